import { and, asc, count, desc, eq, isNotNull, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/database.ts'
import { filtersOf, type ListQuery, orderOf, type Page } from '../../../platform/db/filters.ts'
import { accounts } from '../../accounts/accounts.tables.ts'
import { events } from '../../events/events.tables.ts'
import { lecturers, shownAs } from '../../lecturers/lecturers.tables.ts'
import { timeslotColumns, timeslots } from '../../timeslots/timeslots.tables.ts'
import { workshopLecturers, workshops } from '../../workshops/workshops.tables.ts'
import { feedback, feedbackColumns } from '../feedback/feedback.tables.ts'
import { participations, waitlistPosition } from '../participations.tables.ts'
import { eventSubscriptions, waitingForEventUpTo } from '../subscriptions.tables.ts'

export type ParticipationRow = Awaited<ReturnType<typeof selectParticipations>>[number]
type Lecturer = { id: number; firstName: string; lastName: string; picture: string | null }

const columns = { id: participations.id, state: participations.state, timeslot: participations.timeslotId }

/** Who gives the workshop, in the programme's order; what their account says counts before what was imported. */
const namedLecturers = sql<Lecturer[]>`(
  select coalesce(json_agg(json_build_object(
      'id', ${lecturers.id},
      'firstName', ${shownAs.firstName},
      'lastName', ${shownAs.lastName},
      'picture', ${shownAs.picture}
    ) order by ${workshopLecturers.position}, ${workshopLecturers.lecturerId}), '[]')
  from ${workshopLecturers}
  join ${lecturers} on ${lecturers.id} = ${workshopLecturers.lecturerId}
  left join ${accounts} on ${accounts.id} = ${lecturers.accountId}
  where ${workshopLecturers.workshopId} = ${timeslots.workshopId})`

const selectParticipations = (db: Db, where: SQL | undefined) =>
  db
    .select({
      participation: participations,
      position: waitlistPosition,
      timeslot: timeslots,
      event: events,
      workshop: { id: workshops.id, name: workshops.name },
      lecturers: namedLecturers,
      feedback: feedbackColumns,
    })
    .from(participations)
    .innerJoin(timeslots, eq(timeslots.id, participations.timeslotId))
    .innerJoin(events, eq(events.id, timeslots.eventId))
    .leftJoin(workshops, eq(workshops.id, timeslots.workshopId))
    .leftJoin(feedback, eq(feedback.participationId, participations.id))
    .where(where)

type Query = Page & Record<string, unknown>

/** All participations of an account, also those that were given up. */
export const findParticipations = async (db: Db, accountId: number, query: Query) => {
  const where = and(eq(participations.accountId, accountId), filtersOf(query, columns))
  const [total] = await db.select({ count: count() }).from(participations).where(where)
  const rows = await selectParticipations(db, where)
    .orderBy(desc(participations.startsAt), participations.id)
    .limit(query.limit)
    .offset(query.offset)
  return { count: total?.count ?? 0, rows }
}

export const findParticipation = async (db: Db, accountId: number, id: number) => {
  const where = and(eq(participations.accountId, accountId), eq(participations.id, id))
  const [row] = await selectParticipations(db, where)
  return row
}

/** The events that the account is registered for or waits for. */
export const findOwnEvents = async (db: Db, accountId: number, query: Query) => {
  const where = and(
    eq(eventSubscriptions.accountId, accountId),
    ne(eventSubscriptions.state, 'cancelled'),
    ne(events.state, 'draft'),
    filtersOf(query, { event: eventSubscriptions.eventId }),
  )
  const ofEvent = eq(events.id, eventSubscriptions.eventId)
  const [total] = await db
    .select({ count: count() })
    .from(eventSubscriptions)
    .innerJoin(events, ofEvent)
    .where(where)
  const rows = await db
    .select({
      event: eventSubscriptions.eventId,
      state: sql<'registered' | 'waitlisted'>`${eventSubscriptions.state}`,
      position: waitingForEventUpTo,
    })
    .from(eventSubscriptions)
    .innerJoin(events, ofEvent)
    .where(where)
    .orderBy(events.startsAt, events.id)
    .limit(query.limit)
    .offset(query.offset)
  return { count: total?.count ?? 0, rows }
}

export type OwnTimeslotRow = Awaited<ReturnType<typeof findOwnTimeslots>>['rows'][number]

/** The timeslots in which the account has a place or waits, and those that were called off, as long as they are ahead. */
export const findOwnTimeslots = async (
  db: Db,
  accountId: number,
  query: ListQuery & Record<string, unknown>,
) => {
  const where = and(
    eq(participations.accountId, accountId),
    or(ne(participations.state, 'cancelled'), isNotNull(participations.calledOffFrom)),
    filtersOf(query, timeslotColumns),
  )
  const [total] = await db
    .select({ count: count() })
    .from(participations)
    .innerJoin(timeslots, eq(timeslots.id, participations.timeslotId))
    .where(where)
  const rows = await db
    .select({
      timeslot: timeslots,
      id: participations.id,
      state: participations.state,
      position: waitlistPosition,
    })
    .from(participations)
    .innerJoin(timeslots, eq(timeslots.id, participations.timeslotId))
    .where(where)
    .orderBy(...orderOf(query, timeslotColumns, timeslots.id, asc(timeslots.startsAt)))
    .limit(query.limit)
    .offset(query.offset)
  return { count: total?.count ?? 0, rows }
}
