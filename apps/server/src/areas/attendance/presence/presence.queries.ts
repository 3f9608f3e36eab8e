import { and, eq, inArray, isNull, lte, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../../../platform/db/database.ts'
import { accounts } from '../../accounts/accounts.tables.ts'
import { exhibitorEvents, exhibitors } from '../../directory/directory.tables.ts'
import { events } from '../../events/events.tables.ts'
import { lecturerData } from '../../lecturers/lecturer-data.tables.ts'
import { lecturers, shownAs } from '../../lecturers/lecturers.tables.ts'
import { participations } from '../../participations/participations.tables.ts'
import { timeslotName, timeslots } from '../../timeslots/timeslots.tables.ts'
import { workshopLecturers, workshops } from '../../workshops/workshops.tables.ts'
import { attendanceMarks } from '../attendance.tables.ts'
import { eventEntries } from '../entrance/entrance.tables.ts'

const dayOf = (moment: AnyPgColumn | Date) =>
  moment instanceof Date
    ? sql`(${moment.toISOString()}::timestamptz at time zone 'Europe/Berlin')::date`
    : sql`(${moment} at time zone 'Europe/Berlin')::date`

/** What of an event has begun and, if it is over, was over today. */
const begunToday = (eventId: number, now: Date) =>
  and(
    eq(timeslots.eventId, eventId),
    isNull(timeslots.calledOffAt),
    lte(timeslots.startsAt, now),
    sql`${dayOf(timeslots.endsAt)} >= ${dayOf(now)}`,
  )

const phone = sql<string>`coalesce(${lecturerData.phone}, '')`
const inTimeslot = {
  name: timeslotName,
  room: timeslots.location,
  startsAt: timeslots.startsAt,
  endsAt: timeslots.endsAt,
}

/** The people in what has begun today, also those whom a door did not find. */
export const findBooked = (db: Db, eventId: number, now: Date) =>
  db
    .select({
      id: accounts.id,
      firstName: accounts.firstName,
      lastName: accounts.lastName,
      phone,
      state: sql<'registered' | 'attended' | 'absent'>`${participations.state}`,
      ...inTimeslot,
      seenAt: sql<Date | null>`(select max(${attendanceMarks.recordedAt}) from ${attendanceMarks}
        where ${attendanceMarks.participationId} = ${participations.id}
          and ${attendanceMarks.state} = 'attended')`.mapWith(attendanceMarks.recordedAt),
    })
    .from(participations)
    .innerJoin(timeslots, eq(timeslots.id, participations.timeslotId))
    .leftJoin(workshops, eq(workshops.id, timeslots.workshopId))
    .innerJoin(accounts, eq(accounts.id, participations.accountId))
    .leftJoin(lecturerData, eq(lecturerData.accountId, accounts.id))
    .where(and(begunToday(eventId, now), inArray(participations.state, ['registered', 'attended', 'absent'])))

/** Who gives what has begun today. */
export const findTeaching = (db: Db, eventId: number, now: Date) =>
  db
    .select({
      id: lecturers.id,
      accountId: lecturers.accountId,
      firstName: shownAs.firstName,
      lastName: shownAs.lastName,
      phone,
      ...inTimeslot,
    })
    .from(timeslots)
    .innerJoin(workshops, eq(workshops.id, timeslots.workshopId))
    .innerJoin(workshopLecturers, eq(workshopLecturers.workshopId, workshops.id))
    .innerJoin(lecturers, eq(lecturers.id, workshopLecturers.lecturerId))
    .leftJoin(accounts, eq(accounts.id, lecturers.accountId))
    .leftJoin(lecturerData, eq(lecturerData.accountId, accounts.id))
    .where(begunToday(eventId, now))

/** Who exhibits at an event that is on today. */
export const findExhibiting = (db: Db, eventId: number, now: Date) =>
  db
    .select({
      id: exhibitors.id,
      accountId: exhibitors.accountId,
      name: exhibitors.name,
      stand: exhibitors.stand,
      contactName: exhibitors.contactName,
      phone: exhibitors.contactPhone,
      startsAt: events.startsAt,
      endsAt: events.endsAt,
    })
    .from(exhibitorEvents)
    .innerJoin(exhibitors, eq(exhibitors.id, exhibitorEvents.exhibitorId))
    .innerJoin(events, eq(events.id, exhibitorEvents.eventId))
    .where(
      and(
        eq(events.id, eventId),
        sql`${dayOf(now)} between ${dayOf(events.startsAt)} and ${dayOf(events.endsAt)}`,
      ),
    )

/** Who came in at the entrance today. */
export const findEntered = (db: Db, eventId: number, now: Date) =>
  db
    .select({
      id: accounts.id,
      firstName: accounts.firstName,
      lastName: accounts.lastName,
      phone,
      seenAt: eventEntries.recordedAt,
    })
    .from(eventEntries)
    .innerJoin(accounts, eq(accounts.id, eventEntries.accountId))
    .leftJoin(lecturerData, eq(lecturerData.accountId, accounts.id))
    .where(
      and(
        eq(eventEntries.eventId, eventId),
        sql`${eventEntries.day} = ${dayOf(now)}`,
        lte(eventEntries.recordedAt, now),
        isNull(eventEntries.withdrawnAt),
      ),
    )
