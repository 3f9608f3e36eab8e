import type { AttendanceStatus, OfficeAttendance } from '@tafelrunde/contract/admin/events/attendances'
import { tableDayAndTime } from '@tafelrunde/ui/dates.ts'
import { stateWord } from '../../shared/states.texts.ts'

/** What stands in the way of a confirmation, or what became of it. */
export const statusTexts: Record<AttendanceStatus, string> = {
  conflict: 'Angaben widersprechen sich',
  unmarked: 'Anwesenheit nicht erfasst',
  stale: 'Bestätigt, stimmt nicht mehr',
  ready: 'Kann ausgestellt werden',
  confirmed: 'Ausgestellt',
  not_attended: 'War nicht da',
  too_short: 'Zu kurz da',
  event_not_finished: 'Veranstaltung noch nicht beendet',
  feedback_missing: 'Feedback fehlt',
}

export const statusChips: Record<AttendanceStatus, string> = {
  conflict: 'cancelled',
  unmarked: 'cancelled',
  stale: 'cancelled',
  ready: 'open',
  confirmed: 'current',
  not_attended: 'draft',
  too_short: 'draft',
  event_not_finished: 'draft',
  feedback_missing: 'draft',
}

/** „gefehlt: Henrike Wolff, Sa., 13. März 2027, 10:20 Uhr“ */
export const claimText = ({ state, recorded_at, recorded_by }: OfficeAttendance['claims'][number]) =>
  `${stateWord(state)}: ${[recorded_by, tableDayAndTime(recorded_at)].filter(Boolean).join(', ')}`
