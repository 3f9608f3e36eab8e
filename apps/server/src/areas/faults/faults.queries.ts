import { count, desc, eq, lt, notInArray, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/database.ts'
import type { Page } from '../../platform/db/filters.ts'
import { faults } from './faults.tables.ts'

export const countFaults = async (tx: Tx) => {
  const [total] = await tx.select({ count: count() }).from(faults)
  return total?.count ?? 0
}

/** Answers whether the fault is known. */
export const countAgain = async (
  tx: Tx,
  fingerprint: string,
  { path, browser, lastAt }: Pick<typeof faults.$inferInsert, 'path' | 'browser' | 'lastAt'>,
) => {
  const once = tx
    .update(faults)
    .set({ path, browser, lastAt, count: sql`least(${faults.count} + 1, 1000000)` })
    .where(eq(faults.fingerprint, fingerprint))
  return (await once.returning({ id: faults.id })).length > 0
}

/** Whoever was quicker with the same one has noted it. */
export const insertFault = (tx: Tx, fault: typeof faults.$inferInsert) =>
  tx.insert(faults).values(fault).onConflictDoNothing()

/** The latest first. */
export const findFaults = async (db: Db, { limit, offset }: Page) => {
  const [total] = await db.select({ count: count() }).from(faults)
  const rows = await db
    .select()
    .from(faults)
    .orderBy(desc(faults.lastAt), desc(faults.id))
    .limit(limit)
    .offset(offset)
  return { count: total?.count ?? 0, rows }
}

export const deleteFaultsBefore = (tx: Tx, before: Date) => tx.delete(faults).where(lt(faults.lastAt, before))

export const deleteAllFaultsBut = (tx: Tx, most: number) =>
  tx
    .delete(faults)
    .where(
      notInArray(
        faults.id,
        tx.select({ id: faults.id }).from(faults).orderBy(desc(faults.lastAt), desc(faults.id)).limit(most),
      ),
    )
