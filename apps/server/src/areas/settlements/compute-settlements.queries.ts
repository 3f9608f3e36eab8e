import { eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/database.ts'
import { timeslots } from '../timeslots/timeslots.tables.ts'
import { workshopLecturers, workshops } from '../workshops/workshops.tables.ts'
import { receipts } from './receipts/receipts.tables.ts'
import { settlementExpenses, settlements } from './settlements.tables.ts'

/** Who gives the workshop in the same role, in the programme's order. */
const givers = sql<number[]>`array(
  select o.lecturer_id from workshop_lecturers o
  where o.workshop_id = ${workshopLecturers.workshopId} and o.role = ${workshopLecturers.role}
  order by o.position, o.lecturer_id)`

/** The timeslots that the lecturers of these settlements give in their events, and are paid for (decision 47). */
export const findGivenTimeslots = (db: Db, settlementIds: number[]) =>
  db
    .select({
      settlementId: settlements.id,
      id: timeslots.id,
      workshop: workshops.name,
      location: timeslots.location,
      startsAt: timeslots.startsAt,
      endsAt: timeslots.endsAt,
      breakMinutes: timeslots.breakMinutes,
      role: workshopLecturers.role,
      givers,
      calledOff: sql<boolean>`${timeslots.calledOffAt} is not null`,
    })
    .from(settlements)
    .innerJoin(workshopLecturers, eq(workshopLecturers.lecturerId, settlements.lecturerId))
    .innerJoin(workshops, eq(workshops.id, workshopLecturers.workshopId))
    .innerJoin(timeslots, eq(timeslots.workshopId, workshops.id))
    .where(sql`${inArray(settlements.id, settlementIds)} and ${eq(timeslots.eventId, settlements.eventId)}
      and (${timeslots.calledOffAt} is null or ${timeslots.feeStays})`)

/** The expenses of these settlements as their lecturers have named them. */
export const findExpenses = (db: Db, settlementIds: number[]) =>
  db
    .select({
      settlementId: settlementExpenses.settlementId,
      text: settlementExpenses.text,
      cents: settlementExpenses.cents,
      vatPercent: settlementExpenses.vatPercent,
      receipt: { id: receipts.id, name: receipts.name },
    })
    .from(settlementExpenses)
    .leftJoin(receipts, eq(receipts.id, settlementExpenses.receiptId))
    .where(inArray(settlementExpenses.settlementId, settlementIds))
    .orderBy(settlementExpenses.id)

/**
 * What these lecturers have claimed as free of tax by the year in which they got it (§ 11 EStG), in cents; what is
 * submitted and not paid yet counts in this one.
 */
export const findClaimed = (db: Db, lecturerIds: number[], thisYear: number) =>
  db
    .select({
      lecturerId: settlements.lecturerId,
      year: sql<number>`coalesce((select extract(year from p.execution) from payment_files p
        where p.id = ${settlements.paymentFileId}), extract(year from ${settlements.closedOn}), ${thisYear}::integer)::integer`,
      cents: sql<number>`sum((${settlements.document} -> 'sums' ->> 'fee')::integer)::integer`,
    })
    .from(settlements)
    .where(
      sql`${inArray(settlements.lecturerId, lecturerIds)} and ${settlements.document} ->> 'tax' = 'allowance'`,
    )
    .groupBy(settlements.lecturerId, sql`2`)
