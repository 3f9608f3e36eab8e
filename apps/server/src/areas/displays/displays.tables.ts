import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../../platform/db/columns.ts'
import { events } from '../events/events.tables.ts'

/** What the office says on the Anzeige of an event; who said it stands in the audit log. */
export const displayMessages = pgTable(
  'display_messages',
  {
    eventId: integer('event_id')
      .primaryKey()
      .references(() => events.id, { onDelete: 'cascade' }),
    text: text().notNull(),
    /** Null: it stays until somebody takes it away. */
    shownUntil: moment('shown_until'),
  },
  message => [check('display_messages_said', sql`${message.text} <> ''`)],
)
