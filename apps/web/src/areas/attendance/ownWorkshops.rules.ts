import type { LecturerTimeslot } from '@tafelrunde/contract/lecturers/lecturer-timeslots'
import { berlinDay } from '@tafelrunde/contract/values/berlin'

/**
 * The order of „Meine Workshops“: of today's Termine the one that runs or comes next, the others of today, the coming
 * ones by day, and the past ones with the latest first.
 */
export const arrangeOwn = (timeslots: readonly LecturerTimeslot[], now: Date) => {
  const byStart = timeslots.toSorted((a, b) => a.start.getTime() - b.start.getTime() || a.id - b.id)
  const today = byStart.filter(({ start }) => berlinDay(start) === berlinDay(now))
  const nearest = today.find(({ end, is_called_off }) => end > now && !is_called_off)
  return {
    nearest,
    today: today.filter(timeslot => timeslot !== nearest),
    coming: byStart.filter(({ start }) => berlinDay(start) > berlinDay(now)),
    past: byStart.filter(({ start }) => berlinDay(start) < berlinDay(now)).toReversed(),
  }
}

/** Everybody who has a place, whether they were seen or not. */
export const expectedIn = ({ counts }: LecturerTimeslot) =>
  counts.registered + counts.attended + counts.absent

/** From the beginning on, or once somebody has been seen, it matters who is there and no longer who has booked. */
export const isAboutAttendance = ({ start, counts }: LecturerTimeslot, now: Date) =>
  now >= start || counts.attended > 0
