import type { EventState } from '@tafelrunde/contract/events/events'
import type { RegistrationRefusal } from '@tafelrunde/contract/http/errors'

export type EventFacts = {
  state: EventState
  startsAt: Date
  registrationStartsAt: Date | null
  registrationEndsAt: Date | null
  cancellationDeadline: Date | null
}

type Refused = { refused: RegistrationRefusal } | undefined

/** Whether an event takes registrations now: only in `open` and inside its window (product, States). */
export const refuseRegistration = (event: EventFacts, now: Date): Refused => {
  if (event.state === 'cancelled') return { refused: 'state' }
  if (event.state === 'draft' || event.state === 'announced') return { refused: 'not_open_yet' }
  if (event.state !== 'open') return { refused: 'closed' }
  if (event.registrationStartsAt && now < event.registrationStartsAt) return { refused: 'not_open_yet' }
  if (event.registrationEndsAt && now > event.registrationEndsAt) return { refused: 'closed' }
  return undefined
}

/** Whether somebody may still leave what begins at `startsAt` (product rule 5); who only waits always may. */
export const refuseLeaving = (
  event: EventFacts,
  { startsAt, waiting, now }: { startsAt: Date; waiting: boolean; now: Date },
): Refused => {
  if (now >= startsAt) return { refused: 'started' }
  const late = event.cancellationDeadline !== null && now > event.cancellationDeadline
  return late && !waiting ? { refused: 'closed' } : undefined
}

/** Whether what the office offers instead of a Termin that it called off can be booked: also after the last day to register. */
export const canTakeOffer = ({ state }: Pick<EventFacts, 'state'>) => state === 'open' || state === 'closed'

export type SeatFacts = {
  event: EventFacts
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
 * Whether somebody may ask for a place in a timeslot (product rules 1, 2, 4). Waiting may overlap, a place may
 * not. Whether the place is really there is decided by the database in the same moment in which it is taken.
 */
export const refuseSeat = (facts: SeatFacts): Refused => {
  if (!facts.isBookable || facts.isCalledOff) return { refused: 'state' }
  const refused = refuseRegistration(facts.event, facts.now)
  if (refused && !(canTakeOffer(facts.event) && facts.isOffered && facts.subscription === 'registered'))
    return refused
  if (facts.now >= facts.startsAt) return { refused: 'started' }
  if (facts.subscription === 'waitlisted') return { refused: 'event_full' }
  if (facts.subscription === 'none' && facts.eventIsFull) return { refused: 'event_full' }
  return facts.free && facts.clash ? { refused: 'clash' } : undefined
}

type Waiting = { id: number; queueNumber: number; clashes: boolean }

/**
 * Who gets the free places of a timeslot, first come, first served, and who is skipped because of a clash with
 * another registered timeslot (product rule 3). `waiting` in any order.
 */
export const decidePromotion = <Person extends Waiting>(waiting: Person[], free: number) => {
  const line = waiting.toSorted((a, b) => a.queueNumber - b.queueNumber)
  const promoted = line.filter(person => !person.clashes).slice(0, free)
  const last = promoted.at(-1)
  // Skipped is who stood before somebody that got a place, or before one that stays free.
  const skipped = line.filter(
    person => person.clashes && (promoted.length < free || (last && person.queueNumber < last.queueNumber)),
  )
  return { promoted, skipped }
}
