import { and, asc, eq, gte, inArray, sql } from 'drizzle-orm'
import { auditEntries } from '../../platform/db/audit.tables.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { accounts } from '../accounts/accounts.tables.ts'
import { lecturers, shownName } from '../lecturers/lecturers.tables.ts'
import { timeslotName, timeslots } from '../timeslots/timeslots.tables.ts'
import { workshopLecturers, workshops } from '../workshops/workshops.tables.ts'
import { displayMessages } from './displays.tables.ts'

const namesOfLecturers = sql<string[]>`(
  select coalesce(json_agg(${shownName} order by ${workshopLecturers.position}, ${lecturers.id}), '[]')
  from ${workshopLecturers}
  join ${lecturers} on ${lecturers.id} = ${workshopLecturers.lecturerId}
  left join ${accounts} on ${accounts.id} = ${lecturers.accountId}
  where ${workshopLecturers.workshopId} = ${timeslots.workshopId})`

/** The Termine of an event in the order in which people look for them: by time, then by room. */
export const findItems = (db: Db, eventId: number) =>
  db
    .select({
      id: timeslots.id,
      title: timeslotName,
      startsAt: timeslots.startsAt,
      endsAt: timeslots.endsAt,
      room: timeslots.location,
      roomId: timeslots.roomId,
      lecturers: namesOfLecturers,
      capacity: timeslots.capacity,
      seatsTaken: timeslots.seatsTaken,
      calledOffAt: timeslots.calledOffAt,
    })
    .from(timeslots)
    .leftJoin(workshops, eq(workshops.id, timeslots.workshopId))
    .where(eq(timeslots.eventId, eventId))
    .orderBy(asc(timeslots.startsAt), asc(timeslots.location), asc(timeslots.id))

/** What was changed of these Termine since then, the earliest first. */
export const findChanges = (db: Db, ids: number[], since: Date) =>
  db
    .select({ record: auditEntries.record, before: auditEntries.before })
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.subject, 'timeslots'),
        eq(auditEntries.action, 'change'),
        inArray(auditEntries.record, ids),
        gte(auditEntries.createdAt, since),
      ),
    )
    .orderBy(auditEntries.id)

export const findMessage = async (db: Db, eventId: number) => {
  const [row] = await db.select().from(displayMessages).where(eq(displayMessages.eventId, eventId))
  return row
}

export const putMessage = (tx: Tx, row: typeof displayMessages.$inferInsert) =>
  tx.insert(displayMessages).values(row).onConflictDoUpdate({ target: displayMessages.eventId, set: row })

export const deleteMessage = (tx: Tx, eventId: number) =>
  tx.delete(displayMessages).where(eq(displayMessages.eventId, eventId))
