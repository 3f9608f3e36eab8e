import { Invoice } from '@tafelrunde/contract/admin/money/orders'
import { money } from '@tafelrunde/ui/figures.ts'

export const invoiceKinds = Invoice.shape.kind.options

export const kindTexts: Record<Invoice['kind'], string> = {
  invoice: 'Rechnung',
  cancellation: 'Stornorechnung',
  credit: 'Rechnungskorrektur',
}

/** „−14,00 €“, with the sign for minus. */
export const signedMoney = (cents: number) => money(cents).replace('-', '\u2212')
