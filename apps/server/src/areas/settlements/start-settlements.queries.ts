import { eq, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/database.ts'
import { events } from '../events/events.tables.ts'
import { lecturers } from '../lecturers/lecturers.tables.ts'
import { settlements } from './settlements.tables.ts'

export const findEventState = async (db: Db, id: number) => {
  const [row] = await db.select({ state: events.state }).from(events).where(eq(events.id, id))
  return row?.state
}

/** A lecturer by id or by account, and whether that one gives a workshop with a timeslot in the event. */
export const findGiver = async (db: Db, who: { id: number } | { accountId: number }, eventId: number) => {
  const gives = sql<boolean>`exists (
    select from workshop_lecturers wl join timeslots t on t.workshop_id = wl.workshop_id
    where wl.lecturer_id = lecturers.id and t.event_id = ${eventId})`
  const [row] = await db
    .select({ id: lecturers.id, accountId: lecturers.accountId, gives })
    .from(lecturers)
    .where('id' in who ? eq(lecturers.id, who.id) : eq(lecturers.accountId, who.accountId))
  return row
}

/** Begins the settlement unless there is one; answers its id. */
export const insertSettlement = async (
  tx: Tx,
  row: { lecturerId: number; eventId: number; createdAt: Date },
) => {
  await tx.insert(settlements).values(row).onConflictDoNothing()
  const [found] = await tx
    .select({ id: settlements.id })
    .from(settlements)
    .where(sql`${eq(settlements.lecturerId, row.lecturerId)} and ${eq(settlements.eventId, row.eventId)}`)
  if (!found) throw new Error('what was inserted or in its way is there')
  return found.id
}

/**
 * Begins those of all lecturers of an event who have none yet; answers how many. Whoever has no Termin that takes place or
 * is paid nevertheless has nothing to settle, unless they had expenses: then they begin it themselves.
 */
export const insertMissing = async (tx: Tx, eventId: number, now: Date) => {
  const { rowCount } = await tx.execute(sql`
    insert into settlements (lecturer_id, event_id, created_at)
    select distinct wl.lecturer_id, t.event_id, ${now.toISOString()}::timestamptz
    from workshop_lecturers wl join timeslots t on t.workshop_id = wl.workshop_id
    where t.event_id = ${eventId} and (t.called_off_at is null or t.fee_stays)
    on conflict do nothing`)
  return rowCount ?? 0
}
