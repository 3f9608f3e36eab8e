import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgSequence,
  pgTable,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { id, moment, reference } from '../../platform/db/columns.ts'
import { accounts } from '../accounts/accounts.tables.ts'
import { events } from '../events/events.tables.ts'

/** Gives the places in every waitlist: who came earlier has the smaller number. */
export const queueNumbers = pgSequence('queue_numbers')

/** An account's registration for an event. */
export const eventSubscriptions = pgTable(
  'event_subscriptions',
  {
    id: id(),
    eventId: reference('event_id', () => events.id),
    /** Null once the account is gone: what is past stays as a count. */
    accountId: integer('account_id').references(() => accounts.id),
    state: text({ enum: ['registered', 'waitlisted', 'cancelled'] }).notNull(),
    queueNumber: bigint('queue_number', { mode: 'number' }),
    createdAt: moment('created_at').notNull(),
    /** Let in at the door beyond the capacity: takes no seat of it. */
    isExtra: boolean('is_extra').notNull().default(false),
    /** What the office has to know of it; gone with the account. */
    officeNote: text('office_note').notNull().default(''),
    // Kept by a trigger, for whoever has it in a calendar; never written by code.
    changedAt: moment('changed_at').notNull().defaultNow(),
  },
  subscription => [
    unique('event_subscriptions_once').on(subscription.eventId, subscription.accountId),
    check(
      'event_subscriptions_queue',
      sql`(${subscription.state} = 'waitlisted') = (${subscription.queueNumber} is not null)`,
    ),
    index('event_subscriptions_queue').on(subscription.eventId, subscription.queueNumber),
    index('event_subscriptions_by_account').on(subscription.accountId),
  ],
)

/** How many wait for the event up to this one, itself included: its place in the waitlist, if it waits. */
export const waitingForEventUpTo = sql<number>`(select count(*)::integer from event_subscriptions ahead
  where ahead.event_id = ${eventSubscriptions.eventId} and ahead.queue_number <= ${eventSubscriptions.queueNumber})`

/** The place in the event's waitlist, counted from 1; null for who does not wait. */
export const eventWaitlistPosition = sql<
  number | null
>`case when ${eventSubscriptions.state} = 'waitlisted' then ${waitingForEventUpTo} end`

/** As `takePlaceAgain`, of a registration for an event. */
export const registerAgain = `on conflict (event_id, account_id) do update
  set state = excluded.state, queue_number = excluded.queue_number, is_extra = excluded.is_extra,
    created_at = excluded.created_at
  where event_subscriptions.state`
