import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { id, moment } from '../../platform/db/columns.ts'
import { accounts } from '../account/account.tables.ts'
import { mails } from '../mail/mail.tables.ts'

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
    /** What the office got, as long as the outbox keeps it. */
    mailId: uuid('mail_id').references(() => mails.id, { onDelete: 'set null' }),
  },
  message => [
    index('support_messages_by_account').on(message.accountId),
    index('support_messages_by_mail').on(message.mailId),
  ],
)
