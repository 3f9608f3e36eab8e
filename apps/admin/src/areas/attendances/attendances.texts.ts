import type { AttendanceStatus } from '@tafelrunde/contract/admin/attendances'

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
