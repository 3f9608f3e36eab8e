import { eq } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/database.ts'
import { onlyRow } from '../../platform/db/rows.ts'
import { confirmationRuns } from './confirmations.tables.ts'

export type RunRow = typeof confirmationRuns.$inferSelect

export const insertRun = async (tx: Tx, run: typeof confirmationRuns.$inferInsert) => {
  const row = onlyRow(await tx.insert(confirmationRuns).values(run).returning())
  return row
}

export const findRun = async (db: Db, id: number) => {
  const [run] = await db.select().from(confirmationRuns).where(eq(confirmationRuns.id, id))
  return run
}

export const updateRun = (db: Db, id: number, changes: Partial<RunRow>) =>
  db.update(confirmationRuns).set(changes).where(eq(confirmationRuns.id, id))
