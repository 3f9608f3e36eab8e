import type { Credit } from '@tafelrunde/contract/exhibitions/credits'
import { type InvoiceContent, issuedOn } from '../invoices.rules.ts'

/** What a credit says of an invoice, to the same buyer, under a number of its own. */
export const creditContent = (
  invoice: InvoiceContent,
  { items, lines, taxes, sums }: Credit,
  { number, issuedAt, reason }: { number: string; issuedAt: Date; reason: string },
): InvoiceContent => ({
  ...invoice,
  number,
  issuedAt,
  dueOn: null,
  corrects: { number: invoice.number, issuedOn: issuedOn(invoice), reason, items },
  lines,
  taxes,
  sums,
  paidCents: 0,
})
