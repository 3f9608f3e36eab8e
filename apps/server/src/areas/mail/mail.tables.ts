import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { bytea, moment } from '../../platform/db/columns.ts'

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
    /** Its own name and those of the mails before it, first to last, where mail programs show them together. */
    thread: jsonb().$type<{ id: string; after: string[] }>(),
    createdAt: moment('created_at').notNull(),
    sentAt: moment('sent_at'),
    failure: text(),
  },
  mail => [
    index('mails_unsent').on(mail.createdAt).where(sql`${mail.sentAt} is null`),
    index('mails_by_recipient').on(sql`lower(${mail.recipient})`),
  ],
)

/** What a mail carries besides its text; gone once it is sent. */
export const mailAttachments = pgTable(
  'mail_attachments',
  {
    id: uuid().primaryKey(),
    mailId: uuid('mail_id')
      .notNull()
      .references(() => mails.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    type: text().notNull(),
    bytes: bytea().notNull(),
  },
  attachment => [index('mail_attachments_by_mail').on(attachment.mailId)],
)

/** How the office words a kind of mail, under the id of its wording; the others are worded as they come. */
export const mailTexts = pgTable('mail_texts', {
  id: integer().primaryKey(),
  subject: text().notNull(),
  body: text().notNull(),
  closing: text().notNull(),
})
