import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { id, moment } from '../../platform/db/columns.ts'
import { accounts } from '../accounts/accounts.tables.ts'
import { timeslots } from '../timeslots/timeslots.tables.ts'

/**
 * An account in a timeslot. `participations.guards.sql` has that two registered ones never overlap; whoever attended
 * was there, whatever else they have.
 */
export const participations = pgTable(
  'participations',
  {
    id: id(),
    timeslotId: integer('timeslot_id').notNull(),
    /** Null once the account is gone: what is past stays as a count. */
    accountId: integer('account_id').references(() => accounts.id),
    state: text({ enum: ['registered', 'waitlisted', 'cancelled', 'attended', 'absent'] }).notNull(),
    queueNumber: bigint('queue_number', { mode: 'number' }),
    createdAt: moment('created_at').notNull(),
    // The timeslot's own, kept the same by the foreign key.
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    /** For how many minutes the person was there; null: the whole time. */
    attendedMinutes: integer('attended_minutes'),
    /** Let in at the door beyond the capacity: takes no seat of it. */
    isExtra: boolean('is_extra').notNull().default(false),
    /** When a waiting person was told of being skipped because of a clash; nobody is told twice. */
    skippedAt: moment('skipped_at'),
    /** What it was when its timeslot was called off; null: that has nothing to do with it. */
    calledOffFrom: text('called_off_from', { enum: ['registered', 'waitlisted', 'absent'] }),
    // Kept by a trigger, for whoever has it in a calendar; never written by code.
    changedAt: moment('changed_at').notNull().defaultNow(),
  },
  participation => [
    foreignKey({
      name: 'participations_timeslot',
      columns: [participation.timeslotId, participation.startsAt, participation.endsAt],
      foreignColumns: [timeslots.id, timeslots.startsAt, timeslots.endsAt],
    }).onUpdate('cascade'),
    unique('participations_once').on(participation.timeslotId, participation.accountId),
    check(
      'participations_queue',
      sql`(${participation.state} = 'waitlisted') = (${participation.queueNumber} is not null)`,
    ),
    check('participations_minutes', sql`${participation.attendedMinutes} >= 0`),
    index('participations_queue').on(participation.timeslotId, participation.queueNumber),
    index('participations_by_account').on(participation.accountId, participation.startsAt),
  ],
)

/** How many wait in the timeslot up to this one, itself included: its place in the waitlist, if it waits. */
export const waitingUpTo = sql<number>`(select count(*)::integer from participations ahead
  where ahead.timeslot_id = ${participations.timeslotId} and ahead.queue_number <= ${participations.queueNumber})`

/** The place in the timeslot's waitlist, counted from 1; null for who does not wait. */
export const waitlistPosition = sql<
  number | null
>`case when ${participations.state} = 'waitlisted' then ${waitingUpTo} end`

/**
 * Whoever takes a place may have had one there before: its row is taken anew, whichever way they come. A statement goes
 * on with the states from which: that of a place given up, or of one waited for, too.
 */
export const takePlaceAgain = `on conflict (timeslot_id, account_id) do update
  set state = excluded.state, queue_number = excluded.queue_number, created_at = excluded.created_at, skipped_at = null
  where participations.state`
