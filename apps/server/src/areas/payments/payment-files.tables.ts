import { date, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { id, moment, reference } from '../../platform/db/columns.ts'
import { events } from '../events/events.tables.ts'

/** A SEPA credit transfer of approved settlements, kept as it was made. */
export const paymentFiles = pgTable(
  'payment_files',
  {
    id: id(),
    eventId: reference('event_id', () => events.id),
    createdAt: moment('created_at').notNull(),
    execution: date({ mode: 'string' }).notNull(),
    count: integer().notNull(),
    totalCents: integer('total_cents').notNull(),
    xml: text().notNull(),
  },
  row => [index('payment_files_by_event').on(row.eventId)],
)
