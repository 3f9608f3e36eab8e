import { count, eq, type SQL, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { filtersOf, type ListQuery } from '../../../platform/db/filters.ts'
import { onlyRow, rowsOf } from '../../../platform/db/rows.ts'
import { accounts } from '../../accounts/accounts.tables.ts'
import { events } from '../../events/events.tables.ts'
import { lecturerAbsences } from '../../lecturers/absences.tables.ts'
import { lecturers, shownAs, shownName } from '../../lecturers/lecturers.tables.ts'
import { settlements } from '../../settlements/settlements.tables.ts'
import { workshopLecturers, workshops } from '../../workshops/workshops.tables.ts'

type NewLecturer = typeof lecturers.$inferInsert
export type OfficeLecturerRow = Awaited<ReturnType<typeof selectLecturers>>[number]

const selectLecturers = (db: Db, where: SQL | undefined) =>
  db
    .select({
      id: lecturers.id,
      firstName: lecturers.firstName,
      lastName: lecturers.lastName,
      profileDescription: lecturers.profileDescription,
      picture: shownAs.picture,
      account: {
        id: accounts.id,
        first_name: accounts.firstName,
        last_name: accounts.lastName,
        profile_description: accounts.profileDescription,
      },
      workshops: sql<{ id: number; name: string; event: number }[]>`(
        select coalesce(json_agg(json_build_object('id', ${workshops.id}, 'name', ${workshops.name},
          'event', ${workshops.eventId}) order by ${events.startsAt} desc, ${workshops.name}, ${workshops.id}), '[]')
        from ${workshopLecturers}
        join ${workshops} on ${workshops.id} = ${workshopLecturers.workshopId}
        join ${events} on ${events.id} = ${workshops.eventId}
        where ${workshopLecturers.lecturerId} = ${lecturers.id})`,
    })
    .from(lecturers)
    .leftJoin(accounts, eq(accounts.id, lecturers.accountId))
    .where(where)
    .orderBy(shownAs.lastName, shownAs.firstName, lecturers.id)

/** All of them, also those without a workshop. */
export const findOfficeLecturers = async (db: Db, query: ListQuery) => {
  const where = filtersOf(query, { id: lecturers.id }, [shownName])
  const [total] = await db
    .select({ count: count() })
    .from(lecturers)
    .leftJoin(accounts, eq(accounts.id, lecturers.accountId))
    .where(where)
  const rows = await selectLecturers(db, where).limit(query.limit).offset(query.offset)
  return { count: total?.count ?? 0, rows }
}

export const findOfficeLecturer = async (db: Db, id: number) => {
  const [row] = await selectLecturers(db, eq(lecturers.id, id))
  return row
}

/** Nobody else changes it, and nothing new refers to it, until the transaction ends. */
export const lockLecturer = async (tx: Tx, id: number) => {
  const [row] = await tx.select().from(lecturers).where(eq(lecturers.id, id)).for('update')
  return row
}

export const insertLecturer = async (tx: Tx, facts: NewLecturer) =>
  onlyRow(await tx.insert(lecturers).values(facts).returning({ id: lecturers.id })).id

export const updateLecturer = (tx: Tx, id: number, facts: Partial<NewLecturer>) =>
  tx.update(lecturers).set(facts).where(eq(lecturers.id, id))

export const findAbsences = (db: Db, id: number) =>
  db
    .select({ start: lecturerAbsences.startsAt, end: lecturerAbsences.endsAt })
    .from(lecturerAbsences)
    .where(eq(lecturerAbsences.lecturerId, id))
    .orderBy(lecturerAbsences.startsAt, lecturerAbsences.id)

/** Writes what differs, so that the audit log tells it alone. */
export const rewriteAbsences = async (tx: Tx, id: number, absences: { start: Date; end: Date }[]) => {
  const rows = rowsOf(absences, sql`start timestamptz, "end" timestamptz`)
  await tx.execute(sql`
    delete from lecturer_absences old where lecturer_id = ${id}
      and not exists (select from ${rows} where new.start = old.starts_at and new."end" = old.ends_at)`)
  await tx.execute(sql`
    insert into lecturer_absences (lecturer_id, starts_at, ends_at)
    select distinct ${id}::integer, new.start, new."end" from ${rows}
    where not exists (select from lecturer_absences old
      where lecturer_id = ${id} and new.start = old.starts_at and new."end" = old.ends_at)`)
}

export const removeLecturer = (tx: Tx, id: number) => tx.delete(lecturers).where(eq(lecturers.id, id))

/** How many workshops and settlements are the lecturer's. */
export const countOfLecturer = async (tx: Tx, id: number) => {
  const [given] = await tx
    .select({ workshops: count() })
    .from(workshopLecturers)
    .where(eq(workshopLecturers.lecturerId, id))
  const [paid] = await tx
    .select({ settlements: count() })
    .from(settlements)
    .where(eq(settlements.lecturerId, id))
  return { workshops: given?.workshops ?? 0, settlements: paid?.settlements ?? 0 }
}
