import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/database.ts'
import { rowsOf } from '../../../platform/db/rows.ts'
import { participations } from '../../participations/participations.tables.ts'
import { eventSubscriptions } from '../../participations/subscriptions.tables.ts'
import { timeslotName, timeslots } from '../../timeslots/timeslots.tables.ts'
import { workshops } from '../../workshops/workshops.tables.ts'
import { intakeKeys } from '../intake.tables.ts'

/** Nobody else registers for the event or takes a place in it until the transaction ends. */
export const lockEventAndSlots = async (tx: Tx, eventId: number) => {
  await tx.execute(sql`select id from events where id = ${eventId} for no key update`)
  await tx
    .select({ id: timeslots.id })
    .from(timeslots)
    .where(eq(timeslots.eventId, eventId))
    .orderBy(timeslots.id)
    .for('no key update')
}

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

/** Without a note for a mail: whoever stands on a list on paper knows it. */
export const joinEvent = (tx: Tx, eventId: number, accountIds: number[], now: Date) =>
  tx.execute(sql`
    insert into event_subscriptions (event_id, account_id, state, created_at)
    select ${eventId}, id, 'registered', ${now.toISOString()}::timestamptz
    from unnest(${sql.param(accountIds)}::integer[]) as id
    on conflict (event_id, account_id) do update set state = 'registered', queue_number = null, created_at = excluded.created_at
    where event_subscriptions.state <> 'registered'`)

export const takeSeats = (tx: Tx, seats: { accountId: number; timeslotId: number }[], now: Date) =>
  tx.execute(sql`
    insert into participations (timeslot_id, account_id, state, created_at, starts_at, ends_at)
    select t.id, new."accountId", 'registered', ${now.toISOString()}::timestamptz, t.starts_at, t.ends_at
    from ${rowsOf(seats, sql`"accountId" integer, "timeslotId" integer`)} join timeslots t on t.id = new."timeslotId"
    on conflict (timeslot_id, account_id) do update
      set state = 'registered', queue_number = null, created_at = excluded.created_at, skipped_at = null
      where participations.state in ('cancelled', 'waitlisted')`)
