import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { invoices } from '../invoices.tables.ts'
import { bankEntries, invoicePayments } from './bank.tables.ts'

type Sought = { numbers: string[]; orders: number[]; cents: number[] }

/** What came in and may have gone back: it paid one of these invoices, or has one of these sums. The latest first. */
export const findReturnable = (db: Db, { numbers, orders, cents }: Sought) => {
  const paid = db
    .select({ id: invoicePayments.entryId })
    .from(invoicePayments)
    .innerJoin(invoices, eq(invoices.id, invoicePayments.invoiceId))
    .where(or(inArray(invoices.number, numbers), inArray(invoices.orderId, orders)))
  return db
    .select({
      id: bankEntries.id,
      cents: bankEntries.cents,
      payer: bankEntries.payer,
      booked: bankEntries.bookedOn,
      numbers: sql<string[]>`array_agg(${invoices.number} order by ${invoices.number})`,
      orders: sql<number[]>`array_agg(${invoices.orderId})`,
    })
    .from(bankEntries)
    .innerJoin(invoicePayments, eq(invoicePayments.entryId, bankEntries.id))
    .innerJoin(invoices, eq(invoices.id, invoicePayments.invoiceId))
    .where(
      and(
        isNull(bankEntries.withdrawnAt),
        or(inArray(bankEntries.id, paid), inArray(bankEntries.cents, cents)),
      ),
    )
    .groupBy(bankEntries.id)
    .orderBy(sql`${bankEntries.bookedOn} desc, ${bankEntries.id} desc`)
}

/** Which of these returns have been noted before. */
export const findReturned = async (db: Db, keys: string[]) => {
  const rows = await db
    .select({ key: bankEntries.returnKey })
    .from(bankEntries)
    .where(inArray(bankEntries.returnKey, keys))
  return new Set(rows.map(({ key }) => key))
}

export type Return = { key: string; returnedOn: string; feeCents: number; reason: string; at: Date }

export const noteReturn = (tx: Tx, id: number, { key, returnedOn, feeCents, reason, at }: Return) =>
  tx
    .update(bankEntries)
    .set({ withdrawnAt: at, returnKey: key, returnedOn, returnFeeCents: feeCents, returnReason: reason })
    .where(eq(bankEntries.id, id))
