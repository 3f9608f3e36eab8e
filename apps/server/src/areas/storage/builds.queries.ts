import { eq, inArray, lt } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/database.ts'
import { buildFiles, files } from './storage.tables.ts'

export const findBuildFile = async (db: Db, path: string) => {
  const [file] = await db
    .select({ type: files.type, bytes: files.bytes })
    .from(buildFiles)
    .innerJoin(files, eq(files.hash, buildFiles.file))
    .where(eq(buildFiles.path, path))
  return file
}

/** Notes that these are still served, and answers which of them are kept. */
export const seeBuildFiles = async (tx: Tx, paths: string[], seenAt: Date) => {
  const seen = tx.update(buildFiles).set({ seenAt }).where(inArray(buildFiles.path, paths))
  return (await seen.returning({ path: buildFiles.path })).map(({ path }) => path)
}

export const insertBuildFile = (tx: Tx, file: typeof buildFiles.$inferInsert) =>
  tx.insert(buildFiles).values(file).onConflictDoNothing()

/** Answers what they held. */
export const deleteBuildFilesBefore = async (tx: Tx, before: Date) => {
  const gone = tx.delete(buildFiles).where(lt(buildFiles.seenAt, before))
  return (await gone.returning({ file: buildFiles.file })).map(({ file }) => file)
}
