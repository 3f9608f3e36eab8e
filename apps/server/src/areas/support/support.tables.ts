import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
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
    /** Who of the office sees to it. */
    assigneeId: integer('assignee_id').references(() => accounts.id, { onDelete: 'set null' }),
    name: text().notNull(),
    email: text().notNull(),
    subject: text().notNull(),
    message: text().notNull(),
  },
  message => [
    index('support_messages_by_account').on(message.accountId),
    index('support_messages_by_assignee').on(message.assigneeId),
  ],
)

/** What the office answered, or noted for itself. */
export const supportAnswers = pgTable(
  'support_answers',
  {
    id: id(),
    messageId: belongsTo('message_id', () => supportMessages.id),
    createdAt: moment('created_at').notNull(),
    /** By name, so that it is still known when the account is gone. */
    by: text().notNull(),
    message: text().notNull(),
    /** For the office alone: no mail tells it. */
    isNote: boolean('is_note').notNull().default(false),
  },
  answer => [index('support_answers_by_message').on(answer.messageId)],
)

/** What the office answers again and again. */
export const supportTexts = pgTable('support_texts', {
  id: id(),
  name: text().notNull().unique(),
  text: text().notNull(),
})
