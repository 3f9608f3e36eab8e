import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { id, moment } from '../../../platform/db/columns.ts'
import { accounts } from '../../accounts/accounts.tables.ts'
import { files } from '../../storage/storage.tables.ts'

/** A ticket or bill that somebody has uploaded; kept for as long as a settlement names it. */
export const receipts = pgTable(
  'receipts',
  {
    id: id(),
    /** Null once the account is gone. */
    accountId: integer('account_id').references(() => accounts.id, { onDelete: 'set null' }),
    name: text().notNull(),
    file: text()
      .notNull()
      .references(() => files.hash),
    createdAt: moment('created_at').notNull(),
  },
  receipt => [index('receipts_by_account').on(receipt.accountId), index('receipts_by_file').on(receipt.file)],
)
