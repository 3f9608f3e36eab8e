import { inArray, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { onlyRow } from '../../../platform/db/rows.ts'
import { bankEntries, invoicePayments } from './bank.tables.ts'

/** Which of these entries have been taken before. */
export const findBooked = async (db: Db, keys: string[]) => {
  const rows = await db
    .select({ key: bankEntries.key })
    .from(bankEntries)
    .where(inArray(bankEntries.key, keys))
  return new Set(rows.map(({ key }) => key))
}

/** Whoever else takes entries, or changes one of these orders, waits until the transaction ends. */
export const lockOrdersOf = async (tx: Tx, invoiceIds: number[]) => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('bank_entries'))`)
  await tx.execute(sql`select id from orders where id in (
    select order_id from invoices where id = any(${sql.param(invoiceIds)}::int[])) order by id for update`)
}

export const insertEntry = async (tx: Tx, row: typeof bankEntries.$inferInsert) =>
  onlyRow(await tx.insert(bankEntries).values(row).returning({ id: bankEntries.id })).id

export const insertPayments = (tx: Tx, rows: (typeof invoicePayments.$inferInsert)[]) =>
  tx.insert(invoicePayments).values(rows)
