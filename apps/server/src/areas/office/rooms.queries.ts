import { and, asc, count, eq, gt, ne, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/database.ts'
import { filtersOf, type ListQuery, orderOf } from '../../platform/db/filters.ts'
import { onlyRow } from '../../platform/db/rows.ts'
import { planChanges } from '../plan/plan.tables.ts'
import { roomColumns, roomNames, rooms } from '../rooms/rooms.tables.ts'
import { timeslots } from '../timeslots/timeslots.tables.ts'

type NewRoom = typeof rooms.$inferInsert

export const findRooms = async (db: Db, query: ListQuery & Record<string, unknown>) => {
  const where = filtersOf(query, roomColumns, roomNames)
  const [total] = await db.select({ count: count() }).from(rooms).where(where)
  const rows = await db
    .select()
    .from(rooms)
    .where(where)
    .orderBy(...orderOf(query, roomColumns, rooms.id, asc(rooms.building), asc(rooms.name)))
    .limit(query.limit)
    .offset(query.offset)
  return { count: total?.count ?? 0, rows }
}

export const findRoom = async (db: Db, id: number) => {
  const [row] = await db.select().from(rooms).where(eq(rooms.id, id))
  return row
}

/** Nobody else names a room until the transaction ends; all may be read and chosen. */
export const lockRoomNames = (tx: Tx) => tx.execute(sql`lock table ${rooms} in share row exclusive mode`)

/** Nobody chooses it any more until the transaction ends. */
export const lockRoom = async (tx: Tx, id: number) => {
  const [row] = await tx.select().from(rooms).where(eq(rooms.id, id)).for('update')
  return row
}

/** All but this one, as they are called. */
export const findOtherRooms = (tx: Tx, id: number) =>
  tx.select({ name: rooms.name, building: rooms.building }).from(rooms).where(ne(rooms.id, id))

export const insertRoom = async (tx: Tx, facts: NewRoom) =>
  onlyRow(await tx.insert(rooms).values(facts).returning({ id: rooms.id })).id

export const updateRoom = (tx: Tx, id: number, facts: Partial<NewRoom>) =>
  tx.update(rooms).set(facts).where(eq(rooms.id, id))

export const removeRoom = (tx: Tx, id: number) => tx.delete(rooms).where(eq(rooms.id, id))

/** How many Termine are in the room, and how many are only planned there. */
export const countUsesOfRoom = async (tx: Tx, id: number) => {
  const [used] = await tx.select({ timeslots: count() }).from(timeslots).where(eq(timeslots.roomId, id))
  const [wished] = await tx.select({ planned: count() }).from(planChanges).where(eq(planChanges.roomId, id))
  return { timeslots: used?.timeslots ?? 0, planned: wished?.planned ?? 0 }
}

/** What is over stays as it was said to people. */
export const renameWhatIsToCome = (tx: Tx, id: number, location: string, now: Date) =>
  tx
    .update(timeslots)
    .set({ location })
    .where(and(eq(timeslots.roomId, id), gt(timeslots.endsAt, now), ne(timeslots.location, location)))
