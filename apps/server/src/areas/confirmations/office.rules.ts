import type { AttendanceStatus } from '@tafelrunde/contract/admin/events/attendances'
import {
  type AttendanceFacts,
  type ConfirmationTerms,
  confirmable,
} from '../participations/confirmable.rules.ts'

type Facts = Pick<AttendanceFacts, 'state' | 'attendedMinutes'> & {
  hasFeedback: boolean
  timeslot: Omit<AttendanceFacts, 'state' | 'attendedMinutes'>
  event: ConfirmationTerms
  confirmation: object | null
}

/** How far a participation is on its way to a confirmation, or the first thing that stands in it. */
export const statusOf = (facts: Facts, isConflict: boolean, now: Date): AttendanceStatus => {
  const { state, attendedMinutes, hasFeedback, timeslot, event, confirmation } = facts
  if (isConflict) return 'conflict'
  const { reason } = confirmable({ state, attendedMinutes, ...timeslot }, event, hasFeedback)
  if (confirmation) return reason ? 'stale' : 'confirmed'
  if (state === 'registered' && timeslot.endsAt <= now) return 'unmarked'
  return reason ?? 'ready'
}
