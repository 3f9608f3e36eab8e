import { and, asc, count, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { Caller } from '../../common/people.rules.ts'
import type { Db } from '../../platform/db/database.ts'
import { filtersOf, type ListQuery, orderOf } from '../../platform/db/filters.ts'
import { events } from '../events/events.tables.ts'
import { participations } from '../participations/participations.tables.ts'
import { timeslotColumns, timeslots } from '../timeslots/timeslots.tables.ts'
import { workshops } from '../workshops/workshops.tables.ts'
import { isOwn } from './attendance.tables.ts'

type Counts = { registered: number; waitlisted: number; attended: number; absent: number; cancelled: number }
export type OwnTimeslotRow = Awaited<ReturnType<typeof selectOwn>>[number]

const counts = sql<Counts>`(
  select json_build_object(
    'registered', count(*) filter (where state = 'registered'),
    'waitlisted', count(*) filter (where state = 'waitlisted'),
    'attended', count(*) filter (where state = 'attended'),
    'absent', count(*) filter (where state = 'absent'),
    'cancelled', count(*) filter (where state = 'cancelled'))
  from ${participations} where ${participations.timeslotId} = ${timeslots.id})`

const selectOwn = (db: Db, where: SQL | undefined) =>
  db
    .select({
      ...getTableColumns(timeslots),
      name: workshops.name,
      eventName: events.name,
      eventState: events.state,
      counts,
    })
    .from(timeslots)
    .innerJoin(events, eq(events.id, timeslots.eventId))
    .innerJoin(workshops, eq(workshops.id, timeslots.workshopId))
    .where(where)

/** The timeslots that the caller may take the attendance of; without a workshop there is none to take. */
export const findOwnTimeslots = async (
  db: Db,
  caller: Caller,
  query: ListQuery & Record<string, unknown>,
) => {
  const where = and(isOwn(caller), filtersOf(query, timeslotColumns))
  const [total] = await db
    .select({ count: count() })
    .from(timeslots)
    .innerJoin(events, eq(events.id, timeslots.eventId))
    .innerJoin(workshops, eq(workshops.id, timeslots.workshopId))
    .where(where)
  const rows = await selectOwn(db, where)
    .orderBy(...orderOf(query, timeslotColumns, timeslots.id, asc(timeslots.startsAt)))
    .limit(query.limit)
    .offset(query.offset)
  return { count: total?.count ?? 0, rows }
}

export const findOwnTimeslot = async (db: Db, caller: Caller, id: number) => {
  const [row] = await selectOwn(db, and(isOwn(caller), eq(timeslots.id, id)))
  return row
}
