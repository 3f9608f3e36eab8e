import { eq, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/database.ts'
import { mailTexts } from './mail.tables.ts'

type Row = typeof mailTexts.$inferSelect

export const findMailTexts = (db: Db): Promise<Row[]> => db.select().from(mailTexts)

export const findMailText = async (db: Db, id: number) => {
  const [row] = await db.select().from(mailTexts).where(eq(mailTexts.id, id))
  return row
}

/** Nobody else words a mail until the transaction ends; all are sent as they are worded by now. */
export const lockMailTexts = (tx: Tx) => tx.execute(sql`lock table ${mailTexts} in share row exclusive mode`)

export const upsertMailText = (tx: Tx, { id, ...text }: Row) =>
  tx
    .insert(mailTexts)
    .values({ id, ...text })
    .onConflictDoUpdate({ target: mailTexts.id, set: text })

export const removeMailText = (tx: Tx, id: number) => tx.delete(mailTexts).where(eq(mailTexts.id, id))
