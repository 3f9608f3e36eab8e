import type { Participation } from '@tafelrunde/contract/events/own-participations'
import { berlinDay } from '@tafelrunde/contract/values/berlin'
import { grouped } from '@tafelrunde/ui/grouped.ts'

/** The calendar year in which the school year of a moment begins: on 1 August in Berlin (contract: getYearRecord). */
export const schoolYearOf = (moment: Date) => {
  const day = berlinDay(moment)
  const year = Number(day.slice(0, 4))
  return day.slice(5) < '08-01' ? year - 1 : year
}

export type FeedbackWindow = 'open' | 'not_attended' | 'not_yet' | 'over'

/** Whether feedback is taken: from whoever was there, once the event is finished (product, States), until its deadline. */
export const feedbackWindow = ({ state, event }: Participation, now: Date): FeedbackWindow => {
  if (state !== 'attended') return 'not_attended'
  if (event.state !== 'finished') return 'not_yet'
  return event.feedback_deadline && now > event.feedback_deadline ? 'over' : 'open'
}

/** Nothing but the person's own feedback stands between the participation and its confirmation. */
export const needsFeedback = (participation: Participation, now: Date) =>
  participation.confirmation.reason === 'feedback_missing' && feedbackWindow(participation, now) === 'open'

/** Its hours and units are the person's own: those of a timeslot that was missed are given, too. */
export const counts = ({ state, confirmation }: Participation) =>
  state === 'attended' && confirmation.reason !== 'too_short'

export type SchoolYear = {
  year: number
  /** Of what is confirmed, as on the Jahresnachweis: how many participations, clock hours, teaching units. */
  confirmed: number
  hours: number
  units: number
  /** Teaching units that only wait for feedback. */
  waitingUnits: number
  /** The newest event first; in each of them what needs feedback, then by time. */
  events: { event: Participation['event']; rows: Participation[] }[]
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

const byEvent = (participations: readonly Participation[], now: Date) => {
  const missing = (row: Participation) => Number(needsFeedback(row, now))
  const rowsOf = grouped(
    participations.toSorted(
      (a, b) => missing(b) - missing(a) || Number(a.timeslot.start) - Number(b.timeslot.start),
    ),
    ({ event }) => event.id,
  )
  return [...rowsOf.values()]
    .flatMap(rows => (rows[0] ? [{ event: rows[0].event, rows }] : []))
    .toSorted((a, b) => Number(b.event.start) - Number(a.event.start))
}

/** Where somebody was, or has missed to be: places that were given up, waited for or are still to come are no matter here. */
const isPast = ({ state, timeslot }: Participation, now: Date) =>
  state === 'attended' || state === 'absent' || (state === 'registered' && now >= timeslot.end)

/** Own participations by school year, the newest first. */
export const schoolYears = (participations: readonly Participation[], now: Date): SchoolYear[] => {
  const past = participations.filter(participation => isPast(participation, now))
  return [...grouped(past, ({ timeslot }) => schoolYearOf(timeslot.start))]
    .toSorted(([a], [b]) => b - a)
    .map(([year, rows]) => {
      const confirmed = rows.filter(({ confirmation }) => confirmation.available)
      const waiting = rows.filter(row => needsFeedback(row, now))
      return {
        year,
        confirmed: confirmed.length,
        hours: sum(confirmed.map(({ confirmation }) => confirmation.hours)),
        units: sum(confirmed.map(({ confirmation }) => confirmation.units)),
        waitingUnits: sum(waiting.map(({ confirmation }) => confirmation.units)),
        events: byEvent(rows, now),
      }
    })
}
