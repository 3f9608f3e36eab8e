import type { EventHanging } from '@tafelrunde/contract/admin/events/events'
import { asc, eq, notInArray, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/database.ts'
import { exhibitorEvents } from '../directory/directory.tables.ts'
import { events } from '../events/events.tables.ts'
import { hallTables, priceItems } from '../exhibitions/exhibitions.tables.ts'
import { timeslots } from '../timeslots/timeslots.tables.ts'
import { workshops } from '../workshops/workshops.tables.ts'

/** What hangs on an event. */
export const findHanging = async (db: Db, eventId: number): Promise<EventHanging> => {
  const { rows } = await db.execute<EventHanging>(sql`
    select e.seats_taken - e.seats_allotted as registered, e.waitlist_count as waiting,
      (select count(*)::integer from event_subscriptions where event_id = e.id) as people,
      (select count(*)::integer from workshops where event_id = e.id) as workshops,
      (select count(*)::integer from timeslots where event_id = e.id) as timeslots,
      (select count(*)::integer from orders where event_id = e.id and state in ('ordered', 'confirmed')) as open_orders,
      (select count(*)::integer from orders where event_id = e.id and state = 'invoiced') as invoiced_orders,
      (select count(*)::integer from orders where event_id = e.id) as orders,
      (select count(*)::integer from confirmations c join participations p on p.id = c.participation_id
        join timeslots t on t.id = p.timeslot_id where t.event_id = e.id) as confirmations,
      (select count(*)::integer from settlements where event_id = e.id) as settlements
    from events e where e.id = ${eventId}`)
  const [hanging] = rows
  if (!hanging) throw new Error(`the caller has read event ${eventId}`)
  return hanging
}

export const findWorkshopIds = async (tx: Tx, eventId: number) => {
  const rows = await tx.select({ id: workshops.id }).from(workshops).where(eq(workshops.eventId, eventId))
  return rows.map(({ id }) => id)
}

/** Deletes an event with all that was set up for it. */
export const removeEvent = async (tx: Tx, eventId: number) => {
  for (const part of [timeslots, workshops, hallTables, priceItems, exhibitorEvents])
    await tx.delete(part).where(eq(part.eventId, eventId))
  await tx.delete(events).where(eq(events.id, eventId))
}

/** The events that are to come or not yet closed, the soonest first. */
export const findUnfinished = (db: Db) =>
  db
    .select({ id: events.id, name: events.name })
    .from(events)
    .where(notInArray(events.state, ['finished', 'cancelled']))
    .orderBy(asc(events.startsAt), asc(events.id))

type Counts = Record<
  | 'timeslots'
  | 'workshopsWithoutTimeslot'
  | 'timeslotsWithoutRoom'
  | 'workshopsWithoutLecturer'
  | 'timeslotsOutside'
  | 'exhibitions'
  | 'priceItems'
  | 'unmarked'
  | 'ordersToInvoice'
  | 'settlementsToPay',
  number
>

/** What of an event's programme and books is there, and what is not yet done. */
export const findChecklistCounts = async (db: Db, eventId: number): Promise<Counts> => {
  const { rows } = await db.execute<Counts>(sql`
    with slots as (
      select t.*, e.starts_at as first_at, e.ends_at as last_at
      from timeslots t join events e on e.id = t.event_id where e.id = ${eventId}
    ), held as (
      select * from workshops where event_id = ${eventId}
    )
    select
      (select count(*)::integer from slots where workshop_id is not null) as timeslots,
      (select count(*)::integer from held where not exists (select from slots where workshop_id = held.id))
        as "workshopsWithoutTimeslot",
      (select count(*)::integer from slots where workshop_id is not null and location = '') as "timeslotsWithoutRoom",
      (select count(*)::integer from held
        where not exists (select from workshop_lecturers l where l.workshop_id = held.id)) as "workshopsWithoutLecturer",
      (select count(*)::integer from slots where starts_at < first_at or ends_at > last_at) as "timeslotsOutside",
      (select count(*)::integer from exhibitions where event_id = ${eventId}) as exhibitions,
      (select count(*)::integer from price_items where event_id = ${eventId}) as "priceItems",
      (select count(*)::integer from slots
        where exists (select from participations p where p.timeslot_id = slots.id and p.state = 'registered'))
        as unmarked,
      (select count(*)::integer from orders where event_id = ${eventId} and state in ('ordered', 'confirmed'))
        as "ordersToInvoice",
      (select count(*)::integer from settlements where event_id = ${eventId} and state <> 'paid') as "settlementsToPay"`)
  const [counts] = rows
  if (!counts) throw new Error('a select of counts always answers a row')
  return counts
}
