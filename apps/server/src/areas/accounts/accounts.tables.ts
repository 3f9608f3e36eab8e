import { type SQL, sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { belongsTo, id, moment } from '../../platform/db/columns.ts'
import { schooltypes } from '../schooltypes/schooltypes.tables.ts'
import { files } from '../storage/storage.tables.ts'

/** First and last name as they are spoken, in small letters: an index finds by it. */
export const spokenName = ({ firstName, lastName }: Record<'firstName' | 'lastName', AnyPgColumn>) =>
  sql`lower(${firstName} || ' ' || ${lastName})`

/** All that the office finds a person by, in one text: an index finds any letters of it. */
export const personLetters = (
  account: Record<'firstName' | 'lastName' | 'email' | 'customerNumber', AnyPgColumn | SQL>,
) =>
  sql`${account.firstName} || ' ' || ${account.lastName} || ' ' || ${account.email} || ' ' || ${account.customerNumber}`

export const accounts = pgTable(
  'accounts',
  {
    id: id(),
    email: text().notNull(),
    /** When its mailbox last answered, or the portal vouched for it; null: it is what somebody said. */
    emailProvenAt: moment('email_proven_at'),
    /** Argon2id; null: nobody can log in with a password. */
    passwordHash: text('password_hash'),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    birthday: date({ mode: 'string' }),
    joinedAt: moment('joined_at').notNull(),
    lastLoginAt: moment('last_login_at'),
    /** Nobody has confirmed it yet by the mail that went to its address; in use; or closed by the office, which alone opens it again. */
    state: text({ enum: ['unconfirmed', 'active', 'closed'] })
      .notNull()
      .default('unconfirmed'),
    isActive: boolean('is_active').notNull().generatedAlwaysAs(sql`state = 'active'`),
    /** Passes that were issued before do not count: the account was closed since. */
    passesFrom: moment('passes_from'),
    /** What was begun before and is not done does not count: a passkey on its way, a login with the portal. */
    attemptsFrom: moment('attempts_from'),
    /** Keys of the interface that were made before do not count (`end_keys`). */
    keysFrom: moment('keys_from'),
    isStaff: boolean('is_staff').notNull().default(false),
    isSuperuser: boolean('is_superuser').notNull().default(false),
    isUser: boolean('is_user').notNull().default(true),
    isLecturer: boolean('is_lecturer').notNull().default(false),
    isExhibitor: boolean('is_exhibitor').notNull().default(false),
    customerNumber: text('customer_number').notNull().default(''),
    /** Who says the number: the person, which proves nothing, or one of those that know. */
    customerNumberBy: text('customer_number_by', { enum: ['self', 'office', 'members', 'portal'] })
      .notNull()
      .default('self'),
    profileDescription: text('profile_description').notNull().default(''),
    picture: text().references(() => files.hash),
    schooltypeId: integer('schooltype_id').references(() => schooltypes.id),
    /** What the person is written about besides the own bookings. */
    wantsReminders: boolean('wants_reminders').notNull().default(true),
    wantsFeedbackRequests: boolean('wants_feedback_requests').notNull().default(true),
    /** What is not about a booking: circular mails. */
    wantsNews: boolean('wants_news').notNull().default(true),
    /** Why mails to this address come back, and since when; null: as far as is known they arrive. */
    bounce: text(),
    bouncedAt: moment('bounced_at'),
  },
  account => [
    uniqueIndex('accounts_email').on(sql`lower(${account.email})`),
    index('accounts_by_customer_number').on(account.customerNumber),
    // For what is typed so far, whatever the database's language.
    index('accounts_by_customer_number_begin').on(sql`lower(${account.customerNumber}) text_pattern_ops`),
    index('accounts_by_last_name').on(sql`lower(${account.lastName}) text_pattern_ops`),
    index('accounts_by_spoken_name').on(sql`${spokenName(account)} text_pattern_ops`),
    // For the office's search, which finds any letters; it looks through no list of what is still pending.
    index('accounts_by_letters')
      .using('gin', sql`(${personLetters(account)}) gin_trgm_ops`)
      .with({ fastupdate: false }),
    index('accounts_by_name').on(account.lastName, account.firstName, account.id),
    index('accounts_by_picture').on(account.picture),
    index('accounts_by_schooltype').on(account.schooltypeId),
    check('accounts_state', sql`${account.state} in ('unconfirmed', 'active', 'closed')`),
    check('accounts_number_by', sql`${account.customerNumberBy} in ('self', 'office', 'members', 'portal')`),
    // Nobody has ever been in an account whose mailbox they did not hold.
    check('accounts_entered', sql`${account.lastLoginAt} is null or ${account.emailProvenAt} is not null`),
  ],
)

/** A link that was mailed. Of its token only the hash is kept; used ones stay until they would have expired. */
export const links = pgTable(
  'links',
  {
    tokenHash: text('token_hash').primaryKey(),
    accountId: belongsTo('account_id', () => accounts.id),
    purpose: text({ enum: ['activation', 'password_reset', 'email_reset', 'email_back'] }).notNull(),
    /** The address that this link alone may set: the one it was sent to. */
    newEmail: text('new_email'),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  link => [index('links_by_account').on(link.accountId), index('links_by_expiry').on(link.expiresAt)],
)
