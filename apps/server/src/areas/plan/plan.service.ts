import type { BodyPlacement, Placement, Plan, PlanItem } from '@tafelrunde/contract/admin/events/plan'
import { type ClashWeights, usualWalkMinutes, usualWeights } from '@tafelrunde/contract/events/plan-clashes'
import { unknownChoice } from '@tafelrunde/contract/http/filters'
import type { Deps } from '../../deps.ts'
import { type Db, inTransaction, type Tx } from '../../platform/db/database.ts'
import { InvalidField, NotFound, Refusal } from '../../platform/refusals.ts'
import { checkSeen, type Subjects, versionOf } from '../audit/audit.service.ts'
import { readEvent } from '../events/events.service.ts'
import { readWorkshop } from '../workshops/workshops.service.ts'
import * as queries from './plan.queries.ts'
import { isSame, itemOf, newItemOf, placementProblem, timeslotOf } from './plan.rules.ts'
import { findVersions } from './versions.queries.ts'

/** Where a working copy is written; a publication ends it. */
export const planSubjects: Subjects = ['plan_changes', 'plan_versions']

/** How long a workshop is that has no Termin yet. */
const usualMinutes = 90

/** The rooms by their ids. */
export const readRooms = async (db: Db) => new Map((await queries.findRooms(db)).map(room => [room.id, room]))

/** All items of an event's plan: what is published with what is planned for it, and what is new. */
export const readItems = async (db: Db, eventId: number): Promise<PlanItem[]> => {
  const rooms = await readRooms(db)
  const slots = await queries.findTimeslots(db, eventId)
  const people = await queries.findPeople(db, eventId)
  const changes = await queries.findChanges(db, eventId)
  const ofSlots = new Map(changes.map(own => [own.change.timeslotId, own]))
  return [
    ...slots.map(slot => itemOf(slot, people.get(slot.id) ?? [], ofSlots.get(slot.id), rooms)),
    ...changes.filter(({ change }) => change.timeslotId === null).map(own => newItemOf(own, rooms)),
  ]
}

/** The plan of an event as the office works on it. */
export const readPlan = async (db: Db, eventId: number): Promise<Plan> => {
  const { event } = await readEvent(db, true, eventId)
  const people = await queries.findLecturers(db, eventId)
  const absences = await queries.findAbsences(
    db,
    people.map(({ id }) => id),
  )
  const rules = await queries.findRules(db, eventId)
  const { rows } = await findVersions(db, eventId, { limit: 1, offset: 0 })
  const [last] = rows
  const workshops = await queries.findWorkshops(db, eventId)
  return {
    event: { id: event.id, name: event.name, state: event.state, start: event.startsAt, end: event.endsAt },
    items: await readItems(db, eventId),
    rooms: await queries.findRooms(db),
    workshops: workshops.map(workshop => ({ ...workshop, minutes: workshop.minutes ?? usualMinutes })),
    lecturers: people.map(person => ({
      ...person,
      away: absences
        .filter(({ lecturerId }) => lecturerId === person.id)
        .map(({ startsAt, endsAt }) => ({ start: startsAt, end: endsAt })),
    })),
    weights: { ...usualWeights, ...rules?.weights },
    walk_minutes: rules?.walkMinutes ?? usualWalkMinutes,
    version: await versionOf(db, planSubjects, eventId),
    published: last ? { number: last.number, created: last.created } : null,
  }
}

const readItem = async (db: Db, eventId: number, key: string): Promise<PlanItem | undefined> => {
  const rooms = await readRooms(db)
  const [own] = await queries.findChanges(db, eventId, key)
  const timeslot = timeslotOf(key)
  if (timeslot === undefined) return own && newItemOf(own, rooms)
  const [slot] = await queries.findTimeslots(db, eventId, timeslot)
  if (!slot) throw new NotFound()
  const people = await queries.findPeople(db, eventId, timeslot)
  return itemOf(slot, people.get(timeslot) ?? [], own, rooms)
}

type Wish = { key: string; workshop: number | null; at: BodyPlacement | null; seen: BodyPlacement | null }

