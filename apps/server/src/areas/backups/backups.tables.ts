import { sql } from 'drizzle-orm'
import { bigint, check, index, pgTable, text } from 'drizzle-orm/pg-core'
import { id, moment } from '../../platform/db/columns.ts'

/** What came of each backup at each place: its size, or why there is none. */
export const backupAttempts = pgTable(
  'backup_attempts',
  {
    id: id(),
    /** `own`, `folder` or `s3`. */
    place: text().$type<'own' | 'folder' | 's3'>().notNull(),
    file: text().notNull(),
    at: moment('at').notNull(),
    bytes: bigint({ mode: 'number' }),
    /** A German sentence. */
    failure: text(),
  },
  attempt => [
    index().on(attempt.at),
    check('backup_attempt_place', sql`${attempt.place} in ('own', 'folder', 's3')`),
    check('backup_attempt_outcome', sql`(${attempt.bytes} is null) <> (${attempt.failure} is null)`),
  ],
)
