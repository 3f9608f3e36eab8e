import type { LecturerTimeslot } from '@tafelrunde/contract/lecturers/lecturer-timeslots'
import { SeatRing } from '@tafelrunde/ui/SeatRing.tsx'
import { expectedIn, isAboutAttendance } from './ownWorkshops.rules.ts'

type Props = { timeslot: LecturerTimeslot; now: Date; size?: number; onBoard?: boolean }

/** The table of a Termin: who has a place, once it runs who is there. */
export const TimeslotRing = ({ timeslot, now, ...look }: Props) => {
  const { participants_count, capacity, counts } = timeslot
  const seats = isAboutAttendance(timeslot, now)
    ? { taken: counts.attended, capacity: expectedIn(timeslot) || null }
    : { taken: participants_count, capacity }
  return <SeatRing {...seats} state="free" {...look} />
}
