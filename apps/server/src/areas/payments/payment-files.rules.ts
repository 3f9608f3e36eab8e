import { paymentReference, type SettlementContent } from '../settlements/settlements.rules.ts'

/** An approved settlement, as far as a transfer needs it. */
export type Payable = {
  id: number
  person: Pick<SettlementContent['person'], 'firstName' | 'lastName' | 'street' | 'postalCode' | 'city'>
  bank: SettlementContent['bank']
  sums: Pick<SettlementContent['sums'], 'total'>
}

/** Lecturers' data knows no country; five digits are one of Germany's, and without a country there is no address. */
const addressOf = ({ street, postalCode, city }: Payable['person']) =>
  /^\d{5}$/.test(postalCode) ? { street, postalCode, city, country: 'DE' } : null

/** The transfer that pays a settlement. */
export const transferOf = ({ id, person, bank, sums }: Payable, eventName: string) => ({
  endToEndId: paymentReference(id),
  name: bank.holder || `${person.firstName} ${person.lastName}`,
  iban: bank.iban,
  bic: bank.bic || null,
  address: addressOf(person),
  cents: sums.total,
  remittance: `${paymentReference(id)} ${eventName}`,
})

/** All sums together. */
export const totalOf = (payables: Payable[]) => payables.reduce((total, { sums }) => total + sums.total, 0)
