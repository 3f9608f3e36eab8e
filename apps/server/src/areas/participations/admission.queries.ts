import { and, asc, eq, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/database.ts'
import { rowsOf } from '../../platform/db/rows.ts'
import { events } from '../events/events.tables.ts'
import { timeslotName, timeslots } from '../timeslots/timeslots.tables.ts'
import { workshops } from '../workshops/workshops.tables.ts'
import { bookingNotes } from './notes/notes.tables.ts'
import { participations, takePlaceAgain } from './participations.tables.ts'
import { registerAgain } from './subscriptions.tables.ts'

/** A row for somebody who was never in the timeslot; it takes no place. Answers nothing where there is one. */
export const openPlace = (tx: Tx, timeslotId: number, accountId: number, now: Date) =>
  tx.execute(sql`
    insert into participations (timeslot_id, account_id, state, created_at, starts_at, ends_at)
    select id, ${accountId}, 'cancelled', ${now.toISOString()}::timestamptz, starts_at, ends_at
    from timeslots where id = ${timeslotId}
    on conflict (timeslot_id, account_id) do nothing`)

/** An account's row in a timeslot, locked, with all that decides about its place. */
export const lockPlace = async (tx: Tx, timeslotId: number, accountId: number) => {
  const [row] = await tx
    .select({
      id: participations.id,
      state: participations.state,
      isExtra: participations.isExtra,
      name: timeslotName,
      isFull: sql<boolean>`coalesce(${timeslots.seatsTaken} >= ${timeslots.capacity}, false)`,
      eventId: timeslots.eventId,
      asksForFeedback: sql<boolean>`${events.state} = 'finished' and ${events.feedbackAskedAt} is not null`,
    })
    .from(participations)
    .innerJoin(timeslots, eq(timeslots.id, participations.timeslotId))
    .innerJoin(events, eq(events.id, timeslots.eventId))
    .leftJoin(workshops, eq(workshops.id, timeslots.workshopId))
    .where(and(eq(participations.timeslotId, timeslotId), eq(participations.accountId, accountId)))
    .for('no key update', { of: participations })
  return row
}

type Place = Pick<typeof participations.$inferInsert, 'state' | 'attendedMinutes' | 'isExtra'>

export const savePlace = (tx: Tx, id: number, place: Place) =>
  tx
    .update(participations)
    .set({ ...place, queueNumber: null, skippedAt: null })
    .where(eq(participations.id, id))

/** The first other timeslot at the same time that the account is registered for. */
export const findRegisteredBeside = async (db: Db, timeslotId: number, accountId: number) => {
  const [row] = await db
    .select({ name: timeslotName, startsAt: timeslots.startsAt, endsAt: timeslots.endsAt })
    .from(timeslots)
    .leftJoin(workshops, eq(workshops.id, timeslots.workshopId))
    .where(
      sql`${timeslots.id} in (
        select booked.timeslot_id from timeslots here, booked_at(${accountId}, here.starts_at, here.ends_at) booked
        where here.id = ${timeslotId} and booked.timeslot_id <> here.id and booked.state = 'registered')`,
    )
    .orderBy(asc(timeslots.startsAt), asc(timeslots.id))
    .limit(1)
  return row
}

/** Registers those of these accounts for an event that are not yet; without a note for a mail. */
export const joinEvent = (
  tx: Tx,
  { eventId, accountIds, isExtra }: { eventId: number; accountIds: number[]; isExtra: boolean },
  now: Date,
) =>
  tx.execute(sql`
    insert into event_subscriptions (event_id, account_id, state, is_extra, created_at)
    select ${eventId}, id, 'registered', ${isExtra}, ${now.toISOString()}::timestamptz
    from unnest(${sql.param(accountIds)}::integer[]) as id
    ${sql.raw(registerAgain)} <> 'registered'`)

/** Gives these accounts their places in one go, also to who waits for one. */
export const takeSeats = (tx: Tx, seats: { accountId: number; timeslotId: number }[], now: Date) =>
  tx.execute(sql`
    insert into participations (timeslot_id, account_id, state, created_at, starts_at, ends_at)
    select t.id, new."accountId", 'registered', ${now.toISOString()}::timestamptz, t.starts_at, t.ends_at
    from ${rowsOf(seats, sql`"accountId" integer, "timeslotId" integer`)} join timeslots t on t.id = new."timeslotId"
    ${sql.raw(takePlaceAgain)} in ('cancelled', 'waitlisted')`)

/** To be told in a mail: somebody got a place who had none, or waited. */
export const noteComing = (tx: Tx, participationId: number, was: 'none' | 'waitlisted', createdAt: Date) =>
  tx.insert(bookingNotes).values({ participationId, was, createdAt })

/** Asks somebody for feedback of whom it was not known, when the event was finished, that they had been there. */
export const noteFeedback = (tx: Tx, eventId: number, accountId: number, now: Date) =>
  tx.execute(sql`
    insert into booking_notes (subscription_id, kind, was, created_at)
    select id, 'feedback', 'registered', ${now.toISOString()}::timestamptz from event_subscriptions
    where event_id = ${eventId} and account_id = ${accountId}`)
