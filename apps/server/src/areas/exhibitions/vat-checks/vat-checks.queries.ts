import { desc, eq, inArray } from 'drizzle-orm'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { vatChecks } from './vat-checks.tables.ts'

/** What was noted of an order, the latest answer first. */
export const findVatChecks = (db: Db, orderId: number) =>
  db
    .select()
    .from(vatChecks)
    .where(eq(vatChecks.orderId, orderId))
    .orderBy(desc(vatChecks.day), desc(vatChecks.id))

export const insertVatCheck = (tx: Tx, row: typeof vatChecks.$inferInsert) => tx.insert(vatChecks).values(row)

export const deleteVatChecks = (tx: Tx, orderIds: number[]) =>
  tx.delete(vatChecks).where(inArray(vatChecks.orderId, orderIds))
