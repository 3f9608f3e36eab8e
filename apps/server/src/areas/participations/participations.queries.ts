import type { ParticipationState } from '@tafelrunde/contract/events/participations'
import { and, eq, getTableColumns, gt, inArray, isNull, ne, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/database.ts'
import { accounts } from '../accounts/accounts.tables.ts'
import { events } from '../events/events.tables.ts'
import { timeslotName, timeslots } from '../timeslots/timeslots.tables.ts'
import { workshops } from '../workshops/workshops.tables.ts'
import { participations } from './participations.tables.ts'

/** Locks these timeslots in the order of their ids, so that two who need the same ones never block each other. */
export const lockTimeslots = (tx: Tx, ids: number[]) =>
  tx.select().from(timeslots).where(inArray(timeslots.id, ids)).orderBy(timeslots.id).for('no key update')

/** The timeslots in which the account waits; one of them may become possible when it leaves another one. */
export const findWaitingOf = (db: Db, accountId: number) =>
  db
    .select({ timeslotId: participations.timeslotId })
    .from(participations)
    .where(and(eq(participations.accountId, accountId), eq(participations.state, 'waitlisted')))

const findInEvent = (db: Db, eventId: number, accountId: number, states: ParticipationState[]) =>
  db
    .select({ timeslotId: participations.timeslotId })
    .from(participations)
    .innerJoin(timeslots, eq(timeslots.id, participations.timeslotId))
    .where(
      and(
        eq(timeslots.eventId, eventId),
        eq(participations.accountId, accountId),
        inArray(participations.state, states),
      ),
    )

/** The account's places in an event that it has taken or waits for. */
export const findPlacesInEvent = (db: Db, eventId: number, accountId: number) =>
  findInEvent(db, eventId, accountId, ['registered', 'waitlisted'])

/** Whether somebody at a door of the event has recorded already if the account was there. */
export const wasSeenInEvent = async (db: Db, eventId: number, accountId: number) =>
  (await findInEvent(db, eventId, accountId, ['attended', 'absent'])).length > 0

export const cancelPlaces = (tx: Tx, timeslotIds: number[], accountId: number) =>
  tx
    .update(participations)
    .set({ state: 'cancelled', queueNumber: null, skippedAt: null, isExtra: false })
    .where(
      and(
        inArray(participations.timeslotId, timeslotIds),
        eq(participations.accountId, accountId),
        inArray(participations.state, ['registered', 'waitlisted']),
      ),
    )

/** The other registered timeslot that keeps a waiting account from taking this one. */
const clashOfWaiting = sql<{ name: string; startsAt: string; endsAt: string } | null>`(
  select json_build_object('name', coalesce(ow.name, o.caption), 'startsAt', o.starts_at, 'endsAt', o.ends_at)
  from booked_at(${participations.accountId}, ${participations.startsAt}, ${participations.endsAt}) op
  join timeslots o on o.id = op.timeslot_id
  left join workshops ow on ow.id = o.workshop_id
  order by o.starts_at, o.id limit 1)`

/** Who waits for a timeslot, in order, each with what would clash. */
export const findWaiting = (tx: Tx, timeslotId: number) =>
  tx
    .select({
      id: participations.id,
      accountId: participations.accountId,
      queueNumber: sql`${participations.queueNumber}`.mapWith(Number), // set while waiting, see `participations_queue`
      skippedAt: participations.skippedAt,
      email: accounts.email,
      firstName: accounts.firstName,
      lastName: accounts.lastName,
      clash: clashOfWaiting,
    })
    .from(participations)
    .innerJoin(accounts, eq(accounts.id, participations.accountId))
    .where(and(eq(participations.timeslotId, timeslotId), eq(participations.state, 'waitlisted')))
    .orderBy(participations.queueNumber)

export const promote = (tx: Tx, id: number) =>
  tx
    .update(participations)
    .set({ state: 'registered', queueNumber: null })
    .where(and(eq(participations.id, id), eq(participations.state, 'waitlisted')))

/** Nothing, if the person was told before. */
export const noteSkipped = async (tx: Tx, id: number, skippedAt: Date) => {
  const rows = await tx
    .update(participations)
    .set({ skippedAt })
    .where(and(eq(participations.id, id), isNull(participations.skippedAt)))
    .returning({ id: participations.id })
  return rows.length > 0
}

/**
 * Those of these timeslots, or of all, in which somebody can move up: one waits, one is free, it has not begun and takes
 * place. With their names, for mails, and locked in the order of their ids.
 */
export const lockFillable = (tx: Tx, now: Date, ids?: number[]) =>
  tx
    .select({ ...getTableColumns(timeslots), name: timeslotName })
    .from(timeslots)
    .innerJoin(events, eq(events.id, timeslots.eventId))
    .leftJoin(workshops, eq(workshops.id, timeslots.workshopId))
    .where(
      and(
        ids && inArray(timeslots.id, ids),
        gt(timeslots.waitlistCount, 0),
        sql`coalesce(${timeslots.seatsTaken} < ${timeslots.capacity}, true)`,
        gt(timeslots.startsAt, now),
        isNull(timeslots.calledOffAt),
        ne(events.state, 'cancelled'),
      ),
    )
    .orderBy(timeslots.id)
    .for('no key update', { of: timeslots })
