import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { belongsTo, id, moment } from '../../platform/db/columns.ts'
import { accounts } from '../accounts/accounts.tables.ts'

export const supportMessages = pgTable(
  'support_messages',
  {
    id: id(),
    createdAt: moment('created_at').notNull(),
    state: text({ enum: ['new', 'answered', 'closed'] })
      .notNull()
      .default('new'),
    /** Null: whoever wrote was not logged in. */
    accountId: integer('account_id').references(() => accounts.id),
    name: text().notNull(),
    email: text().notNull(),
    subject: text().notNull(),
    message: text().notNull(),
  },
  message => [index('support_messages_by_account').on(message.accountId)],
)

/** What the office answered. */
export const supportAnswers = pgTable(
  'support_answers',
  {
    id: id(),
    messageId: belongsTo('message_id', () => supportMessages.id),
    createdAt: moment('created_at').notNull(),
    /** By name, so that it is still known when the account is gone. */
    by: text().notNull(),
    message: text().notNull(),
  },
  answer => [index('support_answers_by_message').on(answer.messageId)],
)
