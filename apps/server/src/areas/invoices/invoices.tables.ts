import { sql } from 'drizzle-orm'
import { check, foreignKey, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { id, moment, reference } from '../../platform/db/columns.ts'
import { orders } from '../exhibitions/exhibitions.tables.ts'
import { files } from '../storage/storage.tables.ts'

/** The last number of each year: whoever writes an invoice holds the row, so that no number is left out. */
export const invoiceNumbers = pgTable('invoice_numbers', {
  year: integer().primaryKey(),
  last: integer().notNull(),
})

/** An invoice, one that credits some of it, or the one that cancels it; never changed and never deleted. */
export const invoices = pgTable(
  'invoices',
  {
    id: id(),
    year: integer().notNull(),
    running: integer().notNull(),
    number: text().notNull().unique(),
    kind: text({ enum: ['invoice', 'cancellation', 'credit'] }).notNull(),
    orderId: reference('order_id', () => orders.id),
    /** The invoice that this one cancels. */
    cancels: integer().unique(),
    /** The invoice that this one credits in part; several may. */
    corrects: integer(),
    issuedAt: moment('issued_at').notNull(),
    grossCents: integer('gross_cents').notNull(),
    /** All that it says; paper and XML come from this alone. */
    document: jsonb().notNull(),
    /** The day until which it is to be paid, as it says so. */
    dueOn: text('due_on').generatedAlwaysAs(sql`document ->> 'dueOn'`),
    /** The paper with the XML inside. */
    file: text()
      .notNull()
      .references(() => files.hash),
    /** As XRechnung. */
    xml: text().notNull(),
    issuedBy: text('issued_by').notNull(),
  },
  invoice => [
    foreignKey({ name: 'invoices_cancels_fk', columns: [invoice.cancels], foreignColumns: [invoice.id] }),
    foreignKey({ name: 'invoices_corrects_fk', columns: [invoice.corrects], foreignColumns: [invoice.id] }),
    unique('invoices_running').on(invoice.year, invoice.running),
    check('invoices_cancels', sql`(${invoice.kind} = 'cancellation') = (${invoice.cancels} is not null)`),
    check('invoices_corrects', sql`(${invoice.kind} = 'credit') = (${invoice.corrects} is not null)`),
    index('invoices_by_order').on(invoice.orderId),
    index('invoices_by_file').on(invoice.file),
    index('invoices_by_corrected').on(invoice.corrects),
  ],
)
