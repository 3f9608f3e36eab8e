import { and, eq, exists, inArray, notExists, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/database.ts'
import { rowsOf } from '../../../platform/db/rows.ts'
import { lecturers } from '../../lecturers/lecturers.tables.ts'
import { settlements } from '../../settlements/settlements.tables.ts'
import { workshopLecturers, workshops } from '../../workshops/workshops.tables.ts'

const fullNameOf = sql<string>`trim(${lecturers.firstName} || ' ' || ${lecturers.lastName})`

export const findLecturers = (tx: Tx, sources: string[]) =>
  tx
    .select({
      id: lecturers.id,
      source: sql<string>`${lecturers.source}`,
      firstName: lecturers.firstName,
      lastName: lecturers.lastName,
      profileDescription: lecturers.profileDescription,
    })
    .from(lecturers)
    .where(sql`${lecturers.source} = any(${sql.param(sources)}::text[])`)

export const insertLecturers = (tx: Tx, rows: (typeof lecturers.$inferInsert)[]) =>
  tx.insert(lecturers).values(rows).returning({ id: lecturers.id, source: lecturers.source })

export const updateLecturers = (tx: Tx, rows: object[]) =>
  tx.execute(sql`
    update lecturers set first_name = new."firstName", last_name = new."lastName",
      profile_description = new."profileDescription"
    from ${rowsOf(rows, sql`id integer, "firstName" text, "lastName" text, "profileDescription" text`)}
    where lecturers.id = new.id`)

/** Whose source begins like that, and who give no workshop any more; what holds them here all the same. */
export const findIdleLecturers = (tx: Tx, source: string) => {
  const links = tx
    .select({ one: sql`1` })
    .from(workshopLecturers)
    .where(eq(workshopLecturers.lecturerId, lecturers.id))
  const settled = tx.select({ one: sql`1` }).from(settlements).where(eq(settlements.lecturerId, lecturers.id))
  return tx
    .select({
      id: lecturers.id,
      source: sql<string>`${lecturers.source}`,
      name: fullNameOf,
      hasAccount: sql<boolean>`${lecturers.accountId} is not null`,
      isSettled: sql<boolean>`${exists(settled)}`,
    })
    .from(lecturers)
    .where(and(sql`starts_with(${lecturers.source}, ${source})`, notExists(links)))
    .orderBy(lecturers.id)
}

export const removeLecturers = (tx: Tx, ids: number[]) =>
  tx.delete(lecturers).where(inArray(lecturers.id, ids))

export const findLinks = (tx: Tx, eventId: number) =>
  tx
    .select({
      workshopId: workshopLecturers.workshopId,
      lecturerId: workshopLecturers.lecturerId,
      position: workshopLecturers.position,
      source: lecturers.source,
      name: fullNameOf,
    })
    .from(workshopLecturers)
    .innerJoin(workshops, eq(workshops.id, workshopLecturers.workshopId))
    .innerJoin(lecturers, eq(lecturers.id, workshopLecturers.lecturerId))
    .where(eq(workshops.eventId, eventId))

export const putLinks = (tx: Tx, rows: object[]) =>
  tx.execute(sql`
    insert into workshop_lecturers (workshop_id, lecturer_id, position)
    select "workshopId", "lecturerId", position
    from ${rowsOf(rows, sql`"workshopId" integer, "lecturerId" integer, position integer`)}
    on conflict (workshop_id, lecturer_id) do update set position = excluded.position`)

export const dropLinks = (tx: Tx, rows: object[]) =>
  tx.execute(sql`
    delete from workshop_lecturers as old
    using ${rowsOf(rows, sql`"workshopId" integer, "lecturerId" integer`)}
    where old.workshop_id = new."workshopId" and old.lecturer_id = new."lecturerId"`)
