import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { onlyRow } from '../../../platform/db/rows.ts'
import { invoices } from '../../invoices/invoices.tables.ts'
import { invoiceReminders } from '../../invoices/reminders/reminders.tables.ts'
import { orders } from '../exhibitions.tables.ts'
import { orderLetters } from './letters.tables.ts'

export const insertLetter = async (tx: Tx, row: typeof orderLetters.$inferInsert) =>
  onlyRow(await tx.insert(orderLetters).values(row).returning({ id: orderLetters.id })).id

/** The letters of an order, the oldest first. */
export const findLetters = (db: Db, orderId: number) =>
  db
    .select({
      id: orderLetters.id,
      kind: orderLetters.kind,
      title: orderLetters.title,
      sentAt: orderLetters.sentAt,
      extraCents: sql`coalesce(${invoiceReminders.interestCents}
        + greatest(${invoiceReminders.feesCents}, ${invoiceReminders.flatFeeCents}), 0)`.mapWith(Number),
    })
    .from(orderLetters)
    .leftJoin(invoiceReminders, eq(invoiceReminders.letterId, orderLetters.id))
    .where(eq(orderLetters.orderId, orderId))
    .orderBy(asc(orderLetters.sentAt), asc(orderLetters.id))

/** The reminders of an order from before letters were kept: mails without a paper. */
export const findUnkept = (db: Db, orderId: number) =>
  db
    .select({ step: invoiceReminders.step, number: invoices.number, sentAt: invoiceReminders.sentAt })
    .from(invoiceReminders)
    .innerJoin(invoices, eq(invoices.id, invoiceReminders.invoiceId))
    .where(and(eq(invoices.orderId, orderId), isNull(invoiceReminders.letterId)))

/** A letter with its file and whose it is. */
export const findLetter = async (db: Db, id: number) => {
  const [row] = await db
    .select({ title: orderLetters.title, file: orderLetters.file, accountId: orders.accountId })
    .from(orderLetters)
    .innerJoin(orders, eq(orders.id, orderLetters.orderId))
    .where(eq(orderLetters.id, id))
  return row
}
