import type { VatWarning } from '@tafelrunde/contract/admin/money/invoice-previews'
import type { VatCheckResult } from '@tafelrunde/contract/admin/money/vat-checks'
import type { Payer, TaxCase } from '@tafelrunde/contract/values/tax'
import { checkVatId, isUnionVatId } from '../../../common/vat-ids.rules.ts'

/** What VIES can be asked about: a buyer's VAT id of another member state, as it is kept; else empty. */
export const askableVatId = ({ vatId, country }: Payer) => {
  const checked = checkVatId(vatId, country)
  return 'id' in checked && isUnionVatId(checked.id) && !checked.id.startsWith('DE') ? checked.id : ''
}

type Check = { vatId: string; result: VatCheckResult; day: string }
type Billed = { vatId: string; orderedOn: string; taxes: { taxCase: TaxCase }[] }

/**
 * What to tell before an invoice on which the buyer owes the tax goes out: no valid answer about its VAT id that is not older than
 * the order. `checks` are the latest first; that VIES was out of reach takes back no answer. Days are those in Berlin.
 */
export const vatWarning = (
  checks: readonly Check[],
  { vatId, orderedOn, taxes }: Billed,
): VatWarning | null => {
  if (!taxes.some(({ taxCase }) => taxCase === 'reverse_charge')) return null
  const own = checks.filter(check => check.vatId === vatId)
  const answer = own.find(({ result }) => result !== 'unreachable')
  if (!answer) return own.length > 0 ? 'unreachable' : 'missing'
  if (answer.result === 'invalid') return 'invalid'
  return answer.day < orderedOn ? 'old' : null
}
