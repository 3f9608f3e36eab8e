import { and, count, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/database.ts'
import type { Page } from '../../platform/db/filters.ts'
import { accounts } from '../accounts/accounts.tables.ts'
import { events } from '../events/events.tables.ts'
import { workshopLecturers, workshops } from '../workshops/workshops.tables.ts'
import { lecturers, shownAs } from './lecturers.tables.ts'

export type LecturerRow = Awaited<ReturnType<typeof selectLecturers>>[number]

const shownWorkshops = (isStaff: boolean) => sql`
  from ${workshopLecturers}
  join ${workshops} on ${workshops.id} = ${workshopLecturers.workshopId}
  join ${events} on ${events.id} = ${workshops.eventId}
  where ${workshopLecturers.lecturerId} = ${lecturers.id} and (${isStaff} or ${events.state} <> 'draft')`

const selectLecturers = (db: Db, isStaff: boolean, where: SQL | undefined) =>
  db
    .select({
      id: lecturers.id,
      ...shownAs,
      profileDescription: sql<string>`coalesce(nullif(${accounts.profileDescription}, ''), ${lecturers.profileDescription})`,
      workshops: sql<{ id: number; name: string; event: number }[]>`(
        select json_agg(json_build_object('id', ${workshops.id}, 'name', ${workshops.name}, 'event', ${workshops.eventId})
          order by ${events.startsAt} desc, ${workshops.name}, ${workshops.id}) ${shownWorkshops(isStaff)})`,
    })
    .from(lecturers)
    .leftJoin(accounts, eq(accounts.id, lecturers.accountId))
    .where(and(where, sql`exists (select ${shownWorkshops(isStaff)})`))
    .orderBy(shownAs.lastName, shownAs.firstName, lecturers.id)

export const findLecturers = async (db: Db, isStaff: boolean, page: Page) => {
  const [total] = await db
    .select({ count: count() })
    .from(lecturers)
    .where(sql`exists (select ${shownWorkshops(isStaff)})`)
  const rows = await selectLecturers(db, isStaff, undefined).limit(page.limit).offset(page.offset)
  return { count: total?.count ?? 0, rows }
}

export const findLecturer = async (db: Db, isStaff: boolean, id: number) => {
  const [row] = await selectLecturers(db, isStaff, eq(lecturers.id, id))
  return row
}
