/** What is asked of whoever calls off so late: from so many days before the event's first day, null: from the confirmation. */
export type EndingTerm = { days: number | null; percent: number }
/** The same with its day in Berlin, `2027-02-26`; null: since the confirmation. */
export type DatedTerm = EndingTerm & { from: string | null }

/** The fee in cents: that share of the net sum, half a cent up; of nothing, nothing. */
export const endingFee = ({ percent }: EndingTerm, netCents: number) =>
  Math.floor((Math.max(0, netCents) * percent + 50) / 100)

/** Which of the terms, the earliest first, holds on a day in Berlin, `2027-03-01`; before the first of them none. */
export const termOn = <Term extends DatedTerm>(terms: readonly Term[], day: string) =>
  terms.findLast(({ from }) => from === null || from <= day)

/** „ab 14 Tage vor Beginn (26.02.2027)“ */
export const sinceText = ({ days, from }: DatedTerm) => {
  if (days === null || from === null) return 'nach der Bestätigung'
  const date = from.split('-').toReversed().join('.')
  if (days === 0) return `ab dem ersten Tag der Veranstaltung (${date})`
  return `ab ${days === 1 ? '1\u00A0Tag' : `${days}\u00A0Tage`} vor Beginn (${date})`
}

/** „50 % der Nettosumme“ */
export const shareText = ({ percent }: EndingTerm) => `${percent}\u00A0% der Nettosumme`

/** „ab 14 Tage vor Beginn (26.02.2027) 50 % der Nettosumme“ */
export const endingTermText = (term: DatedTerm) => `${sinceText(term)} ${shareText(term)}`
