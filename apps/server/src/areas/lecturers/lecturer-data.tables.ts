import { sql } from 'drizzle-orm'
import { boolean, check, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { id } from '../../platform/db/columns.ts'
import { accounts } from '../accounts/accounts.tables.ts'

/** What the office needs to pay a lecturer; copied into each settlement when it is submitted. */
export const lecturerData = pgTable(
  'lecturer_data',
  {
    id: id(),
    accountId: integer('account_id')
      .notNull()
      .unique()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    street: text().notNull().default(''),
    postalCode: text('postal_code').notNull().default(''),
    city: text().notNull().default(''),
    /** In two letters (ISO 3166-1); empty: from before it was asked for. */
    country: text().notNull().default('DE'),
    phone: text().notNull().default(''),
    /** Without spaces, in capitals; empty: not known. */
    iban: text().notNull().default(''),
    bic: text().notNull().default(''),
    /** Empty: the person's own name. */
    accountHolder: text('account_holder').notNull().default(''),
    taxNumber: text('tax_number').notNull().default(''),
    vatId: text('vat_id').notNull().default(''),
    smallBusiness: boolean('small_business').notNull().default(false),
    travelMode: text('travel_mode', { enum: ['car', 'public'] })
      .notNull()
      .default('car'),
    /** There and back. */
    travelKm: integer('travel_km').notNull().default(0),
  },
  data => [check('lecturer_data_travel', sql`${data.travelKm} >= 0`)],
)
