import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { belongsTo, id, moment, reference } from '../../platform/db/columns.ts'
import { accounts } from '../accounts/accounts.tables.ts'
import { events } from '../events/events.tables.ts'
import { participations } from '../participations/participations.tables.ts'
import { files } from '../storage/storage.tables.ts'

/** Gives confirmations their numbers. */
export const confirmationNumbers = pgSequence('confirmation_numbers')

/** A Teilnahmebestätigung as it was issued; a correction revokes it and issues another one. */
export const confirmations = pgTable(
  'confirmations',
  {
    id: id(),
    participationId: reference('participation_id', () => participations.id),
    accountId: belongsTo('account_id', () => accounts.id),
    number: text().notNull().unique(),
    /** What anyone may check it by; without hyphens, in capitals. */
    code: text().notNull().unique(),
    issuedAt: moment('issued_at').notNull(),
    /** What the paper says, as data. */
    document: jsonb().notNull(),
    /** The paper itself, so that it is the same every time; null until it is drawn. */
    file: text().references(() => files.hash),
    revokedAt: moment('revoked_at'),
    revocationReason: text('revocation_reason').notNull().default(''),
    replacedBy: integer('replaced_by').references((): AnyPgColumn => confirmations.id, {
      onDelete: 'set null',
    }),
  },
  confirmation => [
    uniqueIndex('confirmations_one_valid')
      .on(confirmation.participationId)
      .where(sql`${confirmation.revokedAt} is null`),
    index('confirmations_by_account').on(confirmation.accountId),
    // Also the revoked ones: whoever erases or looks up a participation needs all of them.
    index('confirmations_by_participation').on(confirmation.participationId),
    index('confirmations_by_file').on(confirmation.file),
    index('confirmations_by_replacement').on(confirmation.replacedBy),
  ],
)

/** The office's wish for all confirmations of an event, worked off by jobs. */
export const confirmationRuns = pgTable(
  'confirmation_runs',
  {
    id: id(),
    eventId: reference('event_id', () => events.id),
    createdAt: moment('created_at').notNull(),
    finishedAt: moment('finished_at'),
    total: integer().notNull(),
    done: integer().notNull().default(0),
    failures: text().array().notNull().default(sql`'{}'::text[]`),
    mail: boolean().notNull(),
  },
  row => [index('confirmation_runs_by_event').on(row.eventId)],
)
