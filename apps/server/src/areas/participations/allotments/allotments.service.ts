import type {
  Allotment,
  AllotmentFields,
  NewAllotment,
  OfficeAllotment,
} from '@tafelrunde/contract/admin/events/allotments'
import { berlinDay } from '@tafelrunde/contract/values/berlin'
import type { Deps } from '../../../deps.ts'
import { type Db, inTransaction, type Tx } from '../../../platform/db/database.ts'
import type { KeepAnswer } from '../../../platform/idempotency.ts'
import { InvalidField, orNotFound, Refusal } from '../../../platform/refusals.ts'
import { checkSeen, type Subjects, versionOf } from '../../audit/audit.service.ts'
import { checkEventFilter, lockEvent } from '../../events/events.service.ts'
import { lockTimeslots } from '../participations.queries.ts'
import { fillEvent } from '../subscriptions.service.ts'
import { fillWaiting } from '../waitlist.service.ts'
import * as queries from './allotments.queries.ts'
import * as texts from './allotments.texts.ts'

/** Where one of them is written. */
export const allotmentSubjects: Subjects = ['allotments', 'allotted_places']

type Row = NonNullable<Awaited<ReturnType<typeof queries.findAllotment>>>

const toAllotment = ({ places, ...row }: Row): Allotment => ({
  ...row,
  state: row.released ? 'released' : 'held',
  places: places.find(({ timeslot }) => timeslot === null)?.places ?? 0,
  given: places.find(({ timeslot }) => timeslot === null)?.given ?? 0,
  timeslots: places.flatMap(({ timeslot, name, start, ...held }) =>
    timeslot !== null && name !== null && start !== null
      ? [{ timeslot, name, start: new Date(start), ...held }]
      : [],
  ),
})

/** A page of them. */
export const listAllotments = async (db: Db, query: queries.Query & { event?: number | undefined }) => {
  await checkEventFilter(db, true, query.event)
  const { count, rows } = await queries.findAllotments(db, query)
  return { count, rows: rows.map(toAllotment) }
}

/** One of them, with the version that whoever changes it has to name. */
export const readAllotment = async (db: Db, id: number): Promise<OfficeAllotment> => {
  const row = orNotFound(await queries.findAllotment(db, id))
  return { ...toAllotment(row), version: await versionOf(db, allotmentSubjects, id) }
}

/** Everything that it needs, in the order of all who book: Termine, then the event. */
const lockAround = async (tx: Tx, eventId: number, timeslotIds: number[]) => {
  const slots = await lockTimeslots(tx, timeslotIds)
  const event = await lockEvent(tx, eventId)
  if (!event) throw new InvalidField('event', texts.noEvent)
  return { slots, event }
}

type Around = Awaited<ReturnType<typeof lockAround>>
type Held = { places: number; given: number }
type Of = { capacity: number | null; seatsTaken: number; calledOffAt: Date | null; noLimit: string }

/** Why so many places of an event or of a Termin cannot be held: more than are free, or less than have been given. */
const whyNot = (places: number, of: Of, before: Held = { places: 0, given: 0 }) => {
  if (places < before.given) return texts.alreadyGiven(before.given)
  const more = places - before.places
  if (more <= 0) return undefined
  if (of.calledOffAt) return texts.slotIsOff
  if (of.capacity === null) return of.noLimit
  const free = of.capacity - of.seatsTaken
  return more > free ? texts.tooMany(free) : undefined
}

const checkDay = ({ until }: AllotmentFields, { event }: Around, now: Date) => {
  if (event.state === 'cancelled' || event.state === 'finished') throw new Refusal('state', texts.noPlaces)
  if (until < berlinDay(now)) throw new InvalidField('until', texts.isPast)
  if (until > berlinDay(event.startsAt)) throw new InvalidField('until', texts.tooLate)
}

