import type { DatedTerm, EndingTerm } from '@tafelrunde/contract/exhibitions/ending-terms'
import { berlinDay } from '@tafelrunde/contract/values/berlin'

/** As they are kept: one beside the other, the earliest first. */
export type KeptTerms = { endingDays: (number | null)[]; endingPercents: number[] }

const rankOf = ({ days }: EndingTerm) => days ?? Number.POSITIVE_INFINITY

/** The terms in whatever order the office has written them. */
export const keptTerms = (terms: readonly EndingTerm[]): KeptTerms => {
  const sorted = terms.toSorted((one, other) => (rankOf(one) > rankOf(other) ? -1 : 1))
  return {
    endingDays: sorted.map(({ days }) => days),
    endingPercents: sorted.map(({ percent }) => percent),
  }
}

/** The earliest first; none where an event offers nothing. */
export const toTerms = (kept: KeptTerms | null | undefined): EndingTerm[] =>
  (kept?.endingPercents ?? []).map((percent, at) => ({ days: kept?.endingDays[at] ?? null, percent }))

const dayBefore = (day: string, days: number) =>
  new Date(Date.parse(day) - days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)

/** The same with the days in Berlin on which they begin to hold, counted from the event's first one. */
export const datedTerms = (
  kept: KeptTerms | null | undefined,
  { startsAt }: { startsAt: Date },
): DatedTerm[] =>
  toTerms(kept).map(({ days, percent }) => ({
    days,
    percent,
    from: days === null ? null : dayBefore(berlinDay(startsAt), days),
  }))
