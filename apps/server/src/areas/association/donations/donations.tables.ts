import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { association } from '../association.tables.ts'

/** What a Zuwendungsbestätigung names: one row, or none where the association takes no donations of what it owes. */
export const donationTerms = pgTable(
  'donation_terms',
  {
    id: integer().primaryKey().default(1),
    associationId: integer('association_id')
      .notNull()
      .default(1)
      .references(() => association.id),
    taxOffice: text('tax_office').notNull(),
    taxNumber: text('tax_number').notNull(),
    notice: text({ enum: ['exemption', 'statutes'] }).notNull(),
    noticeOn: date('notice_on', { mode: 'string' }).notNull(),
    period: text().notNull(),
    purposes: text().notNull(),
  },
  row => [
    check('donation_terms_are_one', sql`${row.id} = 1`),
    check('donation_terms_period', sql`(${row.notice} = 'exemption') = (${row.period} <> '')`),
    index('donation_terms_by_association').on(row.associationId),
  ],
)
