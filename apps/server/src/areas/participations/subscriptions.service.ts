import { refuseLeaving, refuseRegistration } from '@tafelrunde/contract/events/booking'
import type { Subscription } from '@tafelrunde/contract/people/subscription'
import type { Deps } from '../../deps.ts'
import { type Db, inTransaction, type Tx } from '../../platform/db/database.ts'
import { orNotFound, Refusal } from '../../platform/refusals.ts'
import { refuseGone } from '../accounts/accounts.service.ts'
import { eventEntry } from '../calendar/calendar.rules.ts'
import { lockEvent } from '../events/events.service.ts'
import { postMail } from '../mail/mail.service.ts'
import { calendarFiles } from './notes/calendar-files.service.ts'
import { dropNotesOfSubscription, noteLeaving, noteLeavingEvent } from './notes/notes.queries.ts'
import { cancelPlaces, findPlacesInEvent, wasSeenInEvent } from './participations.queries.ts'
import { refusalSentences } from './participations.texts.ts'
import * as queries from './subscriptions.queries.ts'
import { promotedToEventMail } from './waitlist.mails.ts'
import { fillWaiting, lockAround } from './waitlist.service.ts'

const readFacts = async (db: Db, eventId: number, accountId: number) =>
  orNotFound(await queries.findEventFacts(db, eventId, accountId))

type Row = Awaited<ReturnType<typeof readFacts>>['event']
const windowOf = ({ state, registrationStartsAt, registrationEndsAt, cancellationDeadline }: Row) => ({
  state,
  registration_start: registrationStartsAt,
  registration_end: registrationEndsAt,
  cancellation_deadline: cancellationDeadline,
})

const check = (refused: ReturnType<typeof refuseRegistration>) => {
  if (refused) throw new Refusal(refused, refusalSentences[refused === 'clash' ? 'state' : refused])
}

/** The account's registration for an event. */
export const readEventSubscription = async (
  db: Db,
  eventId: number,
  accountId: number,
): Promise<Subscription> => {
  const { state, position } = orNotFound(await queries.findEventState(db, { eventId, accountId }))
  return state === 'waitlisted' ? { state, position } : { state }
}

/** Registers the account for an event, or puts it on the waitlist; nothing if it is there already. */
export const joinOrWait = async (db: Db, now: Date, eventId: number, accountId: number) => {
  const { event, state } = await readFacts(db, eventId, accountId)
  if (state !== 'none') return
  check(refuseRegistration(windowOf(event), now))
  if (now >= event.endsAt) throw new Refusal('started', refusalSentences.started)
  await queries.takeEventPlace(db, eventId, accountId, now).catch(refuseGone)
}

/** Registers the account for an event, or puts it on the waitlist. Asking again changes nothing. */
export const subscribeToEvent = async ({ db, clock }: Deps, eventId: number, accountId: number) => {
  await joinOrWait(db, clock.now(), eventId, accountId)
  return readEventSubscription(db, eventId, accountId)
}

/** Gives the free places of an event to those who wait. The caller holds the event's lock. */
export const fillEvent = async (tx: Tx, deps: Deps, eventId: number) => {
  const event = await lockEvent(tx, eventId)
  if (!event || event.state === 'cancelled' || deps.clock.now() >= event.endsAt) return
  const free = event.capacity === null ? event.waitlistCount : event.capacity - event.seatsTaken
  for (const person of await queries.findWaitingForEvent(tx, eventId, Math.max(free, 0))) {
    const promotion = await queries.promoteToEvent(tx, person.id)
    const appUrl = deps.config.APP_URL
    const place = { state: 'registered', position: null } as const
    const entry = eventEntry({ event, times: { ...event, ...promotion }, place }, appUrl)
    const letter = promotedToEventMail(person, event, appUrl)
    await postMail(tx, deps, { ...letter, attachments: await calendarFiles(tx, deps, [entry]) })
    await dropNotesOfSubscription(tx, person.id) // this mail tells it all
  }
}

/** Gives up an event and all of its timeslots; whoever waits for them moves up. The caller holds the registration's lock. */
export const giveUpEvent = async (tx: Tx, deps: Deps, eventId: number, accountId: number) => {
  const now = deps.clock.now()
  const places = (await findPlacesInEvent(tx, eventId, accountId)).map(({ timeslotId }) => timeslotId)
  const locked = await lockAround(tx, places, accountId)
  if (await wasSeenInEvent(tx, eventId, accountId)) throw new Refusal('started', refusalSentences.started)
  await noteLeaving(tx, places, accountId, now)
  await noteLeavingEvent(tx, eventId, accountId, now)
  await cancelPlaces(tx, places, accountId)
  await fillWaiting(tx, deps, locked)
  await queries.cancelSubscription(tx, eventId, accountId)
  await fillEvent(tx, deps, eventId)
}

/** Leaves an event (product rule 5). */
export const unsubscribeFromEvent = (deps: Deps, eventId: number, accountId: number) =>
  inTransaction(deps.db, async tx => {
    // First of all, because whoever books a timeslot locks it too: their place is found below, or they register anew.
    await queries.lockSubscription(tx, eventId, accountId)
    const { event, state } = await readFacts(tx, eventId, accountId)
    if (state === 'none') return
    const now = deps.clock.now()
    check(refuseLeaving(windowOf(event), { startsAt: event.startsAt, waiting: state === 'waitlisted', now }))
    await giveUpEvent(tx, deps, eventId, accountId)
  })
