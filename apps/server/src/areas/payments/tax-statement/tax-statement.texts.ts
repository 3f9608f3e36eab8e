import { type SettlementContent, settlementNumber } from '../../settlements/settlements.rules.ts'

type Cell = string | number | Date | null
export type Paid = { id: number; file: number; execution: string; content: SettlementContent }

const taxTexts: Record<SettlementContent['tax'], string> = {
  vat: 'Umsatzsteuer',
  small_business: 'Kleinunternehmer (§ 19 UStG)',
  allowance: 'Freibetrag (§ 3 Nr. 26 EStG)',
}

/** 27.03.2027 */
const dayFigures = (day: string) => day.split('-').toReversed().join('.')
const euros = (cents: number) => cents / 100

const columns: Record<string, (paid: Paid) => Cell> = {
  Abrechnung: ({ id, content }) => settlementNumber(id, content.event, content.version),
  Nachname: ({ content }) => content.person.lastName,
  Vorname: ({ content }) => content.person.firstName,
  'Steuernummer oder USt-IdNr.': ({ content }) => content.person.vatId || content.person.taxNumber,
  Veranstaltung: ({ content }) => content.event.name,
  Beginn: ({ content }) => content.event.startsAt,
  Ende: ({ content }) => content.event.endsAt,
  'Steuerliche Behandlung': ({ content }) => taxTexts[content.tax],
  'Honorar in Euro': ({ content }) => euros(content.sums.fee),
  'Fahrt in Euro': ({ content }) => euros(content.sums.travel),
  'Auslagen in Euro': ({ content }) => euros(content.sums.expenses),
  'Umsatzsteuer in %': ({ content }) => (content.tax === 'vat' ? content.vatPercent : null),
  'Umsatzsteuer in Euro': ({ content }) => euros(content.sums.vat),
  'Summe in Euro': ({ content }) => euros(content.sums.total),
  'Bezahlt am': ({ execution }) => dayFigures(execution),
  Zahlungsdatei: ({ file }) => file,
}

type Sum = 'fee' | 'travel' | 'expenses' | 'vat' | 'total'
const summed: Record<string, Sum> = {
  'Honorar in Euro': 'fee',
  'Fahrt in Euro': 'travel',
  'Auslagen in Euro': 'expenses',
  'Umsatzsteuer in Euro': 'vat',
  'Summe in Euro': 'total',
}

/** Cents are added, so that a sum is exactly what its lines are. */
const totalOf = (heading: string, paid: Paid[]) => {
  const name = summed[heading]
  if (!name) return heading === 'Abrechnung' ? 'Summe' : null
  return euros(paid.reduce((sum, { content }) => sum + content.sums[name], 0))
}

/** A line for each settlement, and one with the sums of all. */
export const taxStatementTable = (paid: Paid[]) => {
  const headings = Object.keys(columns)
  const lines = paid.map(one => Object.values(columns).map(read => read(one)))
  return {
    name: 'Honorare und Auslagen',
    headings,
    rows: [...lines, headings.map(heading => totalOf(heading, paid))],
  }
}

export const endsBefore = 'Das Ende liegt vor dem Anfang.'
