import type { Timeslot } from '@tafelrunde/contract/events/timeslots'

type Facts = {
  id: number
  createdAt: Date
  caption: string
  startsAt: Date
  endsAt: Date
  location: string
  capacity: number | null
  seatsTaken: number
  calledOffAt: Date | null
  waitlistCount: number
  eventId: number
  workshopId: number | null
}

/** A timeslot as the contract words it. */
export const toTimeslot = (slot: Facts): Timeslot => ({
  id: slot.id,
  created: slot.createdAt,
  caption: slot.caption,
  start: slot.startsAt,
  end: slot.endsAt,
  location: slot.location,
  capacity: slot.capacity,
  participants_count: slot.seatsTaken,
  waitlist_count: slot.waitlistCount,
  is_called_off: slot.calledOffAt !== null,
  event: slot.eventId,
  workshop: slot.workshopId,
})
