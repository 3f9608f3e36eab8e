import { and, count, eq, inArray, notInArray, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { onlyRow, rowsOf } from '../../../platform/db/rows.ts'
import { lecturers } from '../../lecturers/lecturers.tables.ts'
import { participations } from '../../participations/participations.tables.ts'
import { schooltypes } from '../../schooltypes/schooltypes.tables.ts'
import { timeslots } from '../../timeslots/timeslots.tables.ts'
import { workshopLecturers, workshopSchooltypes, workshops } from '../../workshops/workshops.tables.ts'

type NewWorkshop = typeof workshops.$inferInsert
type NewTimeslot = typeof timeslots.$inferInsert

/** Nobody else changes it until the transaction ends. */
export const lockWorkshop = (tx: Tx, id: number) =>
  tx.select({ id: workshops.id }).from(workshops).where(eq(workshops.id, id)).for('no key update')

export const insertWorkshop = async (tx: Tx, facts: NewWorkshop) =>
  onlyRow(await tx.insert(workshops).values(facts).returning({ id: workshops.id })).id

export const updateWorkshop = (tx: Tx, id: number, facts: Partial<NewWorkshop>) =>
  tx.update(workshops).set(facts).where(eq(workshops.id, id))

/** Those that there are first, by their beginnings, then the others. */
export const inOrderOfStart = async (db: Db, ids: number[]) => {
  const rows = await db
    .select({ id: timeslots.id })
    .from(timeslots)
    .where(inArray(timeslots.id, ids))
    .orderBy(timeslots.startsAt, timeslots.id)
  return [...new Set([...rows.map(({ id }) => id), ...ids])]
}

/** What a room has to have for the workshop. */
export const findEquipment = async (db: Db, id: number) => {
  const [row] = await db
    .select({ equipment: workshops.equipment })
    .from(workshops)
    .where(eq(workshops.id, id))
  return row?.equipment ?? []
}

/** How many of these there are. */
export const countSchooltypes = async (db: Db, ids: number[]) => {
  const [found] = await db.select({ count: count() }).from(schooltypes).where(inArray(schooltypes.id, ids))
  return found?.count ?? 0
}

export const countLecturers = async (db: Db, ids: number[]) => {
  const [found] = await db.select({ count: count() }).from(lecturers).where(inArray(lecturers.id, ids))
  return found?.count ?? 0
}

/** Writes what differs, so that the audit log tells it alone. */
export const relinkSchooltypes = async (tx: Tx, workshopId: number, ids: number[]) => {
  const { workshopId: workshop, schooltypeId } = workshopSchooltypes
  await tx
    .delete(workshopSchooltypes)
    .where(and(eq(workshop, workshopId), ids.length > 0 ? notInArray(schooltypeId, ids) : undefined))
  if (ids.length > 0)
    await tx
      .insert(workshopSchooltypes)
      .values(ids.map(id => ({ workshopId, schooltypeId: id })))
      .onConflictDoNothing()
}

/** The same; who stays keeps the role that the programme gave them. */
export const relinkLecturers = async (tx: Tx, workshopId: number, ids: number[]) => {
  const { workshopId: workshop, lecturerId } = workshopLecturers
  await tx
    .delete(workshopLecturers)
    .where(and(eq(workshop, workshopId), ids.length > 0 ? notInArray(lecturerId, ids) : undefined))
  const rows = ids.map((id, index) => ({ id, position: index + 1 }))
  await tx.execute(sql`
    insert into workshop_lecturers as old (workshop_id, lecturer_id, position)
    select ${workshopId}, new.id, new.position from ${rowsOf(rows, sql`id integer, position integer`)}
    on conflict (workshop_id, lecturer_id) do update set position = excluded.position
    where old.position <> excluded.position`)
}

export const removeWorkshop = async (tx: Tx, id: number) => {
  await tx.delete(timeslots).where(eq(timeslots.workshopId, id))
  await tx.delete(workshops).where(eq(workshops.id, id))
}

/** How many ever had a place in these timeslots or waited for one. */
export const countEver = async (db: Db, timeslotIds: number[]) => {
  const [found] = await db
    .select({ count: count() })
    .from(participations)
    .where(inArray(participations.timeslotId, timeslotIds))
  return found?.count ?? 0
}

export const findTimeslot = async (db: Db, id: number) => {
  const [row] = await db.select().from(timeslots).where(eq(timeslots.id, id))
  return row
}

export const lockTimeslot = async (tx: Tx, id: number) => {
  const [row] = await tx.select().from(timeslots).where(eq(timeslots.id, id)).for('no key update')
  return row
}

export const insertTimeslot = async (tx: Tx, facts: NewTimeslot) =>
  onlyRow(await tx.insert(timeslots).values(facts).returning({ id: timeslots.id })).id

export const updateTimeslot = (tx: Tx, id: number, facts: Partial<NewTimeslot>) =>
  tx.update(timeslots).set(facts).where(eq(timeslots.id, id))

export const removeTimeslot = (tx: Tx, id: number) => tx.delete(timeslots).where(eq(timeslots.id, id))

/** In how many ways people of this timeslot would be in two at the same time, were it then. */
export const countClashes = async (db: Db, id: number, startsAt: Date, endsAt: Date) => {
  const { rows } = await db.execute<{ people: number }>(sql`
    select count(distinct a.account_id)::integer as people
    from participations a
    join booked_at(a.account_id, ${startsAt.toISOString()}, ${endsAt.toISOString()}) b on b.timeslot_id <> a.timeslot_id
    where a.timeslot_id = ${id} and a.state = 'registered' and b.state = 'registered'`)
  return rows[0]?.people ?? 0
}
