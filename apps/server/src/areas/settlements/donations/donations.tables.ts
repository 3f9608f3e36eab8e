import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { id, moment, reference } from '../../../platform/db/columns.ts'
import { files } from '../../storage/storage.tables.ts'
import { settlements } from '../settlements.tables.ts'

/** A Zuwendungsbestätigung as it was issued; its Doppel is kept (§ 50 Abs. 7 EStDV), so never changed and never deleted. */
export const donationConfirmations = pgTable(
  'donation_confirmations',
  {
    id: id(),
    settlementId: reference('settlement_id', () => settlements.id).unique(),
    number: text().notNull().unique(),
    cents: integer().notNull(),
    issuedAt: moment('issued_at').notNull(),
    file: text()
      .notNull()
      .references(() => files.hash),
  },
  row => [
    check('donation_confirmations_cents', sql`${row.cents} > 0`),
    index('donation_confirmations_by_file').on(row.file),
  ],
)
