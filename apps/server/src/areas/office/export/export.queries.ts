import { asc, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/database.ts'
import { filtersOf, type ListQuery, orderOf, type Page } from '../../../platform/db/filters.ts'
import { accounts } from '../../accounts/accounts.tables.ts'
import { exhibitors } from '../../directory/directory.tables.ts'
import { eventColumns, eventNames, events } from '../../events/events.tables.ts'
import { faults } from '../../faults/faults.tables.ts'
import { lecturers, shownAs, shownName } from '../../lecturers/lecturers.tables.ts'
import { roomColumns, roomNames, rooms } from '../../rooms/rooms.tables.ts'
import { schooltypes } from '../../schooltypes/schooltypes.tables.ts'
import { timeslotColumns, timeslotNames, timeslots } from '../../timeslots/timeslots.tables.ts'
import {
  workshopColumns,
  workshopLecturers,
  workshopNames,
  workshops,
} from '../../workshops/workshops.tables.ts'

// What the lists of the Verwaltung have, with names in place of ids, in the order of these lists.

type Query = ListQuery & Record<string, unknown>

export const findEvents = (db: Db, query: Query) =>
  db
    .select({
      name: events.name,
      state: events.state,
      startsAt: events.startsAt,
      endsAt: events.endsAt,
      location: events.location,
      capacity: events.capacity,
      taken: sql<number>`${events.seatsTaken} - ${events.seatsAllotted}`,
      waiting: events.waitlistCount,
      workshops: sql<number>`(select count(*)::integer from workshops w where w.event_id = events.id)`,
    })
    .from(events)
    .where(filtersOf(query, eventColumns, eventNames))
    .orderBy(...orderOf(query, eventColumns, events.id, asc(events.startsAt)))
    .limit(query.limit)
    .offset(query.offset)

const ofItsTimeslots = sql`from timeslots t where t.workshop_id = ${workshops.id}`

export const findWorkshops = (db: Db, query: Query) =>
  db
    .select({
      name: workshops.name,
      event: events.name,
      lecturers: sql<string[]>`array(
        select ${shownName} from ${workshopLecturers}
        join ${lecturers} on ${lecturers.id} = ${workshopLecturers.lecturerId}
        left join ${accounts} on ${accounts.id} = ${lecturers.accountId}
        where ${workshopLecturers.workshopId} = ${workshops.id}
        order by ${workshopLecturers.position}, ${workshopLecturers.lecturerId})`,
      location: workshops.location,
      timeslots: sql<number>`(select count(*)::integer ${ofItsTimeslots})`,
      // Without limit as soon as one of them is.
      capacity: sql<number | null>`(
        select case when bool_or(t.capacity is null) then null else coalesce(sum(t.capacity), 0)::integer end
        ${ofItsTimeslots})`,
      taken: sql<number>`(select coalesce(sum(t.seats_taken - t.seats_allotted), 0)::integer ${ofItsTimeslots})`,
      waiting: sql<number>`(select coalesce(sum(t.waitlist_count), 0)::integer ${ofItsTimeslots})`,
    })
    .from(workshops)
    .innerJoin(events, eq(events.id, workshops.eventId))
    .where(filtersOf(query, workshopColumns, workshopNames))
    .orderBy(...orderOf(query, workshopColumns, workshops.id))
    .limit(query.limit)
    .offset(query.offset)

export const findTimeslots = (db: Db, query: Query) =>
  db
    .select({
      caption: timeslots.caption,
      workshop: workshops.name,
      event: events.name,
      startsAt: timeslots.startsAt,
      endsAt: timeslots.endsAt,
      location: timeslots.location,
      capacity: timeslots.capacity,
      taken: sql<number>`${timeslots.seatsTaken} - ${timeslots.seatsAllotted}`,
      allotted: timeslots.seatsAllotted,
      waiting: timeslots.waitlistCount,
    })
    .from(timeslots)
    .innerJoin(events, eq(events.id, timeslots.eventId))
    .leftJoin(workshops, eq(workshops.id, timeslots.workshopId))
    .where(filtersOf(query, timeslotColumns, timeslotNames))
    .orderBy(...orderOf(query, timeslotColumns, timeslots.id, asc(timeslots.startsAt)))
    .limit(query.limit)
    .offset(query.offset)

export const findRooms = (db: Db, query: Query) =>
  db
    .select()
    .from(rooms)
    .where(filtersOf(query, roomColumns, roomNames))
    .orderBy(...orderOf(query, roomColumns, rooms.id, asc(rooms.building), asc(rooms.name)))
    .limit(query.limit)
    .offset(query.offset)

const ofItsWorkshops = sql`
  from ${workshopLecturers}
  join ${workshops} on ${workshops.id} = ${workshopLecturers.workshopId}
  join ${events} on ${events.id} = ${workshops.eventId}
  where ${workshopLecturers.lecturerId} = ${lecturers.id}`

export const findLecturers = (db: Db, query: Query) =>
  db
    .select({
      firstName: shownAs.firstName,
      lastName: shownAs.lastName,
      workshops: sql<string[]>`array(
        select ${workshops.name} ${ofItsWorkshops}
        order by ${events.startsAt} desc, ${workshops.name}, ${workshops.id})`,
    })
    .from(lecturers)
    .leftJoin(accounts, eq(accounts.id, lecturers.accountId))
    .where(filtersOf(query, { id: lecturers.id }, [shownName]))
    .orderBy(shownAs.lastName, shownAs.firstName, lecturers.id)
    .limit(query.limit)
    .offset(query.offset)

export const findExhibitors = (db: Db, query: Query) =>
  db
    .select({
      name: exhibitors.name,
      stand: exhibitors.stand,
      website: exhibitors.website,
      events: sql<string[]>`array(
        select e.name from exhibitor_events x join events e on e.id = x.event_id
        where x.exhibitor_id = exhibitors.id order by e.starts_at, e.id)`,
    })
    .from(exhibitors)
    .where(filtersOf(query, { id: exhibitors.id }, [exhibitors.name, exhibitors.stand]))
    .orderBy(exhibitors.name, exhibitors.id)
    .limit(query.limit)
    .offset(query.offset)

export const findSchooltypes = (db: Db, query: Query) =>
  db
    .select({ name: schooltypes.name })
    .from(schooltypes)
    .where(filtersOf(query, { id: schooltypes.id }, [schooltypes.name]))
    .orderBy(schooltypes.name, schooltypes.id)
    .limit(query.limit)
    .offset(query.offset)

export const findFaults = (db: Db, { limit, offset }: Page) =>
  db.select().from(faults).orderBy(desc(faults.lastAt), desc(faults.id)).limit(limit).offset(offset)
