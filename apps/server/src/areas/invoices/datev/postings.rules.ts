import type { Chart, DatevSettings } from '@tafelrunde/contract/admin/money/datev'
import type { Sphere } from '@tafelrunde/contract/admin/money/datev-settlements'
import { type InvoiceContent, issuedOn } from '../invoices.rules.ts'
import type { Posting } from './extf.rules.ts'

/** The numbers that SKR42 has for the spheres (DATEV's Dok.-Nr. 1022900). */
const sphereNumbers: Record<Sphere, string> = { ideal: '1', assets: '2', purpose: '3', business: '4' }

/**
 * KOST1 and KOST2 of what belongs to an event. SKR42 has the sphere in KOST1, SKR49 has it in the account; in the
 * charts for everybody KOST1 is the cost centre, so that the sphere comes second.
 */
export const costsOf = (chart: Chart, costCentre: string, sphere: Sphere | null): [string, string] => {
  const number = sphere === null ? '' : sphereNumbers[sphere]
  if (chart === '42') return [number, costCentre]
  return chart === '49' ? [costCentre, ''] : [costCentre, number]
}

/**
 * A posting for each rate or reason of an invoice: the exhibitor owes its gross sum. Accounts that reckon the VAT out of
 * it by themselves need no tax key, others have one. What a cancellation or a credit takes back is
 * on the other side.
 */
export const invoicePostings = (
  content: InvoiceContent,
  costCentre: string,
  { accounts, keys, ...settings }: DatevSettings,
): Posting[] =>
  content.taxes.map(({ taxCase, netCents, vatCents }) => ({
    cents: netCents + vatCents,
    account: settings.debtor,
    against: accounts[taxCase],
    key: keys[taxCase],
    day: issuedOn(content),
    number: content.number,
    text: content.buyer.company,
    costs: costsOf(settings.chart, costCentre, settings.invoice_sphere),
    vatId: taxCase === 'reverse_charge' ? content.buyer.vatId : '',
    serviceDay: settings.service_date ? content.event.endsOn : null,
  }))
