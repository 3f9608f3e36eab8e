import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { belongsTo, id, moment } from '../../platform/db/columns.ts'
import { events } from '../events/events.tables.ts'
import { rooms } from '../rooms/rooms.tables.ts'
import { timeslots } from '../timeslots/timeslots.tables.ts'
import { workshops } from '../workshops/workshops.tables.ts'

/** The working copy of an event's plan: what differs from what is published (decision 23). */
export const planChanges = pgTable(
  'plan_changes',
  {
    id: id(),
    eventId: belongsTo('event_id', () => events.id),
    /** What the board calls the item, so that undoing and doing again is about the same one. */
    key: text().notNull(),
    /** Null: a Termin that is not there yet. */
    timeslotId: integer('timeslot_id').references(() => timeslots.id, { onDelete: 'cascade' }),
    workshopId: integer('workshop_id').references(() => workshops.id, { onDelete: 'cascade' }),
    caption: text().notNull().default(''),
    // Both null: the Termin goes.
    startsAt: moment('starts_at'),
    endsAt: moment('ends_at'),
    location: text().notNull().default(''),
    roomId: integer('room_id').references(() => rooms.id),
  },
  change => [
    unique('plan_changes_once').on(change.eventId, change.key),
    index('plan_changes_by_timeslot').on(change.timeslotId),
    index('plan_changes_by_workshop').on(change.workshopId),
    index('plan_changes_by_room').on(change.roomId),
    check('plan_changes_last', sql`${change.endsAt} > ${change.startsAt}`),
    check('plan_changes_new', sql`${change.timeslotId} is not null or ${change.startsAt} is not null`),
  ],
)

/** What clashes of an event's plan do, where the office has said so. */
export const planRules = pgTable('plan_rules', {
  eventId: belongsTo('event_id', () => events.id).primaryKey(),
  /** By kind of clash, as the contract names them. */
  weights: jsonb().$type<Record<string, 'stop' | 'warn' | 'ignore'>>().notNull(),
  walkMinutes: integer('walk_minutes').notNull(),
})

type KeptItem = {
  timeslot: number
  workshop: number | null
  name: string
  start: string
  end: string
  room: number | null
  location: string
}

/** What an event's plan was when it was published; never changed. */
export const planVersions = pgTable(
  'plan_versions',
  {
    id: id(),
    eventId: belongsTo('event_id', () => events.id),
    number: integer().notNull(),
    createdAt: moment('created_at').notNull(),
    items: jsonb().$type<KeptItem[]>().notNull(),
  },
  version => [unique('plan_versions_once').on(version.eventId, version.number)],
)
