import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { id, moment, reference } from '../../../platform/db/columns.ts'
import { orders } from '../exhibitions.tables.ts'

/**
 * Money that the office noted at an order by hand: what was paid for it, and what of that was paid back. Never changed
 * and never deleted, only taken back.
 */
export const orderPayments = pgTable(
  'order_payments',
  {
    id: id(),
    orderId: reference('order_id', () => orders.id),
    kind: text({ enum: ['payment', 'refund'] }).notNull(),
    cents: integer().notNull(),
    /** The day in Berlin on which it was paid. */
    day: date({ mode: 'string' }).notNull(),
    way: text({ enum: ['transfer', 'cash', 'card', 'other'] }).notNull(),
    note: text().notNull(),
    notedBy: text('noted_by').notNull(),
    notedAt: moment('noted_at').notNull(),
    /** When the office took it back; it counts no more. */
    withdrawnAt: moment('withdrawn_at'),
    withdrawnBy: text('withdrawn_by'),
  },
  payment => [
    index('order_payments_by_order').on(payment.orderId),
    check('order_payments_cents', sql`${payment.cents} > 0`),
    check('order_payments_day', sql`${payment.day} >= '2000-01-01'`),
    check('order_payments_kind', sql`${payment.kind} in ('payment', 'refund')`),
    check('order_payments_way', sql`${payment.way} in ('transfer', 'cash', 'card', 'other')`),
    check(
      'order_payments_withdrawn',
      sql`(${payment.withdrawnAt} is null) = (${payment.withdrawnBy} is null)`,
    ),
  ],
)
