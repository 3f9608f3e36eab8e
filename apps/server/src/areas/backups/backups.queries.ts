import { desc, isNotNull, lt, max, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/database.ts'
import { backupAttempts } from './backups.tables.ts'

export const insertAttempt = (tx: Tx, attempt: typeof backupAttempts.$inferInsert) =>
  tx.insert(backupAttempts).values(attempt)

/** The latest first, so many. */
export const findAttempts = (db: Db, limit: number) =>
  db.select().from(backupAttempts).orderBy(desc(backupAttempts.at), desc(backupAttempts.id)).limit(limit)

export const deleteAttemptsBefore = (tx: Tx, before: Date) =>
  tx.delete(backupAttempts).where(lt(backupAttempts.at, before))

/** The latest one at each place that went well. */
export const findLatest = (db: Db) =>
  db
    .select({
      place: backupAttempts.place,
      at: max(backupAttempts.at),
      bytes: sql<number>`(array_agg(${backupAttempts.bytes} order by ${backupAttempts.at} desc))[1]::float8`,
    })
    .from(backupAttempts)
    .where(isNotNull(backupAttempts.bytes))
    .groupBy(backupAttempts.place)