/** Writes how many are held of what; the caller holds the locks. */
const write = async (
  tx: Tx,
  id: number,
  { places, timeslots }: AllotmentFields,
  { event, slots }: Around,
) => {
  if (places === 0 && timeslots.length === 0) throw new InvalidField('places', texts.nothingHeld)
  const ids = timeslots.map(({ timeslot }) => timeslot)
  if (new Set(ids).size < ids.length) throw new InvalidField('timeslots', texts.twice)
  const kept = await queries.findPlaces(tx, id)
  const before = (timeslotId: number | null) => kept.find(place => place.timeslotId === timeslotId)
  const ofEvent = whyNot(places, { ...event, calledOffAt: null, noLimit: texts.noLimit }, before(null))
  if (ofEvent) throw new InvalidField('places', ofEvent)
  const isBookable = (wished: number) =>
    slots.some(slot => slot.id === wished && slot.eventId === event.id && slot.workshopId !== null)
  if (!ids.every(isBookable)) throw new InvalidField('timeslots', texts.noTimeslot)

  const wanted = new Map(timeslots.map(({ timeslot, places }) => [timeslot, places]))
  const names = await queries.findNames(
    tx,
    slots.map(slot => slot.id),
  )
  for (const slot of slots) {
    const of = { ...slot, noLimit: texts.slotNoLimit }
    const why = whyNot(wanted.get(slot.id) ?? 0, of, before(slot.id))
    if (why) throw new InvalidField('timeslots', texts.at(names.get(slot.id) ?? '', why))
  }
  const gone = kept.filter(({ timeslotId }) => (timeslotId === null ? places === 0 : !wanted.has(timeslotId)))
  await queries.dropPlaces(
    tx,
    gone.map(({ id }) => id),
  )
  if (places > 0) await queries.putPlaces(tx, id, null, places)
  for (const { timeslot, places } of timeslots) await queries.putPlaces(tx, id, timeslot, places)
}

/** What became free goes to those who wait. */
const fill = async (tx: Tx, deps: Deps, { event, slots }: Around) => {
  await fillWaiting(
    tx,
    deps,
    slots.map(({ id }) => id),
  )
  await fillEvent(tx, deps, event.id)
}

/** Holds free places back; nobody else gets them from now on. */
export const createAllotment = (deps: Deps, { event, ...fields }: NewAllotment, keep: KeepAnswer) =>
  inTransaction(deps.db, async tx => {
    const now = deps.clock.now()
    const ids = fields.timeslots.map(({ timeslot }) => timeslot)
    const around = await lockAround(tx, event, ids)
    checkDay(fields, around, now)
    const { name, note, until } = fields
    const id = await queries.insertAllotment(tx, { eventId: event, createdAt: now, name, note, until })
    await write(tx, id, fields, around)
    const made = await readAllotment(tx, id)
    await keep(tx, made)
    return made
  })

/** Locks one with all that it holds places of, and these besides. */
const lockHeld = async (tx: Tx, id: number, timeslotIds: number[] = []) => {
  const { event } = orNotFound(await queries.findAllotment(tx, id))
  const ids = new Set([...timeslotIds, ...(await queries.findTimeslotIds(tx, id))])
  const around = await lockAround(tx, event.id, [...ids])
  const allotment = orNotFound(await queries.lockAllotment(tx, id))
  if (allotment.releasedAt) throw new Refusal('state', texts.isReleased)
  return around
}

/** Changes one that is as its changer saw it; what becomes free by it goes to those who wait. */
export const changeAllotment = (
  deps: Deps,
  id: number,
  { version, ...fields }: AllotmentFields & { version: number },
) =>
  inTransaction(deps.db, async tx => {
    const ids = fields.timeslots.map(({ timeslot }) => timeslot)
    const around = await lockHeld(tx, id, ids)
    await checkSeen(tx, allotmentSubjects, id, version)
    checkDay(fields, around, deps.clock.now())
    const { name, note, until } = fields
    await queries.updateAllotment(tx, id, { name, note, until })
    await write(tx, id, fields, around)
    await fill(tx, deps, around)
    return readAllotment(tx, id)
  })

/** What nobody has taken is everybody's at once. */
export const releaseAllotment = (deps: Deps, id: number) =>
  inTransaction(deps.db, async tx => {
    const around = await lockHeld(tx, id)
    await queries.release(tx, id, deps.clock.now())
    await fill(tx, deps, around)
    return readAllotment(tx, id)
  })

export const releaseAllotmentsJob = 'release-allotments'

/** Those whose last day is over; one that somebody gave free meanwhile is. */
export const releaseAllotments = async (deps: Deps) => {
  for (const id of await queries.findOver(deps.db, berlinDay(deps.clock.now())))
    await releaseAllotment(deps, id).catch(error => {
      if (!(error instanceof Refusal)) throw error
    })
}

/** Refuses one that is not this event's, or is given free already. */
export const checkAllotment = async (tx: Tx, id: number, eventId: number) => {
  const allotment = await queries.findAllotment(tx, id)
  if (allotment?.event.id !== eventId || allotment.released)
    throw new InvalidField('allotment', texts.notHeld)
}

/**
 * Gives one of the places that it holds of a Termin, or of the event (null), to whoever is to be registered next; false
 * where none is left. The caller holds the lock of the Termin or the event, so that nobody else comes in between.
 */
export const giveAllotted = (tx: Tx, id: number, timeslotId: number | null) =>
  queries.givePlace(tx, id, timeslotId)
