import { sql } from 'drizzle-orm'
import {
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { id, moment, reference } from '../../../platform/db/columns.ts'
import { invoices } from '../invoices.tables.ts'

/** Money that came in at the bank and paid an invoice; what paid none is not kept. Never deleted, only taken back. */
export const bankEntries = pgTable(
  'bank_entries',
  {
    id: id(),
    /** The same in every file that has this statement's entry: so it is taken once. */
    key: text().notNull(),
    /** The same of all entries that say the same; of those that were taken before it was kept, `key` is that. */
    likeness: text(),
    bookedOn: date('booked_on', { mode: 'string' }).notNull(),
    cents: integer().notNull(),
    payer: text().notNull(),
    remittance: text().notNull(),
    /** The account that it came from; empty where the bank does not say it, or did not when it was not kept yet. */
    payerIban: text('payer_iban').notNull().default(''),
    readAt: moment('read_at').notNull(),
    /** When the office took it back, because it belonged to another invoice; it pays nothing any more. */
    withdrawnAt: moment('withdrawn_at'),
    /** Where it went back to whoever paid it: the entry that says so, its day, what the bank kept, and why. */
    returnKey: text('return_key').unique(),
    returnedOn: date('returned_on', { mode: 'string' }),
    returnFeeCents: integer('return_fee_cents'),
    returnReason: text('return_reason'),
  },
  entry => [
    // What was taken back for another invoice is offered anew, what went back is not.
    uniqueIndex('bank_entries_key')
      .on(entry.key)
      .where(sql`${entry.withdrawnAt} is null or ${entry.returnKey} is not null`),
    check(
      'bank_entries_return',
      sql`num_nulls(${entry.returnKey}, ${entry.returnedOn}, ${entry.returnFeeCents}, ${entry.returnReason}) in (0, 4)
        and (${entry.returnKey} is null or ${entry.withdrawnAt} is not null) and ${entry.returnFeeCents} >= 0
        and ${entry.returnedOn} >= ${entry.bookedOn}`,
    ),
    index('bank_entries_by_likeness').on(entry.likeness),
    check('bank_entries_cents', sql`${entry.cents} > 0`),
  ],
)

/** What of that an invoice got. */
export const invoicePayments = pgTable(
  'invoice_payments',
  {
    id: id(),
    entryId: reference('entry_id', () => bankEntries.id),
    invoiceId: integer('invoice_id').notNull(),
    cents: integer().notNull(),
  },
  payment => [
    foreignKey({
      name: 'invoice_payments_invoice_fk',
      columns: [payment.invoiceId],
      foreignColumns: [invoices.id],
    }),
    unique('invoice_payments_once').on(payment.entryId, payment.invoiceId),
    check('invoice_payments_cents', sql`${payment.cents} > 0`),
    index('invoice_payments_by_invoice').on(payment.invoiceId),
  ],
)
