import { eq, type SQLWrapper, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/database.ts'
import { onlyRow, rowsOf } from '../../../platform/db/rows.ts'
import { events } from '../../events/events.tables.ts'
import { timeslots } from '../../timeslots/timeslots.tables.ts'
import { workshops } from '../../workshops/workshops.tables.ts'
import { programmeImports } from './imports.tables.ts'

/** Any number of ids as one parameter. */
const isOneOf = (id: SQLWrapper, ids: number[]) => sql`${id} = any(${sql.param(ids)}::integer[])`

/** What the file of an event said the last time. */
export const findFileDigests = async (tx: Tx, eventId: number) => {
  const [row] = await tx.select().from(programmeImports).where(eq(programmeImports.eventId, eventId))
  return row?.digests
}

export const keepFileDigests = (
  tx: Tx,
  eventId: number,
  digests: typeof programmeImports.$inferInsert.digests,
) =>
  tx
    .insert(programmeImports)
    .values({ eventId, digests })
    .onConflictDoUpdate({ target: programmeImports.eventId, set: { digests } })

/** Imports come one after the other. */
export const lockImports = (tx: Tx) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext('import-programme'))`)

export const lockEventOf = async (tx: Tx, source: string) => {
  const [event] = await tx.select().from(events).where(eq(events.source, source)).for('update')
  return event
}

export const insertEvent = async (tx: Tx, event: typeof events.$inferInsert) =>
  onlyRow(await tx.insert(events).values(event).returning())

export const updateEvent = (tx: Tx, id: number, facts: Partial<typeof events.$inferInsert>) =>
  tx.update(events).set(facts).where(eq(events.id, id))

export const findWorkshops = (tx: Tx, eventId: number) =>
  tx
    .select({
      id: workshops.id,
      guid: workshops.guid,
      name: workshops.name,
      subtitle: workshops.subtitle,
      description: workshops.description,
      location: workshops.location,
    })
    .from(workshops)
    .where(eq(workshops.eventId, eventId))

/** How many have a place in it, had one or wait. */
const participations = sql<number>`(
  select count(*)::integer from participations p where p.timeslot_id = timeslots.id)`

/** Nobody books or leaves a timeslot of the event until the end of the transaction. */
export const lockTimeslots = async (tx: Tx, eventId: number) => {
  const ofEvent = eq(timeslots.eventId, eventId)
  await tx.select({ id: timeslots.id }).from(timeslots).where(ofEvent).orderBy(timeslots.id).for('update')
  // Only a second look sees what was booked while the first one waited.
  const rows = await tx.select({ slot: timeslots, participations }).from(timeslots).where(ofEvent)
  return rows.map(({ slot, participations }) => ({
    ...slot,
    participations,
    isBooked: participations > 0,
  }))
}

export const insertWorkshops = (tx: Tx, rows: (typeof workshops.$inferInsert)[]) =>
  tx.insert(workshops).values(rows).returning({ id: workshops.id, guid: workshops.guid })

export const updateWorkshops = (tx: Tx, rows: object[]) =>
  tx.execute(sql`
    update workshops set guid = new.guid, name = new.name, subtitle = new.subtitle, description = new.description,
      location = new.location
    from ${rowsOf(rows, sql`id integer, guid text, name text, subtitle text, description text, location text`)}
    where workshops.id = new.id`)

export const removeWorkshops = (tx: Tx, ids: number[]) =>
  tx.delete(workshops).where(isOneOf(workshops.id, ids))

export const insertTimeslots = (tx: Tx, rows: (typeof timeslots.$inferInsert)[]) =>
  tx.insert(timeslots).values(rows)

/** Overlaps that this makes are looked for by `findClashes`, and refused by the database at `checkClashes`. */
export const updateTimeslots = async (tx: Tx, rows: object[]) => {
  await tx.execute(sql`set constraints participations_no_clash deferred`)
  await tx.execute(sql`
    update timeslots set guid = new.guid, workshop_id = new."workshopId", caption = new.caption,
      starts_at = new."startsAt", ends_at = new."endsAt", location = new.location,
      -- Whoever says another place does not mean the room any more.
      room_id = case when timeslots.location = new.location then room_id end
    from ${rowsOf(
      rows,
      sql`id integer, guid text, "workshopId" integer, caption text, "startsAt" timestamptz,
      "endsAt" timestamptz, location text`,
    )}
    where timeslots.id = new.id`)
}

export const checkClashes = (tx: Tx) => tx.execute(sql`set constraints participations_no_clash immediate`)

export const removeTimeslots = (tx: Tx, ids: number[]) =>
  tx.delete(timeslots).where(isOneOf(timeslots.id, ids))

type ClashRow = { name: string; startsAt: string; endsAt: string; people: number } & Record<
  'otherName' | 'otherStartsAt' | 'otherEndsAt',
  string
>

/** Pairs of timeslots that overlap although somebody is registered for both; one of them is among `ids`. */
export const findClashes = async (tx: Tx, ids: number[]) => {
  const { rows } = await tx.execute<ClashRow>(sql`
    select coalesce(aw.name, at.caption) as name, at.starts_at as "startsAt", at.ends_at as "endsAt",
      coalesce(bw.name, bt.caption) as "otherName", bt.starts_at as "otherStartsAt", bt.ends_at as "otherEndsAt",
      count(*)::integer as people
    from participations a
    join booked_at(a.account_id, a.starts_at, a.ends_at) b on b.timeslot_id <> a.timeslot_id
    join timeslots at on at.id = a.timeslot_id left join workshops aw on aw.id = at.workshop_id
    join timeslots bt on bt.id = b.timeslot_id left join workshops bw on bw.id = bt.workshop_id
    where ${isOneOf(sql`a.timeslot_id`, ids)}
      and not (${isOneOf(sql`b.timeslot_id`, ids)} and b.timeslot_id < a.timeslot_id)
      and a.state = 'registered' and b.state = 'registered'
    group by at.id, aw.name, bt.id, bw.name
    order by at.starts_at, at.id, bt.starts_at, bt.id`)
  const slot = (name: string, startsAt: string, endsAt: string) => ({
    name,
    startsAt: new Date(startsAt),
    endsAt: new Date(endsAt),
  })
  return rows.map(row => ({
    slot: slot(row.name, row.startsAt, row.endsAt),
    other: slot(row.otherName, row.otherStartsAt, row.otherEndsAt),
    people: row.people,
  }))
}
