import { paymentReference, type SettlementContent } from '../settlements/settlements.rules.ts'

/** Where somebody lives, in parts, as banks want it; `country` in two letters. */
export type TransferAddress = { street: string; postalCode: string; city: string; country: string }

/** An approved settlement, as far as a transfer needs it. */
export type Payable = {
  id: number
  /** Which of its payments it is: the second, if the first was undone. */
  payment?: number
  person: Pick<SettlementContent['person'], 'firstName' | 'lastName' | keyof TransferAddress>
  bank: Omit<SettlementContent['bank'], 'changedAt'>
  sums: Pick<SettlementContent['sums'], 'total'>
}

/** Without a country there is no address. */
const addressOf = ({ street, postalCode, city, country }: Payable['person']) =>
  country ? { street, postalCode, city, country } : null

const economicArea = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' '),
)

/**
 * Whether a transfer to this account has to say where it comes from: it does as soon as it leaves the European Economic
 * Area (Regulation (EU) 2023/1113, Art. 4 and 5; EPC125-05, AT-P005), to Switzerland or the United Kingdom, say.
 */
export const leavesEconomicArea = (iban: string) => !economicArea.has(iban.slice(0, 2))

/** The transfer that pays a settlement. */
export const transferOf = ({ id, payment, person, bank, sums }: Payable, eventName: string) => ({
  endToEndId: paymentReference(id, payment),
  name: bank.holder || `${person.firstName} ${person.lastName}`,
  iban: bank.iban,
  bic: bank.bic || null,
  address: addressOf(person),
  cents: sums.total,
  remittance: `${paymentReference(id, payment)} ${eventName}`,
})

/** All sums together. */
export const totalOf = (payables: Payable[]) => payables.reduce((total, { sums }) => total + sums.total, 0)

/** A bank executes a file on its day: only before that it can be taken back. `today` is the day in Berlin. */
export const isUndoable = (execution: string, today: string) => today < execution
