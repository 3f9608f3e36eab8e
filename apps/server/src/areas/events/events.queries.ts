import { and, asc, count, eq, type SQL, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/database.ts'
import { filtersOf, type ListQuery, orderOf, type Page } from '../../platform/db/filters.ts'
import { onlyRow } from '../../platform/db/rows.ts'
import type { Sight } from '../../platform/db/sight.ts'
import { eventColumns, eventNames, events, visibleTo } from './events.tables.ts'

export type EventFacts = typeof events.$inferInsert
export type EventRow = Awaited<ReturnType<typeof selectEvents>>[number]

const workshopsCount = sql<number>`(select count(*)::integer from workshops w where w.event_id = events.id)`

const hasQuestions = sql<boolean>`exists (select from event_questions q where q.event_id = events.id and q.is_active)`

const selectEvents = (db: Db, where: SQL | undefined, order: SQL[], { limit, offset }: Page) =>
  db
    .select({ event: events, workshopsCount, hasQuestions })
    .from(events)
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset)

export const findEvents = async (db: Db, sight: Sight, query: ListQuery & Record<string, unknown>) => {
  const where = and(visibleTo(sight), filtersOf(query, eventColumns, eventNames))
  const [total] = await db.select({ count: count() }).from(events).where(where)
  const order = orderOf(query, eventColumns, events.id, asc(events.startsAt))
  return { count: total?.count ?? 0, rows: await selectEvents(db, where, order, query) }
}

export const findEvent = async (db: Db, sight: Sight, id: number) => {
  const where = and(visibleTo(sight), eq(events.id, id))
  const [row] = await selectEvents(db, where, [], { limit: 1, offset: 0 })
  return row
}

/** An event that nobody else changes or registers for until the transaction ends. */
export const lockEvent = async (tx: Tx, id: number) => {
  const [event] = await tx.select().from(events).where(eq(events.id, id)).for('no key update')
  return event
}

export const insertEvent = async (tx: Tx, facts: EventFacts) => {
  const row = onlyRow(await tx.insert(events).values(facts).returning({ id: events.id }))
  return row.id
}

export const updateEvent = (tx: Tx, id: number, facts: Partial<EventFacts>) =>
  tx.update(events).set(facts).where(eq(events.id, id))
