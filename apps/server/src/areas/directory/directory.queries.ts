import { count, eq, type SQL, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/database.ts'
import type { Page } from '../../platform/db/filters.ts'
import { exhibitors } from './directory.tables.ts'

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
export const findExhibitors = async (db: Db, isStaff: boolean, page: Page, accountId?: number) => {
  const where = accountId === undefined ? undefined : eq(exhibitors.accountId, accountId)
  const [total] = await db.select({ count: count() }).from(exhibitors).where(where)
  const rows = await selectExhibitors(db, isStaff, where).limit(page.limit).offset(page.offset)
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
    })
    .from(exhibitors)
    .where(eq(exhibitors.accountId, accountId))
    .orderBy(exhibitors.id)

export const leaveExhibitors = (tx: Tx, accountId: number) =>
  tx.update(exhibitors).set({ accountId: null }).where(eq(exhibitors.accountId, accountId))
