import { and, asc, eq, ne, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/database.ts'
import { events } from '../events/events.tables.ts'
import { timeslotName, timeslots } from '../timeslots/timeslots.tables.ts'
import { workshops } from '../workshops/workshops.tables.ts'
import { bookingNotes } from './notes/notes.tables.ts'
import { participations } from './participations.tables.ts'
import { eventSubscriptions } from './subscriptions.tables.ts'

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
  const here = sql`(select tstzrange(starts_at, ends_at) from timeslots where id = ${timeslotId})`
  const [row] = await db
    .select({ name: timeslotName, startsAt: timeslots.startsAt, endsAt: timeslots.endsAt })
    .from(participations)
    .innerJoin(timeslots, eq(timeslots.id, participations.timeslotId))
    .leftJoin(workshops, eq(workshops.id, timeslots.workshopId))
    .where(
      and(
        eq(participations.accountId, accountId),
        eq(participations.state, 'registered'),
        ne(participations.timeslotId, timeslotId),
        sql`tstzrange(${participations.startsAt}, ${participations.endsAt}) && ${here}`,
      ),
    )
    .orderBy(asc(timeslots.startsAt), asc(timeslots.id))
    .limit(1)
  return row
}

/** Registers an account for an event at its door. */
export const joinEvent = (
  tx: Tx,
  row: { eventId: number; accountId: number; isExtra: boolean },
  now: Date,
) => {
  const joined = { state: 'registered' as const, queueNumber: null, isExtra: row.isExtra, createdAt: now }
  return tx
    .insert(eventSubscriptions)
    .values({ ...row, ...joined })
    .onConflictDoUpdate({ target: [eventSubscriptions.eventId, eventSubscriptions.accountId], set: joined })
}

/** To be told in a mail: somebody got a place who had none, or waited. */
export const noteComing = (tx: Tx, participationId: number, was: 'none' | 'waitlisted', createdAt: Date) =>
  tx.insert(bookingNotes).values({ participationId, was, createdAt })

/** Asks somebody for feedback of whom it was not known, when the event was finished, that they had been there. */
export const noteFeedback = (tx: Tx, eventId: number, accountId: number, now: Date) =>
  tx.execute(sql`
    insert into booking_notes (subscription_id, kind, was, created_at)
    select id, 'feedback', 'registered', ${now.toISOString()}::timestamptz from event_subscriptions
    where event_id = ${eventId} and account_id = ${accountId}`)
