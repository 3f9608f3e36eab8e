import { sql } from 'drizzle-orm'
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../../platform/db/columns.ts'

/** The outbox: written with what a mail is about, sent by a job, kept with what went wrong. */
export const mails = pgTable(
  'mails',
  {
    id: uuid().primaryKey(),
    recipient: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull().default(''),
    /** Whose name stands before our address, and where an answer goes. */
    sender: text().notNull().default(''),
    replyTo: text('reply_to').notNull().default(''),
    createdAt: moment('created_at').notNull(),
    sentAt: moment('sent_at'),
    failure: text(),
  },
  mail => [index('mails_unsent').on(mail.createdAt).where(sql`${mail.sentAt} is null`)],
)
