import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, moment, reference } from '../../../platform/db/columns.ts'
import { orderPayments } from '../../exhibitions/payments/payments.tables.ts'

/** A refund whose transfer came back, as the bank's statement says it; it is only ever taken back, as a whole. */
export const refundReturns = pgTable(
  'refund_returns',
  {
    id: id(),
    /** The refund; it counts no more as long as this does. */
    paymentId: reference('payment_id', () => orderPayments.id),
    /** The bank's entry, the same in every file that has it: so it is taken once. */
    key: text().notNull(),
    returnedOn: date('returned_on', { mode: 'string' }).notNull(),
    /** What came back; what the bank kept of the transfer is apart. */
    cents: integer().notNull(),
    feeCents: integer('fee_cents').notNull(),
    /** In German, with the bank's code and words. */
    reason: text().notNull(),
    notedAt: moment('noted_at').notNull(),
    /** By name, so that it is still known when the account is gone. */
    notedBy: text('noted_by').notNull(),
    withdrawnAt: moment('withdrawn_at'),
    withdrawnBy: text('withdrawn_by').notNull().default(''),
  },
  row => [
    uniqueIndex('refund_returns_key').on(row.key).where(sql`${row.withdrawnAt} is null`),
    uniqueIndex('refund_returns_once').on(row.paymentId).where(sql`${row.withdrawnAt} is null`),
    check('refund_returns_cents', sql`${row.cents} > 0 and ${row.feeCents} >= 0`),
    check('refund_returns_withdrawn', sql`(${row.withdrawnAt} is null) = (${row.withdrawnBy} = '')`),
    index('refund_returns_by_payment').on(row.paymentId),
  ],
)
