import { and, eq, gt } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/database.ts'
import { draftLinks } from './drafts.tables.ts'

/** The draft that a secret opens now. */
export const findDraft = async (db: Db, secretHash: string, now: Date) => {
  const [row] = await db
    .select({ id: draftLinks.eventId })
    .from(draftLinks)
    .where(and(eq(draftLinks.secretHash, secretHash), gt(draftLinks.holdsUntil, now)))
  return row?.id
}

export const findLink = async (db: Db, eventId: number, now: Date) => {
  const [row] = await db
    .select()
    .from(draftLinks)
    .where(and(eq(draftLinks.eventId, eventId), gt(draftLinks.holdsUntil, now)))
  return row
}

export const putLink = (tx: Tx, row: typeof draftLinks.$inferInsert) =>
  tx.insert(draftLinks).values(row).onConflictDoUpdate({ target: draftLinks.eventId, set: row })

export const deleteLink = (tx: Tx, eventId: number) =>
  tx.delete(draftLinks).where(eq(draftLinks.eventId, eventId))
