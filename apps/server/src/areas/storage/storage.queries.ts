import { eq } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/database.ts'
import { files } from './storage.tables.ts'

export const findFile = async (db: Db, hash: string) => {
  const [file] = await db.select().from(files).where(eq(files.hash, hash))
  return file
}

export const insertFile = (tx: Tx, file: typeof files.$inferInsert) =>
  tx.insert(files).values(file).onConflictDoNothing()
