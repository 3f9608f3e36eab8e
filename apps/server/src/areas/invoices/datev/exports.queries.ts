import { and, count, desc, eq, gte, lte } from 'drizzle-orm'
import type { Db, Tx } from '../../../platform/db/database.ts'
import type { Page } from '../../../platform/db/filters.ts'
import { onlyRow } from '../../../platform/db/rows.ts'
import { datevExports } from './datev.tables.ts'

export type ExportRow = typeof datevExports.$inferSelect

/** The latest first. */
export const findExports = async (db: Db, { limit, offset }: Page) => {
  const [total] = await db.select({ count: count() }).from(datevExports)
  const rows = await db.select().from(datevExports).orderBy(desc(datevExports.id)).limit(limit).offset(offset)
  return { count: total?.count ?? 0, rows }
}

/** Those that have days of this period, the latest first. */
export const findOverlapping = (db: Db, { from, until }: { from: string; until: string }) =>
  db
    .select()
    .from(datevExports)
    .where(and(lte(datevExports.from, until), gte(datevExports.until, from)))
    .orderBy(desc(datevExports.id))

export const findExport = async (db: Db, id: number) => {
  const [row] = await db.select().from(datevExports).where(eq(datevExports.id, id))
  return row
}

export const insertExport = async (tx: Tx, row: typeof datevExports.$inferInsert) =>
  onlyRow(await tx.insert(datevExports).values(row).returning())
