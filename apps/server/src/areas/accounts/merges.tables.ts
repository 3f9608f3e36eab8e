import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { belongsTo, id, moment } from '../../platform/db/columns.ts'
import { accounts } from './accounts.tables.ts'

/** That another account of the same person went into this one: what it was called, when and by whom. */
export const accountMerges = pgTable(
  'account_merges',
  {
    id: id(),
    accountId: belongsTo('account_id', () => accounts.id),
    /** The id that the other one had. */
    goneId: integer('gone_id').notNull(),
    name: text().notNull(),
    email: text().notNull(),
    emailProvenAt: moment('email_proven_at'),
    customerNumber: text('customer_number').notNull(),
    mergedAt: moment('merged_at').notNull(),
    /** By name, so that it is still known when that account is gone. */
    by: text().notNull(),
  },
  merge => [index('account_merges_by_account').on(merge.accountId)],
)
