import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { id, moment } from '../../../platform/db/columns.ts'
import { events } from '../../events/events.tables.ts'
import { invoices } from '../invoices.tables.ts'

const spheres = ['ideal', 'assets', 'purpose', 'business'] as const

/** What files for DATEV have to name; one row, once the office has said it. */
export const datevSettings = pgTable(
  'datev_settings',
  {
    id: integer().primaryKey().default(1),
    consultant: integer().notNull(),
    client: integer().notNull(),
    chart: text({ enum: ['03', '04', '42', '49'] }).notNull(),
    /** Digits of an account; debtors have one more. */
    accountLength: integer('account_length').notNull().default(4),
    /** The month in which a financial year begins. */
    yearStarts: integer('year_starts').notNull().default(1),
    serviceDate: boolean('service_date').notNull().default(true),
    debtor: integer().notNull(),
    /** By tax case. */
    accounts: jsonb().notNull(),
    /** By tax case, where its account reckons no VAT by itself. */
    keys: jsonb().notNull().default({}),
    invoiceSphere: text('invoice_sphere', { enum: spheres }),
    /** Of what is paid; null: nobody was asked for them yet. */
    paymentAccounts: jsonb('payment_accounts'),
    /** Accounts, tax keys and sphere of what lecturers are paid; null: nobody was asked for them yet. */
    settlementAccounts: jsonb('settlement_accounts'),
  },
  row => [
    check('datev_settings_is_one', sql`${row.id} = 1`),
    check('datev_settings_length', sql`${row.accountLength} between 4 and 8`),
    check('datev_settings_year', sql`${row.yearStarts} between 1 and 12`),
    check('datev_settings_debtor', sql`length(${row.debtor}::text) = ${row.accountLength} + 1`),
  ],
)

/** The cost centre that postings of an event name; without a row they name none. */
export const costCentres = pgTable(
  'cost_centres',
  {
    eventId: integer('event_id')
      .primaryKey()
      .references(() => events.id, { onDelete: 'cascade' }),
    costCentre: text('cost_centre').notNull(),
  },
  row => [check('cost_centres_form', sql`${row.costCentre} ~ '^[A-Za-z0-9][A-Za-z0-9$%&*+/_-]{0,35}$'`)],
)

/** That a period went to the tax adviser; never changed and never deleted. */
export const datevExports = pgTable(
  'datev_exports',
  {
    id: id(),
    from: date('from_day', { mode: 'string' }).notNull(),
    until: date('until_day', { mode: 'string' }).notNull(),
    createdAt: moment('created_at').notNull(),
    /** By name, so that it is still known when the account is gone. */
    madeBy: text('made_by').notNull(),
    invoices: integer().notNull(),
    cents: integer().notNull(),
    /**
     * The last invoice that it could have: later ones are of a later export, also where their day is in the period. Null
     * where none had been written.
     */
    throughInvoice: integer('through_invoice').references(() => invoices.id),
    /** Postings of payments, and their sum; null: they were not asked for. */
    payments: integer(),
    paymentCents: integer('payment_cents').notNull().default(0),
    /** Postings of settlements, what they made the association owe, and what was paid of it; null: not asked for. */
    settlements: integer(),
    settlementCents: integer('settlement_cents').notNull().default(0),
    payoutCents: integer('payout_cents').notNull().default(0),
    /** It has only what no earlier one had. */
    onlyNew: boolean('only_new').notNull().default(false),
  },
  row => [
    check('datev_exports_days', sql`${row.from} <= ${row.until}`),
    check(
      'datev_exports_some',
      sql`${row.invoices} + coalesce(${row.payments}, 0) + coalesce(${row.settlements}, 0) > 0`,
    ),
    index('datev_exports_by_through_invoice').on(row.throughInvoice),
  ],
)
