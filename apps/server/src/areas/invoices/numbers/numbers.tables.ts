import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { id, moment } from '../../../platform/db/columns.ts'

/** Numbers of a year that no invoice here has or will have, and why; never changed and never deleted. */
export const invoiceGaps = pgTable(
  'invoice_gaps',
  {
    id: id(),
    year: integer().notNull(),
    first: integer().notNull(),
    last: integer().notNull(),
    reason: text().notNull(),
    at: moment('at').notNull(),
  },
  gap => [
    unique('invoice_gaps_once').on(gap.year, gap.first),
    check('invoice_gaps_order', sql`${gap.first} between 1 and ${gap.last}`),
    check('invoice_gaps_reason', sql`${gap.reason} <> ''`),
  ],
)
