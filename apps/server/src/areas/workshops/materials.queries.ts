import { and, asc, count, eq, inArray, lte, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/database.ts'
import { onlyRow } from '../../platform/db/rows.ts'
import { events } from '../events/events.tables.ts'
import { lecturers } from '../lecturers/lecturers.tables.ts'
import { participations } from '../participations/participations.tables.ts'
import { timeslots } from '../timeslots/timeslots.tables.ts'
import { materials } from './materials.tables.ts'
import { workshopLecturers, workshops } from './workshops.tables.ts'

/** Who asks: a lecturer or participant, or staff. */
export type Asker = { id: number; isStaff: boolean }
export type MaterialRow = typeof materials.$inferSelect

// Arrays, because PostgreSQL makes them once and then looks up the materials by the index of their workshops.
const givenBy = (accountId: number) => sql`array(
  select ${workshopLecturers.workshopId} from ${workshopLecturers}
  join ${lecturers} on ${lecturers.id} = ${workshopLecturers.lecturerId}
  where ${lecturers.accountId} = ${accountId})`
const attendedBy = (accountId: number) => sql`array(
  select ${timeslots.workshopId} from ${participations}
  join ${timeslots} on ${timeslots.id} = ${participations.timeslotId}
  where ${participations.accountId} = ${accountId} and ${participations.state} in ('registered', 'attended'))`

/** Those of the own workshops; drafts and all that belongs to them are for staff only. */
const isOwn = ({ id, isStaff }: Asker) =>
  isStaff ? undefined : sql`${workshops.id} = any(${givenBy(id)}) and ${events.state} <> 'draft'`

const isSeenBy = (accountId: number, now: Date) =>
  or(
    sql`${materials.workshopId} = any(${givenBy(accountId)})`,
    and(sql`${materials.workshopId} = any(${attendedBy(accountId)})`, lte(materials.visibleFrom, now)),
  )

const selectMaterials = (db: Db, where: SQL | undefined) =>
  db
    .select({ material: materials })
    .from(materials)
    .innerJoin(workshops, eq(workshops.id, materials.workshopId))
    .innerJoin(events, eq(events.id, workshops.eventId))
    .where(where)

type Query = { workshop: number | undefined; limit: number; offset: number }

export const findMaterials = async (db: Db, asker: Asker, { workshop, limit, offset }: Query) => {
  const ofWorkshop = workshop === undefined ? undefined : eq(materials.workshopId, workshop)
  const where = and(isOwn(asker), ofWorkshop)
  const [total] = await db
    .select({ count: count() })
    .from(materials)
    .innerJoin(workshops, eq(workshops.id, materials.workshopId))
    .innerJoin(events, eq(events.id, workshops.eventId))
    .where(where)
  const rows = await selectMaterials(db, where)
    .orderBy(asc(materials.workshopId), asc(materials.name), asc(materials.id))
    .limit(limit)
    .offset(offset)
  return { count: total?.count ?? 0, rows: rows.map(({ material }) => material) }
}

/** A material of an own workshop. */
export const findOwnMaterial = async (db: Db, asker: Asker, id: number) => {
  const [row] = await selectMaterials(db, and(isOwn(asker), eq(materials.id, id)))
  return row?.material
}

/** A material that the caller may have now. */
export const findVisibleMaterial = async (db: Db, asker: Asker, id: number, now: Date) => {
  const mayHave = asker.isStaff ? undefined : and(isSeenBy(asker.id, now), sql`${events.state} <> 'draft'`)
  const [row] = await selectMaterials(db, and(mayHave, eq(materials.id, id)))
  return row?.material
}

const named = { id: materials.id, name: materials.name, workshopId: materials.workshopId }

/** What an account may have now, of one workshop or of all. */
export const findMaterialsSeenBy = (db: Db, accountId: number, now: Date, workshopId?: number) =>
  db
    .select(named)
    .from(materials)
    .where(
      and(
        isSeenBy(accountId, now),
        workshopId === undefined ? undefined : eq(materials.workshopId, workshopId),
      ),
    )
    .orderBy(asc(materials.name), asc(materials.id))

/** All that these workshops have. */
export const findMaterialsOf = (db: Db, workshopIds: number[]) =>
  db
    .select(named)
    .from(materials)
    .where(inArray(materials.workshopId, workshopIds))
    .orderBy(asc(materials.name), asc(materials.id))

/** Whether this is an own workshop. */
export const isOwnWorkshop = async (db: Db, asker: Asker, id: number) => {
  const rows = await db
    .select({ id: workshops.id })
    .from(workshops)
    .innerJoin(events, eq(events.id, workshops.eventId))
    .where(and(isOwn(asker), eq(workshops.id, id)))
  return rows.length > 0
}

const areOf = (workshopId: SQLWrapper, ids: number[]) =>
  sql`${workshopId} = any(${sql.param(ids)}::integer[])`

/** Nobody gives these workshops a material, or deletes them, until the end of the transaction. */
export const lockWorkshops = (tx: Tx, ids: number[]) =>
  tx
    .select({ id: workshops.id })
    .from(workshops)
    .where(areOf(workshops.id, ids))
    .orderBy(workshops.id)
    .for('no key update')

export const countMaterialsOf = async (tx: Tx, workshopId: number) => {
  const [total] = await tx
    .select({ count: count() })
    .from(materials)
    .where(eq(materials.workshopId, workshopId))
  return total?.count ?? 0
}

export const insertMaterial = async (tx: Tx, material: typeof materials.$inferInsert) => {
  const row = onlyRow(await tx.insert(materials).values(material).returning())
  return row
}

export const updateMaterial = async (
  tx: Tx,
  id: number,
  facts: Partial<Pick<MaterialRow, 'name' | 'visibleFrom'>>,
) => {
  const [row] = await tx.update(materials).set(facts).where(eq(materials.id, id)).returning()
  return row
}

export const deleteMaterial = (tx: Tx, id: number) => tx.delete(materials).where(eq(materials.id, id))

/** Answers which files they had. */
export const deleteMaterialsOf = async (tx: Tx, workshopIds: number[]) => {
  const rows = await tx
    .delete(materials)
    .where(areOf(materials.workshopId, workshopIds))
    .returning({ file: materials.file })
  return rows.map(({ file }) => file)
}
