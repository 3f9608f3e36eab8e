import { asc, count, eq, sql } from 'drizzle-orm'
import { fullName } from '../../common/people.rules.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import type { Page } from '../../platform/db/filters.ts'
import { accounts } from '../accounts/accounts.tables.ts'
import { lecturerData } from './lecturer-data.tables.ts'

export type LecturerDataRow = typeof lecturerData.$inferSelect

/** Makes the entry of a lecturer, or those of all lecturers, where there is none yet. */
export const insertMissing = (tx: Tx, accountId: number | undefined) =>
  tx.execute(sql`
    insert into lecturer_data (account_id)
    select id from accounts
    where is_lecturer and (id = ${accountId ?? null} or ${accountId === undefined})
      and not exists (select from lecturer_data where account_id = accounts.id)
    order by id
    on conflict do nothing`)

/** All entries, or that of the account. */
export const findAllData = async (db: Db, accountId: number | undefined, { limit, offset }: Page) => {
  const where = accountId === undefined ? undefined : eq(lecturerData.accountId, accountId)
  const [total] = await db.select({ count: count() }).from(lecturerData).where(where)
  const rows = await db
    .select()
    .from(lecturerData)
    .where(where)
    .orderBy(asc(lecturerData.id))
    .limit(limit)
    .offset(offset)
  return { count: total?.count ?? 0, rows }
}

export const findData = async (db: Db, id: number) => {
  const [row] = await db.select().from(lecturerData).where(eq(lecturerData.id, id))
  return row
}

export const findDataOf = async (db: Db, accountId: number) => {
  const [row] = await db.select().from(lecturerData).where(eq(lecturerData.accountId, accountId))
  return row
}

/** The entry, which nobody else changes until the transaction ends. */
export const lockData = async (tx: Tx, id: number) => {
  const [row] = await tx.select().from(lecturerData).where(eq(lecturerData.id, id)).for('update')
  return row
}

/** What the account's owner is called. */
export const findName = async (tx: Tx, accountId: number) => {
  const [row] = await tx
    .select({ firstName: accounts.firstName, lastName: accounts.lastName })
    .from(accounts)
    .where(eq(accounts.id, accountId))
  return row ? fullName(row) : ''
}

export const updateData = (tx: Tx, id: number, changes: Partial<LecturerDataRow>) =>
  tx.update(lecturerData).set(changes).where(eq(lecturerData.id, id))
