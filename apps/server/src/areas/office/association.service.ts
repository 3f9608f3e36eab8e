import type { AssociationFields, OfficeAssociation } from '@tafelrunde/contract/admin/association'
import { tafelgruen } from '@tafelrunde/contract/values/colours'
import { readNumbers } from '../../common/bank.service.ts'
import type { Caller } from '../../common/people.rules.ts'
import type { Deps } from '../../deps.ts'
import { type Db, inTransaction } from '../../platform/db/database.ts'
import { checkOwnSecondFactor } from '../accounts/second-factor/duty.service.ts'
import { lockForChange, readAssociation, rewriteAssociation } from '../association/association.service.ts'
import { noteSmallBusiness, tellSmallBusiness } from '../association/small-business.service.ts'
import { checkSeen, type Subjects, versionOf } from '../audit/audit.service.ts'
import { fileUrl } from '../storage/storage.rules.ts'
import { samplePaper } from './sample-paper.document.ts'

/** In which tables it is written. */
export const associationSubjects: Subjects = ['association', 'small_business_days']

/** All that is said of the association, with the version that whoever changes it has to name. */
export const readOfficeAssociation = async (
  { clock, config }: Pick<Deps, 'clock' | 'config'>,
  db: Db,
): Promise<OfficeAssociation> => {
  const {
    id,
    logo,
    postalCode,
    senderName,
    replyTo,
    accountHolder,
    taxNumber,
    vatId,
    primaryColour,
    staffSecondFactor,
    ...row
  } = await readAssociation(db)
  return {
    ...row,
    logo: fileUrl(config.APP_URL, logo),
    version: await versionOf(db, associationSubjects, id),
    postal_code: postalCode,
    sender_name: senderName,
    reply_to: replyTo,
    account_holder: accountHolder,
    tax_number: taxNumber,
    vat_id: vatId,
    ...(await tellSmallBusiness(clock, db)),
    primary_colour: primaryColour,
    staff_second_factor: staffSecondFactor,
  }
}

/**
 * Changes it as its changer saw it; bank account and VAT id are checked and written as banks write them. A second step
 * for all of the office is asked for only by whoever has one: so nobody shuts themselves out.
 */
export const changeAssociation = (
  deps: Deps,
  caller: { id: number },
  { version, ...fields }: AssociationFields & { version: number },
) =>
  inTransaction(deps.db, async tx => {
    const row = await lockForChange(tx)
    await checkSeen(tx, associationSubjects, row.id, version)
    const {
      postal_code,
      sender_name,
      reply_to,
      account_holder,
      tax_number,
      vat_id,
      small_business,
      staff_second_factor = row.staffSecondFactor,
      ...same
    } = fields
    if (staff_second_factor && !row.staffSecondFactor) await checkOwnSecondFactor(tx, caller.id)
    await rewriteAssociation(tx, {
      ...same,
      ...readNumbers({ ...same, vat_id }, row),
      postalCode: postal_code,
      senderName: sender_name,
      replyTo: reply_to ?? '',
      accountHolder: account_holder,
      taxNumber: tax_number,
      staffSecondFactor: staff_second_factor,
    })
    await noteSmallBusiness(deps.clock, tx, { small_business })
    return readOfficeAssociation(deps, tx)
  })

type ColourWish = { primary_colour: string | null; version: number }

/** Shows everything in this colour from now on; Tafelgrün has designed shades and so is none of one's own. */
export const changeColour = (deps: Deps, { primary_colour, version }: ColourWish) =>
  inTransaction(deps.db, async tx => {
    const row = await lockForChange(tx)
    await checkSeen(tx, associationSubjects, row.id, version)
    await rewriteAssociation(tx, { primaryColour: primary_colour === tafelgruen ? null : primary_colour })
    return readOfficeAssociation(deps, tx)
  })

/** A page as all papers look now, for whoever looks after the letterhead. */
export const drawSamplePaper = async ({ clock, db, papers }: Deps, caller: Caller) => ({
  name: 'Musterseite.pdf',
  bytes: await papers.draw('sample', samplePaper(await readAssociation(db), clock.now()), caller.id),
})
