import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { belongsTo, id, moment } from '../../platform/db/columns.ts'
import { accounts } from '../accounts/accounts.tables.ts'
import { mails } from '../mail/mail.tables.ts'
import { files } from '../storage/storage.tables.ts'

/** Whom it is for: ids of what may be gone when somebody reads it later. */
export type Filters = {
  audience: 'participants' | 'lecturers' | 'exhibitors'
  event: number | null
  workshop: number | null
  standing: 'registered' | 'waitlisted' | 'cancelled' | 'attended' | 'absent' | null
  schooltype: number | null
  without_feedback: boolean
}

export const circulars = pgTable(
  'circulars',
  {
    id: id(),
    createdAt: moment('created_at').notNull(),
    createdBy: integer('created_by').references(() => accounts.id, { onDelete: 'set null' }),
    name: text().notNull(),
    filters: jsonb().$type<Filters>().notNull(),
    /** Accounts that were taken out by hand. */
    removed: jsonb().$type<number[]>().notNull(),
    isNews: boolean('is_news').notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    /** What its button says, and where it leads; both empty: it has none. */
    buttonLabel: text('button_label').notNull().default(''),
    buttonUrl: text('button_url').notNull().default(''),
    state: text({ enum: ['draft', 'sending', 'stopped', 'sent'] })
      .notNull()
      .default('draft'),
    startsAt: moment('starts_at'),
  },
  circular => [
    check('circulars_button', sql`(${circular.buttonLabel} = '') = (${circular.buttonUrl} = '')`),
    index('circulars_by_writer').on(circular.createdBy),
    index('circulars_sending').on(circular.startsAt).where(sql`${circular.state} = 'sending'`),
  ],
)

/** A file that every mail of one has. */
export const circularAttachments = pgTable(
  'circular_attachments',
  {
    id: id(),
    circularId: belongsTo('circular_id', () => circulars.id),
    name: text().notNull(),
    /** As mail programs are told. */
    type: text().notNull(),
    /** Bytes. */
    size: integer().notNull(),
    file: text()
      .notNull()
      .references(() => files.hash),
  },
  attachment => [
    index('circular_attachments_by_circular').on(attachment.circularId),
    index('circular_attachments_by_file').on(attachment.file),
  ],
)

/** Who gets one that was sent. With the mail that was posted for it, in one transaction: so nobody gets two. */
export const circularRecipients = pgTable(
  'circular_recipients',
  {
    id: id(),
    circularId: belongsTo('circular_id', () => circulars.id),
    accountId: belongsTo('account_id', () => accounts.id),
    postedAt: moment('posted_at'),
    mailId: uuid('mail_id').references(() => mails.id, { onDelete: 'set null' }),
  },
  recipient => [
    unique('circular_recipients_once').on(recipient.circularId, recipient.accountId),
    index('circular_recipients_by_account').on(recipient.accountId),
    index('circular_recipients_by_mail').on(recipient.mailId),
    index('circular_recipients_waiting')
      .on(recipient.circularId, recipient.id)
      .where(sql`${recipient.postedAt} is null`),
  ],
)
