import { and, asc, count, eq, ne, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/database.ts'
import { filtersOf, type ListQuery, orderOf, type Page } from '../../platform/db/filters.ts'
import { events } from './events.tables.ts'

export type EventRow = Awaited<ReturnType<typeof selectEvents>>[number]

const columns = { created: events.createdAt, id: events.id, name: events.name, state: events.state }

/** Drafts are for staff only. */
const visibleEvents = (isStaff: boolean) => (isStaff ? undefined : ne(events.state, 'draft'))

const workshopsCount = sql<number>`(select count(*)::integer from workshops w where w.event_id = events.id)`

const selectEvents = (db: Db, where: SQL | undefined, order: SQL[], { limit, offset }: Page) =>
  db
    .select({ event: events, workshopsCount })
    .from(events)
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset)

export const findEvents = async (db: Db, isStaff: boolean, query: ListQuery & Record<string, unknown>) => {
  const where = and(visibleEvents(isStaff), filtersOf(query, columns))
  const [total] = await db.select({ count: count() }).from(events).where(where)
  const order = orderOf(query, columns, events.id, asc(events.startsAt))
  return { count: total?.count ?? 0, rows: await selectEvents(db, where, order, query) }
}

export const findEvent = async (db: Db, isStaff: boolean, id: number) => {
  const where = and(visibleEvents(isStaff), eq(events.id, id))
  const [row] = await selectEvents(db, where, [], { limit: 1, offset: 0 })
  return row
}
