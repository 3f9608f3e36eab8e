import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/database.ts'
import { events } from '../../events/events.tables.ts'
import { rooms } from '../../rooms/rooms.tables.ts'

/** The event, locked as for an import. */
export const lockEventById = async (tx: Tx, id: number) => {
  const [event] = await tx.select().from(events).where(eq(events.id, id)).for('update')
  return event
}

/** Which event has this programme already. */
export const findEventOf = async (tx: Tx, source: string) => {
  const [event] = await tx
    .select({ id: events.id, name: events.name })
    .from(events)
    .where(eq(events.source, source))
  return event
}

export const keepSource = (tx: Tx, id: number, source: string) =>
  tx.update(events).set({ source }).where(eq(events.id, id))

type Marks = { note: number; waiting: number; planned: number }

/** Up to where people have been told, who waits, and what is planned; to be compared with what is there afterwards. */
export const findMarks = async (tx: Tx, eventId: number): Promise<Marks> => {
  const { rows } = await tx.execute<Marks>(sql`
    select coalesce((select max(id) from booking_notes), 0)::integer as note,
      (select coalesce(sum(waitlist_count), 0) from timeslots where event_id = ${eventId})::integer as waiting,
      (select count(*) from plan_changes where event_id = ${eventId})::integer as planned`)
  return rows[0] ?? { note: 0, waiting: 0, planned: 0 }
}

type Reach = { moved: number; promoted: number; planned: number }

/** Who is to be told of what has been written since then, and what is planned no more. */
export const findReach = async (tx: Tx, eventId: number, since: Marks): Promise<Reach> => {
  const { rows } = await tx.execute<Reach>(sql`
    select
      (select count(distinct p.account_id) from booking_notes n join participations p on p.id = n.participation_id
        join timeslots t on t.id = p.timeslot_id
        where n.id > ${since.note} and t.event_id = ${eventId} and n.was_starts_at is not null)::integer as moved,
      (${since.waiting} - (select coalesce(sum(waitlist_count), 0) from timeslots
        where event_id = ${eventId}))::integer as promoted,
      (${since.planned} - (select count(*) from plan_changes where event_id = ${eventId}))::integer as planned`)
  return rows[0] ?? { moved: 0, promoted: 0, planned: 0 }
}

/** How many materials each workshop of the event has, of those that have any. */
export const countMaterials = async (tx: Tx, eventId: number) => {
  const { rows } = await tx.execute<{ id: number; count: number }>(sql`
    select w.id, count(*)::integer as count from materials m join workshops w on w.id = m.workshop_id
    where w.event_id = ${eventId} group by w.id`)
  return new Map(rows.map(({ id, count }) => [id, count]))
}

export const findRoomNames = async (tx: Tx) => {
  const rows = await tx.select({ name: rooms.name }).from(rooms)
  return new Set(rows.map(({ name }) => name))
}
