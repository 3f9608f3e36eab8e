import { asc, eq } from 'drizzle-orm'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { onlyRow } from '../../../platform/db/rows.ts'
import { invoiceNumbers } from '../invoices.tables.ts'
import { invoiceGaps } from './numbers.tables.ts'

/** The last number of a year that was given out, 0 before the first. Whoever writes an invoice waits until `tx` ends. */
export const lockLastNumber = async (tx: Tx, year: number) => {
  await tx.insert(invoiceNumbers).values({ year, last: 0 }).onConflictDoNothing()
  const rows = await tx
    .select({ last: invoiceNumbers.last })
    .from(invoiceNumbers)
    .where(eq(invoiceNumbers.year, year))
    .for('update')
  return onlyRow(rows).last
}

export const moveNumber = (tx: Tx, year: number, last: number) =>
  tx.update(invoiceNumbers).set({ last }).where(eq(invoiceNumbers.year, year))

export const insertGap = async (tx: Tx, row: typeof invoiceGaps.$inferInsert) =>
  onlyRow(await tx.insert(invoiceGaps).values(row).returning())

/** The last number of each year, the earliest first. */
export const findNumbers = (db: Db) => db.select().from(invoiceNumbers).orderBy(asc(invoiceNumbers.year))

/** What was left out, the earliest first. */
export const findGaps = (db: Db) =>
  db.select().from(invoiceGaps).orderBy(asc(invoiceGaps.year), asc(invoiceGaps.first))
