import type { LecturerTimeslot } from '@tafelrunde/contract/lecturers/lecturer-timeslots'
import { berlinDay } from '@tafelrunde/contract/values/berlin'
import { clockTime, dayLabel, timeRange } from '@tafelrunde/ui/days.ts'
import { counted } from '@tafelrunde/ui/figures.ts'
import { expectedIn, isAboutAttendance } from './ownWorkshops.rules.ts'

/** „Heute, 10:00–11:30 Uhr“, „Sa., 13. März, 10:00–11:30 Uhr“ */
export const whenText = ({ start, end }: { start: Date; end: Date }, now: Date) =>
  `${berlinDay(start) === berlinDay(now) ? 'Heute' : dayLabel(start)}, ${timeRange(start, end)}\u00A0Uhr`

/** „Läuft gerade“, „Beginnt um 10:00 Uhr“ */
export const boardChip = ({ start }: { start: Date }, now: Date) =>
  now >= start ? 'Läuft gerade' : `Beginnt um ${clockTime(start)}\u00A0Uhr`

/** „18 von 24 da“ once it runs, „20 von 24 Plätzen belegt“ before; „Entfällt“ where it is called off. */
export const placesText = (timeslot: LecturerTimeslot, now: Date) => {
  const { capacity, counts, participants_count } = timeslot
  if (timeslot.is_called_off) return 'Entfällt'
  if (isAboutAttendance(timeslot, now)) return `${counts.attended} von ${expectedIn(timeslot)} da`
  if (capacity === null) return `${participants_count} angemeldet`
  if (participants_count >= capacity) return `Alle ${counted(capacity, 'Platz', 'Plätze')} belegt`
  return `${participants_count} von ${counted(capacity, 'Platz', 'Plätzen')} belegt`
}

/** „3 auf der Warteliste“; nothing where nobody waits. */
export const waitingText = ({ counts: { waitlisted } }: LecturerTimeslot) =>
  waitlisted > 0 ? `${waitlisted} auf der Warteliste` : ''

/** „2 Materialien“. They are asked for by themselves and come late: their room is kept. */
export const materialsText = (count: number | undefined) => {
  if (count === undefined) return 'Material …'
  return count > 0 ? counted(count, 'Material', 'Materialien') : 'Kein Material'
}

/** „2 Einträge nicht gesendet“; nothing where all have been. */
export const unsentText = (count: number) =>
  count > 0 ? `${counted(count, 'Eintrag', 'Einträge')} nicht gesendet` : ''
