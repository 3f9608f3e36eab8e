import { leavesEconomicArea, type TransferAddress } from '../../payments/payment-files.rules.ts'

/** What somebody asks to be paid back: the credit in cents as they have seen it, and to which account. */
export type RefundWish = { order: number; cents: number; iban: string; holder: string }

/**
 * „ERSTATTUNG-12-2“: the second transfer to whoever placed order 12. Each has another one, as banks refuse what looks
 * like a transfer that they know.
 */
export const refundReference = (orderId: number, transfer: number) => `ERSTATTUNG-${orderId}-${transfer}`

/** The transfers that these texts of a bank name, each as „ERSTATTUNG-12-2“; signs count, as in those of settlements. */
export const refundsNamedIn = (texts: readonly string[]) => {
  const found = texts.flatMap(text => [
    ...text.toUpperCase().matchAll(/ERSTATTUNG ?- ?(\d{1,9})-(\d{1,3})(?!\d)/g),
  ])
  return [...new Set(found.map(([, order, transfer]) => refundReference(Number(order), Number(transfer))))]
}

type Refund = RefundWish & {
  reference: string
  number: string
  event: { name: string }
  address: TransferAddress
}

/** The transfer that pays a credit back. It names the address only where it leaves the European Economic Area. */
export const transferOf = ({ reference, number, event, iban, holder, cents, address }: Refund) => ({
  endToEndId: reference,
  name: holder,
  iban,
  bic: null,
  address: leavesEconomicArea(iban) ? address : null,
  cents,
  remittance: `${reference} Bestellung ${number} ${event.name}`,
})
