import { and, count, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { Caller } from '../../common/people.rules.ts'
import type { Db } from '../../platform/db/database.ts'
import { filtersOf, type Page, pageFromNearerEnd } from '../../platform/db/filters.ts'
import { accounts } from '../accounts/accounts.tables.ts'
import { events } from '../events/events.tables.ts'
import { participations, waitlistPosition } from '../participations/participations.tables.ts'
import { timeslots } from '../timeslots/timeslots.tables.ts'
import { isOwn } from './attendance.tables.ts'

type Query = Page & Record<string, unknown>
export type ParticipantRow = Awaited<ReturnType<typeof selectParticipants>>[number]

const columns = { id: participations.id, state: participations.state, timeslot: participations.timeslotId }

const selectParticipants = (db: Db, where: SQL | undefined) =>
  db
    .select({
      participation: participations,
      position: waitlistPosition,
      slot: {
        startsAt: timeslots.startsAt,
        endsAt: timeslots.endsAt,
        calledOffAt: timeslots.calledOffAt,
        eventState: events.state,
      },
      account: {
        id: accounts.id,
        first_name: accounts.firstName,
        last_name: accounts.lastName,
        as_customernumber: accounts.customerNumber,
        schooltype: accounts.schooltypeId,
      },
    })
    .from(participations)
    .innerJoin(timeslots, eq(timeslots.id, participations.timeslotId))
    .innerJoin(events, eq(events.id, timeslots.eventId))
    .innerJoin(accounts, eq(accounts.id, participations.accountId))
    .where(where)

/** Counts them without their accounts: each has one, or is not counted. */
const countParticipants = async (db: Db, where: SQL | undefined) => {
  const [total] = await db
    .select({ count: count() })
    .from(participations)
    .innerJoin(timeslots, eq(timeslots.id, participations.timeslotId))
    .innerJoin(events, eq(events.id, timeslots.eventId))
    .where(and(where, isNotNull(participations.accountId)))
  return total?.count ?? 0
}

/** Who is in the caller's timeslots, for staff in all; nobody whose account is gone. */
export const findParticipants = (db: Db, caller: Caller, query: Query) => {
  const where = and(isOwn(caller), filtersOf(query, columns))
  return pageFromNearerEnd(
    query,
    () => countParticipants(db, where),
    ({ limit, offset, up }) =>
      selectParticipants(db, where)
        .orderBy(
          // Those of the Termine, which are the same: only the accounts of those near the page are looked up.
          up(timeslots.startsAt),
          up(timeslots.id),
          up(sql`coalesce(${participations.queueNumber}, 0)`),
          up(accounts.lastName),
          up(accounts.firstName),
          up(participations.id),
        )
        .limit(limit)
        .offset(offset),
  )
}

/** Those of these ids who are in the caller's timeslots. */
export const findParticipantsOf = (db: Db, caller: Caller, ids: number[]) =>
  selectParticipants(db, and(isOwn(caller), inArray(participations.id, ids)))

export const findParticipant = async (db: Db, caller: Caller, id: number) => {
  const [row] = await selectParticipants(db, and(isOwn(caller), eq(participations.id, id)))
  return row
}
