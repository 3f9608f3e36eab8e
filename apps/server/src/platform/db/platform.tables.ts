import { bigint, index, integer, pgTable, text, varchar } from 'drizzle-orm/pg-core'
import { id, moment } from './columns.ts'

/**
 * How often something was tried, counted over all app servers; the columns are rate-limiter-flexible's.
 * Losing the counts in a crash harms nobody, so they cost no log: the migration makes the table unlogged, which
 * cannot be said here.
 */
export const rateLimits = pgTable('rate_limits', {
  key: varchar({ length: 255 }).primaryKey(),
  points: integer().notNull().default(0),
  expire: bigint({ mode: 'number' }),
})

/**
 * What a request that creates was answered, by whose it was and its Idempotency-Key; the name of a row tells neither.
 * Without an answer the request is still running, and the row is good for a minute only.
 */
export const idempotentAnswers = pgTable(
  'idempotent_answers',
  {
    name: text().primaryKey(),
    answer: text(),
    expiresAt: moment('expires_at').notNull(),
  },
  row => [index('idempotent_answers_by_expiry').on(row.expiresAt)],
)

/** Which guards this database was given, the last ones last. */
export const guards = pgTable('guards', {
  id: id(),
  /** The hash of the files. */
  files: text().notNull(),
  /** The hash of what came of them in the database. */
  standing: text().notNull(),
  appliedAt: moment('applied_at').notNull().defaultNow(),
})
