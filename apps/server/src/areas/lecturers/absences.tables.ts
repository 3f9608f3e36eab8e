import { sql } from 'drizzle-orm'
import { check, index, pgTable } from 'drizzle-orm/pg-core'
import { belongsTo, id, moment } from '../../platform/db/columns.ts'
import { lecturers } from './lecturers.tables.ts'

/** When a lecturer cannot give a workshop. */
export const lecturerAbsences = pgTable(
  'lecturer_absences',
  {
    id: id(),
    lecturerId: belongsTo('lecturer_id', () => lecturers.id),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
  },
  absence => [
    index('lecturer_absences_by_lecturer').on(absence.lecturerId),
    check('lecturer_absences_last', sql`${absence.endsAt} > ${absence.startsAt}`),
  ],
)
