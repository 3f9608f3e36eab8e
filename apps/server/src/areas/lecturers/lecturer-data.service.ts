import type { LecturerDataChanges } from '@tafelrunde/contract/lecturer-data'
import type { Deps } from '../../deps.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { isSameCountry, readBic, readIban } from '../../platform/iban.ts'
import { InvalidField, InvalidFields, NotFound } from '../../platform/refusals.ts'
import * as queries from './lecturer-data.queries.ts'
import { columnsOf, readVatId } from './lecturer-data.rules.ts'
import * as texts from './lecturer-data.texts.ts'

type Caller = { id: number; isStaff: boolean }
type Page = { limit: number; offset: number }

/** The own entry, for staff those of all lecturers; whoever has none yet gets an empty one. */
export const listLecturerData = async ({ db }: Deps, caller: Caller, page: Page) => {
  const accountId = caller.isStaff ? undefined : caller.id
  await inTransaction(db, tx => queries.insertMissing(tx, accountId))
  return queries.findAllData(db, accountId, page)
}

const visible = (caller: Caller, row: queries.LecturerDataRow | undefined) => {
  if (!row || (row.accountId !== caller.id && !caller.isStaff)) throw new NotFound()
  return row
}

export const readLecturerData = async ({ db }: Deps, caller: Caller, id: number) =>
  visible(caller, await queries.findData(db, id))

/** The account as banks write it; refuses at its field what cannot be one. */
const readBank = (wish: LecturerDataChanges, now: { iban: string; bic: string }) => {
  const iban = wish.iban ? readIban(wish.iban) : (wish.iban ?? now.iban)
  const bic = wish.bic ? readBic(wish.bic) : (wish.bic ?? now.bic)
  const vatId = wish.vat_id === undefined ? '' : readVatId(wish.vat_id)
  const wrong = [
    ...(iban === undefined ? [new InvalidField('iban', texts.wrongIban)] : []),
    ...(bic === undefined ? [new InvalidField('bic', texts.wrongBic)] : []),
    ...(vatId === undefined ? [new InvalidField('vat_id', texts.wrongVatId)] : []),
  ]
  if (iban === undefined || bic === undefined || vatId === undefined) throw new InvalidFields(wrong)
  if (iban && bic && !isSameCountry(iban, bic))
    throw new InvalidField(wish.bic ? 'bic' : 'iban', texts.otherCountry)
  return { iban, bic, ...(wish.vat_id !== undefined && { vatId }) }
}

/** Changes what was said of an entry. */
export const changeLecturerData = ({ db }: Deps, caller: Caller, id: number, wish: LecturerDataChanges) =>
  inTransaction(db, async tx => {
    const row = visible(caller, await queries.lockData(tx, id))
    const changes = { ...columnsOf(wish), ...readBank(wish, row) }
    await queries.updateData(tx, id, changes)
    return { ...row, ...changes }
  })
