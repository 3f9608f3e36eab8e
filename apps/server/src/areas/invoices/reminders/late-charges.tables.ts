import { sql } from 'drizzle-orm'
import { check, date, integer, pgTable, smallint } from 'drizzle-orm/pg-core'
import { id } from '../../../platform/db/columns.ts'

/** What the office wants for the delay of a payment; one row, once it has said so. Without it nothing. */
export const lateTerms = pgTable(
  'late_terms',
  {
    id: integer().primaryKey().default(1),
    /** Hundredths of a percentage point above the base rate; null: no interest. */
    interestPoints: integer('interest_points'),
    flatFeeCents: integer('flat_fee_cents').notNull().default(0),
    feeCents: integer('fee_cents').notNull().default(0),
    /** The first step of the reminders that names any of it. */
    fromStep: smallint('from_step').notNull().default(2),
  },
  row => [
    check('late_terms_is_one', sql`${row.id} = 1`),
    // § 288 Abs. 2 and 5 BGB
    check('late_terms_points', sql`${row.interestPoints} between 1 and 900`),
    check('late_terms_flat_fee', sql`${row.flatFeeCents} between 0 and 4000`),
    check('late_terms_fee', sql`${row.feeCents} between 0 and 2000`),
    check('late_terms_step', sql`${row.fromStep} between 1 and 3`),
  ],
)

/** The base rate (§ 247 BGB) as the office has entered it, from a first of January or July on. */
export const baseRates = pgTable(
  'base_rates',
  {
    id: id(),
    from: date('valid_from', { mode: 'string' }).notNull().unique(),
    /** Hundredths of a percent; it may be negative. */
    rate: integer().notNull(),
  },
  row => [
    check('base_rates_day', sql`to_char(${row.from}, 'MM-DD') in ('01-01', '07-01')`),
    check('base_rates_rate', sql`${row.rate} between -500 and 2000`),
  ],
)
