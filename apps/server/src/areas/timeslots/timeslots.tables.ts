import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { id, moment, reference } from '../../platform/db/columns.ts'
import { events } from '../events/events.tables.ts'
import { rooms } from '../rooms/rooms.tables.ts'
import { workshops } from '../workshops/workshops.tables.ts'

/** A workshop held at one time in one room; without a workshop it is a break or a plenary session. */
export const timeslots = pgTable(
  'timeslots',
  {
    id: id(),
    eventId: reference('event_id', () => events.id),
    workshopId: integer('workshop_id'),
    /** Its key in the programme that it was imported from. */
    guid: text(),
    createdAt: moment('created_at').notNull(),
    caption: text().notNull().default(''),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    /** What people read; of a room of ours always what that is called. */
    location: text().notNull().default(''),
    /** Null: no room of ours, or only a text. */
    roomId: integer('room_id').references(() => rooms.id),
    /** Minutes of it that are breaks and count for no confirmation. */
    breakMinutes: integer('break_minutes').notNull().default(0),
    /** Null: as many as come. */
    capacity: integer(),
    /** When the office called it off; null: it takes place. */
    calledOffAt: moment('called_off_at'),
    /** Why, in words for everybody in it. */
    calledOffReason: text('called_off_reason').notNull().default(''),
    /** Its lecturers are paid although it is called off. */
    feeStays: boolean('fee_stays').notNull().default(false),
    /** What the office offers instead of it, by ids of timeslots that may be gone by now. */
    alternatives: integer().array().notNull().default([]),
    // Kept by triggers on participations and allotments, never written by code: what nobody else can take, and how much of
    // that is only held back for a group.
    seatsTaken: integer('seats_taken').notNull().default(0),
    seatsAllotted: integer('seats_allotted').notNull().default(0),
    waitlistCount: integer('waitlist_count').notNull().default(0),
    // Kept by a trigger, for whoever has it in a calendar; never written by code.
    changedAt: moment('changed_at').notNull().defaultNow(),
  },
  timeslot => [
    foreignKey({
      name: 'timeslots_workshop_of_event',
      columns: [timeslot.workshopId, timeslot.eventId],
      foreignColumns: [workshops.id, workshops.eventId],
    }),
    unique('timeslots_once').on(timeslot.eventId, timeslot.guid),
    // What a participation refers to, so that it always knows the time of its timeslot.
    unique('timeslots_time').on(timeslot.id, timeslot.startsAt, timeslot.endsAt),
    check('timeslots_last', sql`${timeslot.endsAt} > ${timeslot.startsAt}`),
    check('timeslots_breaks', sql`${timeslot.breakMinutes} >= 0`),
    check('timeslots_capacity', sql`${timeslot.capacity} >= 0`),
    check('timeslots_not_overbooked', sql`${timeslot.seatsTaken} <= ${timeslot.capacity}`),
    index('timeslots_by_start').on(timeslot.startsAt, timeslot.id),
    index('timeslots_by_event').on(timeslot.eventId, timeslot.startsAt),
    index('timeslots_by_workshop').on(timeslot.workshopId),
    index('timeslots_by_room').on(timeslot.roomId),
  ],
)

/** What people call a timeslot, where its workshop is joined: a break has only a caption. */
export const timeslotName = sql<string>`coalesce(${workshops.name}, ${timeslots.caption})`

/** What calendars and mails tell of a timeslot, where its workshop is joined. */
export const timeslotFacts = {
  id: timeslots.id,
  name: timeslotName,
  description: sql<string>`coalesce(${workshops.description}, '')`,
  location: timeslots.location,
  workshopId: timeslots.workshopId,
  isCalledOff: sql<boolean>`${timeslots.calledOffAt} is not null`,
  startsAt: timeslots.startsAt,
  endsAt: timeslots.endsAt,
}

/** The last of these moments; those that are not there do not count. */
export const latest = (...moments: AnyPgColumn[]) =>
  sql`greatest(${sql.join(moments, sql`, `)})`.mapWith(timeslots.changedAt)

/** What a search looks at. */
export const timeslotNames = [
  timeslots.caption,
  timeslots.location,
  sql`(select w.name from workshops w where w.id = ${timeslots.workshopId})`,
]

/** The columns that the filters of every list of timeslots stand for. */
export const timeslotColumns = {
  caption: timeslots.caption,
  created: timeslots.createdAt,
  start: timeslots.startsAt,
  end: timeslots.endsAt,
  event: timeslots.eventId,
  id: timeslots.id,
  workshop: timeslots.workshopId,
}
