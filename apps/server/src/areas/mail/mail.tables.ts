import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { bytea, id, moment } from '../../platform/db/columns.ts'
import { files } from '../storage/storage.tables.ts'

/** All that the office finds a mail by, in one text: an index finds any letters of it. */
export const mailLetters = (mail: Record<'recipient' | 'subject', AnyPgColumn>) =>
  sql`${mail.recipient} || ' ' || ${mail.subject}`

/** The outbox: written with what a mail is about, sent by a job, kept with what went wrong. */
export const mails = pgTable(
  'mails',
  {
    id: uuid().primaryKey(),
    /** What the office calls it. */
    number: integer().generatedAlwaysAsIdentity().notNull(),
    recipient: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull().default(''),
    /** Whose name stands before our address, and where an answer goes. */
    sender: text().notNull().default(''),
    replyTo: text('reply_to').notNull().default(''),
    /** Where it can be unsubscribed with one click (RFC 8058); empty: it cannot. */
    unsubscribeUrl: text('unsubscribe_url').notNull().default(''),
    /** Its own name and those of the mails before it, first to last, where mail programs show them together. */
    thread: jsonb().$type<{ id: string; after: string[] }>(),
    createdAt: moment('created_at').notNull(),
    /** Since when a process is sending it; it is gone once that succeeded or failed. */
    attemptedAt: moment('attempted_at'),
    /** One of very many: rather not at all than twice, should a process be killed while it sends. */
    isOnce: boolean('is_once').notNull().default(false),
    sentAt: moment('sent_at'),
    failure: text(),
    /** What the recipient's server said when it gave a sent mail back. */
    bounce: text(),
    bouncedAt: moment('bounced_at'),
  },
  mail => [
    uniqueIndex('mails_by_number').on(mail.number),
    // The office reads the latest first.
    index('mails_by_creation').on(mail.createdAt, mail.id),
    index('mails_unsent').on(mail.createdAt).where(sql`${mail.sentAt} is null`),
    // Counted for the office's first page; there are few of them.
    index('mails_bounced').on(mail.bouncedAt).where(sql`${mail.bouncedAt} is not null`),
    index('mails_by_letters').using('gin', sql`(${mailLetters(mail)}) gin_trgm_ops`),
    index('mails_by_recipient').on(sql`lower(${mail.recipient})`),
  ],
)

/** That the office had a mail sent anew: which one, so that the log says who. */
export const mailResends = pgTable(
  'mail_resends',
  {
    id: id(),
    mailId: uuid('mail_id')
      .notNull()
      .references(() => mails.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
  },
  resend => [index('mail_resends_by_mail').on(resend.mailId)],
)

/** What a mail carries besides its text; kept and gone with it. */
export const mailAttachments = pgTable(
  'mail_attachments',
  {
    id: uuid().primaryKey(),
    mailId: uuid('mail_id')
      .notNull()
      .references(() => mails.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    type: text().notNull(),
    bytes: bytea(),
    /** In place of its own bytes: what a thousand mails carry is kept once. */
    file: text().references(() => files.hash),
  },
  attachment => [
    check('mail_attachments_once', sql`num_nonnulls(${attachment.bytes}, ${attachment.file}) = 1`),
    index('mail_attachments_by_mail').on(attachment.mailId),
    index('mail_attachments_by_file').on(attachment.file).where(sql`${attachment.file} is not null`),
  ],
)

/** How the office words a kind of mail, under the id of its wording; the others are worded as they come. */
export const mailTexts = pgTable('mail_texts', {
  id: integer().primaryKey(),
  subject: text().notNull(),
  body: text().notNull(),
  closing: text().notNull(),
})
