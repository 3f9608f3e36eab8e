import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { events } from '../../events/events.tables.ts'
import { orders } from '../../exhibitions/exhibitions.tables.ts'
import { orderPayments } from '../../exhibitions/payments/payments.tables.ts'
import { refundReturns } from './refund-returns.tables.ts'
import { refundFiles, refundTransfers } from './refunds.tables.ts'

const columns = {
  id: orderPayments.id,
  reference: refundTransfers.reference,
  cents: orderPayments.cents,
  holder: refundTransfers.holder,
  iban: refundTransfers.iban,
  execution: refundFiles.execution,
  orderId: orders.id,
  company: orders.company,
  contactName: orders.contactName,
  contactEmail: orders.contactEmail,
  event: { name: events.name, endsAt: events.endsAt },
}
const selectTransferred = (db: Db) =>
  db
    .select(columns)
    .from(refundTransfers)
    .innerJoin(refundFiles, eq(refundFiles.id, refundTransfers.fileId))
    .innerJoin(orderPayments, eq(orderPayments.id, refundTransfers.paymentId))
    .innerJoin(orders, eq(orders.id, orderPayments.orderId))
    .innerJoin(events, eq(events.id, orders.eventId))

/** Refunds that count and were transferred: those of these references or sums, the latest first. */
export const findReturnable = (db: Db, references: string[], cents: number[]) =>
  selectTransferred(db)
    .where(
      and(
        isNull(orderPayments.withdrawnAt),
        or(inArray(refundTransfers.reference, references), inArray(orderPayments.cents, cents)),
      ),
    )
    .orderBy(sql`${refundFiles.execution} desc, ${orderPayments.id} desc`)

/** A refund as it was transferred, if it was. */
export const findTransferred = async (db: Db, paymentId: number) => {
  const [row] = await selectTransferred(db).where(eq(orderPayments.id, paymentId))
  return row
}

/** Which of these entries of a bank have been noted before. */
export const findNoted = async (db: Db, keys: string[]) => {
  const rows = await db
    .select({ key: refundReturns.key })
    .from(refundReturns)
    .where(and(inArray(refundReturns.key, keys), isNull(refundReturns.withdrawnAt)))
  return rows.map(({ key }) => key)
}

export const findOrderIds = async (db: Db, paymentIds: number[]) => {
  const rows = await db
    .select({ id: orderPayments.orderId })
    .from(orderPayments)
    .where(inArray(orderPayments.id, paymentIds))
  return rows.map(({ id }) => id)
}

export const insertReturn = (tx: Tx, row: typeof refundReturns.$inferInsert) =>
  tx.insert(refundReturns).values(row)

/** What says that this refund came back, if it did. */
export const findReturn = async (db: Db, paymentId: number) => {
  const [row] = await db
    .select()
    .from(refundReturns)
    .where(and(eq(refundReturns.paymentId, paymentId), isNull(refundReturns.withdrawnAt)))
  return row
}

/** It did not come back after all: the refund counts again. */
export const withdrawReturn = async (tx: Tx, paymentId: number, how: { at: Date; by: string }) => {
  await tx
    .update(refundReturns)
    .set({ withdrawnAt: how.at, withdrawnBy: how.by })
    .where(and(eq(refundReturns.paymentId, paymentId), isNull(refundReturns.withdrawnAt)))
  await tx
    .update(orderPayments)
    .set({ withdrawnAt: null, withdrawnBy: null })
    .where(eq(orderPayments.id, paymentId))
}
