import type { Deps } from '../../deps.ts'
import { brokenConstraint, inSavepoint, type Tx } from '../../platform/db/database.ts'
import { orNotFound, Refusal } from '../../platform/refusals.ts'
import { lockEvent } from '../events/events.service.ts'
import * as queries from './admission.queries.ts'
import { noteLeaving } from './notes/notes.queries.ts'
import {
  clashSentence,
  eventIsFull,
  refusalSentences,
  timeslotFull,
  timeslotIsOff,
} from './participations.texts.ts'
import { lockSubscription } from './subscriptions.queries.ts'
import { fillWaiting, lockAround } from './waitlist.service.ts'

type Person = { timeslotId: number; accountId: number }
type Recorded = { state: 'registered' | 'attended' | 'absent' | 'cancelled'; minutes: number | null }
type Place = Awaited<ReturnType<typeof lockPlace>>
/** `beyond`: also where there is no place left. `isFirst`: nobody had recorded before that the person attended. */
type Manner = { beyond: boolean; isFirst: boolean }

/** Whether a place of this state is one: neither waited for nor given up. */
export const isIn = (state: Place['state']) => state !== 'waitlisted' && state !== 'cancelled'

const readPlace = async (tx: Tx, { timeslotId, accountId }: Person, locked: number[]) => {
  const place = orNotFound(await queries.lockPlace(tx, timeslotId, accountId))
  return { ...place, locked }
}

/** An account's place in a timeslot; until the end of the transaction it is nobody else's to change. */
export const lockPlace = async (tx: Tx, person: Person) =>
  readPlace(tx, person, await lockAround(tx, [person.timeslotId], person.accountId))

/** The same for somebody who may never have been in the timeslot. */
export const openPlace = async (tx: Tx, { clock }: Deps, person: Person) => {
  const locked = await lockAround(tx, [person.timeslotId], person.accountId)
  await queries.openPlace(tx, person.timeslotId, person.accountId, clock.now())
  return readPlace(tx, person, locked)
}

const refuseClash = (other: Awaited<ReturnType<typeof queries.findRegisteredBeside>>) =>
  new Refusal('clash', other ? clashSentence(other) : refusalSentences.state)

/** Refuses who is registered in another timeslot at that time. */
export const checkBeside = async (tx: Tx, { timeslotId, accountId }: Person) => {
  const other = await queries.findRegisteredBeside(tx, timeslotId, accountId)
  if (other) throw refuseClash(other)
}

/** Whoever is in a timeslot is registered for its event, too. */
export const joinEvent = async (tx: Tx, eventId: number, accountId: number, beyond: boolean, now: Date) => {
  const event = await lockEvent(tx, eventId)
  if (!event || (await lockSubscription(tx, eventId, accountId)) === 'registered') return
  const isFull = event.capacity !== null && event.seatsTaken >= event.capacity
  if (isFull && !beyond) throw new Refusal('event_full', eventIsFull(event.name))
  await queries.joinEvent(tx, { eventId, accountIds: [accountId], isExtra: isFull }, now)
}

/**
 * Registers these accounts for the event and gives them these places, as a list on paper says: nobody is written to. The
 * caller has looked for room and clashes under the locks of event and timeslots; the database refuses what is wrong.
 */
export const admitListed = async (
  tx: Tx,
  { eventId, joining, seats }: { eventId: number; joining: number[]; seats: Person[] },
  now: Date,
) => {
  if (joining.length > 0) await queries.joinEvent(tx, { eventId, accountIds: joining, isExtra: false }, now)
  if (seats.length > 0) await queries.takeSeats(tx, seats, now)
}

/** Lets somebody in who has no place. */
const letIn = async (
  tx: Tx,
  { place, accountId, beyond, now }: { place: Place; accountId: number; beyond: boolean; now: Date },
) => {
  if (place.isFull && !beyond) throw new Refusal('event_full', timeslotFull(place.name))
  await joinEvent(tx, place.eventId, accountId, beyond, now)
}

/**
 * Brings a place to what was recorded at the door. Nobody loses a place by it but who is recorded as `cancelled`,
 * and what becomes free goes to those who wait. Booked places that come and go are told in a mail; who was there
 * or not knows it. The caller holds the locks of `lockPlace`.
 */
export const bringPlace = async (
  tx: Tx,
  deps: Deps,
  { timeslotId, accountId }: Person,
  place: Place,
  { state, minutes, beyond, isFirst }: Recorded & Manner,
) => {
  const now = deps.clock.now()
  const comes = isIn(state) && !isIn(place.state)
  if (state === 'cancelled') await noteLeaving(tx, [timeslotId], accountId, now)
  if (comes) await letIn(tx, { place, accountId, beyond, now })
  if (comes && state === 'registered')
    await queries.noteComing(tx, place.id, place.state === 'waitlisted' ? 'waitlisted' : 'none', now)
  const isExtra = comes ? place.isFull : isIn(state) && place.isExtra
  try {
    await inSavepoint(tx, () => queries.savePlace(tx, place.id, { state, attendedMinutes: minutes, isExtra }))
  } catch (error) {
    if (brokenConstraint(error) === 'participations_called_off') throw new Refusal('state', timeslotIsOff)
    if (brokenConstraint(error) !== 'participations_no_clash') throw error
    throw refuseClash(await queries.findRegisteredBeside(tx, timeslotId, accountId))
  }
  if (state === 'attended' && isFirst && place.state !== 'attended' && place.asksForFeedback)
    await queries.noteFeedback(tx, place.eventId, accountId, now)
  if (state !== place.state) await fillWaiting(tx, deps, place.locked)
}
