import { sql } from 'drizzle-orm'
import { check, date, index, pgTable, text } from 'drizzle-orm/pg-core'
import { belongsTo, id, moment } from '../../../platform/db/columns.ts'
import { orders } from '../exhibitions.tables.ts'

/** What VIES has answered about the VAT id of an order, as the office notes it. Never changed: another answer is another row. */
export const vatChecks = pgTable(
  'vat_checks',
  {
    id: id(),
    orderId: belongsTo('order_id', () => orders.id),
    /** As the order named it then. */
    vatId: text('vat_id').notNull(),
    result: text({ enum: ['valid', 'invalid', 'unreachable'] }).notNull(),
    /** The day in Berlin on which VIES was asked. */
    day: date({ mode: 'string' }).notNull(),
    /** The number of the consultation; may be empty. */
    reference: text().notNull(),
    notedBy: text('noted_by').notNull(),
    notedAt: moment('noted_at').notNull(),
  },
  row => [
    index('vat_checks_by_order').on(row.orderId),
    check('vat_checks_vat_id', sql`${row.vatId} <> ''`),
    check('vat_checks_result', sql`${row.result} in ('valid', 'invalid', 'unreachable')`),
    check('vat_checks_day', sql`${row.day} >= '2000-01-01'`),
  ],
)
