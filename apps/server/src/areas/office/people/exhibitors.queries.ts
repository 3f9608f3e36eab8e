import { and, eq, inArray, notInArray, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { onlyRow } from '../../../platform/db/rows.ts'
import { accounts } from '../../accounts/accounts.tables.ts'
import { exhibitorEvents, exhibitors } from '../../directory/directory.tables.ts'
import { events } from '../../events/events.tables.ts'

type NewExhibitor = typeof exhibitors.$inferInsert

export const findOfficeExhibitor = async (db: Db, id: number) => {
  const [row] = await db
    .select({
      exhibitor: exhibitors,
      account: { id: accounts.id, first_name: accounts.firstName, last_name: accounts.lastName },
      events: sql<number[]>`array(
        select e.id from exhibitor_events x join events e on e.id = x.event_id
        where x.exhibitor_id = exhibitors.id order by e.starts_at, e.id)`,
    })
    .from(exhibitors)
    .leftJoin(accounts, eq(accounts.id, exhibitors.accountId))
    .where(eq(exhibitors.id, id))
  return row
}

/** Nobody else changes it, and nothing new refers to it, until the transaction ends. */
export const lockExhibitor = async (tx: Tx, id: number) => {
  const [row] = await tx.select().from(exhibitors).where(eq(exhibitors.id, id)).for('update')
  return row
}

export const insertExhibitor = async (tx: Tx, facts: NewExhibitor) =>
  onlyRow(await tx.insert(exhibitors).values(facts).returning({ id: exhibitors.id })).id

export const updateExhibitor = (tx: Tx, id: number, facts: Partial<NewExhibitor>) =>
  tx.update(exhibitors).set(facts).where(eq(exhibitors.id, id))

/** Those of these events that are there. */
export const findEventIds = (tx: Tx, ids: number[]) =>
  tx.select({ id: events.id }).from(events).where(inArray(events.id, ids)).for('key share')

/** Writes what differs, so that the audit log tells it alone. */
export const rewriteEvents = async (tx: Tx, exhibitorId: number, ids: number[]) => {
  const gone = and(eq(exhibitorEvents.exhibitorId, exhibitorId), notInArray(exhibitorEvents.eventId, ids))
  await tx.delete(exhibitorEvents).where(gone)
  const rows = ids.map(eventId => ({ exhibitorId, eventId }))
  if (rows.length > 0) await tx.insert(exhibitorEvents).values(rows).onConflictDoNothing()
}

export const countEventsOf = (tx: Tx, id: number) =>
  tx.$count(exhibitorEvents, eq(exhibitorEvents.exhibitorId, id))

export const removeExhibitor = (tx: Tx, id: number) => tx.delete(exhibitors).where(eq(exhibitors.id, id))
