import type { Chart, DatevExport, Sphere } from '@tafelrunde/contract/admin/money/datev'
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
    account: {
      pattern: new RegExp(`^[1-9]\\d{${length - 1}}$`),
      problem: `Ein Konto hat ${digits[length]} Ziffern.`,
    },
  }
  const form = forms[name.startsWith('key.') ? 'key' : name] ?? forms['account']
  return form?.pattern.test(text) ? undefined : form?.problem
}

const dayFigures = (day: string) => day.split('-').toReversed().join('.')

/** „01.01.2027 bis 31.03.2027: 12 Rechnungen und Stornorechnungen über 4.711,00 €, Do., 1. Apr. 2027, 9:12 Uhr, Renate Albrecht“ */
export const exportText = ({ from, until, created, by, invoices, cents }: DatevExport) =>
  `${dayFigures(from)} bis ${dayFigures(until)}: ${counted(invoices, 'Rechnung oder Stornorechnung', 'Rechnungen und Stornorechnungen')} über ${money(cents)}, ${[tableDayAndTime(created), by].filter(Boolean).join(', ')}`
