import { eq, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/database.ts'
import { files } from './storage.tables.ts'

export const findFile = async (db: Db, hash: string) => {
  const [file] = await db.select().from(files).where(eq(files.hash, hash))
  return file
}

/** Until the transaction ends nobody else stores or drops this file, which we count on. */
export const lockFile = (tx: Tx, hash: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext('files'), hashtext(${hash}))`)

export const insertFile = (tx: Tx, file: typeof files.$inferInsert) =>
  tx.insert(files).values(file).onConflictDoNothing()

export const deleteFile = (tx: Tx, hash: string) => tx.delete(files).where(eq(files.hash, hash))
