import {
  type Chart,
  chartAccounts,
  type DatevFields,
  type DatevSettings,
  type PaymentAccounts,
  paymentAccountsOf,
} from '@tafelrunde/contract/admin/money/datev'
import {
  type SettlementAccounts,
  Sphere,
  settlementAccountsOf,
} from '@tafelrunde/contract/admin/money/datev-settlements'
import { TaxCase } from '@tafelrunde/contract/values/tax'

/** What is typed, by the names of the fields. */
export type Typed = Record<string, string>

export const ways = ['bank', 'cash', 'card', 'other', 'fees'] as const
export const settlementNames = [
  'creditor',
  'fee',
  'travel',
  'expenses',
  'donations',
  'vat_key',
  'union_key',
  'third_key',
] as const
/** The field of each of these. */
export const settlementField = (name: (typeof settlementNames)[number]) =>
  `${name.endsWith('_key') ? 'key' : 'pay'}.${name}`

const textOf = (value: number | string | null) => (value === null ? '' : String(value))
const accountTexts = (accounts: DatevSettings['accounts'] | undefined): Typed =>
  Object.fromEntries(TaxCase.options.map(one => [one, textOf(accounts?.[one] ?? null)]))
const keyTexts = (keys: DatevSettings['keys']): Typed =>
  Object.fromEntries(TaxCase.options.map(one => [`key.${one}`, keys[one] ?? '']))
const paymentTexts = (accounts: PaymentAccounts): Typed =>
  Object.fromEntries(ways.map(way => [`pay.${way}`, textOf(accounts[way])]))
const settlementTexts = (accounts: SettlementAccounts): Typed =>
  Object.fromEntries(settlementNames.map(name => [settlementField(name), textOf(accounts[name])]))

/** What is saved as it stands in the fields. */
export const typedOf = (saved: DatevSettings): Typed => ({
  consultant: textOf(saved.consultant),
  client: textOf(saved.client),
  debtor: textOf(saved.debtor),
  ...accountTexts(saved.accounts),
  ...keyTexts(saved.keys),
  ...paymentTexts(saved.payments),
  ...settlementTexts(saved.settlements),
})

/** What a chart proposes with so many digits. */
export const proposedBy = (chart: Chart, digits: number): Typed => {
  const accounts = settlementAccountsOf(chart, digits)
  return {
    debtor: `1${'0'.repeat(digits)}`,
    ...accountTexts(chartAccounts[chart]),
    ...paymentTexts(paymentAccountsOf(chart, digits)),
    'pay.creditor': textOf(accounts.creditor),
    'pay.fee': textOf(accounts.fee),
    'pay.travel': textOf(accounts.travel),
    'pay.expenses': textOf(accounts.expenses),
    'pay.donations': textOf(accounts.donations),
  }
}

/** By tax case, as the contract wants it. */
const ofEach = <Value>(value: (one: TaxCase) => Value) => ({
  standard: value('standard'),
  reduced: value('reduced'),
  exempt: value('exempt'),
  small_business: value('small_business'),
  reverse_charge: value('reverse_charge'),
  not_taxable: value('not_taxable'),
  compensation: value('compensation'),
})

export type Chosen = {
  chart: Chart
  length: string
  month: string
  sphere: string
  settlementSphere: string
  serviceDate: boolean
}

const sphereOf = (text: string) => Sphere.options.find(one => one === text) ?? null

/** What is typed and chosen as it is saved. */
export const bodyOf = (typed: Typed, chosen: Chosen): DatevFields => {
  const number = (name: string) => Number(typed[name])
  const maybe = (name: string) => (typed[name] ? number(name) : null)
  const key = (name: string) => typed[`key.${name}`] || null
  return {
    consultant: number('consultant'),
    client: number('client'),
    chart: chosen.chart,
    account_length: Number(chosen.length),
    year_starts: Number(chosen.month),
    service_date: chosen.serviceDate,
    debtor: number('debtor'),
    accounts: ofEach(number),
    keys: ofEach(key),
    invoice_sphere: sphereOf(chosen.sphere),
    payments: {
      bank: maybe('pay.bank'),
      cash: maybe('pay.cash'),
      card: maybe('pay.card'),
      other: maybe('pay.other'),
      fees: maybe('pay.fees'),
    },
    settlements: {
      creditor: maybe('pay.creditor'),
      fee: maybe('pay.fee'),
      travel: maybe('pay.travel'),
      expenses: maybe('pay.expenses'),
      donations: maybe('pay.donations'),
      vat_key: key('vat_key'),
      union_key: key('union_key'),
      third_key: key('third_key'),
      sphere: sphereOf(chosen.settlementSphere),
    },
  }
}
