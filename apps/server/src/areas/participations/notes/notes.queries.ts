import { and, eq, gt, inArray, isNotNull, lte, max, min, or, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { accounts } from '../../accounts/accounts.tables.ts'
import { events } from '../../events/events.tables.ts'
import { latest, timeslotFacts, timeslots } from '../../timeslots/timeslots.tables.ts'
import { workshops } from '../../workshops/workshops.tables.ts'
import { participations, waitingUpTo } from '../participations.tables.ts'
import { eventSubscriptions, waitingForEventUpTo } from '../subscriptions.tables.ts'
import { bookingNotes } from './notes.tables.ts'

/** To be called before the account loses its places. */
export const noteLeaving = (tx: Tx, timeslotIds: number[], accountId: number, now: Date) =>
  tx.execute(sql`
    insert into booking_notes (participation_id, was, created_at)
    select id, state, ${now.toISOString()}::timestamptz from participations
    where timeslot_id = any(${sql.param(timeslotIds)}::integer[]) and account_id = ${accountId}
      and state in ('registered', 'waitlisted')`)

/** The same for its registration for an event. */
export const noteLeavingEvent = (tx: Tx, eventId: number, accountId: number, now: Date) =>
  tx.execute(sql`
    insert into booking_notes (subscription_id, was, created_at)
    select id, state, ${now.toISOString()}::timestamptz from event_subscriptions
    where event_id = ${eventId} and account_id = ${accountId} and state in ('registered', 'waitlisted')`)

/** What happened before is told by the mail of a promotion. */
export const dropNotesOfPlace = (tx: Tx, participationId: number) =>
  tx.delete(bookingNotes).where(eq(bookingNotes.participationId, participationId))

export const dropNotesOfSubscription = (tx: Tx, subscriptionId: number) =>
  tx.delete(bookingNotes).where(eq(bookingNotes.subscriptionId, subscriptionId))

/**
 * Since when nothing may have been noted of somebody, or of a Termin of these hours that was moved; or since when they wait
 * at most; or from when on a note must be of a clock that was ahead, for which nobody waits.
 */
export type Ripeness = { quiet: Date; late: Date; urgent: Date; soon: Date; wrong: Date }

/** Whether there is a note that is old enough: without one nobody can be ripe. */
export const hasOldNote = async (db: Db, { quiet, urgent, wrong }: Ripeness) => {
  const rows = await db
    .select({ id: bookingNotes.id })
    .from(bookingNotes)
    .where(
      or(
        lte(bookingNotes.createdAt, quiet),
        gt(bookingNotes.createdAt, wrong),
        and(isNotNull(bookingNotes.wasStartsAt), lte(bookingNotes.createdAt, urgent)),
      ),
    )
    .limit(1)
  return rows.length > 0
}

const accountOfNote = sql<number>`coalesce(${participations.accountId}, ${eventSubscriptions.accountId})`

/** Notes about an account that is gone or closed tell nobody anything, nor do those that the person does not want. */
export const dropNotesOfNobody = (db: Db) =>
  db.execute(sql`
    delete from booking_notes n where not exists (
      select from accounts a
      where a.is_active and (n.kind <> 'reminder' or a.wants_reminders)
        and (n.kind <> 'feedback' or a.wants_feedback_requests)
        and a.id = coalesce(
        (select account_id from participations where id = n.participation_id),
        (select account_id from event_subscriptions where id = n.subscription_id)))`)

/** Whoever has notes that are old enough; the oldest notes first. */
export const findRipe = (db: Db, { quiet, late, urgent, soon, wrong }: Ripeness) =>
  db
    .select({
      id: accounts.id,
      email: accounts.email,
      firstName: accounts.firstName,
      lastName: accounts.lastName,
    })
    .from(bookingNotes)
    .leftJoin(participations, eq(participations.id, bookingNotes.participationId))
    .leftJoin(eventSubscriptions, eq(eventSubscriptions.id, bookingNotes.subscriptionId))
    .innerJoin(accounts, eq(accounts.id, accountOfNote))
    .groupBy(accounts.id)
    .having(
      or(
        lte(max(bookingNotes.createdAt), quiet),
        lte(min(bookingNotes.createdAt), late),
        gt(max(bookingNotes.createdAt), wrong),
        and(
          lte(max(bookingNotes.createdAt), urgent),
          sql`bool_or(${bookingNotes.wasStartsAt} is not null and ${participations.startsAt} <= ${soon.toISOString()}::timestamptz)`,
        ),
      ),
    )
    .orderBy(min(bookingNotes.id))

/** From now on the transaction sees one moment, and is run again if another process takes the same notes. */
export const seeOneMoment = (tx: Tx) => tx.execute(sql`set transaction isolation level repeatable read`)

/** Takes the notes about an account out of the outbox, in their order; none where another process is about to. */
export const takeNotes = async (tx: Tx, accountId: number) => {
  const places = tx.select({ id: participations.id }).from(participations)
  const subscriptions = tx.select({ id: eventSubscriptions.id }).from(eventSubscriptions)
  const ofAccount = or(
    inArray(bookingNotes.participationId, places.where(eq(participations.accountId, accountId))),
    inArray(bookingNotes.subscriptionId, subscriptions.where(eq(eventSubscriptions.accountId, accountId))),
  )
  const notes = await tx
    .select()
    .from(bookingNotes)
    .where(ofAccount)
    .orderBy(bookingNotes.id)
    .for('update', { skipLocked: true })
  if (notes.length < (await tx.$count(bookingNotes, ofAccount))) return []
  const ids = notes.map(({ id }) => id)
  await tx.delete(bookingNotes).where(inArray(bookingNotes.id, ids))
  return notes
}

const event = {
  id: events.id,
  name: events.name,
  state: events.state,
  location: events.location,
  startsAt: events.startsAt,
  endsAt: events.endsAt,
  feedbackDeadline: events.feedbackDeadline,
  feedbackRequired: events.feedbackRequired,
}

/** What the account has in the events that these notes are about. */
export const findNotedEvents = (
  tx: Tx,
  accountId: number,
  ids: { places: number[]; subscriptions: number[] },
) =>
  tx
    .select({
      id: eventSubscriptions.id,
      state: eventSubscriptions.state,
      position: waitingForEventUpTo,
      event: { ...event, changedAt: latest(events.changedAt, eventSubscriptions.changedAt) },
    })
    .from(eventSubscriptions)
    .innerJoin(events, eq(events.id, eventSubscriptions.eventId))
    .where(
      and(
        eq(eventSubscriptions.accountId, accountId),
        or(
          inArray(eventSubscriptions.id, ids.subscriptions),
          inArray(
            events.id,
            tx
              .select({ id: timeslots.eventId })
              .from(timeslots)
              .innerJoin(participations, eq(participations.timeslotId, timeslots.id))
              .where(inArray(participations.id, ids.places)),
          ),
        ),
      ),
    )
    .orderBy(events.startsAt, events.id)

/** The account's places in these events, also those that it gave up, in order of time. */
export const findNotedPlaces = (tx: Tx, accountId: number, eventIds: number[]) =>
  tx
    .select({
      id: participations.id,
      state: participations.state,
      position: waitingUpTo,
      hasFeedback: sql<boolean>`exists (select from feedback where participation_id = ${participations.id})`,
      slot: {
        ...timeslotFacts,
        changedAt: latest(
          events.changedAt,
          workshops.changedAt,
          timeslots.changedAt,
          participations.changedAt,
        ),
      },
      event,
    })
    .from(participations)
    .innerJoin(timeslots, eq(timeslots.id, participations.timeslotId))
    .innerJoin(events, eq(events.id, timeslots.eventId))
    .leftJoin(workshops, eq(workshops.id, timeslots.workshopId))
    .where(and(eq(participations.accountId, accountId), inArray(events.id, eventIds)))
    .orderBy(timeslots.startsAt, timeslots.id)

/** Marks the events that begin on the day after `now` in Berlin, and notes a reminder for everybody in them. */
export const noteReminders = (db: Db, now: Date) =>
  db.execute(sql`
    with due as (
      update events set reminded_at = ${now.toISOString()}
      where reminded_at is null and state in ('open', 'closed')
        and (starts_at at time zone 'Europe/Berlin')::date
          = (${now.toISOString()}::timestamptz at time zone 'Europe/Berlin')::date + 1
      returning id
    )
    insert into booking_notes (subscription_id, kind, was, created_at)
    select s.id, 'reminder', s.state, ${now.toISOString()}::timestamptz
    from event_subscriptions s join due on due.id = s.event_id
    where s.state = 'registered' and s.account_id is not null`)
