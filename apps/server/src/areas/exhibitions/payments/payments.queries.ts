import type { OrderPayment } from '@tafelrunde/contract/admin/money/order-payments'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { onlyRow } from '../../../platform/db/rows.ts'
import { orderBalances } from '../../invoices/balances/balances.tables.ts'
import { refundFiles, refundTransfers } from '../../invoices/refunds/refunds.tables.ts'
import { orderPayments } from './payments.tables.ts'

/** What an order owes, and whether an invoice was ever written of it. */
export const findBalance = async (db: Db, orderId: number) =>
  onlyRow(
    await db
      .select({
        hasPapers: sql<boolean>`exists (select from invoices i where i.order_id = order_balances.order_id)`,
        papersCents: orderBalances.papersCents,
        receivedCents: orderBalances.receivedCents,
        refundedCents: orderBalances.refundedCents,
        openCents: orderBalances.openCents,
      })
      .from(orderBalances)
      .where(eq(orderBalances.orderId, orderId)),
  )

/** All that counts of what came in for an order and went back, by its days, and what the bank gave back; of the account that it went to only the end is told. */
export const findPayments = async (db: Db, orderId: number) => {
  const { rows } = await db.execute<OrderPayment>(sql`
    select 'bank' as kind, e.id, e.booked_on::text as day, sum(p.cents)::int as cents, null as way, e.payer as note, '' as noted_by
    from invoices i join invoice_payments p on p.invoice_id = i.id join bank_entries e on e.id = p.entry_id
    where i.order_id = ${orderId} and e.withdrawn_at is null group by e.id
    union all
    select 'returned', e.id, e.returned_on::text, sum(p.cents)::int, null,
      concat_ws(', ', nullif(e.payer, ''), nullif(e.return_reason, '')), ''
    from invoices i join invoice_payments p on p.invoice_id = i.id join bank_entries e on e.id = p.entry_id
    where i.order_id = ${orderId} and e.return_key is not null group by e.id
    union all
    select case kind when 'payment' then 'hand' else kind end, p.id, day::text, cents, way,
      concat_ws(', ', nullif(note, ''), '…' || right(t.iban, 4), t.holder), noted_by
    from order_payments p left join refund_transfers t on t.payment_id = p.id
    where order_id = ${orderId} and withdrawn_at is null
    union all
    select 'refund_returned', p.id, r.returned_on::text, p.cents, null,
      concat_ws(', ', '…' || right(t.iban, 4), t.holder, r.reason), r.noted_by
    from order_payments p join refund_transfers t on t.payment_id = p.id join refund_returns r on r.payment_id = p.id
    where p.order_id = ${orderId} and r.withdrawn_at is null
    order by day, kind, id`)
  return rows
}

export const findPayment = async (db: Db, id: number) => {
  const [row] = await db.select().from(orderPayments).where(eq(orderPayments.id, id))
  return row
}

export const insertPayment = async (tx: Tx, row: typeof orderPayments.$inferInsert) =>
  onlyRow(await tx.insert(orderPayments).values(row).returning({ id: orderPayments.id })).id

/** The file that has the bank transfer this refund, if one does. */
export const findRefundFile = async (db: Db, id: number) => {
  const [row] = await db
    .select({ id: refundFiles.id, execution: refundFiles.execution })
    .from(refundTransfers)
    .innerJoin(refundFiles, eq(refundFiles.id, refundTransfers.fileId))
    .where(eq(refundTransfers.paymentId, id))
  return row
}

type Withdrawal = { withdrawnAt: Date; withdrawnBy: string }

export const withdrawPayment = (tx: Tx, id: number, how: Withdrawal) =>
  tx.update(orderPayments).set(how).where(eq(orderPayments.id, id))

/** Takes back those of these payments that count. */
export const withdrawMany = (tx: Tx, ids: number[], how: Withdrawal) =>
  tx
    .update(orderPayments)
    .set(how)
    .where(and(inArray(orderPayments.id, ids), isNull(orderPayments.withdrawnAt)))

/** Takes back all payments of an order that were noted by hand; says whether there were any. */
export const withdrawAll = async (tx: Tx, orderId: number, how: Withdrawal) => {
  const rows = await tx
    .update(orderPayments)
    .set(how)
    .where(
      and(
        eq(orderPayments.orderId, orderId),
        eq(orderPayments.kind, 'payment'),
        isNull(orderPayments.withdrawnAt),
      ),
    )
    .returning({ id: orderPayments.id })
  return rows.length > 0
}
