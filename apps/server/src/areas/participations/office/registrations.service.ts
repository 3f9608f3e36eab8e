import { unknownChoice } from '@tafelrunde/contract/http/filters'
import type { Deps } from '../../../deps.ts'
import { type Db, inTransaction, type Tx } from '../../../platform/db/database.ts'
import { InvalidField, orNotFound, Refusal } from '../../../platform/refusals.ts'
import { checkEventFilter, lockEvent } from '../../events/events.service.ts'
import { bringPlace, checkBeside, isIn, joinEvent, lockPlace, openPlace } from '../admission.service.ts'
import { checkAllotment, giveAllotted } from '../allotments/allotments.service.ts'
import { timeslotIsOff } from '../participations.texts.ts'
import { findEventFacts, lockSubscription } from '../subscriptions.queries.ts'
import { giveUpEvent } from '../subscriptions.service.ts'
import { lockAround } from '../waitlist.service.ts'
import { findAllPlaces, findPlace, findPlaces, findPlacesOf } from './places.queries.ts'
import * as queries from './registrations.queries.ts'
import * as texts from './registrations.texts.ts'

type Wish = { timeslot: number; beyond: boolean; allotment?: number | null }
type Person = { eventId: number; accountId: number }

const answeredOf = (answer: string | undefined) => {
  if (answer === undefined) return undefined
  const [, question, value = ''] = /^(\d{1,9}):(.*)$/s.exec(answer) ?? []
  if (question === undefined) throw new InvalidField('answer', unknownChoice)
  return { question: Number(question), value }
}

/** With `answer` as the contract writes it. */
type RegistrationQuery = queries.Query & { answer?: string | undefined }

const checked = async (db: Db, { answer, ...query }: RegistrationQuery) => {
  await checkEventFilter(db, true, query.event)
  return { ...query, answered: answeredOf(answer) }
}

/** A page of registrations. */
export const listRegistrations = async (db: Db, query: RegistrationQuery) =>
  queries.findRegistrations(db, await checked(db, query))

/** All of them, in parts. */
export async function* readRegistrations(db: Db, query: RegistrationQuery) {
  yield* queries.findAllRegistrations(db, await checked(db, query))
}

/** A page of places in Termine. */
export const listPlaces = async (db: Db, query: queries.Query) => {
  await checkEventFilter(db, true, query.event)
  return findPlaces(db, query)
}

/** All of them, in parts. */
export async function* readPlaces(db: Db, query: queries.Query) {
  await checkEventFilter(db, true, query.event)
  yield* findAllPlaces(db, query)
}

/** A registration with all places that belong to it. */
export const readRegistration = async (db: Db, id: number) => {
  const registration = orNotFound(await queries.findRegistration(db, id))
  const booked = await findPlacesOf(db, registration.event.id, registration.account.id)
  return { ...registration, booked }
}

export const readPlace = async (db: Db, id: number) => orNotFound(await findPlace(db, id))

/** The registration that an account has for an event, as it is now. */
const readOf = async (db: Db, { eventId, accountId }: Person) =>
  readRegistration(db, orNotFound(await queries.findRegistrationOf(db, eventId, accountId)))

/** Drafts have nobody yet, and what is called off or over has nobody any more. */
const checkEvent = async (db: Db, { eventId, accountId }: Person, now: Date) => {
  const facts = await queries.findEventState(db, eventId)
  if (!facts) throw new InvalidField('event', texts.noEvent)
  if (facts.state === 'draft' || facts.state === 'cancelled') throw new Refusal('state', texts.noPlaces)
  if (now >= facts.endsAt) throw new Refusal('started', texts.eventIsOver)
  if (!(await queries.isActiveAccount(db, accountId))) throw new InvalidField('account', texts.noAccount)
}

const checkTimeslot = async (db: Db, eventId: number, timeslotId: number, now: Date) => {
  const timeslot = await queries.findTimeslot(db, timeslotId)
  if (timeslot?.eventId !== eventId || timeslot.workshopId === null)
    throw new InvalidField('timeslot', texts.noTimeslot)
  if (timeslot.calledOffAt) throw new Refusal('state', timeslotIsOff)
  if (now >= timeslot.endsAt) throw new Refusal('started', texts.timeslotIsOver)
}

/**
 * Brings a place to be booked, told in the mail about bookings; nobody gets two at the same time. One of an allotment is
 * free for this person.
 */
const book = async (
  tx: Tx,
  deps: Deps,
  { eventId, accountId }: Person,
  { timeslot, beyond, allotment }: Wish,
) => {
  await checkTimeslot(tx, eventId, timeslot, deps.clock.now())
  const person = { timeslotId: timeslot, accountId }
  const place = await openPlace(tx, deps, person)
  if (isIn(place.state)) return
  await checkBeside(tx, person)
  const isHeld = allotment ? await giveAllotted(tx, allotment, timeslot) : false
  const wish = { state: 'registered', minutes: null, beyond, isFirst: false } as const
  await bringPlace(tx, deps, person, { ...place, isFull: place.isFull && !isHeld }, wish)
}

/** Registers for the event alone, told in a mail; who is registered already stays so. */
const join = async (tx: Tx, { clock }: Deps, person: Person, beyond: boolean) => {
  const { eventId, accountId } = person
  const before = await lockSubscription(tx, eventId, accountId)
  if (before === 'registered') return
  const now = clock.now()
  await joinEvent(tx, eventId, accountId, beyond, now)
  const id = orNotFound(await queries.findRegistrationOf(tx, eventId, accountId))
  await queries.noteJoining(tx, id, before === 'waitlisted' ? 'waitlisted' : 'none', now)
}

