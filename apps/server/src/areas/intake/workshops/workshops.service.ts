import type { Deps } from '../../../deps.ts'
import { brokenConstraint, inSavepoint, type Tx } from '../../../platform/db/database.ts'
import { Refusal } from '../../../platform/refusals.ts'
import { readEvent } from '../../events/events.service.ts'
import { fillWaiting } from '../../participations/waitlist.service.ts'
import type { Line } from '../judged.rules.ts'
import type { Check } from '../kind.rules.ts'
import { findSchooltypes } from '../schooltypes.queries.ts'
import * as queries from './workshops.queries.ts'
import { type Plan, planWorkshops, type WorkshopPlan } from './workshops.rules.ts'
import { bookedClash, workshopConsequences } from './workshops.texts.ts'

/** Ids of all workshops of the plan, in its order. */
const writeWorkshops = async (tx: Tx, { clock }: Deps, eventId: number, plan: WorkshopPlan[]) => {
  const fresh = plan.filter(({ id }) => id === 0)
  const made = fresh.length > 0 ? await queries.insertWorkshops(tx, eventId, fresh, clock.now()) : []
  const newIds = new Map(fresh.map((workshop, index) => [workshop, made[index] ?? 0]))
  const changed = plan.filter(({ id, isChanged }) => id !== 0 && isChanged)
  if (changed.length > 0) await queries.updateWorkshops(tx, changed)
  return plan.map(workshop => ({ ...workshop, id: newIds.get(workshop) ?? workshop.id }))
}

const writeLinks = async (tx: Tx, { clock }: Deps, written: WorkshopPlan[], plan: Plan) => {
  const made =
    plan.newLecturers.length > 0 ? await queries.insertLecturers(tx, plan.newLecturers, clock.now()) : []
  const newIds = new Map(plan.newLecturers.map((lecturer, index) => [lecturer, made[index] ?? 0]))
  const given = written.flatMap(({ id, isChanged, lecturers }) =>
    isChanged && lecturers ? [{ id, lecturers }] : [],
  )
  const links = given.flatMap(({ id, lecturers }) =>
    lecturers.map((one, index) => ({
      workshopId: id,
      lecturerId: typeof one === 'number' ? one : (newIds.get(one) ?? 0),
      position: index + 1,
    })),
  )
  await queries.relinkLecturers(
    tx,
    given.map(({ id }) => id),
    links,
  )
  const meant = written.flatMap(({ id, isChanged, schooltypeIds }) =>
    isChanged && schooltypeIds ? [{ id, schooltypeIds }] : [],
  )
  const schooltypes = meant.flatMap(({ id, schooltypeIds }) =>
    schooltypeIds.map(schooltypeId => ({ workshopId: id, schooltypeId })),
  )
  await queries.relinkSchooltypes(
    tx,
    meant.map(({ id }) => id),
    schooltypes,
  )
}

/** A Termin that moves tells whoever is in it; product rule 4 holds for it as for every other. */
const writeSlots = async (tx: Tx, { clock }: Deps, eventId: number, written: WorkshopPlan[]) => {
  const toRow = ({
    startsAt,
    endsAt,
    place,
    capacity,
    roomCapacity,
  }: WorkshopPlan['slots']['insert'][number]) => ({
    startsAt,
    endsAt,
    location: place?.location,
    roomId: place?.roomId ?? null,
    capacity: capacity === undefined ? roomCapacity : capacity,
    hasCapacity: capacity !== undefined,
  })
  const inserts = written.flatMap(({ id, slots }) =>
    slots.insert.map(slot => ({ ...toRow(slot), workshopId: id })),
  )
  const updates = written.flatMap(({ slots }) => slots.update.map(slot => ({ ...toRow(slot), id: slot.id })))
  if (inserts.length > 0) await queries.insertSlots(tx, eventId, inserts, clock.now())
  if (updates.length === 0) return
  await inSavepoint(tx, () => queries.updateSlots(tx, updates)).catch(error => {
    throw brokenConstraint(error) === 'participations_no_clash' ? new Refusal('clash', bookedClash) : error
  })
}

/** Looks what a table of workshops does to the event, and offers to do it. */
export const checkWorkshops = async (tx: Tx, deps: Deps, eventId: number, lines: Line[]): Promise<Check> => {
  const { event } = await readEvent(tx, true, eventId)
  await queries.lockSlots(tx, eventId)
  const { judged, plan } = planWorkshops(lines, {
    event,
    workshops: await queries.findWorkshops(tx, eventId),
    slots: await queries.findSlots(tx, eventId),
    lecturers: await queries.findLecturers(tx, eventId),
    schooltypes: await findSchooltypes(tx),
    rooms: await queries.findRooms(tx),
  })
  const write = async () => {
    const written = await writeWorkshops(tx, deps, eventId, plan.workshops)
    const keys = written.flatMap(({ id, key }) => (key ? [{ workshopId: id, key }] : []))
    if (keys.length > 0) await queries.putKeys(tx, eventId, keys)
    await writeLinks(tx, deps, written, plan)
    await writeSlots(tx, deps, eventId, written)
    await fillWaiting(tx, deps)
  }
  return { judged, consequences: workshopConsequences(plan), write }
}
