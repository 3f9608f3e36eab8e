import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../../platform/db/columns.ts'
import { events } from '../events/events.tables.ts'

/** The link by which anybody sees a draft; who made it stands in the audit log. */
export const draftLinks = pgTable('draft_links', {
  eventId: integer('event_id')
    .primaryKey()
    .references(() => events.id, { onDelete: 'cascade' }),
  secretHash: text('secret_hash').notNull().unique(),
  holdsUntil: moment('holds_until').notNull(),
})
