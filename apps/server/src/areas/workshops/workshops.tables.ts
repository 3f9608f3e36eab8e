import { index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { id, moment, reference } from '../../platform/db/columns.ts'
import { events } from '../events/events.tables.ts'
import { lecturers } from '../lecturers/lecturers.tables.ts'
import { schooltypes } from '../schooltypes/schooltypes.tables.ts'

export const workshops = pgTable(
  'workshops',
  {
    id: id(),
    eventId: reference('event_id', () => events.id),
    /** Its key in the programme that it was imported from. */
    guid: text(),
    createdAt: moment('created_at').notNull(),
    name: text().notNull(),
    /** What its programme has beside the title; whoever reads the description reads it there, too. */
    subtitle: text().notNull().default(''),
    description: text().notNull().default(''),
    location: text().notNull().default(''),
    /** What a room has to have for it. */
    equipment: text().array().notNull().default([]),
    // Kept by a trigger, for whoever has it in a calendar; never written by code.
    changedAt: moment('changed_at').notNull().defaultNow(),
  },
  workshop => [
    unique('workshops_once').on(workshop.eventId, workshop.guid),
    // What a timeslot refers to, so that it never belongs to another event than its workshop.
    unique('workshops_of_event').on(workshop.id, workshop.eventId),
  ],
)

export const workshopSchooltypes = pgTable(
  'workshop_schooltypes',
  {
    workshopId: integer('workshop_id')
      .notNull()
      .references(() => workshops.id, { onDelete: 'cascade' }),
    schooltypeId: reference('schooltype_id', () => schooltypes.id),
  },
  row => [
    primaryKey({ columns: [row.workshopId, row.schooltypeId] }),
    index('workshop_schooltypes_by_schooltype').on(row.schooltypeId),
  ],
)

export const workshopLecturers = pgTable(
  'workshop_lecturers',
  {
    workshopId: integer('workshop_id')
      .notNull()
      .references(() => workshops.id, { onDelete: 'cascade' }),
    lecturerId: reference('lecturer_id', () => lecturers.id),
    /** The order in which the programme names them. */
    position: integer().notNull(),
    role: text({ enum: ['lecturer', 'co_lecturer'] })
      .notNull()
      .default('lecturer'),
  },
  row => [
    primaryKey({ columns: [row.workshopId, row.lecturerId] }),
    index('workshop_lecturers_by_lecturer').on(row.lecturerId),
  ],
)

/** The columns that the filters of every list of workshops stand for. */
/** What a search looks at. */
export const workshopNames = [workshops.name, workshops.location]

export const workshopColumns = {
  created: workshops.createdAt,
  description: workshops.description,
  event: workshops.eventId,
  id: workshops.id,
  location: workshops.location,
  name: workshops.name,
}