/** A place of the event that is held for this person's group is theirs. The caller has locked the Termine. */
const joinAllotted = async (tx: Tx, { eventId, accountId }: Person, allotment: number) => {
  await checkAllotment(tx, allotment, eventId)
  await lockEvent(tx, eventId)
  if ((await lockSubscription(tx, eventId, accountId)) !== 'registered')
    await giveAllotted(tx, allotment, null)
}

type NewRegistration = {
  event: number
  account: number
  timeslots: number[]
  beyond: boolean
  allotment: number | null
}

/** Registers somebody, with places in these Termine, in the caller's transaction. */
export const register = async (
  tx: Tx,
  deps: Deps,
  { event, account, timeslots, beyond, allotment }: NewRegistration,
) => {
  const person = { eventId: event, accountId: account }
  await checkEvent(tx, person, deps.clock.now())
  await lockAround(tx, timeslots, account)
  if (allotment !== null) await joinAllotted(tx, person, allotment)
  if (timeslots.length === 0) await join(tx, deps, person, beyond)
  for (const timeslot of timeslots) await book(tx, deps, person, { timeslot, beyond, allotment })
  return readOf(tx, person)
}

/** Registers somebody, with places in these Termine: all or nothing. */
export const addRegistration = (deps: Deps, wish: NewRegistration) =>
  inTransaction(deps.db, tx => register(tx, deps, wish))

const personOf = async (db: Db, id: number): Promise<Person> => {
  const { event, account } = orNotFound(await queries.findRegistration(db, id))
  return { eventId: event.id, accountId: account.id }
}

/** Does something to a registration in one transaction and answers how it is then. */
const change = (deps: Deps, id: number, act: (tx: Tx, person: Person) => Promise<unknown>) =>
  inTransaction(deps.db, async tx => {
    await act(tx, await personOf(tx, id))
    return readRegistration(tx, id)
  })

/** Whoever waits for the event, or had cancelled, is registered. */
export const promoteRegistration = (deps: Deps, id: number, beyond: boolean) =>
  change(deps, id, async (tx, person) => {
    await checkEvent(tx, person, deps.clock.now())
    await join(tx, deps, person, beyond)
  })

/** Cancels a registration with all that belongs to it; the deadlines for people do not hold for the office. */
export const cancelRegistration = (deps: Deps, id: number) =>
  change(deps, id, async (tx, { eventId, accountId }) => {
    const state = await lockSubscription(tx, eventId, accountId)
    if (state === 'cancelled') return
    const facts = orNotFound(await findEventFacts(tx, eventId, accountId))
    if (deps.clock.now() >= facts.event.endsAt) throw new Refusal('started', texts.eventIsOver)
    await giveUpEvent(tx, deps, eventId, accountId)
  })

export const addPlace = (deps: Deps, id: number, wish: Wish) =>
  change(deps, id, async (tx, person) => {
    await checkEvent(tx, person, deps.clock.now())
    await book(tx, deps, person, wish)
  })

type Place = Awaited<ReturnType<typeof readPlace>>

/** The same for the registration that a place belongs to. */
const changePlace = (deps: Deps, id: number, act: (tx: Tx, place: Place) => Promise<unknown>) =>
  inTransaction(deps.db, async tx => {
    const place = await readPlace(tx, id)
    await act(tx, place)
    return readOf(tx, place)
  })

const leave = async (tx: Tx, deps: Deps, person: Place) => {
  const { endsAt } = orNotFound(await queries.findTimeslot(tx, person.timeslotId))
  if (deps.clock.now() >= endsAt) throw new Refusal('started', texts.timeslotIsOver)
  const place = await lockPlace(tx, person)
  if (place.state === 'attended' || place.state === 'absent')
    throw new Refusal('started', texts.seenAtTheDoor)
  if (place.state === 'cancelled') return
  const nothing = { state: 'cancelled', minutes: null, beyond: false, isFirst: false } as const
  await bringPlace(tx, deps, person, place, nothing)
}

export const cancelPlace = (deps: Deps, id: number) =>
  changePlace(deps, id, (tx, place) => leave(tx, deps, place))

export const promotePlace = (deps: Deps, id: number, beyond: boolean) =>
  changePlace(deps, id, async (tx, place) => {
    await checkEvent(tx, place, deps.clock.now())
    await book(tx, deps, place, { timeslot: place.timeslotId, beyond })
  })

/** Another Termin instead: both or neither. */
export const movePlace = (deps: Deps, id: number, wish: Wish) =>
  changePlace(deps, id, async (tx, place) => {
    if (wish.timeslot === place.timeslotId) throw new InvalidField('timeslot', texts.sameTimeslot)
    await checkEvent(tx, place, deps.clock.now())
    await checkTimeslot(tx, place.eventId, wish.timeslot, deps.clock.now())
    // All of them at once, in their order: two who move in opposite directions never block each other.
    await lockAround(tx, [place.timeslotId, wish.timeslot], place.accountId)
    await leave(tx, deps, place)
    await book(tx, deps, place, wish)
  })

/** Notes what the office has to know of a registration: a wheelchair, who pays. */
export const noteRegistration = (deps: Deps, id: number, note: string) =>
  change(deps, id, tx => queries.setNote(tx, id, note))
