import { and, asc, count, eq, type SQL } from 'drizzle-orm'
import type { Db } from '../../platform/db/database.ts'
import { filtersOf, type ListQuery, orderOf, pageWith } from '../../platform/db/filters.ts'
import type { Sight } from '../../platform/db/sight.ts'
import { events, visibleTo } from '../events/events.tables.ts'
import { timeslotColumns, timeslotNames, timeslots } from './timeslots.tables.ts'

const selectTimeslots = (db: Db, where: SQL | undefined) =>
  db
    .select({ timeslot: timeslots })
    .from(timeslots)
    .innerJoin(events, eq(events.id, timeslots.eventId))
    .where(where)

const countTimeslots = async (db: Db, where: SQL | undefined) => {
  const [total] = await db
    .select({ count: count() })
    .from(timeslots)
    .innerJoin(events, eq(events.id, timeslots.eventId))
    .where(where)
  return total?.count ?? 0
}

export const findTimeslots = async (db: Db, sight: Sight, query: ListQuery & Record<string, unknown>) => {
  const where = and(visibleTo(sight), filtersOf(query, timeslotColumns, timeslotNames))
  const page = selectTimeslots(db, where)
    .orderBy(...orderOf(query, timeslotColumns, timeslots.id, asc(timeslots.startsAt)))
    .limit(query.limit)
    .offset(query.offset)
  const { count, rows } = await pageWith(query, page, () => countTimeslots(db, where))
  return { count, rows: rows.map(({ timeslot }) => timeslot) }
}

export const findTimeslot = async (db: Db, sight: Sight, id: number) => {
  const [row] = await selectTimeslots(db, and(visibleTo(sight), eq(timeslots.id, id)))
  return row?.timeslot
}
