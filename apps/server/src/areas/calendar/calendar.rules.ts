import type { EventState } from '@tafelrunde/contract/events/events'
import type { ParticipationState } from '@tafelrunde/contract/events/participations'
import { withoutMarks } from '@tafelrunde/contract/values/marked-text'
import { waitlistSentence, waitlistSummary } from './calendar.texts.ts'

/** What a calendar shows, in the words of RFC 5545. */
export type Entry = {
  /** The same in every file, so that a newer one replaces it. */
  uid: string
  sequence: number
  status: 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED'
  summary: string
  startsAt: Date
  endsAt: Date
  /** Only the days count, and the person stays free on them. */
  allDay: boolean
  location: string
  description: string
  url: string
  updatedAt: Date
}

/** What the person has there; `position` is that in the waitlist. */
type Place = { state: ParticipationState; position: number | null }
const everyone: Place = { state: 'registered', position: null }

type Times = { startsAt: Date; endsAt: Date; changedAt: Date }
type EventFacts = { id: number; name: string; state: EventState; location: string }
type TimeslotFacts = Times & {
  id: number
  name: string
  description: string
  location: string
  workshopId: number | null
  isCalledOff: boolean
}

const firstSequence = Date.UTC(2026, 0)

/**
 * Grows with every change, or else a calendar keeps what it has: the seconds since 2026 began, because those since
 * 1970 soon exceed the 32 bits that calendars give it.
 */
const sequenceOf = (changedAt: Date) => Math.max(0, Math.floor((changedAt.getTime() - firstSequence) / 1000))

const statusOf = (event: EventFacts, { state }: Place, isCalledOff: boolean): Entry['status'] => {
  if (isCalledOff) return 'CANCELLED'
  if (state === 'attended' || state === 'absent') return 'CONFIRMED'
  if (state === 'cancelled' || event.state === 'cancelled') return 'CANCELLED'
  return state === 'waitlisted' ? 'TENTATIVE' : 'CONFIRMED'
}

const filled = (parts: string[], separator: string) => parts.filter(Boolean).join(separator)

/** What both kinds of entries have in common. */
const entryOf = (
  { startsAt, endsAt, changedAt }: Times,
  event: EventFacts,
  place: Place,
  { name, details, isCalledOff }: { name: string; details: string; isCalledOff: boolean },
) => {
  const status = statusOf(event, place, isCalledOff)
  const waits = status === 'TENTATIVE'
  return {
    sequence: sequenceOf(changedAt),
    status,
    summary: waits ? waitlistSummary(name) : name,
    startsAt,
    endsAt,
    description: filled([waits ? waitlistSentence(place.position ?? 1) : '', details], '\n\n'),
    updatedAt: changedAt,
  }
}

const uid = (name: string, appUrl: string) => `${name}@${new URL(appUrl).hostname}`
const eventUrl = (event: EventFacts, appUrl: string) => `${appUrl}/event-detail/${event.id}`

/** A timeslot as an entry: the person's own, or everyone's where there is no `place`. */
export const timeslotEntry = (
  { slot, event, place = everyone }: { slot: TimeslotFacts; event: EventFacts; place?: Place },
  appUrl: string,
): Entry => ({
  ...entryOf(slot, event, place, {
    name: slot.name,
    details: filled([event.name, withoutMarks(slot.description)], '\n\n'),
    isCalledOff: slot.isCalledOff,
  }),
  uid: uid(`timeslot-${slot.id}`, appUrl),
  allDay: false,
  location: filled([slot.location, event.location], ', '),
  url: slot.workshopId ? `${appUrl}/workshop-detail/${slot.workshopId}` : eventUrl(event, appUrl),
})

/** The days of an event, for whoever has no timeslot there (yet). */
export const eventEntry = (
  { event, times, place }: { event: EventFacts; times: Times; place: Place },
  appUrl: string,
): Entry => ({
  ...entryOf(times, event, place, { name: event.name, details: '', isCalledOff: false }),
  uid: uid(`event-${event.id}`, appUrl),
  allDay: true,
  location: event.location,
  url: eventUrl(event, appUrl),
})

/** Milliseconds for which a cancelled entry stays in a feed: by then every calendar has taken it out. */
const goodbye = 30 * 24 * 60 * 60 * 1000

/** Whether a feed still has this entry: not what was cancelled long ago, nor a wait that came to nothing. */
export const isShown = ({ status, updatedAt, endsAt }: Entry, now: Date) => {
  if (status === 'CANCELLED') return now.getTime() - updatedAt.getTime() <= goodbye
  return status !== 'TENTATIVE' || endsAt > now
}
