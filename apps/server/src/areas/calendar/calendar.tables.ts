import { pgTable, text } from 'drizzle-orm/pg-core'
import { belongsTo, moment } from '../../platform/db/columns.ts'
import { accounts } from '../accounts/accounts.tables.ts'

/** The secret address of a person's calendar. It has to be shown again, so it is kept as it is. */
export const calendarFeeds = pgTable('calendar_feeds', {
  accountId: belongsTo('account_id', () => accounts.id).primaryKey(),
  token: text().notNull().unique(),
  createdAt: moment('created_at').notNull(),
})
