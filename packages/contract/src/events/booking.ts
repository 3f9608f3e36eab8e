import type { RegistrationRefusal } from '../http/errors.ts'
import type { Event } from './events.ts'

// Who may book and leave what, for the server, which decides, and the app, which offers only what will not be refused.

/** What an event says of when one registers for it and leaves it again. */
export type BookingWindow = Pick<
  Event,
  'state' | 'registration_start' | 'registration_end' | 'cancellation_deadline'
>

/** Whether an event or a timeslot has no free place. */
export const isFull = ({ capacity, participants_count }: Pick<Event, 'capacity' | 'participants_count'>) =>
  capacity !== null && participants_count >= capacity

/** Why an event takes no registrations now: it does only in `open` and inside its window (product, States). */
export const refuseRegistration = (event: BookingWindow, now: Date): RegistrationRefusal | undefined => {
  if (event.state === 'cancelled') return 'state'
  if (event.state === 'draft' || event.state === 'announced') return 'not_open_yet'
  if (event.state !== 'open') return 'closed'
  if (event.registration_start && now < event.registration_start) return 'not_open_yet'
  return event.registration_end && now > event.registration_end ? 'closed' : undefined
}

/** Why somebody may not leave any more what begins at `startsAt` (product rule 5); who only waits always may until then. */
export const refuseLeaving = (
  { cancellation_deadline: deadline }: Pick<BookingWindow, 'cancellation_deadline'>,
  { startsAt, waiting, now }: { startsAt: Date; waiting: boolean; now: Date },
): RegistrationRefusal | undefined => {
  if (now >= startsAt) return 'started'
  return deadline && now > deadline && !waiting ? 'closed' : undefined
}

/** Whether what the office offers instead of a Termin that it called off can be booked: also after the last day to register. */
export const canTakeOffer = ({ state }: Pick<BookingWindow, 'state'>) =>
  state === 'open' || state === 'closed'

export type SeatFacts = {
  event: BookingWindow
  /** What the account has in the timeslot's event. */
  subscription: 'none' | 'registered' | 'waitlisted'
  eventIsFull: boolean
  isBookable: boolean
  isCalledOff: boolean
  startsAt: Date
  free: boolean
  /** Another registered timeslot of the account at the same time. */
  clash: boolean
  /** The office offers it to the account instead of a place that it had. */
  isOffered: boolean
  now: Date
}

/**
 * Why somebody may not ask for a place in a timeslot (product rules 1, 2, 4). Waiting may overlap, a place may
 * not. Whether the place is really there is decided by the database in the same moment in which it is taken.
 */
export const refuseSeat = (facts: SeatFacts): RegistrationRefusal | undefined => {
  if (!facts.isBookable || facts.isCalledOff) return 'state'
  const refused = refuseRegistration(facts.event, facts.now)
  if (refused && !(canTakeOffer(facts.event) && facts.isOffered && facts.subscription === 'registered'))
    return refused
  if (facts.now >= facts.startsAt) return 'started'
  if (facts.subscription === 'waitlisted') return 'event_full'
  if (facts.subscription === 'none' && facts.eventIsFull) return 'event_full'
  return facts.free && facts.clash ? 'clash' : undefined
}
