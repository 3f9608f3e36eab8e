/** What came in for an order on a day, `YYYY-MM-DD` in Berlin; below 0 what went back. */
export type Movement = { day: string; cents: number }

/** The base rate of § 247 BGB from a day on, in hundredths of a percent; it may be negative. */
export type BaseRate = { from: string; rate: number }

/** What the office wants for the delay of a payment. */
export type LateTerms = {
  /** Hundredths of a percentage point above the base rate; null: no interest. */
  interestPoints: number | null
  /** Once for each invoice (§ 288 Abs. 5 BGB); 0: none. */
  flatFeeCents: number
  /** For each reminder; 0: none. */
  feeCents: number
  /** The first step of the reminders that names any of it. */
  fromStep: number
}

/** Days on which the same was owed at the same rate, both included; the rate is in hundredths of a percent. */
export type InterestSpan = {
  from: string
  until: string
  days: number
  cents: number
  rate: number
  interestCents: number
}

/** What reminders of an invoice have demanded besides what is open. */
type Demanded = { feesCents: number; flatFeeCents: number }

const next = (day: string) => {
  const moment = new Date(`${day}T00:00:00Z`)
  moment.setUTCDate(moment.getUTCDate() + 1)
  return moment.toISOString().slice(0, 10)
}

/** Actual days of a year of 365, rounded half up to the cent. */
const interestOf = (cents: number, rate: number, days: number) =>
  Math.round((cents * rate * days) / (365 * 10_000))

type Owed = {
  /** The last day on which it could be paid in time. */
  dueOn: string
  /** The day of the letter, which counts. */
  today: string
  /** What is open today. */
  openCents: number
  movements: readonly Movement[]
}

/** What was open at the end of a day: what is open today, and what came in after that day. */
const openAt = ({ openCents, movements }: Owed, day: string) =>
  movements.reduce((open, movement) => (movement.day > day ? open + movement.cents : open), openCents)

/** The rate of a day, never below 0; none before the first base rate that the office has said. */
const rateAt = (points: number, baseRates: readonly BaseRate[], day: string) => {
  const base = baseRates.filter(({ from }) => from <= day).toSorted((a, b) => (a.from < b.from ? 1 : -1))[0]
  return base ? Math.max(0, base.rate + points) : 0
}

/**
 * Interest of delay from the day after the due day until today (§ 288 BGB), of what was open on each day: a payment
 * lowers it from its own day on. What was credited counts as never owed. Each span is rounded by itself, so that a letter adds up.
 */
export const interestSpans = (owed: Owed, points: number, baseRates: readonly BaseRate[]): InterestSpan[] => {
  const spans: Omit<InterestSpan, 'interestCents'>[] = []
  for (let day = next(owed.dueOn); day <= owed.today; day = next(day)) {
    const cents = openAt(owed, day)
    const rate = rateAt(points, baseRates, day)
    if (cents <= 0 || rate === 0) continue
    const last = spans.at(-1)
    if (last && last.cents === cents && last.rate === rate && next(last.until) === day) {
      last.until = day
      last.days += 1
    } else spans.push({ from: day, until: day, days: 1, cents, rate })
  }
  return spans.map(span => ({ ...span, interestCents: interestOf(span.cents, span.rate, span.days) }))
}

type Facts = Owed & {
  step: number
  terms: LateTerms
  baseRates: readonly BaseRate[]
  /** By the reminders before this one. */
  before: Demanded
}

/**
 * What a reminder demands besides what is open. Fees of the reminders add up, and are costs of pursuing a claim: the flat
 * fee, once for each invoice, is set against them (§ 288 Abs. 5 Satz 3 BGB), so that the higher of both is owed. What was demanded
 * once stays so.
 */
export const lateCharges = ({ step, terms, baseRates, before, ...owed }: Facts) => {
  const applies = step >= terms.fromStep
  const spans =
    applies && terms.interestPoints !== null ? interestSpans(owed, terms.interestPoints, baseRates) : []
  const feesCents = before.feesCents + (applies ? terms.feeCents : 0)
  const flatFeeCents = before.flatFeeCents || (applies ? terms.flatFeeCents : 0)
  const interestCents = spans.reduce((sum, span) => sum + span.interestCents, 0)
  return {
    spans,
    interestCents,
    feesCents,
    flatFeeCents,
    /** All of it, on top of what is open. */
    extraCents: interestCents + Math.max(feesCents, flatFeeCents),
  }
}
export type LateCharges = ReturnType<typeof lateCharges>
