import { and, asc, eq, isNotNull, ne, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/database.ts'
import { accounts } from '../accounts/accounts.tables.ts'
import { exhibitors } from '../directory/directory.tables.ts'
import { events } from '../events/events.tables.ts'
import { lecturers, shownName } from '../lecturers/lecturers.tables.ts'
import { timeslotFacts, timeslots } from '../timeslots/timeslots.tables.ts'
import { workshops } from '../workshops/workshops.tables.ts'

/** What the page of a thing is made from, as triggers tell of changes. */
export const sources = [
  'association',
  'events',
  'workshops',
  'workshop_lecturers',
  'timeslots',
  'lecturers',
  'accounts',
  'exhibitors',
  'exhibitor_events',
  'schooltypes',
  'workshop_schooltypes',
  'event_questions',
  'legal_texts',
]

const performers = sql<{ id: number; name: string }[]>`coalesce((
  select json_agg(json_build_object('id', ${lecturers.id}, 'name', ${shownName})
    order by wl.position, ${lecturers.id})
  from workshop_lecturers wl
  join ${lecturers} on ${lecturers.id} = wl.lecturer_id
  left join ${accounts} on ${accounts.id} = ${lecturers.accountId}
  where wl.workshop_id = ${timeslots.workshopId}), '[]')`

const findSessions = (db: Db, where: SQL, most: number) =>
  db
    .select({ ...timeslotFacts, capacity: timeslots.capacity, seatsTaken: timeslots.seatsTaken, performers })
    .from(timeslots)
    .leftJoin(workshops, eq(workshops.id, timeslots.workshopId))
    .where(and(where, isNotNull(timeslots.workshopId)))
    .orderBy(asc(timeslots.startsAt), asc(timeslots.id))
    .limit(most)

/** The first timeslots of an event, without its breaks. */
export const findSessionsOfEvent = (db: Db, eventId: number, most: number) =>
  findSessions(db, eq(timeslots.eventId, eventId), most)

export const findSessionsOfWorkshop = (db: Db, workshopId: number, most: number) =>
  findSessions(db, eq(timeslots.workshopId, workshopId), most)

const published = ne(events.state, 'draft')

const lecturesPublicly = sql`exists (
  select from workshop_lecturers wl
  join workshops w on w.id = wl.workshop_id
  join events e on e.id = w.event_id
  where wl.lecturer_id = ${lecturers.id} and e.state <> 'draft')`

/** Everything that has a public page; `changedAt` where it is known. */
export const findPublic = async (db: Db) => {
  const [event, workshop, lecturer, exhibitor] = await Promise.all([
    db
      .select({ id: events.id, changedAt: events.changedAt })
      .from(events)
      .where(published)
      .orderBy(events.id),
    db
      .select({ id: workshops.id, changedAt: workshops.changedAt })
      .from(workshops)
      .innerJoin(events, eq(events.id, workshops.eventId))
      .where(published)
      .orderBy(workshops.id),
    db.select({ id: lecturers.id }).from(lecturers).where(lecturesPublicly).orderBy(lecturers.id),
    db.select({ id: exhibitors.id }).from(exhibitors).orderBy(exhibitors.id),
  ])
  return { event, workshop, lecturer, exhibitor }
}
