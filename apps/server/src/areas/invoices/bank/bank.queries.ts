import { and, asc, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { onlyRow } from '../../../platform/db/rows.ts'
import { invoices } from '../invoices.tables.ts'
import { bankEntries, invoicePayments } from './bank.tables.ts'

/** Which entries have been taken before that have one of these keys, or are like one of these. */
export const findBooked = (db: Db, keys: string[], likenesses: string[]) =>
  db
    .select({ key: bankEntries.key, likeness: bankEntries.likeness })
    .from(bankEntries)
    .where(
      and(
        or(inArray(bankEntries.key, [...keys, ...likenesses]), inArray(bankEntries.likeness, likenesses)),
        or(isNull(bankEntries.withdrawnAt), isNotNull(bankEntries.returnKey)),
      ),
    )

/** Whoever else takes entries, or changes one of these orders, waits until the transaction ends. */
export const lockOrdersOf = async (tx: Tx, invoiceIds: number[], orderIds: number[] = []) => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('bank_entries'))`)
  await tx.execute(sql`select id from orders where id in (
    select order_id from invoices where id = any(${sql.param(invoiceIds)}::int[]))
    or id = any(${sql.param(orderIds)}::int[]) order by id for update`)
}

export const insertEntry = async (tx: Tx, row: typeof bankEntries.$inferInsert) =>
  onlyRow(await tx.insert(bankEntries).values(row).returning({ id: bankEntries.id })).id

export const insertPayments = (tx: Tx, rows: (typeof invoicePayments.$inferInsert)[]) =>
  tx.insert(invoicePayments).values(rows)

/** An entry, and which invoices it paid. */
export const findEntry = async (db: Db, id: number) => {
  const [entry] = await db.select().from(bankEntries).where(eq(bankEntries.id, id))
  if (!entry) return undefined
  const paid = await db
    .select({ id: invoicePayments.invoiceId })
    .from(invoicePayments)
    .where(eq(invoicePayments.entryId, id))
    .orderBy(asc(invoicePayments.invoiceId))
  return { ...entry, invoiceIds: paid.map(payment => payment.id) }
}

export const withdrawEntry = (tx: Tx, id: number, withdrawnAt: Date) =>
  tx.update(bankEntries).set({ withdrawnAt }).where(eq(bankEntries.id, id))

/** Which invoices these entries paid. */
export const findPaidIds = async (db: Db, entryIds: number[]) => {
  const rows = await db
    .select({ id: invoicePayments.invoiceId })
    .from(invoicePayments)
    .where(inArray(invoicePayments.entryId, entryIds))
  return rows.map(({ id }) => id)
}

export const findOrderIds = async (db: Db, invoiceIds: number[]) => {
  const rows = await db
    .select({ id: invoices.orderId })
    .from(invoices)
    .where(inArray(invoices.id, invoiceIds))
  return rows.map(({ id }) => id)
}
