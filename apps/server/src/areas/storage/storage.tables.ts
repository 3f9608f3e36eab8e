import { pgTable, text } from 'drizzle-orm/pg-core'
import { bytea, moment } from '../../platform/db/columns.ts'

/** Pictures and papers under the hash of their content: what is the same is kept once and never changes. */
export const files = pgTable('files', {
  hash: text().primaryKey(),
  type: text().notNull(),
  bytes: bytea().notNull(),
  createdAt: moment('created_at').notNull(),
})
