import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { id, moment } from '../../platform/db/columns.ts'

/** Faults of the app as browsers tell of them: each once, with how often it came; nothing says for whom. */
export const faults = pgTable(
  'faults',
  {
    id: id(),
    /** Of message, places and build. */
    fingerprint: text().notNull().unique(),
    message: text().notNull(),
    places: text().array().notNull(),
    build: text().notNull(),
    /** Where and with what it came last. */
    path: text().notNull(),
    browser: text().notNull(),
    count: integer().notNull().default(1),
    firstAt: moment('first_at').notNull(),
    lastAt: moment('last_at').notNull(),
  },
  fault => [index().on(fault.lastAt)],
)
