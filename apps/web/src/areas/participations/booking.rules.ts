import { isFull, refuseLeaving, refuseRegistration, refuseSeat } from '@tafelrunde/contract/events/booking'
import type { Event } from '@tafelrunde/contract/events/events'
import type { OwnTimeslot } from '@tafelrunde/contract/events/participations'
import type { Timeslot } from '@tafelrunde/contract/events/timeslots'
import type { Places } from '@tafelrunde/ui/SeatRing.tsx'

/** What booking needs to know about a timeslot; `caption` is the workshop's title. */
export type Slot = Omit<Timeslot, 'created'>

type Times = Pick<Slot, 'start' | 'end'>
export type BookingAction = 'take' | 'queue' | 'swap' | 'leave'

export type Offer = {
  state: Places['state']
  own: OwnTimeslot['participation'] | undefined
  /** Own registered timeslots at the same time. */
  clashes: OwnTimeslot[]
  /** What would be given up for it: the one at the same time, else the same workshop at another time. */
  givenUp: OwnTimeslot | undefined
  action: BookingAction | undefined
}

const overlap = (one: Times, other: Times) => one.start < other.end && other.start < one.end

const holdsPlace = ({ participation }: OwnTimeslot) =>
  !['waitlisted', 'cancelled'].includes(participation.state)

export const ownIn = (own: readonly OwnTimeslot[], slotId: number) =>
  own.find(
    ({ id, participation, is_called_off }) =>
      id === slotId && (is_called_off || participation.state !== 'cancelled'),
  )

/** Own places that this timeslot overlaps with (product rule 4); who only waits for one is not bound by it. */
const clashesWith = (slot: Slot, own: readonly OwnTimeslot[]) =>
  own.filter(other => other.id !== slot.id && holdsPlace(other) && overlap(slot, other))

export type Registration = 'open' | 'not_yet' | 'over' | 'finished' | 'cancelled'

/** Whether an event takes registrations now. */
export const registrationOf = (event: Event, now: Date): Registration => {
  if (event.state === 'cancelled') return 'cancelled'
  if (event.state === 'finished' || now >= event.end) return 'finished'
  const refused = refuseRegistration(event, now)
  if (!refused) return 'open'
  return refused === 'closed' ? 'over' : 'not_yet'
}

/** Whether one may still leave what begins at `start`. */
const mayLeave = ({ start }: Pick<Slot, 'start'>, event: Event, waiting: boolean, now: Date) =>
  !refuseLeaving(event, { startsAt: start, waiting, now })

type Facts = {
  event: Event
  own: readonly OwnTimeslot[]
  /** The event itself is full and the person is not registered for it (contract A3: `event_full`). */
  barred: boolean
  /** Termine that the office offers to this person instead of one that it called off. */
  offered: ReadonlySet<number>
  now: Date
}

type WithAlternatives = { timeslots: readonly { id: number; alternatives?: readonly number[] | undefined }[] }

/** What the office offers in place of own Termine that it called off, out of these workshops. */
export const offeredInstead = (own: readonly OwnTimeslot[], workshops: readonly WithAlternatives[]) => {
  const off = new Set(own.filter(({ is_called_off }) => is_called_off).map(({ id }) => id))
  const slots = workshops.flatMap(({ timeslots }) => timeslots).filter(({ id }) => off.has(id))
  return new Set(slots.flatMap(({ alternatives = [] }) => alternatives))
}

/** Clashes are told where they matter, and do not count here. */
const mayBook = (slot: Slot, { event, barred, offered, now }: Facts) =>
  now < event.end &&
  !refuseSeat({
    event: event,
    subscription: barred ? 'none' : 'registered',
    eventIsFull: barred,
    isBookable: slot.workshop !== null,
    isCalledOff: slot.is_called_off,
    startsAt: slot.start,
    free: !isFull(slot),
    clash: false,
    isOffered: offered.has(slot.id),
    now,
  })

/** An own place in the same workshop at another time, as far as it can still be given up. */
const siblingOf = (slot: Slot, { event, own, now }: Facts) =>
  own.find(
    other =>
      other.id !== slot.id &&
      other.workshop === slot.workshop &&
      slot.workshop !== null &&
      other.participation.state === 'registered' &&
      mayLeave(other, event, false, now),
  )

const takingOf = (slot: Slot, clashes: readonly OwnTimeslot[], facts: Facts) => {
  // A place in a waitlist may overlap with others, and nothing is given up for one.
  if (isFull(slot)) return { action: 'queue', givenUp: undefined } as const
  // Only one timeslot can be given up for another.
  if (clashes.length > 1) return { action: undefined, givenUp: undefined }
  const givenUp = clashes[0] ?? siblingOf(slot, facts)
  return { action: givenUp ? 'swap' : 'take', givenUp } as const
}

/** How a timeslot stands for a person, and the one thing to do about it. Clashes are told where they matter. */
export const offerOf = (slot: Slot, facts: Facts): Offer => {
  const { event, own, now } = facts
  const mine = ownIn(own, slot.id)?.participation
  if (slot.is_called_off)
    return { state: 'full', own: mine, clashes: [], givenUp: undefined, action: undefined }
  const waiting = mine?.state === 'waitlisted'
  const open = mayBook(slot, facts)
  const clashes = waiting || (open && !mine) ? clashesWith(slot, own) : []
  if (mine) {
    const mayGo = (waiting || mine.state === 'registered') && mayLeave(slot, event, waiting, now)
    const action = mayGo ? 'leave' : undefined
    return { state: waiting ? 'waiting' : 'booked', own: mine, clashes, givenUp: undefined, action }
  }
  const taking = open ? takingOf(slot, clashes, facts) : { action: undefined, givenUp: undefined }
  return { state: isFull(slot) ? 'full' : 'free', own: undefined, clashes, ...taking }
}
