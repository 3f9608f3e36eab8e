import { and, asc, count, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/database.ts'
import { filtersOf, type ListQuery } from '../../../platform/db/filters.ts'
import { longList, pageOf, partsOf } from '../../../platform/db/long-list.ts'
import { accounts } from '../../accounts/accounts.tables.ts'
import { schooltypes } from '../../schooltypes/schooltypes.tables.ts'
import { timeslotName, timeslots } from '../../timeslots/timeslots.tables.ts'
import { workshops } from '../../workshops/workshops.tables.ts'
import { participations, waitlistPosition } from '../participations.tables.ts'
import { account, isFoundBy, seated } from './booked.tables.ts'

type Query = ListQuery & { search?: string | undefined } & Record<string, unknown>

const clash = sql<string | null>`case when ${participations.state} = 'waitlisted' then (
  select coalesce(ow.name, o.caption)
  from booked_at(${participations.accountId}, ${participations.startsAt}, ${participations.endsAt}) op
  join timeslots o on o.id = op.timeslot_id
  left join workshops ow on ow.id = o.workshop_id
  order by o.starts_at, o.id limit 1) end`

const selectPlaces = (db: Db, where: SQL | undefined) =>
  db
    .select({
      id: participations.id,
      registration: sql<number>`(select s.id from event_subscriptions s
        where s.event_id = ${timeslots.eventId} and s.account_id = ${participations.accountId})`,
      timeslot: {
        id: timeslots.id,
        name: timeslotName,
        start: timeslots.startsAt,
        end: timeslots.endsAt,
        location: timeslots.location,
      },
      account,
      state: participations.state,
      position: waitlistPosition,
      is_extra: participations.isExtra,
      created: participations.createdAt,
      clash,
    })
    .from(participations)
    .innerJoin(timeslots, eq(timeslots.id, participations.timeslotId))
    .leftJoin(workshops, eq(workshops.id, timeslots.workshopId))
    .innerJoin(accounts, eq(accounts.id, participations.accountId))
    .leftJoin(schooltypes, eq(schooltypes.id, accounts.schooltypeId))
    .where(where)

/** All less those whose account is gone: an index counts each of both quicker than all that have one. */
const countPlaces = async (db: Db, where: SQL | undefined) => {
  const all = db.select({ count: count() }).from(participations).where(where)
  const gone = db
    .select({ count: count() })
    .from(participations)
    .where(and(where, isNull(participations.accountId)))
  const { rows } = await db.execute<{ count: number }>(sql`select ((${all}) - (${gone}))::integer as count`)
  return rows[0]?.count ?? 0
}

/** Places in Termine, who waits behind who is in, in their order. */
const placeList = (db: Db, query: Query) => {
  const columns = {
    id: participations.id,
    timeslot: participations.timeslotId,
    state: participations.state,
  }
  const { state, search, ...others } = query
  const ofTimeslot = filtersOf(query, { event: timeslots.eventId, workshop: timeslots.workshopId })
  const theirs = db.select({ id: timeslots.id }).from(timeslots).where(ofTimeslot)
  const where = and(
    filtersOf(state === 'seated' ? others : { ...others, state }, columns),
    ofTimeslot && inArray(participations.timeslotId, theirs),
    isFoundBy(participations.accountId, search),
    state === 'seated' ? inArray(participations.state, seated) : undefined,
  )
  const orderBy = (up: typeof asc) => [
    // Those of the Termine, which are the same and have an index: the first pages need not sort all others.
    up(timeslots.startsAt),
    up(timeslots.id),
    up(sql`coalesce(${participations.queueNumber}, 0)`),
    up(accounts.lastName),
    up(accounts.firstName),
    up(participations.id),
  ]
  return longList({
    count: () => countPlaces(db, where),
    ids: ({ limit, offset, up }) =>
      db
        .select({ id: participations.id })
        .from(participations)
        .innerJoin(timeslots, eq(timeslots.id, participations.timeslotId))
        .innerJoin(accounts, eq(accounts.id, participations.accountId))
        .where(where)
        .orderBy(...orderBy(up))
        .limit(limit)
        .offset(offset),
    rows: (ids, { up }) => selectPlaces(db, inArray(participations.id, ids)).orderBy(...orderBy(up)),
  })
}

export const findPlaces = (db: Db, query: Query) => pageOf(placeList(db, query), query)

/** All of them, in parts. */
export const findAllPlaces = (db: Db, query: Query) => partsOf(db, placeList(db, query))

/** All places of an account in an event, by time. */
export const findPlacesOf = (db: Db, eventId: number, accountId: number) =>
  selectPlaces(db, and(eq(timeslots.eventId, eventId), eq(participations.accountId, accountId))).orderBy(
    asc(participations.startsAt),
    asc(participations.id),
  )

/** Whose place in which Termin this is. */
export const findPlace = async (db: Db, id: number) => {
  const [row] = await db
    .select({
      timeslotId: participations.timeslotId,
      accountId: accounts.id,
      eventId: timeslots.eventId,
    })
    .from(participations)
    .innerJoin(timeslots, eq(timeslots.id, participations.timeslotId))
    .innerJoin(accounts, eq(accounts.id, participations.accountId))
    .where(eq(participations.id, id))
  return row
}
