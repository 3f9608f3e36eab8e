import { index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { id, reference } from '../../platform/db/columns.ts'
import { events } from '../events/events.tables.ts'
import { orders } from './orders.tables.ts'

/** A table in the hall of an event, and whose it is. */
export const hallTables = pgTable(
  'hall_tables',
  {
    id: id(),
    eventId: reference('event_id', () => events.id),
    /** "A4" */
    place: text().notNull(),
    column: integer('hall_column').notNull(),
    row: integer('hall_row').notNull(),
    /** Null: free. */
    orderId: integer('order_id').references(() => orders.id),
  },
  table => [
    unique('hall_tables_once').on(table.eventId, table.place),
    index('hall_tables_by_order').on(table.orderId),
  ],
)
