import type { ParticipationState } from '@tafelrunde/contract/events/participations'
import { and, type asc, count, eq, inArray, isNotNull, ne, not, type SQL, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { isEmail } from '../../../platform/db/emails.ts'
import { filtersOf, type ListQuery } from '../../../platform/db/filters.ts'
import { longList, pageOf, partsOf } from '../../../platform/db/long-list.ts'
import { accounts } from '../../accounts/accounts.tables.ts'
import { isSeen } from '../../attendance/entrance/entrance.tables.ts'
import { events } from '../../events/events.tables.ts'
import { schooltypes } from '../../schooltypes/schooltypes.tables.ts'
import { timeslots } from '../../timeslots/timeslots.tables.ts'
import { bookingNotes } from '../notes/notes.tables.ts'
import { type Answered, hasAnswered, registrationAnswers } from '../questions/questions.tables.ts'
import { eventSubscriptions, eventWaitlistPosition } from '../subscriptions.tables.ts'
import { account, isFoundBy, seated } from './booked.tables.ts'

export type Query = ListQuery & {
  event?: number | undefined
  search?: string | undefined
  answered?: Answered | undefined
  missing_on?: string | undefined
} & Record<string, unknown>

const placesIn = (states: readonly ParticipationState[]) => sql<number>`(
  select count(*)::integer from participations place join timeslots slot on slot.id = place.timeslot_id
  where place.account_id = ${eventSubscriptions.accountId} and slot.event_id = ${eventSubscriptions.eventId}
    and place.state = any(${sql.param(states)}::text[]))`

const selectRegistrations = (db: Db, where: SQL | undefined) =>
  db
    .select({
      id: eventSubscriptions.id,
      event: { id: events.id, name: events.name },
      account,
      state: eventSubscriptions.state,
      position: eventWaitlistPosition,
      is_extra: eventSubscriptions.isExtra,
      created: eventSubscriptions.createdAt,
      note: eventSubscriptions.officeNote,
      answers: registrationAnswers,
      places: placesIn(seated),
      waiting: placesIn(['waitlisted']),
    })
    .from(eventSubscriptions)
    .innerJoin(events, eq(events.id, eventSubscriptions.eventId))
    .innerJoin(accounts, eq(accounts.id, eventSubscriptions.accountId))
    .leftJoin(schooltypes, eq(schooltypes.id, accounts.schooltypeId))
    .where(where)

/** Counts them without their accounts: each has one, or is not counted. */
const countRegistrations = async (db: Db, where: SQL | undefined) => {
  const [total] = await db
    .select({ count: count() })
    .from(eventSubscriptions)
    .where(and(where, isNotNull(eventSubscriptions.accountId)))
  return total?.count ?? 0
}

/** Registrations, of those who wait in the order in which they move up; none of accounts that are gone. */
const registrationList = (db: Db, query: Query) => {
  const columns = {
    id: eventSubscriptions.id,
    event: eventSubscriptions.eventId,
    state: eventSubscriptions.state,
  }
  const { eventId, accountId } = eventSubscriptions
  const { search, ...others } = query
  const where = and(
    filtersOf(others, columns),
    isFoundBy(accountId, search),
    query.answered && hasAnswered(query.answered),
    query.missing_on ? not(isSeen(eventId, accountId, query.missing_on)) : undefined,
  )
  const inLine = [eventId, eventSubscriptions.queueNumber]
  const byName = [accounts.lastName, accounts.firstName, eventSubscriptions.id]
  const columnsInOrder = query['state'] === 'waitlisted' ? inLine : byName
  const orderBy = (up: typeof asc) => columnsInOrder.map(column => up(column))
  return longList({
    count: () => countRegistrations(db, where),
    ids: ({ limit, offset, up }) =>
      db
        .select({ id: eventSubscriptions.id })
        .from(eventSubscriptions)
        .innerJoin(accounts, eq(accounts.id, accountId))
        .where(where)
        .orderBy(...orderBy(up))
        .limit(limit)
        .offset(offset),
    rows: (ids, { up }) =>
      selectRegistrations(db, inArray(eventSubscriptions.id, ids)).orderBy(...orderBy(up)),
  })
}

export const findRegistrations = (db: Db, query: Query) => pageOf(registrationList(db, query), query)

/** All of them, in parts. */
export const findAllRegistrations = (db: Db, query: Query) => partsOf(db, registrationList(db, query))

export const findRegistration = async (db: Db, id: number) => {
  const [row] = await selectRegistrations(db, eq(eventSubscriptions.id, id))
  return row
}

/** The id of an account's registration for an event, whatever its state. */
export const findRegistrationOf = async (db: Db, eventId: number, accountId: number) => {
  const [row] = await db
    .select({ id: eventSubscriptions.id })
    .from(eventSubscriptions)
    .where(and(eq(eventSubscriptions.eventId, eventId), eq(eventSubscriptions.accountId, accountId)))
  return row?.id
}

export const findEventState = async (db: Db, id: number) => {
  const [row] = await db
    .select({ state: events.state, endsAt: events.endsAt })
    .from(events)
    .where(eq(events.id, id))
  return row
}

/** A Termin with what decides whether the office may still put somebody into it. */
export const findTimeslot = async (db: Db, id: number) => {
  const [row] = await db
    .select({
      eventId: timeslots.eventId,
      workshopId: timeslots.workshopId,
      endsAt: timeslots.endsAt,
      calledOffAt: timeslots.calledOffAt,
    })
    .from(timeslots)
    .where(eq(timeslots.id, id))
  return row
}

export const isActiveAccount = async (db: Db, id: number) => {
  const rows = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.id, id), eq(accounts.isActive, true)))
  return rows.length > 0
}

/** To be told in a mail: somebody is registered for an event who was not, or waited for it. */
export const noteJoining = (tx: Tx, subscriptionId: number, was: 'none' | 'waitlisted', createdAt: Date) =>
  tx.insert(bookingNotes).values({ subscriptionId, was, createdAt })

export const setNote = (tx: Tx, id: number, officeNote: string) =>
  tx.update(eventSubscriptions).set({ officeNote }).where(eq(eventSubscriptions.id, id))

/** The account of whoever has this address, if it was confirmed. */
export const findAccountId = async (db: Db, email: string) => {
  const [row] = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(isEmail(accounts.email, email), ne(accounts.state, 'unconfirmed')))
  return row?.id
}
