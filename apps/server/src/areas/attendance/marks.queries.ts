import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/database.ts'
import { accounts } from '../accounts/accounts.tables.ts'
import { events } from '../events/events.tables.ts'
import { participations } from '../participations/participations.tables.ts'
import { timeslotName, timeslots } from '../timeslots/timeslots.tables.ts'
import { workshops } from '../workshops/workshops.tables.ts'
import { attendanceMarks } from './attendance.tables.ts'

/** Keeps a record; answers nothing where the same one was kept before. */
export const insertMark = async (tx: Tx, mark: typeof attendanceMarks.$inferInsert) => {
  const [row] = await tx
    .insert(attendanceMarks)
    .values(mark)
    .onConflictDoNothing()
    .returning({ id: attendanceMarks.id })
  return row?.id
}

/** All records of these participations, with the names of who made them. */
export const findMarks = (db: Db, participationIds: number[]) =>
  db
    .select({
      id: attendanceMarks.id,
      participationId: attendanceMarks.participationId,
      state: attendanceMarks.state,
      minutes: attendanceMarks.minutes,
      recordedAt: attendanceMarks.recordedAt,
      receivedAt: attendanceMarks.receivedAt,
      recordedBy: sql<string>`coalesce(${accounts.firstName} || ' ' || ${accounts.lastName}, '')`,
    })
    .from(attendanceMarks)
    .leftJoin(accounts, eq(accounts.id, attendanceMarks.recordedBy))
    .where(inArray(attendanceMarks.participationId, participationIds))

/** Everything that was recorded about an account, with what it was recorded for. */
export const findMarksAbout = (db: Db, accountId: number) =>
  db
    .select({
      event: events.name,
      workshop: timeslotName,
      start: timeslots.startsAt,
      state: attendanceMarks.state,
      minutes: attendanceMarks.minutes,
      recorded: attendanceMarks.recordedAt,
      received: attendanceMarks.receivedAt,
    })
    .from(attendanceMarks)
    .innerJoin(participations, eq(participations.id, attendanceMarks.participationId))
    .innerJoin(timeslots, eq(timeslots.id, participations.timeslotId))
    .innerJoin(events, eq(events.id, timeslots.eventId))
    .leftJoin(workshops, eq(workshops.id, timeslots.workshopId))
    .where(eq(participations.accountId, accountId))
    .orderBy(asc(attendanceMarks.recordedAt), asc(attendanceMarks.id))
