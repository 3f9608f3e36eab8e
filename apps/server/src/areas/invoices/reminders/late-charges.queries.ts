import { and, asc, desc, eq, isNotNull, isNull, notInArray, or } from 'drizzle-orm'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { orderPayments } from '../../exhibitions/payments/payments.tables.ts'
import { bankEntries, invoicePayments } from '../bank/bank.tables.ts'
import { invoices } from '../invoices.tables.ts'
import { baseRates, lateTerms } from './late-charges.tables.ts'
import { invoiceReminders } from './reminders.tables.ts'

export const findTerms = async (db: Db) => {
  const [row] = await db.select().from(lateTerms)
  return row
}

export const putTerms = (tx: Tx, row: typeof lateTerms.$inferInsert) =>
  tx.insert(lateTerms).values(row).onConflictDoUpdate({ target: lateTerms.id, set: row })

/** The earliest first. */
export const findBaseRates = (db: Db) =>
  db.select({ from: baseRates.from, rate: baseRates.rate }).from(baseRates).orderBy(asc(baseRates.from))

export const dropOtherRates = (tx: Tx, days: string[]) =>
  tx.delete(baseRates).where(notInArray(baseRates.from, days))

export const putBaseRate = (tx: Tx, row: { from: string; rate: number }) =>
  tx
    .insert(baseRates)
    .values(row)
    .onConflictDoUpdate({ target: baseRates.from, set: { rate: row.rate } })

/** What the latest reminder of an invoice has demanded besides what was open. */
export const findDemanded = async (db: Db, invoiceId: number) => {
  const [row] = await db
    .select({ feesCents: invoiceReminders.feesCents, flatFeeCents: invoiceReminders.flatFeeCents })
    .from(invoiceReminders)
    .where(eq(invoiceReminders.invoiceId, invoiceId))
    .orderBy(desc(invoiceReminders.step))
    .limit(1)
  return row
}

/** What came in for an order at the bank and counts, or did until the bank took it back. */
export const findBankMovements = (db: Db, orderId: number) =>
  db
    .select({
      day: bankEntries.bookedOn,
      returnedOn: bankEntries.returnedOn,
      cents: invoicePayments.cents,
    })
    .from(invoicePayments)
    .innerJoin(bankEntries, eq(bankEntries.id, invoicePayments.entryId))
    .innerJoin(invoices, eq(invoices.id, invoicePayments.invoiceId))
    .where(
      and(
        eq(invoices.orderId, orderId),
        or(isNull(bankEntries.withdrawnAt), isNotNull(bankEntries.returnedOn)),
      ),
    )

/** What was noted by hand and counts. */
export const findHandMovements = (db: Db, orderId: number) =>
  db
    .select({ day: orderPayments.day, kind: orderPayments.kind, cents: orderPayments.cents })
    .from(orderPayments)
    .where(and(eq(orderPayments.orderId, orderId), isNull(orderPayments.withdrawnAt)))
