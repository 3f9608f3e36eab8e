import { and, ne, sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { belongsTo, id, moment } from '../../platform/db/columns.ts'
import { accounts } from '../accounts/accounts.tables.ts'
import { events } from '../events/events.tables.ts'
import { lecturers } from '../lecturers/lecturers.tables.ts'
import { participations } from '../participations/participations.tables.ts'
import { timeslots } from '../timeslots/timeslots.tables.ts'
import { workshopLecturers } from '../workshops/workshops.tables.ts'

/** Everything that was ever recorded at a door. What counts follows from these rows alone, in whatever order they came. */
export const attendanceMarks = pgTable(
  'attendance_marks',
  {
    id: id(),
    participationId: belongsTo('participation_id', () => participations.id),
    state: text({ enum: ['registered', 'attended', 'absent', 'cancelled'] }).notNull(),
    /** Only for `attended`; null: the whole time. */
    minutes: integer(),
    /** What the device's clock said. */
    recordedAt: moment('recorded_at').notNull(),
    receivedAt: moment('received_at').notNull(),
    /** Null once the account is gone. */
    recordedBy: integer('recorded_by').references(() => accounts.id, { onDelete: 'set null' }),
  },
  mark => [
    // The same record, sent again, is the same row; and the index by which the latest one is found.
    unique('attendance_marks_once')
      .on(mark.participationId, mark.recordedAt, mark.state, mark.minutes)
      .nullsNotDistinct(),
    check('attendance_marks_minutes', sql`${mark.minutes} is null or ${mark.state} = 'attended'`),
    // Few are: where somebody contradicts is looked for among these.
    index('attendance_marks_absent').on(mark.participationId).where(sql`${mark.state} = 'absent'`),
    index('attendance_marks_by_recorder').on(mark.recordedBy),
  ],
)

/** Where timeslots and their events are joined: those whose workshop the caller gives, for staff all. */
export const isOwn = ({ id: accountId, isStaff }: { id: number; isStaff: boolean }) =>
  isStaff
    ? undefined
    : and(
        ne(events.state, 'draft'),
        sql`exists (select from ${workshopLecturers}
          join ${lecturers} on ${lecturers.id} = ${workshopLecturers.lecturerId}
          where ${workshopLecturers.workshopId} = ${timeslots.workshopId} and ${lecturers.accountId} = ${accountId})`,
      )
