import type { ExhibitorFields, OfficeExhibitor } from '@tafelrunde/contract/admin/people/exhibitors'
import { unknownChoice } from '@tafelrunde/contract/http/filters'
import type { Deps } from '../../../deps.ts'
import { type Db, inTransaction, type Tx } from '../../../platform/db/database.ts'
import type { KeepAnswer } from '../../../platform/idempotency.ts'
import { InvalidField, orNotFound, Refusal } from '../../../platform/refusals.ts'
import { checkSeen, forgetValues, type Subjects, versionOf } from '../../audit/audit.service.ts'
import { toExhibitor } from '../../directory/directory.rules.ts'
import { websiteOf } from '../../directory/directory.service.ts'
import { dropFile } from '../../storage/storage.service.ts'
import { whyItStays } from '../events/deletion.rules.ts'
import * as queries from './exhibitors.queries.ts'

type Addressed = Pick<Deps, 'config'>

/** Where an exhibitor's entry is written. */
export const exhibitorSubjects: Subjects = ['exhibitors', 'exhibitor_events']

/** An exhibitor as the office sees them, with the version that whoever changes them has to name. */
export const readOfficeExhibitor = async (
  { config }: Addressed,
  db: Db,
  id: number,
): Promise<OfficeExhibitor> => {
  const { account, ...row } = orNotFound(await queries.findOfficeExhibitor(db, id))
  return {
    ...toExhibitor(config.APP_URL, row),
    contact_name: row.exhibitor.contactName,
    contact_email: row.exhibitor.contactEmail,
    contact_phone: row.exhibitor.contactPhone,
    account,
    version: await versionOf(db, exhibitorSubjects, id),
  }
}

const toRow = ({ name, description, website, stand, ...contact }: ExhibitorFields) => ({
  name,
  description,
  website: websiteOf(website ?? ''),
  stand,
  contactName: contact.contact_name,
  contactEmail: contact.contact_email ?? '',
  contactPhone: contact.contact_phone,
})

const writeEvents = async (tx: Tx, id: number, events: number[]) => {
  const wanted = [...new Set(events)]
  const there = await queries.findEventIds(tx, wanted)
  if (there.length < wanted.length) throw new InvalidField('events', unknownChoice)
  await queries.rewriteEvents(tx, id, wanted)
}

/** Makes the entry of a company that need not have an account. */
export const createExhibitor = (deps: Deps, fields: ExhibitorFields, keep: KeepAnswer) =>
  inTransaction(deps.db, async tx => {
    const id = await queries.insertExhibitor(tx, toRow(fields))
    await writeEvents(tx, id, fields.events)
    const made = await readOfficeExhibitor(deps, tx, id)
    await keep(tx, made)
    return made
  })

/** Changes an entry that is as its changer saw it. */
export const changeExhibitor = (
  deps: Deps,
  id: number,
  { version, ...fields }: ExhibitorFields & { version: number },
) =>
  inTransaction(deps.db, async tx => {
    orNotFound(await queries.lockExhibitor(tx, id))
    await checkSeen(tx, exhibitorSubjects, id, version)
    await queries.updateExhibitor(tx, id, toRow(fields))
    await writeEvents(tx, id, fields.events)
    return readOfficeExhibitor(deps, tx, id)
  })

/** Shows the name of the company again. */
export const removeLogo = (deps: Deps, id: number) =>
  inTransaction(deps.db, async tx => {
    const { logo } = orNotFound(await queries.lockExhibitor(tx, id))
    await queries.updateExhibitor(tx, id, { logo: null })
    if (logo) await dropFile(tx, logo)
    return readOfficeExhibitor(deps, tx, id)
  })

/** Deletes an entry that nothing hangs on, its logo, and what its history said of whom the office wrote to. */
export const dropExhibitor = async (tx: Tx, id: number) => {
  const { accountId, logo } = orNotFound(await queries.lockExhibitor(tx, id))
  const refusal = whyItStays(
    [await queries.countEventsOf(tx, id), 'Veranstaltung', 'Veranstaltungen'],
    [accountId === null ? 0 : 1, 'Konto', 'Konten'],
  )
  if (refusal) throw new Refusal('state', refusal)
  await queries.removeExhibitor(tx, id)
  if (logo) await dropFile(tx, logo)
  await forgetValues(tx, 'exhibitors', [id])
}
