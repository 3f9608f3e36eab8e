import { sql } from 'drizzle-orm'
import { type AnyPgColumn, date, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { belongsTo, id, moment } from '../../../platform/db/columns.ts'
import { accounts } from '../../accounts/accounts.tables.ts'
import { events } from '../../events/events.tables.ts'

/** Who came in at an event's entrance, once for each day: of what several counters saw, the earliest. */
export const eventEntries = pgTable(
  'event_entries',
  {
    id: id(),
    eventId: belongsTo('event_id', () => events.id),
    accountId: belongsTo('account_id', () => accounts.id),
    /** In Berlin. */
    day: date().notNull(),
    /** What the device's clock said. */
    recordedAt: moment('recorded_at').notNull(),
    receivedAt: moment('received_at').notNull(),
    /** What the counter is called on its device. */
    counter: text().notNull().default(''),
    /** When some counter took it back: a wrong tap. Whoever comes in after that is in. */
    withdrawnAt: moment('withdrawn_at'),
    /** Null once the account is gone. */
    recordedBy: integer('recorded_by').references(() => accounts.id, { onDelete: 'set null' }),
  },
  entry => [
    unique('event_entries_once').on(entry.eventId, entry.day, entry.accountId),
    index('event_entries_by_account').on(entry.accountId),
    index('event_entries_by_recorder').on(entry.recordedBy),
  ],
)

/** Whether an event's entrance or one of its doors has seen that account on a day in Berlin, `YYYY-MM-DD`. */
export const isSeen = (eventId: AnyPgColumn, accountId: AnyPgColumn, day: string) => sql<boolean>`(exists (
    select from participations seen join timeslots at on at.id = seen.timeslot_id
    where seen.account_id = ${accountId} and at.event_id = ${eventId} and seen.state = 'attended'
      and (at.starts_at at time zone 'Europe/Berlin')::date = ${day}::date)
  or exists (select from event_entries entry where entry.event_id = ${eventId} and entry.day = ${day}::date
    and entry.account_id = ${accountId} and entry.withdrawn_at is null))`
