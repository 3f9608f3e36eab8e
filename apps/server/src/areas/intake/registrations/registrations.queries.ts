import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/database.ts'
import { participations } from '../../participations/participations.tables.ts'
import { eventSubscriptions } from '../../participations/subscriptions.tables.ts'
import { timeslotName, timeslots } from '../../timeslots/timeslots.tables.ts'
import { workshops } from '../../workshops/workshops.tables.ts'
import { intakeKeys } from '../intake.tables.ts'

/** Nobody else takes a place in the event until the transaction ends. */
export const lockSlots = (tx: Tx, eventId: number) =>
  tx
    .select({ id: timeslots.id })
    .from(timeslots)
    .where(eq(timeslots.eventId, eventId))
    .orderBy(timeslots.id)
    .for('no key update')

export const findSlots = (tx: Tx, eventId: number) =>
  tx
    .select({
      id: timeslots.id,
      name: workshops.name,
      key: intakeKeys.key,
      startsAt: timeslots.startsAt,
      endsAt: timeslots.endsAt,
      capacity: timeslots.capacity,
      taken: timeslots.seatsTaken,
      calledOffAt: timeslots.calledOffAt,
    })
    .from(timeslots)
    .innerJoin(workshops, eq(workshops.id, timeslots.workshopId))
    .leftJoin(intakeKeys, eq(intakeKeys.workshopId, workshops.id))
    .where(eq(timeslots.eventId, eventId))
    .orderBy(timeslots.startsAt, timeslots.id)

const isOneOf = (column: unknown, ids: number[]) => sql`${column} = any(${sql.param(ids)}::integer[])`

export const findRegistered = async (tx: Tx, eventId: number, accountIds: number[]) => {
  const rows = await tx
    .select({ id: sql<number>`${eventSubscriptions.accountId}` })
    .from(eventSubscriptions)
    .where(
      sql`${eventSubscriptions.eventId} = ${eventId} and ${eventSubscriptions.state} = 'registered'
        and ${isOneOf(eventSubscriptions.accountId, accountIds)}`,
    )
  return rows.map(({ id }) => id)
}

/** Places of these people that may stand in the way of one between these moments. */
export const findPlaces = (
  tx: Tx,
  accountIds: number[],
  { startsAt, endsAt }: { startsAt: Date; endsAt: Date },
) =>
  tx
    .select({
      accountId: sql<number>`${participations.accountId}`,
      timeslotId: participations.timeslotId,
      name: timeslotName,
      state: participations.state,
      startsAt: participations.startsAt,
      endsAt: participations.endsAt,
    })
    .from(participations)
    .innerJoin(timeslots, eq(timeslots.id, participations.timeslotId))
    .leftJoin(workshops, eq(workshops.id, timeslots.workshopId))
    .where(
      sql`${isOneOf(participations.accountId, accountIds)}
        and ${participations.startsAt} < ${endsAt.toISOString()}::timestamptz
        and ${participations.endsAt} > ${startsAt.toISOString()}::timestamptz`,
    )
