import { and, count, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/database.ts'
import { filtersOf, type ListQuery } from '../../platform/db/filters.ts'
import { onlyRow } from '../../platform/db/rows.ts'
import { accounts } from '../accounts/accounts.tables.ts'
import { exhibitorEvents, exhibitors } from './directory.tables.ts'

export type ExhibitorRow = Awaited<ReturnType<typeof selectExhibitors>>[number]

const shownEvents = (isStaff: boolean) => sql<number[]>`array(
  select e.id from exhibitor_events x join events e on e.id = x.event_id
  where x.exhibitor_id = exhibitors.id and (${isStaff} or e.state <> 'draft')
  order by e.starts_at, e.id)`

const selectExhibitors = (db: Db, isStaff: boolean, where: SQL | undefined) =>
  db
    .select({ exhibitor: exhibitors, events: shownEvents(isStaff) })
    .from(exhibitors)
    .where(where)
    .orderBy(exhibitors.name, exhibitors.id)

/** All exhibitors, or those of the account. */
export const findExhibitors = async (db: Db, isStaff: boolean, query: ListQuery, accountId?: number) => {
  const own = accountId === undefined ? undefined : eq(exhibitors.accountId, accountId)
  const where = and(own, filtersOf(query, { id: exhibitors.id }, [exhibitors.name, exhibitors.stand]))
  const [total] = await db.select({ count: count() }).from(exhibitors).where(where)
  const rows = await selectExhibitors(db, isStaff, where).limit(query.limit).offset(query.offset)
  return { count: total?.count ?? 0, rows }
}

export const findExhibitor = async (db: Db, isStaff: boolean, id: number) => {
  const [row] = await selectExhibitors(db, isStaff, eq(exhibitors.id, id))
  return row
}

export const findExhibitorsOf = (db: Db, accountId: number) =>
  db
    .select({
      name: exhibitors.name,
      description: exhibitors.description,
      website: exhibitors.website,
      stand: exhibitors.stand,
      contactName: exhibitors.contactName,
      contactEmail: exhibitors.contactEmail,
      contactPhone: exhibitors.contactPhone,
    })
    .from(exhibitors)
    .where(eq(exhibitors.accountId, accountId))
    .orderBy(exhibitors.id)

export const leaveExhibitors = (tx: Tx, accountId: number) =>
  tx
    .update(exhibitors)
    .set({ accountId: null, contactName: '', contactEmail: '', contactPhone: '' })
    .where(eq(exhibitors.accountId, accountId))
    .returning({ id: exhibitors.id })

/** Nobody makes another entry for the account until the transaction ends. */
export const lockOwner = (tx: Tx, accountId: number) =>
  tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('no key update')

export const findEntry = async (db: Db, id: number) => {
  const [entry] = await db.select().from(exhibitors).where(eq(exhibitors.id, id))
  return entry
}

/** An entry, which nobody else changes until the transaction ends. */
export const lockEntry = async (tx: Tx, id: number) => {
  const [entry] = await tx.select().from(exhibitors).where(eq(exhibitors.id, id)).for('update')
  return entry
}

export const insertEntry = async (tx: Tx, row: typeof exhibitors.$inferInsert) => {
  const entry = onlyRow(await tx.insert(exhibitors).values(row).returning({ id: exhibitors.id }))
  return entry.id
}

export const updateEntry = (tx: Tx, id: number, changes: Partial<typeof exhibitors.$inferInsert>) =>
  tx.update(exhibitors).set(changes).where(eq(exhibitors.id, id))

export const findOwnIds = (tx: Tx, accountId: number) =>
  tx.select({ exhibitorId: exhibitors.id }).from(exhibitors).where(eq(exhibitors.accountId, accountId))

export const removeFromEvent = (tx: Tx, exhibitorIds: number[], eventId: number) =>
  tx
    .delete(exhibitorEvents)
    .where(and(inArray(exhibitorEvents.exhibitorId, exhibitorIds), eq(exhibitorEvents.eventId, eventId)))

/** Those that are there already stay. */
export const addToEvents = (tx: Tx, rows: (typeof exhibitorEvents.$inferInsert)[]) =>
  tx.insert(exhibitorEvents).values(rows).onConflictDoNothing()
