import { and, asc, count, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { accounts } from '../../accounts/accounts.tables.ts'
import { attendanceMarks } from '../../attendance/attendance.tables.ts'
import { calendarFeeds } from '../../calendar/calendar.tables.ts'
import { confirmations } from '../../confirmations/confirmations.tables.ts'
import { exhibitors } from '../../directory/directory.tables.ts'
import { events } from '../../events/events.tables.ts'
import { orders } from '../../exhibitions/exhibitions.tables.ts'
import { lecturerData } from '../../lecturers/lecturer-data.tables.ts'
import { lecturers } from '../../lecturers/lecturers.tables.ts'
import { participations } from '../../participations/participations.tables.ts'
import { eventSubscriptions } from '../../participations/subscriptions.tables.ts'
import { receipts } from '../../settlements/receipts/receipts.tables.ts'
import { settlementExpenses, settlementSteps, settlements } from '../../settlements/settlements.tables.ts'
import { supportMessages } from '../../support/support.tables.ts'
import { timeslotName, timeslots } from '../../timeslots/timeslots.tables.ts'
import { workshopLecturers, workshops } from '../../workshops/workshops.tables.ts'

/** What the merge of two accounts is about, whoever of them has it. */
export const findPlaces = (db: Db, ids: number[]) =>
  db
    .select({
      id: participations.id,
      accountId: sql`${participations.accountId}`.mapWith(Number), // one of `ids`
      about: participations.timeslotId,
      name: timeslotName,
      eventId: timeslots.eventId,
      startsAt: participations.startsAt,
      endsAt: participations.endsAt,
      state: participations.state,
      queueNumber: participations.queueNumber,
      isExtra: participations.isExtra,
      minutes: participations.attendedMinutes,
      isConfirmed: sql<boolean>`exists (select from ${confirmations}
        where ${confirmations.participationId} = ${participations.id} and ${isNull(confirmations.revokedAt)})`,
    })
    .from(participations)
    .innerJoin(timeslots, eq(timeslots.id, participations.timeslotId))
    .leftJoin(workshops, eq(workshops.id, timeslots.workshopId))
    .where(inArray(participations.accountId, ids))
    .orderBy(asc(participations.startsAt), asc(participations.id))

export const findRegistrations = (db: Db, ids: number[]) =>
  db
    .select({
      id: eventSubscriptions.id,
      accountId: sql`${eventSubscriptions.accountId}`.mapWith(Number), // one of `ids`
      about: eventSubscriptions.eventId,
      name: events.name,
      state: eventSubscriptions.state,
      queueNumber: eventSubscriptions.queueNumber,
      isExtra: eventSubscriptions.isExtra,
    })
    .from(eventSubscriptions)
    .innerJoin(events, eq(events.id, eventSubscriptions.eventId))
    .where(inArray(eventSubscriptions.accountId, ids))
    .orderBy(asc(eventSubscriptions.id))

export const findProfiles = (db: Db, ids: number[]) =>
  db
    .select({
      id: lecturers.id,
      accountId: sql`${lecturers.accountId}`.mapWith(Number), // one of `ids`
      source: lecturers.source,
      workshops: count(workshopLecturers.workshopId),
    })
    .from(lecturers)
    .leftJoin(workshopLecturers, eq(workshopLecturers.lecturerId, lecturers.id))
    .where(inArray(lecturers.accountId, ids))
    .groupBy(lecturers.id)

export const findSettlementsOf = (db: Db, lecturerIds: number[]) =>
  db
    .select({
      id: settlements.id,
      lecturerId: settlements.lecturerId,
      about: settlements.eventId,
      name: events.name,
      state: settlements.state,
      /** Nobody has said anything in it yet. */
      isUntouched: sql<boolean>`${settlements.state} = 'open' and ${settlements.travelMode} is null
        and ${settlements.travelKm} is null and ${settlements.ticketCents} = 0
        and ${settlements.ticketReceiptId} is null and ${settlements.tax} is null and ${settlements.remark} = ''
        and ${settlements.donatedCents} = 0
        and not exists (select from ${settlementExpenses} where ${settlementExpenses.settlementId} = ${settlements.id})
        and not exists (select from ${settlementSteps} where ${settlementSteps.settlementId} = ${settlements.id})`,
    })
    .from(settlements)
    .innerJoin(events, eq(events.id, settlements.eventId))
    .where(inArray(settlements.lecturerId, lecturerIds))
    .orderBy(asc(settlements.id))

export const findPayData = (db: Db, ids: number[]) =>
  db.select().from(lecturerData).where(inArray(lecturerData.accountId, ids)).orderBy(lecturerData.id)

export const findFeeds = (db: Db, ids: number[]) =>
  db
    .select({ accountId: calendarFeeds.accountId })
    .from(calendarFeeds)
    .where(inArray(calendarFeeds.accountId, ids))

const countOf = async (db: Db, table: PgTable, account: AnyPgColumn, id: number) => {
  const [row] = await db.select({ count: count() }).from(table).where(eq(account, id))
  return row?.count ?? 0
}

/** How much of what simply goes over an account has. */
export const countMoved = async (db: Db, id: number) => ({
  confirmations: await countOf(db, confirmations, confirmations.accountId, id),
  orders: await countOf(db, orders, orders.accountId, id),
  exhibitors: await countOf(db, exhibitors, exhibitors.accountId, id),
  messages: await countOf(db, supportMessages, supportMessages.accountId, id),
  receipts: await countOf(db, receipts, receipts.accountId, id),
  marks: await countOf(db, attendanceMarks, attendanceMarks.recordedBy, id),
})

/**
 * Nobody books, leaves, moves up or is recorded in what these accounts have until the transaction ends: first the
 * Termine, as bookings do it, then the registrations, at last the accounts. Answers which Termine those are.
 */
export const lockAll = async (tx: Tx, ids: number[]) => {
  const places = tx
    .select({ id: participations.timeslotId })
    .from(participations)
    .where(inArray(participations.accountId, ids))
  const locked = await tx
    .select({ id: timeslots.id })
    .from(timeslots)
    .where(inArray(timeslots.id, places))
    .orderBy(timeslots.id)
    .for('no key update')
  await tx
    .select({ id: eventSubscriptions.id })
    .from(eventSubscriptions)
    .where(inArray(eventSubscriptions.accountId, ids))
    .orderBy(eventSubscriptions.id)
    .for('update')
  await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(inArray(accounts.id, ids))
    .orderBy(accounts.id)
    .for('update')
  // Before the settlements, as whoever changes the data does it.
  await tx
    .select({ id: lecturerData.id })
    .from(lecturerData)
    .where(inArray(lecturerData.accountId, ids))
    .orderBy(lecturerData.id)
    .for('update')
  await tx
    .select({ id: settlements.id })
    .from(settlements)
    .innerJoin(lecturers, eq(lecturers.id, settlements.lecturerId))
    .where(and(inArray(lecturers.accountId, ids)))
    .orderBy(settlements.id)
    .for('update', { of: settlements })
  return locked.map(({ id }) => id)
}
