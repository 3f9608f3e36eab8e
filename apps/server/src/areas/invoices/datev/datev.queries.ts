import { and, asc, gte, lt, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { invoices } from '../invoices.tables.ts'
import { datevSettings } from './datev.tables.ts'

export const findSettings = async (db: Db) => {
  const [row] = await db.select().from(datevSettings)
  return row
}

export const putSettings = (tx: Tx, row: typeof datevSettings.$inferInsert) =>
  tx.insert(datevSettings).values(row).onConflictDoUpdate({ target: datevSettings.id, set: row })

const within = (from: Date, before: Date) => and(gte(invoices.issuedAt, from), lt(invoices.issuedAt, before))

/** What invoices and cancellations that were written in this time say, in the order of their numbers. */
export const findDocuments = (db: Db, from: Date, before: Date) =>
  db
    .select({ document: invoices.document })
    .from(invoices)
    .where(within(from, before))
    .orderBy(asc(invoices.year), asc(invoices.running))

export const sumInvoices = async (db: Db, from: Date, before: Date) => {
  const [row] = await db
    .select({
      invoices: sql`count(*)`.mapWith(Number),
      cents: sql`coalesce(sum(${invoices.grossCents}), 0)`.mapWith(Number),
    })
    .from(invoices)
    .where(within(from, before))
  return row ?? { invoices: 0, cents: 0 }
}
