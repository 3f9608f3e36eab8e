import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { id, reference } from '../../platform/db/columns.ts'
import { accounts } from '../accounts/accounts.tables.ts'
import { events } from '../events/events.tables.ts'
import { files } from '../storage/storage.tables.ts'

export const exhibitors = pgTable(
  'exhibitors',
  {
    id: id(),
    accountId: integer('account_id').references(() => accounts.id),
    name: text().notNull(),
    description: text().notNull().default(''),
    logo: text().references(() => files.hash),
    website: text(),
    stand: text().notNull().default(''),
    /** Whom the office writes to; not public. */
    contactName: text('contact_name').notNull().default(''),
    contactEmail: text('contact_email').notNull().default(''),
    contactPhone: text('contact_phone').notNull().default(''),
  },
  exhibitor => [
    index('exhibitors_by_name').on(exhibitor.name, exhibitor.id),
    index('exhibitors_by_account').on(exhibitor.accountId),
    index('exhibitors_by_logo').on(exhibitor.logo),
  ],
)

export const exhibitorEvents = pgTable(
  'exhibitor_events',
  {
    exhibitorId: integer('exhibitor_id')
      .notNull()
      .references(() => exhibitors.id, { onDelete: 'cascade' }),
    eventId: reference('event_id', () => events.id),
  },
  row => [
    primaryKey({ columns: [row.exhibitorId, row.eventId] }),
    index('exhibitor_events_by_event').on(row.eventId),
  ],
)
