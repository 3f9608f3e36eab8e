import { asc, eq } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/database.ts'
import { onlyRow } from '../../platform/db/rows.ts'
import { circularAttachments } from './circulars.tables.ts'

/** In the order in which they were attached. */
export const findAttachments = (db: Db, circularId: number) =>
  db
    .select()
    .from(circularAttachments)
    .where(eq(circularAttachments.circularId, circularId))
    .orderBy(asc(circularAttachments.id))

export const findAttachment = async (db: Db, id: number) => {
  const [row] = await db.select().from(circularAttachments).where(eq(circularAttachments.id, id))
  return row
}

export const insertAttachment = async (tx: Tx, row: typeof circularAttachments.$inferInsert) =>
  onlyRow(await tx.insert(circularAttachments).values(row).returning())

export const deleteAttachment = (tx: Tx, id: number) =>
  tx.delete(circularAttachments).where(eq(circularAttachments.id, id))
