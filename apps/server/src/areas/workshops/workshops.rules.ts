import type { Workshop } from '@tafelrunde/contract/events/workshops'
import { fileUrl } from '../storage/storage.rules.ts'
import { materialsOf } from './materials.rules.ts'

type Row = {
  workshop: {
    id: number
    createdAt: Date
    name: string
    description: string
    location: string
    eventId: number
  }
  schooltypes: number[]
  lecturers: { id: number; firstName: string; lastName: string; picture: string | null }[]
  timeslots: {
    id: number
    caption: string
    startsAt: Date
    endsAt: Date
    location: string
    capacity: number | null
    seatsTaken: number
    waitlistCount: number
    calledOffAt: Date | null
    alternatives: number[]
  }[]
}

/** A workshop as the contract words it. */
export const toWorkshop = (
  { workshop, timeslots, lecturers, schooltypes }: Row,
  materials: Parameters<typeof materialsOf>[2],
  appUrl: string,
): Workshop => ({
  id: workshop.id,
  created: workshop.createdAt,
  name: workshop.name,
  description: workshop.description,
  location: workshop.location,
  event: workshop.eventId,
  schooltypes,
  lecturers: lecturers.map(({ id, firstName, lastName, picture }) => ({
    id,
    first_name: firstName,
    last_name: lastName,
    profile_picture: fileUrl(appUrl, picture),
  })),
  timeslots: timeslots.map(({ id, caption, startsAt, endsAt, location, ...slot }) => ({
    id,
    caption,
    start: startsAt,
    end: endsAt,
    location,
    capacity: slot.capacity,
    participants_count: slot.seatsTaken,
    waitlist_count: slot.waitlistCount,
    is_called_off: slot.calledOffAt !== null,
    ...(slot.alternatives.length > 0 && { alternatives: slot.alternatives }),
  })),
  materials: materialsOf(appUrl, workshop.id, materials),
})
