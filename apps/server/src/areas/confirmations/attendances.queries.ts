import { and, asc, eq, gte, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/database.ts'
import { filtersOf } from '../../platform/db/filters.ts'
import { accounts, personLetters } from '../accounts/accounts.tables.ts'
import { events } from '../events/events.tables.ts'
import { lecturers, shownName } from '../lecturers/lecturers.tables.ts'
import { feedback } from '../participations/feedback/feedback.tables.ts'
import { participations } from '../participations/participations.tables.ts'
import { schooltypes } from '../schooltypes/schooltypes.tables.ts'
import { timeslotName, timeslots } from '../timeslots/timeslots.tables.ts'
import { workshopLecturers, workshops } from '../workshops/workshops.tables.ts'
import { confirmations } from './confirmations.tables.ts'

/** A participation of somebody, with all that a paper may say of it, and its valid confirmation. */
export type Attendance = Awaited<ReturnType<typeof selectAttendances>>[number]

/** Who gives the workshop, in the programme's order; what their account says counts before what was imported. */
const lecturerNames = sql<string[]>`array(
  select ${shownName}
  from ${workshopLecturers}
  join ${lecturers} on ${lecturers.id} = ${workshopLecturers.lecturerId}
  left join ${accounts} on ${accounts.id} = ${lecturers.accountId}
  where ${workshopLecturers.workshopId} = ${timeslots.workshopId}
  order by ${workshopLecturers.position}, ${workshopLecturers.lecturerId})`

const selectAttendances = (db: Db, where: SQL | undefined) =>
  db
    .select({
      id: participations.id,
      state: participations.state,
      attendedMinutes: participations.attendedMinutes,
      hasFeedback: sql<boolean>`${feedback.participationId} is not null`,
      name: timeslotName,
      lecturers: lecturerNames,
      timeslot: {
        id: timeslots.id,
        startsAt: timeslots.startsAt,
        endsAt: timeslots.endsAt,
        breakMinutes: timeslots.breakMinutes,
        location: timeslots.location,
      },
      event: {
        id: events.id,
        name: events.name,
        state: events.state,
        startsAt: events.startsAt,
        endsAt: events.endsAt,
        location: events.location,
        unitMinutes: events.unitMinutes,
        minimumShare: events.minimumShare,
        feedbackRequired: events.feedbackRequired,
        accreditation: events.accreditation,
        confirmationText: events.confirmationText,
      },
      account: {
        id: accounts.id,
        email: accounts.email,
        firstName: accounts.firstName,
        lastName: accounts.lastName,
        customerNumber: accounts.customerNumber,
      },
      schooltype: schooltypes.name,
      confirmation: {
        id: confirmations.id,
        number: confirmations.number,
        issuedAt: confirmations.issuedAt,
        file: confirmations.file,
      },
    })
    .from(participations)
    .innerJoin(accounts, eq(accounts.id, participations.accountId))
    .innerJoin(timeslots, eq(timeslots.id, participations.timeslotId))
    .innerJoin(events, eq(events.id, timeslots.eventId))
    .leftJoin(schooltypes, eq(schooltypes.id, accounts.schooltypeId))
    .leftJoin(workshops, eq(workshops.id, timeslots.workshopId))
    .leftJoin(feedback, eq(feedback.participationId, participations.id))
    .leftJoin(
      confirmations,
      and(eq(confirmations.participationId, participations.id), isNull(confirmations.revokedAt)),
    )
    .where(where)
    .orderBy(asc(participations.startsAt), asc(participations.id))

export const findAttendances = (db: Db, ids: number[]) =>
  selectAttendances(db, sql`${participations.id} = any(${sql.param(ids)}::integer[])`)

const places = ['registered', 'attended', 'absent'] as const

/**
 * The participations of all who had a place in what an event has, or in one of its Termine, by name; with a search of
 * those whose name has its words.
 */
export const findIdsByName = async (
  db: Db,
  eventId: number,
  { timeslot, search }: { timeslot?: number | undefined; search?: string | undefined },
) => {
  const where = and(
    filtersOf(
      { event: eventId, timeslot, search },
      { event: timeslots.eventId, timeslot: participations.timeslotId },
      [personLetters(accounts)],
    ),
    inArray(participations.state, [...places]),
  )
  const rows = await db
    .select({ id: participations.id, lastName: accounts.lastName, firstName: accounts.firstName })
    .from(participations)
    .innerJoin(accounts, eq(accounts.id, participations.accountId))
    .innerJoin(timeslots, eq(timeslots.id, participations.timeslotId))
    .where(where)
    .orderBy(asc(participations.startsAt), asc(participations.id))
  return rows.toSorted(compare).map(({ id }) => id)
}
const german = new Intl.Collator('de')
type Name = { lastName: string; firstName: string }
const compare = (one: Name, other: Name) =>
  german.compare(one.lastName, other.lastName) || german.compare(one.firstName, other.firstName)

/** All that is somebody's and begins in a span of time, by time. */
export const findAttendancesBetween = (db: Db, accountId: number, from: Date, before: Date) =>
  selectAttendances(
    db,
    and(
      eq(participations.accountId, accountId),
      gte(participations.startsAt, from),
      lt(participations.startsAt, before),
    ),
  )

/** Who attended an event and has no valid confirmation of it. */
export const findUnconfirmed = (db: Db, eventId: number) =>
  selectAttendances(
    db,
    and(eq(timeslots.eventId, eventId), eq(participations.state, 'attended'), isNull(confirmations.id)),
  )
