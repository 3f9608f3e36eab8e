import { and, asc, desc, eq, gte, inArray, ne } from 'drizzle-orm'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { onlyRow } from '../../../platform/db/rows.ts'
import { invoices } from '../invoices.tables.ts'
import { invoiceRuns } from './runs.tables.ts'

export type RunRow = typeof invoiceRuns.$inferSelect

export const insertRun = async (tx: Tx, run: typeof invoiceRuns.$inferInsert) => {
  const row = onlyRow(await tx.insert(invoiceRuns).values(run).returning())
  return row
}

export const updateRun = async (tx: Tx, id: number, changes: Partial<RunRow>) => {
  const row = onlyRow(await tx.update(invoiceRuns).set(changes).where(eq(invoiceRuns.id, id)).returning())
  return row
}

export const lockRun = async (tx: Tx, id: number) => {
  const [run] = await tx.select().from(invoiceRuns).where(eq(invoiceRuns.id, id)).for('update')
  return run
}

/** The one of an event that is not done yet. */
export const lockOpenRun = async (tx: Tx, eventId: number) => {
  const [run] = await tx
    .select()
    .from(invoiceRuns)
    .where(and(eq(invoiceRuns.eventId, eventId), ne(invoiceRuns.state, 'done')))
    .for('update')
  return run
}

export const findLatestRun = async (db: Db, eventId: number) => {
  const [run] = await db
    .select()
    .from(invoiceRuns)
    .where(eq(invoiceRuns.eventId, eventId))
    .orderBy(desc(invoiceRuns.id))
    .limit(1)
  return run
}

export const findRunning = (db: Db) =>
  db
    .select({ id: invoiceRuns.id })
    .from(invoiceRuns)
    .where(eq(invoiceRuns.state, 'running'))
    .orderBy(asc(invoiceRuns.id))

/** What a run has written, by number. */
export const findWritten = (db: Db, { orders, createdAt }: Pick<RunRow, 'orders' | 'createdAt'>) =>
  db
    .select({ number: invoices.number, kind: invoices.kind, gross_cents: invoices.grossCents })
    .from(invoices)
    .where(
      and(inArray(invoices.orderId, orders), eq(invoices.kind, 'invoice'), gte(invoices.issuedAt, createdAt)),
    )
    .orderBy(asc(invoices.number))
