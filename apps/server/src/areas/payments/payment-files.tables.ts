import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { id, moment, reference } from '../../platform/db/columns.ts'
import { events } from '../events/events.tables.ts'
import { releaseChecks, releaseColumns } from './release/release.tables.ts'

/** A SEPA credit transfer of approved settlements, kept as it was made, also when it is undone. */
export const paymentFiles = pgTable(
  'payment_files',
  {
    id: id(),
    eventId: reference('event_id', () => events.id),
    createdAt: moment('created_at').notNull(),
    /** By name, as below; empty in files of before it was kept. */
    createdBy: text('created_by').notNull().default(''),
    execution: date({ mode: 'string' }).notNull(),
    count: integer().notNull(),
    totalCents: integer('total_cents').notNull(),
    xml: text().notNull(),
    undoneAt: moment('undone_at'),
    /** By name, so that it is still known when the account is gone. */
    undoneBy: text('undone_by').notNull().default(''),
    undoneReason: text('undone_reason').notNull().default(''),
    ...releaseColumns(),
  },
  row => [
    check('payment_files_undone', sql`(${row.undoneAt} is null) = (${row.undoneReason} = '')`),
    index('payment_files_by_event').on(row.eventId),
    ...releaseChecks('payment_files', row),
  ],
)