const check = async (tx: Tx, eventId: number, wish: Wish, item: PlanItem | undefined) => {
  if (!isSame(item?.at ?? null, wish.seen))
    throw new Refusal(
      'changed',
      'Jemand anderes hat das inzwischen verschoben. Sie sehen jetzt den neuen Plan.',
    )
  if (wish.at) {
    const problem = placementProblem(wish.at)
    if (problem) throw new InvalidField('at', problem)
    if (wish.at.room !== null && !(await queries.findRoom(tx, wish.at.room)))
      throw new InvalidField('at', unknownChoice)
  }
  if (item || !wish.at) return
  const workshop =
    wish.workshop === null ? undefined : await readWorkshop(tx, true, wish.workshop).catch(() => undefined)
  if (workshop?.workshop.eventId !== eventId) throw new InvalidField('workshop', unknownChoice)
}

/** Only what nobody was in goes. */
const checkMayGo = async (tx: Tx, timeslotId: number) => {
  if ((await queries.findEverBooked(tx, [timeslotId])).size > 0)
    throw new Refusal(
      'state',
      'Dieser Termin bleibt auf dem Plan: In ihm sind oder waren Personen angemeldet oder auf der Warteliste.',
    )
}

const write = async (tx: Tx, eventId: number, { key, ...wish }: Wish, item: PlanItem | undefined) => {
  await queries.dropChange(tx, eventId, key)
  const timeslotId = item?.timeslot ?? null
  if (item?.published && isSame(wish.at, item.published)) return
  if (wish.at === null && timeslotId === null) return
  if (wish.at === null && timeslotId !== null) await checkMayGo(tx, timeslotId)
  const { start = null, end = null, room = null, location = '' } = wish.at ?? {}
  const place = { startsAt: start, endsAt: end, roomId: room, location }
  const workshopId = timeslotId === null ? (item?.workshop ?? wish.workshop) : null
  await queries.writeChanges(tx, [{ eventId, key, timeslotId, workshopId, ...place }])
}

/** Whether a Termin's own form would overrule what is planned for it. */
export const isPlanned = (db: Db, timeslotId: number) => queries.isPlanned(db, timeslotId)

/** Plans what a workshop has for another one of the same event, too: nothing of it is public yet. */
export const planLike = async (tx: Tx, eventId: number, workshopId: number, of: number) => {
  await queries.lockPlan(tx, eventId)
  await queries.copyPlacements(tx, workshopId, of)
}

/** Places, moves or takes away one item of the working copy, if it is where its mover saw it. */
export const placeItem = (deps: Deps, eventId: number, wish: Wish) =>
  inTransaction(deps.db, async tx => {
    await queries.lockPlan(tx, eventId)
    const item = await readItem(tx, eventId, wish.key)
    await check(tx, eventId, wish, item)
    await write(tx, eventId, wish, item)
    return {
      item: (await readItem(tx, eventId, wish.key)) ?? null,
      version: await versionOf(tx, planSubjects, eventId),
    }
  })

/** Throws the working copy away that was seen. */
export const discardPlan = (deps: Deps, eventId: number, { version }: { version: number }) =>
  inTransaction(deps.db, async tx => {
    await queries.lockPlan(tx, eventId)
    await checkSeen(tx, planSubjects, eventId, version)
    await queries.dropChanges(tx, eventId)
  })

/** Says what the clashes of this event's plan do. */
export const setRules = (
  deps: Deps,
  eventId: number,
  { weights, walk_minutes }: { weights: ClashWeights; walk_minutes: number },
) =>
  inTransaction(deps.db, async tx => {
    // Two places of one person at the same time are what the database itself refuses (product rule 4).
    if (weights.people !== 'stop')
      throw new InvalidField('weights', 'Dass sich Plätze einer Person überschneiden, hält immer auf.')
    await queries.writeRules(tx, { eventId, weights, walkMinutes: walk_minutes })
  })

/** A placement of a version, back from its row. */
export const keptPlacement = (item: {
  start: string
  end: string
  room: number | null
  location: string
}): Placement => ({
  start: new Date(item.start),
  end: new Date(item.end),
  room: item.room,
  location: item.location,
})
