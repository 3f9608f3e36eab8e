import { eq, ne, or, sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { id, moment } from '../../platform/db/columns.ts'
import type { Sight } from '../../platform/db/sight.ts'
import { files } from '../storage/storage.tables.ts'

export const events = pgTable(
  'events',
  {
    id: id(),
    /** Where an imported programme comes from; a newer file of the same source updates this event. */
    source: text().unique(),
    createdAt: moment('created_at').notNull(),
    name: text().notNull(),
    description: text().notNull().default(''),
    state: text({ enum: ['draft', 'announced', 'open', 'closed', 'finished', 'cancelled'] }).notNull(),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    location: text().notNull().default(''),
    image: text().references(() => files.hash),
    /** What is on the image, for whoever does not see it. */
    imageAlt: text('image_alt').notNull().default(''),
    /** Null: as many as come. */
    capacity: integer(),
    registrationStartsAt: moment('registration_starts_at'),
    registrationEndsAt: moment('registration_ends_at'),
    cancellationDeadline: moment('cancellation_deadline'),
    feedbackRequired: boolean('feedback_required').notNull().default(false),
    /** Until when feedback is taken and may be changed; null: always. */
    feedbackDeadline: moment('feedback_deadline'),
    // What its confirmations say and ask for (product: Confirmations).
    /** Minutes of one teaching unit (Unterrichtseinheit). */
    unitMinutes: integer('unit_minutes').notNull().default(45),
    /** How much of a timeslot, in percent without its breaks, somebody has to be there for. */
    minimumShare: integer('minimum_share').notNull().default(80),
    confirmationText: text('confirmation_text').notNull().default(''),
    /** Numbers under which school authorities know the event, one per line. */
    accreditation: text().notNull().default(''),
    /** When its mails went out; nobody is reminded or asked twice. */
    remindedAt: moment('reminded_at'),
    feedbackAskedAt: moment('feedback_asked_at'),
    // Kept by triggers on event_subscriptions and allotments, never written by code: what nobody else can take, and how
    // much of that is only held back for a group.
    seatsTaken: integer('seats_taken').notNull().default(0),
    seatsAllotted: integer('seats_allotted').notNull().default(0),
    waitlistCount: integer('waitlist_count').notNull().default(0),
    // Kept by a trigger, for whoever has it in a calendar; never written by code.
    changedAt: moment('changed_at').notNull().defaultNow(),
  },
  event => [
    check('events_last', sql`${event.endsAt} > ${event.startsAt}`),
    check('events_unit_minutes', sql`${event.unitMinutes} > 0`),
    check('events_minimum_share', sql`${event.minimumShare} between 0 and 100`),
    check('events_capacity', sql`${event.capacity} >= 0`),
    check('events_not_overbooked', sql`${event.seatsTaken} <= ${event.capacity}`),
    check('events_image_alt', sql`(${event.image} is null) = (${event.imageAlt} = '')`),
    index('events_by_start').on(event.startsAt, event.id),
    index('events_by_image').on(event.image),
  ],
)

/** The events that are there for somebody. */
export const visibleTo = (sight: Sight) =>
  sight === true ? undefined : or(ne(events.state, 'draft'), sight ? eq(events.id, sight.draft) : undefined)

/** What a search looks at. */
export const eventNames = [events.name, events.location]

/** The columns that the filters of every list of events stand for. */
export const eventColumns = {
  created: events.createdAt,
  id: events.id,
  name: events.name,
  state: events.state,
}
