import type { changeDonationTerms as contract } from '@tafelrunde/contract/admin/donation-terms'
import { berlinDay } from '@tafelrunde/contract/values/berlin'
import type * as z from 'zod/mini'
import type { Deps } from '../../../deps.ts'
import { type Db, inTransaction } from '../../../platform/db/database.ts'
import { InvalidField } from '../../../platform/refusals.ts'
import { lockForChange } from '../association.service.ts'
import * as queries from './donations.queries.ts'
import { mayConfirm } from './donations.rules.ts'

type Wish = z.infer<typeof contract.schema.body>

const noticeToCome = 'Das Datum des Bescheids liegt in der Zukunft.'
const periodMissing = 'Bitte geben Sie an, für welchen letzten Veranlagungszeitraum der Bescheid gilt.'

/** What a Zuwendungsbestätigung names; undefined: none is given. */
export const readDonationTerms = (db: Db) => queries.findTerms(db)

/** The same as the contract words it, and whether it is still good today (§ 63 Abs. 5 AO). */
export const tellDonationTerms = async ({ clock }: Pick<Deps, 'clock'>, db: Db) => {
  const terms = await queries.findTerms(db)
  return {
    terms: terms
      ? {
          tax_office: terms.taxOffice,
          tax_number: terms.taxNumber,
          notice: terms.notice,
          notice_on: terms.noticeOn,
          period: terms.period,
          purposes: terms.purposes,
        }
      : null,
    is_valid: mayConfirm(terms, berlinDay(clock.now())),
  }
}

/** Says what a Zuwendungsbestätigung names, or that none is given any more. What was confirmed stays. */
export const changeDonationTerms = (deps: Deps, { terms }: Wish) =>
  inTransaction(deps.db, async tx => {
    await lockForChange(tx)
    if (terms) {
      if (terms.notice_on > berlinDay(deps.clock.now())) throw new InvalidField('notice_on', noticeToCome)
      if (terms.notice === 'exemption' && !terms.period) throw new InvalidField('period', periodMissing)
      await queries.putTerms(tx, {
        taxOffice: terms.tax_office,
        taxNumber: terms.tax_number,
        notice: terms.notice,
        noticeOn: terms.notice_on,
        period: terms.notice === 'exemption' ? terms.period : '',
        purposes: terms.purposes,
      })
    } else await queries.deleteTerms(tx)
    return tellDonationTerms(deps, tx)
  })
