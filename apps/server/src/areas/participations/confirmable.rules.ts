import type { EventState } from '@tafelrunde/contract/events/events'
import type { ConfirmationReason } from '@tafelrunde/contract/events/own-participations'
import type { ParticipationState } from '@tafelrunde/contract/events/participations'

export type AttendanceFacts = {
  state: ParticipationState
  /** Whole minutes without breaks; null: the whole time. */
  attendedMinutes: number | null
  startsAt: Date
  endsAt: Date
  breakMinutes: number
}

export type ConfirmationTerms = {
  state: EventState
  unitMinutes: number
  /** In percent. */
  minimumShare: number
  feedbackRequired: boolean
}

/** Minutes of a timeslot that count: real time, also in the nights in which clocks change, without its breaks. */
export const minutesOf = ({
  startsAt,
  endsAt,
  breakMinutes,
}: Pick<AttendanceFacts, 'startsAt' | 'endsAt' | 'breakMinutes'>) =>
  Math.max(Math.floor((endsAt.getTime() - startsAt.getTime()) / 60_000) - breakMinutes, 0)

/**
 * Zeitstunden, rounded to two decimals, half up (kaufmännisch). A minute is 1⅔ hundredths of an hour, so that no
 * number of minutes ever lies between two of them.
 */
const hoursOf = (minutes: number) => Math.round((minutes * 5) / 3) / 100

/**
 * Unterrichtseinheiten, rounded down to half ones. School authorities add up the units of a year in whole and
 * half ones, so nobody is given time that was not there, and the parts never add up to more than the whole.
 * Halves are counted in integers and are exact in binary.
 */
export const unitsOf = (minutes: number, unitMinutes: number) => Math.floor((minutes * 2) / unitMinutes) / 2

const reasonOf = (
  attendance: AttendanceFacts,
  event: ConfirmationTerms,
  { hasFeedback, isTooShort }: { hasFeedback: boolean; isTooShort: boolean },
): ConfirmationReason | null => {
  if (attendance.state !== 'attended') return 'not_attended'
  if (isTooShort) return 'too_short'
  if (event.state !== 'finished') return 'event_not_finished'
  return event.feedbackRequired && !hasFeedback ? 'feedback_missing' : null
}

/**
 * Whether a participation can be confirmed, or the first reason why not, and what counts (product, Confirmations).
 * Who attended for fewer minutes than the timeslot has gets those (`isPartial`), never more than it has; who was
 * there for less than the event's minimum share of it, or for no minute, gets no confirmation. `minutes`, `hours`
 * and `units` are also given before anyone knows who came: they are then those of the whole timeslot.
 */
export const confirmable = (attendance: AttendanceFacts, event: ConfirmationTerms, hasFeedback: boolean) => {
  const whole = minutesOf(attendance)
  const minutes = Math.min(attendance.attendedMinutes ?? whole, whole)
  const isTooShort = minutes === 0 || minutes * 100 < event.minimumShare * whole
  const reason = reasonOf(attendance, event, { hasFeedback, isTooShort })
  return {
    available: reason === null,
    reason,
    minutes,
    hours: hoursOf(minutes),
    units: unitsOf(minutes, event.unitMinutes),
    isPartial: minutes < whole,
  }
}
