import * as contract from '@tafelrunde/contract/events/own-participations'
import { Timeslot } from '@tafelrunde/contract/events/timeslots'
import * as z from 'zod/mini'
import type { Deps } from '../../../deps.ts'
import { keptUntilChange } from '../../../platform/kept.ts'
import { fileUrl } from '../../storage/storage.rules.ts'
import { toTimeslot } from '../../timeslots/timeslots.rules.ts'
import { findSlot, type SlotRow, sources } from './slots.queries.ts'

const shown = { event: true, timeslot: true, workshop: true, lecturers: true } as const
const OfParticipation = z.pick(contract.Participation, shown)
const counters = { participants_count: true, waitlist_count: true } as const
const OfTimeslot = z.omit(Timeslot, counters)

const ofParticipation = (row: SlotRow, appUrl: string): z.infer<typeof OfParticipation> => ({
  event: {
    id: row.eventId,
    name: row.eventName,
    state: row.eventState,
    start: row.eventStartsAt,
    end: row.eventEndsAt,
    feedback_required: row.feedbackRequired,
    feedback_deadline: row.feedbackDeadline,
  },
  timeslot: {
    id: row.id,
    caption: row.caption,
    start: row.startsAt,
    end: row.endsAt,
    location: row.location,
  },
  workshop:
    row.workshopId === null || row.workshopName === null
      ? null
      : { id: row.workshopId, name: row.workshopName },
  lecturers: (row.lecturers ?? []).map(({ id, firstName, lastName, picture }) => ({
    id,
    first_name: firstName,
    last_name: lastName,
    profile_picture: fileUrl(appUrl, picture),
  })),
})

const write = (row: SlotRow, appUrl: string) => {
  const slot = toTimeslot({ ...row, seatsTaken: 0, waitlistCount: 0 })
  const { startsAt, endsAt, breakMinutes, unitMinutes, minimumShare, feedbackRequired } = row
  return {
    times: { startsAt, endsAt, breakMinutes },
    terms: { state: row.eventState, unitMinutes, minimumShare, feedbackRequired },
    /** As JSON: all of a participation, and of an own timeslot, that everybody reads alike. */
    ofParticipation: JSON.stringify(z.encode(OfParticipation, ofParticipation(row, appUrl))),
    ofTimeslot: JSON.stringify(z.encode(OfTimeslot, slot)),
  }
}
export type Slot = ReturnType<typeof write>

const bytesOf = (slot: Slot) => 1000 + slot.ofParticipation.length + slot.ofTimeslot.length

/**
 * Finds what is the same of timeslots in everybody's own lists, ready to be sent: kept until something of it changes, as
 * reading, checking and writing it anew for each took most of these answers' time (decision 56).
 */
export const createSlots = ({ db, changes, config }: Deps) => {
  const kept = keptUntilChange(changes, sources, bytesOf)
  const make = async (id: number) => {
    const row = await findSlot(db, id)
    if (!row) throw new Error(`there is a place in timeslot ${id}, but no timeslot`)
    return write(row, config.APP_URL)
  }
  return (id: number): Slot | Promise<Slot> => kept.known(String(id)) ?? kept.make(String(id), () => make(id))
}
