import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { accounts } from '../../accounts/accounts.tables.ts'
import { waitingChanges } from './four-eyes.tables.ts'

/** The change that waits, if there is one. */
export const findWaiting = async (db: Db) => {
  const [row] = await db.select().from(waitingChanges).where(isNull(waitingChanges.decidedAt))
  return row
}

export const findChange = async (db: Db, id: number) => {
  const [row] = await db.select().from(waitingChanges).where(eq(waitingChanges.id, id))
  return row
}

export const insertWaiting = (tx: Tx, row: typeof waitingChanges.$inferInsert) =>
  tx.insert(waitingChanges).values(row)

type Decision = Required<
  Pick<typeof waitingChanges.$inferInsert, 'decidedAt' | 'decidedBy' | 'decidedById' | 'isConfirmed'>
>

export const decide = (tx: Tx, id: number, decision: Decision) =>
  tx.update(waitingChanges).set(decision).where(eq(waitingChanges.id, id))

/** Whether somebody else is of the office and may do everything. */
export const hasSecond = async (db: Db, accountId: number) => {
  const [row] = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(
      and(
        ne(accounts.id, accountId),
        eq(accounts.isActive, true),
        eq(accounts.isStaff, true),
        eq(accounts.isSuperuser, true),
      ),
    )
    .limit(1)
  return row !== undefined
}

/** Whether a file for the bank is still to be released. */
export const hasWaitingFile = async (db: Db) => {
  const { rows } = await db.execute(sql`
    select from payment_files where needs_release and released_at is null and undone_at is null
    union all
    select from refund_files where needs_release and released_at is null and undone_at is null limit 1`)
  return rows.length > 0
}
