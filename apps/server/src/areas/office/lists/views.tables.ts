import { pgTable, text, unique } from 'drizzle-orm/pg-core'
import { belongsTo, id } from '../../../platform/db/columns.ts'
import { accounts } from '../../accounts/accounts.tables.ts'

/** Lists as somebody of the office wants to see them again. */
export const savedViews = pgTable(
  'saved_views',
  {
    id: id(),
    accountId: belongsTo('account_id', () => accounts.id),
    list: text().notNull(),
    name: text().notNull(),
    query: text().notNull(),
  },
  view => [unique('saved_views_by_name').on(view.accountId, view.list, view.name)],
)
