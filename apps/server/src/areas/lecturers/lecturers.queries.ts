import { and, count, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/database.ts'
import type { Page } from '../../platform/db/filters.ts'
import type { Sight } from '../../platform/db/sight.ts'
import { accounts } from '../accounts/accounts.tables.ts'
import { events, visibleTo } from '../events/events.tables.ts'
import { workshopLecturers, workshops } from '../workshops/workshops.tables.ts'
import { lecturers, shownAs } from './lecturers.tables.ts'

export type LecturerRow = Awaited<ReturnType<typeof selectLecturers>>[number]

const shownWorkshops = (sight: Sight) => sql`
  from ${workshopLecturers}
  join ${workshops} on ${workshops.id} = ${workshopLecturers.workshopId}
  join ${events} on ${events.id} = ${workshops.eventId}
  where ${workshopLecturers.lecturerId} = ${lecturers.id} and ${visibleTo(sight) ?? sql`true`}`

const selectLecturers = (db: Db, sight: Sight, where: SQL | undefined) =>
  db
    .select({
      id: lecturers.id,
      ...shownAs,
      profileDescription: sql<string>`coalesce(nullif(${accounts.profileDescription}, ''), ${lecturers.profileDescription})`,
      workshops: sql<{ id: number; name: string; event: number }[]>`(
        select json_agg(json_build_object('id', ${workshops.id}, 'name', ${workshops.name}, 'event', ${workshops.eventId})
          order by ${events.startsAt} desc, ${workshops.name}, ${workshops.id}) ${shownWorkshops(sight)})`,
    })
    .from(lecturers)
    .leftJoin(accounts, eq(accounts.id, lecturers.accountId))
    .where(and(where, sql`exists (select ${shownWorkshops(sight)})`))
    .orderBy(shownAs.lastName, shownAs.firstName, lecturers.id)

export const findLecturers = async (db: Db, sight: Sight, page: Page) => {
  const [total] = await db
    .select({ count: count() })
    .from(lecturers)
    .where(sql`exists (select ${shownWorkshops(sight)})`)
  const rows = await selectLecturers(db, sight, undefined).limit(page.limit).offset(page.offset)
  return { count: total?.count ?? 0, rows }
}

export const findLecturer = async (db: Db, sight: Sight, id: number) => {
  const [row] = await selectLecturers(db, sight, eq(lecturers.id, id))
  return row
}
