import { type SettlementContent, settlementNumber } from '../../settlements/settlements.rules.ts'
import { placeOf } from '../../settlements/taxes/taxes.rules.ts'

type Cell = string | number | Date | null
export type Paid = {
  id: number
  file: number | null
  execution: string
  /** What its lecturer has said by now to have got from others in the year of the payment; null: nothing. */
  othersCents: number | null
  content: SettlementContent
}

const taxTexts: Record<Exclude<SettlementContent['tax'], 'reverse_charge'>, string> = {
  vat: 'Umsatzsteuer',
  small_business: 'Kleinunternehmer (§ 19 UStG)',
  allowance: 'Freibetrag (§ 3 Nr. 26 EStG)',
}

/** A return of VAT keeps businesses of the EU and of other countries apart. */
const taxText = ({ tax, person }: SettlementContent) => {
  if (tax !== 'reverse_charge') return taxTexts[tax]
  return placeOf(person) === 'union'
    ? 'Steuerschuldner ist der Verband, EU (§ 13b Abs. 1 UStG)'
    : 'Steuerschuldner ist der Verband, Drittland (§ 13b Abs. 2 Nr. 1 UStG)'
}

/** 27.03.2027 */
const dayFigures = (day: string) => day.split('-').toReversed().join('.')
const euros = (cents: number) => cents / 100

/** What the association owes itself, and of which sum; it pays this to the tax office, not to its lecturers. */
const owedSums = {
  base: ({ owed, sums }: SettlementContent) => (owed ? sums.net : 0),
  owed: ({ owed }: SettlementContent) => owed?.vatCents ?? 0,
}

const columns: Record<string, (paid: Paid) => Cell> = {
  Abrechnung: ({ id, content }) => settlementNumber(id, content.event, content.version),
  Nachname: ({ content }) => content.person.lastName,
  Vorname: ({ content }) => content.person.firstName,
  'Steuernummer oder USt-IdNr.': ({ content }) => content.person.vatId || content.person.taxNumber,
  Veranstaltung: ({ content }) => content.event.name,
  Beginn: ({ content }) => content.event.startsAt,
  Ende: ({ content }) => content.event.endsAt,
  'Steuerliche Behandlung': ({ content }) => taxText(content),
  'Honorar in Euro': ({ content }) => euros(content.sums.fee),
  'Fahrt in Euro': ({ content }) => euros(content.sums.travel),
  'Auslagen in Euro': ({ content }) => euros(content.sums.expenses),
  'Umsatzsteuer in %': ({ content }) => (content.tax === 'vat' ? content.vatPercent : null),
  'Umsatzsteuer in Euro': ({ content }) => euros(content.sums.vat),
  'Summe in Euro': ({ content }) => euros(content.sums.total),
  'Grundlage nach § 13b UStG in Euro': ({ content }) => euros(owedSums.base(content)),
  'Steuersatz nach § 13b UStG in %': ({ content }) => content.owed?.vatPercent ?? null,
  'Steuer nach § 13b UStG in Euro': ({ content }) => euros(owedSums.owed(content)),
  'Bezahlt am': ({ execution }) => dayFigures(execution),
  Zahlungsdatei: ({ file }) => file,
  'Als Spende verzichtet in Euro': ({ content }) => euros(content.sums.donated),
  'Von anderen nach § 3 Nr. 26 EStG, beim Einreichen erklärt, in Euro': ({ content }) =>
    content.declared && euros(content.declared.cents),
  'Für das Jahr der Zahlung zuletzt erklärt in Euro': ({ content, othersCents }) =>
    content.tax === 'allowance' && othersCents !== null ? euros(othersCents) : null,
}

const summed: Record<string, (content: SettlementContent) => number> = {
  'Als Spende verzichtet in Euro': ({ sums }) => sums.donated,
  'Honorar in Euro': ({ sums }) => sums.fee,
  'Fahrt in Euro': ({ sums }) => sums.travel,
  'Auslagen in Euro': ({ sums }) => sums.expenses,
  'Umsatzsteuer in Euro': ({ sums }) => sums.vat,
  'Summe in Euro': ({ sums }) => sums.total,
  'Grundlage nach § 13b UStG in Euro': owedSums.base,
  'Steuer nach § 13b UStG in Euro': owedSums.owed,
}

/** Cents are added, so that a sum is exactly what its lines are. */
const totalOf = (heading: string, paid: Paid[]) => {
  const centsOf = summed[heading]
  if (!centsOf) return heading === 'Abrechnung' ? 'Summe' : null
  return euros(paid.reduce((sum, { content }) => sum + centsOf(content), 0))
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
