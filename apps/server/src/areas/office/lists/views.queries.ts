import { and, count, eq } from 'drizzle-orm'
import type { Db, Tx } from '../../../platform/db/database.ts'
import type { Page } from '../../../platform/db/filters.ts'
import { onlyRow } from '../../../platform/db/rows.ts'
import { savedViews } from './views.tables.ts'

type NewView = typeof savedViews.$inferInsert

export const findViews = async (db: Db, accountId: number, { limit, offset }: Page) => {
  const where = eq(savedViews.accountId, accountId)
  const [total] = await db.select({ count: count() }).from(savedViews).where(where)
  const rows = await db
    .select()
    .from(savedViews)
    .where(where)
    .orderBy(savedViews.name, savedViews.id)
    .limit(limit)
    .offset(offset)
  return { count: total?.count ?? 0, rows }
}

export const upsertView = async (tx: Tx, view: NewView) =>
  onlyRow(
    await tx
      .insert(savedViews)
      .values(view)
      .onConflictDoUpdate({
        target: [savedViews.accountId, savedViews.list, savedViews.name],
        set: { query: view.query },
      })
      .returning(),
  )

/** The ids of what is gone: one, or none where it was not the account's. */
export const removeView = (tx: Tx, accountId: number, id: number) =>
  tx
    .delete(savedViews)
    .where(and(eq(savedViews.accountId, accountId), eq(savedViews.id, id)))
    .returning({ id: savedViews.id })
