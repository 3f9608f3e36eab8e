import type { Chart, PaymentAccounts } from '@tafelrunde/contract/admin/money/datev'
import type { DatevExport } from '@tafelrunde/contract/admin/money/datev-exports'
import type { SettlementAccounts, Sphere } from '@tafelrunde/contract/admin/money/datev-settlements'
import type { TaxCase } from '@tafelrunde/contract/values/tax'
import { tableDayAndTime } from '@tafelrunde/ui/dates.ts'
import { counted, money } from '@tafelrunde/ui/figures.ts'

export const chartTexts: Record<Chart, string> = {
  '03': 'SKR03',
  '04': 'SKR04',
  '42': 'SKR42 (Vereine, Stiftungen, gGmbH)',
  '49': 'SKR49 (Vereine, bis 2024)',
}

export const caseTexts: Record<TaxCase, string> = {
  standard: 'Erlöse 19 %',
  reduced: 'Erlöse 7 %',
  exempt: 'Steuerfreie Erlöse (§ 4 UStG)',
  small_business: 'Erlöse als Kleinunternehmer (§ 19 UStG)',
  reverse_charge: 'Erlöse im EU-Ausland, Steuer schuldet der Empfänger',
  not_taxable: 'Im Inland nicht steuerbare Erlöse',
  compensation: 'Stornopauschalen (Schadensersatz)',
}

/** The accounts of payments, and what their fields say below. */
export const paymentTexts: Record<keyof PaymentAccounts, [label: string, help: string]> = {
  bank: ['Bankkonto', 'Auch für Überweisungen, die von Hand vermerkt sind'],
  cash: ['Kasse', ''],
  card: ['Kartenzahlungen', 'In der Regel Geldtransit'],
  other: ['Sonstige Zahlungen', 'Ein Verrechnungskonto'],
  fees: ['Gebühren der Bank', 'Was sie für eine Rückgabe nimmt'],
}

/** What postings of settlements name, and what the fields say below. */
export const settlementTexts: Record<
  Exclude<keyof SettlementAccounts, 'sphere'>,
  [label: string, help: string]
> = {
  creditor: ['Kreditorenkonto', 'Ein Sammelkonto für alle Referenten'],
  fee: ['Honorare', ''],
  travel: ['Fahrten', 'In der Regel dasselbe: Sie gehören zum Honorar'],
  expenses: ['Auslagen', ''],
  donations: ['Spenden', 'Nur nötig, wenn jemand als Spende auf etwas verzichtet'],
  vat_key: [
    'Schlüssel für Vorsteuer',
    'Leer, wenn Sie keine Vorsteuer abziehen oder das Konto es von selbst tut',
  ],
  union_key: ['Schlüssel für § 13b UStG, Referent im EU-Ausland', ''],
  third_key: ['Schlüssel für § 13b UStG, Referent im Drittland', ''],
}

export const sphereTexts: Record<Sphere, string> = {
  ideal: 'Ideeller Bereich',
  assets: 'Vermögensverwaltung',
  purpose: 'Zweckbetrieb',
  business: 'Wirtschaftlicher Geschäftsbetrieb',
}

export const monthTexts = Array.from({ length: 12 }, (_, month) =>
  new Intl.DateTimeFormat('de-DE', { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2027, month)),
)

const digits: Record<number, string> = { 4: 'vier', 5: 'fünf', 6: 'sechs', 7: 'sieben', 8: 'acht', 9: 'neun' }

/** What is wrong with what stands in a field, where an account has so many digits. */
export const problemOf = (name: string, text: string, length: number) => {
  const forms: Record<string, { pattern: RegExp; problem: string }> = {
    consultant: { pattern: /^\d{4,7}$/, problem: 'Die Beraternummer hat vier bis sieben Ziffern.' },
    client: { pattern: /^\d{1,5}$/, problem: 'Die Mandantennummer hat bis zu fünf Ziffern.' },
    debtor: {
      pattern: new RegExp(`^[1-6]\\d{${length}}$`),
      problem: `Ein Debitor hat ${digits[length + 1]} Ziffern, die erste von 1 bis 6.`,
    },
    key: { pattern: /^\d{0,4}$/, problem: 'Ein Steuerschlüssel hat bis zu vier Ziffern.' },
    pay: {
      pattern: new RegExp(`^([1-9]\\d{${length - 1}})?$`),
      problem: `Ein Konto hat ${digits[length]} Ziffern.`,
    },
    creditor: {
      pattern: new RegExp(`^([7-9]\\d{${length}})?$`),
      problem: `Ein Kreditor hat ${digits[length + 1]} Ziffern, die erste von 7 bis 9.`,
    },
    account: {
      pattern: new RegExp(`^[1-9]\\d{${length - 1}}$`),
      problem: `Ein Konto hat ${digits[length]} Ziffern.`,
    },
  }
  const form = forms[name.endsWith('creditor') ? 'creditor' : (name.split('.')[0] ?? '')] ?? forms['account']
  return form?.pattern.test(text) ? undefined : form?.problem
}

const dayFigures = (day: string) => day.split('-').toReversed().join('.')

type Sums = Omit<DatevExport, 'id' | 'from' | 'until' | 'created' | 'by' | 'only_new'>
type Parts = { payments: boolean; settlements: boolean }

/** „12 Rechnungen und Stornorechnungen über zusammen 4.711,00 €, 9 Zahlungen über zusammen 4.000,00 €“ */
export const sumsText = (sums: Sums, parts: Parts) =>
  [
    `${counted(sums.invoices, 'Rechnung oder Stornorechnung', 'Rechnungen und Stornorechnungen')} über zusammen ${money(sums.cents)}`,
    ...(parts.payments
      ? [`${counted(sums.payments ?? 0, 'Zahlung', 'Zahlungen')} über zusammen ${money(sums.payment_cents)}`]
      : []),
    ...(parts.settlements
      ? [`Abrechnungen: ${money(sums.settlement_cents)} Aufwand, ${money(sums.payout_cents)} ausgezahlt`]
      : []),
  ].join(', ')

/** „01.01.2027 bis 31.03.2027, nur Neues: 12 Rechnungen und … über zusammen 4.711,00 €, Do., 1. Apr. 2027, 9:12 Uhr, Renate Albrecht“ */
export const exportText = ({ from, until, created, by, only_new: onlyNew, ...sums }: DatevExport) =>
  `${dayFigures(from)} bis ${dayFigures(until)}${onlyNew ? ', nur Neues' : ''}: ${sumsText(sums, { payments: sums.payments !== null, settlements: sums.settlements !== null })}, ${[tableDayAndTime(created), by].filter(Boolean).join(', ')}`
