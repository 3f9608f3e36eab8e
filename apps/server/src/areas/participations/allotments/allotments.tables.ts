import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { belongsTo, id, moment } from '../../../platform/db/columns.ts'
import { events } from '../../events/events.tables.ts'
import { timeslots } from '../../timeslots/timeslots.tables.ts'

/** Places that are held back for a group. */
export const allotments = pgTable(
  'allotments',
  {
    id: id(),
    eventId: belongsTo('event_id', () => events.id),
    createdAt: moment('created_at').notNull(),
    /** Whom they are held for. */
    name: text().notNull(),
    note: text().notNull().default(''),
    /** The last day in Berlin. */
    until: date().notNull(),
    /** When what nobody had taken was given free; null: it is held. */
    releasedAt: moment('released_at'),
  },
  allotment => [
    index('allotments_by_event').on(allotment.eventId),
    index('allotments_held').on(allotment.until).where(sql`${allotment.releasedAt} is null`),
  ],
)

/** How many of an event, or of one of its Termine. */
export const allottedPlaces = pgTable(
  'allotted_places',
  {
    id: id(),
    allotmentId: belongsTo('allotment_id', () => allotments.id),
    /** Null: of the event itself. */
    timeslotId: integer('timeslot_id').references(() => timeslots.id, { onDelete: 'cascade' }),
    places: integer().notNull(),
    /** How many of them have been given to somebody. */
    given: integer().notNull().default(0),
    releasedAt: moment('released_at'),
  },
  place => [
    unique('allotted_places_once').on(place.allotmentId, place.timeslotId).nullsNotDistinct(),
    index('allotted_places_by_timeslot').on(place.timeslotId),
    check('allotted_places_given', sql`${place.given} between 0 and ${place.places}`),
  ],
)
