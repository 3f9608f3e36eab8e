import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { bytea, moment } from '../../platform/db/columns.ts'

/** Pictures and papers under the hash of their content: what is the same is kept once and never changes. */
export const files = pgTable('files', {
  hash: text().primaryKey(),
  type: text().notNull(),
  bytes: bytea().notNull(),
  createdAt: moment('created_at').notNull(),
})

/** The files of the builds that are or were served, whose names change with their content. */
export const buildFiles = pgTable(
  'build_files',
  {
    path: text().primaryKey(),
    file: text()
      .notNull()
      .references(() => files.hash),
    /** When a server last had it in its build. */
    seenAt: moment('seen_at').notNull(),
  },
  table => [index().on(table.file)],
)
