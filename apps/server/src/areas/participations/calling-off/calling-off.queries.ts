import { and, count, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { accounts } from '../../accounts/accounts.tables.ts'
import { events } from '../../events/events.tables.ts'
import { lecturers } from '../../lecturers/lecturers.tables.ts'
import { timeslotName, timeslots } from '../../timeslots/timeslots.tables.ts'
import { workshopLecturers, workshops } from '../../workshops/workshops.tables.ts'
import { bookingNotes } from '../notes/notes.tables.ts'
import { participations } from '../participations.tables.ts'
import { eventSubscriptions } from '../subscriptions.tables.ts'

export const findSlot = async (db: Db, id: number) => {
  const [row] = await db
    .select({
      id: timeslots.id,
      eventId: timeslots.eventId,
      name: timeslotName,
      startsAt: timeslots.startsAt,
      endsAt: timeslots.endsAt,
      location: timeslots.location,
      workshopId: timeslots.workshopId,
      calledOffAt: timeslots.calledOffAt,
      event: {
        state: events.state,
        startsAt: events.startsAt,
        registrationStartsAt: events.registrationStartsAt,
        registrationEndsAt: events.registrationEndsAt,
        cancellationDeadline: events.cancellationDeadline,
      },
    })
    .from(timeslots)
    .innerJoin(events, eq(events.id, timeslots.eventId))
    .leftJoin(workshops, eq(workshops.id, timeslots.workshopId))
    .where(eq(timeslots.id, id))
  return row
}

/** How many have such a place. */
export const countStates = async (db: Db, timeslotId: number) => {
  const rows = await db
    .select({ state: participations.state, count: count() })
    .from(participations)
    .where(eq(participations.timeslotId, timeslotId))
    .groupBy(participations.state)
  return new Map(rows.map(row => [row.state, row.count]))
}

/** What is free at that time, or of the same workshop later, by time and name; `$1` is the Termin. */
export const findAlternatives = async (db: Db, timeslotId: number, now: Date) => {
  type Row = { id: number; name: string; start: string; end: string; location: string; free: number | null }
  const { rows } = await db.execute<Row>(sql`
    select t.id, w.name, t.starts_at as start, t.ends_at as end, t.location, t.capacity - t.seats_taken as free
    from timeslots off join timeslots t on t.event_id = off.event_id and t.id <> off.id
    join workshops w on w.id = t.workshop_id
    where off.id = ${timeslotId} and t.called_off_at is null and t.starts_at > ${now.toISOString()}::timestamptz
      and coalesce(t.seats_taken < t.capacity, true)
      and (t.workshop_id = off.workshop_id
        or tstzrange(t.starts_at, t.ends_at) && tstzrange(off.starts_at, off.ends_at))
    order by t.workshop_id is distinct from off.workshop_id, t.starts_at, lower(w.name), t.id limit 50`)
  return rows.map(row => ({ ...row, start: new Date(row.start), end: new Date(row.end) }))
}

/** Everybody in a Termin who can be told, with those of these Termine that clash with nothing of theirs. */
export const findTold = (db: Db, timeslotId: number, alternatives: number[]) =>
  db
    .select({
      id: participations.id,
      accountId: accounts.id,
      email: accounts.email,
      firstName: accounts.firstName,
      lastName: accounts.lastName,
      state: participations.state,
      possible: sql<number[]>`array(
        select a.id from timeslots a where a.id = any(${sql.param(alternatives)}::integer[])
          and not exists (select from participations o
            where o.account_id = ${participations.accountId} and o.timeslot_id = a.id and o.state <> 'cancelled')
          and not exists (select from booked_at(${participations.accountId}, a.starts_at, a.ends_at) o
            where o.timeslot_id <> ${timeslotId}))`,
    })
    .from(participations)
    .innerJoin(accounts, eq(accounts.id, participations.accountId))
    .where(
      and(
        eq(participations.timeslotId, timeslotId),
        inArray(participations.state, ['registered', 'waitlisted', 'absent']),
        eq(accounts.isActive, true),
      ),
    )
    .orderBy(participations.id)

/** Who gives it and has an account. */
export const findGivers = (db: Db, workshopId: number) =>
  db
    .select({ email: accounts.email, firstName: accounts.firstName, lastName: accounts.lastName })
    .from(workshopLecturers)
    .innerJoin(lecturers, eq(lecturers.id, workshopLecturers.lecturerId))
    .innerJoin(accounts, eq(accounts.id, lecturers.accountId))
    .where(and(eq(workshopLecturers.workshopId, workshopId), eq(accounts.isActive, true)))
    .orderBy(accounts.id)

type Facts = Pick<
  typeof timeslots.$inferInsert,
  'calledOffAt' | 'calledOffReason' | 'feeStays' | 'alternatives'
>

export const setCalledOff = (tx: Tx, id: number, facts: Facts) =>
  tx.update(timeslots).set(facts).where(eq(timeslots.id, id))

/** Nobody has a place in it any more, nor waits, nor was absent from it; each keeps what it was. */
export const giveUpPlaces = (tx: Tx, timeslotId: number) =>
  tx.execute(sql`
    update participations set called_off_from = state, state = 'cancelled', queue_number = null, skipped_at = null
    where timeslot_id = ${timeslotId} and state in ('registered', 'waitlisted', 'absent')`)

/** What was noted of these places before is told by the mail that it is called off. */
export const dropNotes = (tx: Tx, timeslotId: number) =>
  tx
    .delete(bookingNotes)
    .where(
      inArray(
        bookingNotes.participationId,
        tx
          .select({ id: participations.id })
          .from(participations)
          .where(eq(participations.timeslotId, timeslotId)),
      ),
    )

/** Who had a place when it was called off and is still registered for the event, those with a place first. */
export const findGivenUp = (tx: Tx, timeslotId: number) =>
  tx
    .select({
      id: participations.id,
      was: participations.calledOffFrom,
      isRegistered: sql<boolean>`${eventSubscriptions.state} is not distinct from 'registered'`,
    })
    .from(participations)
    .innerJoin(timeslots, eq(timeslots.id, participations.timeslotId))
    .leftJoin(
      eventSubscriptions,
      and(
        eq(eventSubscriptions.eventId, timeslots.eventId),
        eq(eventSubscriptions.accountId, participations.accountId),
      ),
    )
    .where(
      and(
        eq(participations.timeslotId, timeslotId),
        isNotNull(participations.calledOffFrom),
        isNotNull(participations.accountId),
        eq(participations.state, 'cancelled'),
      ),
    )
    .orderBy(sql`${participations.calledOffFrom} = 'waitlisted'`, participations.createdAt, participations.id)

export const restorePlace = async (tx: Tx, id: number, waits: boolean, now: Date) => {
  await tx
    .update(participations)
    .set({
      state: waits ? 'waitlisted' : 'registered',
      queueNumber: waits ? sql`nextval('queue_numbers')` : null,
    })
    .where(and(eq(participations.id, id), ne(participations.state, 'registered')))
  await tx.insert(bookingNotes).values({ participationId: id, was: 'none', createdAt: now })
}

export const forgetGivenUp = (tx: Tx, timeslotId: number) =>
  tx.update(participations).set({ calledOffFrom: null }).where(eq(participations.timeslotId, timeslotId))
