import type { AllotmentState } from '@tafelrunde/contract/admin/events/allotments'
import { and, asc, count, eq, inArray, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { filtersOf, type ListQuery } from '../../../platform/db/filters.ts'
import { onlyRow } from '../../../platform/db/rows.ts'
import { events } from '../../events/events.tables.ts'
import { timeslotName, timeslots } from '../../timeslots/timeslots.tables.ts'
import { workshops } from '../../workshops/workshops.tables.ts'
import { allotments, allottedPlaces } from './allotments.tables.ts'

export type Query = ListQuery & { state?: AllotmentState | undefined } & Record<string, unknown>

type Place = {
  timeslot: number | null
  name: string | null
  start: string | null
  places: number
  given: number
}

// Of the event itself first, then by time.
const places = sql<Place[]>`(
  select coalesce(json_agg(json_build_object('timeslot', p.timeslot_id, 'name', coalesce(w.name, t.caption),
      'start', t.starts_at, 'places', p.places, 'given', p.given) order by t.starts_at nulls first, p.id), '[]')
  from allotted_places p left join timeslots t on t.id = p.timeslot_id left join workshops w on w.id = t.workshop_id
  where p.allotment_id = ${allotments.id})`

const select = (db: Db, where: SQL | undefined) =>
  db
    .select({
      id: allotments.id,
      event: { id: events.id, name: events.name },
      name: allotments.name,
      note: allotments.note,
      until: allotments.until,
      released: allotments.releasedAt,
      places,
    })
    .from(allotments)
    .innerJoin(events, eq(events.id, allotments.eventId))
    .where(where)

/** A page of them, what is held still first, by its last day. */
export const findAllotments = async (db: Db, { state, ...query }: Query) => {
  const columns = { id: allotments.id, event: allotments.eventId }
  const isState = { held: isNull(allotments.releasedAt), released: isNotNull(allotments.releasedAt) }
  const where = and(state && isState[state], filtersOf(query, columns, [allotments.name]))
  const [total] = await db.select({ count: count() }).from(allotments).where(where)
  const rows = await select(db, where)
    .orderBy(sql`${allotments.releasedAt} is not null`, asc(allotments.until), asc(allotments.id))
    .limit(query.limit)
    .offset(query.offset)
  return { count: total?.count ?? 0, rows }
}

export const findAllotment = async (db: Db, id: number) => {
  const [row] = await select(db, eq(allotments.id, id))
  return row
}

/** The Termine that it holds places of, or is to. */
export const findTimeslotIds = async (db: Db, id: number) => {
  const rows = await db
    .select({ id: allottedPlaces.timeslotId })
    .from(allottedPlaces)
    .where(eq(allottedPlaces.allotmentId, id))
  return rows.flatMap(({ id }) => id ?? [])
}

/** Nobody else gives of it or changes it. Whoever needs its Termine or its event has locked them before. */
export const lockAllotment = async (tx: Tx, id: number) => {
  const [row] = await tx.select().from(allotments).where(eq(allotments.id, id)).for('update')
  return row
}

/** What the Termine are called that can be held back. */
export const findNames = async (tx: Tx, ids: number[]) => {
  const rows = await tx
    .select({ id: timeslots.id, name: timeslotName })
    .from(timeslots)
    .leftJoin(workshops, eq(workshops.id, timeslots.workshopId))
    .where(inArray(timeslots.id, ids))
  return new Map(rows.map(({ id, name }) => [id, name]))
}

export const insertAllotment = async (tx: Tx, facts: typeof allotments.$inferInsert) =>
  onlyRow(await tx.insert(allotments).values(facts).returning({ id: allotments.id })).id

export const updateAllotment = (tx: Tx, id: number, facts: Partial<typeof allotments.$inferInsert>) =>
  tx.update(allotments).set(facts).where(eq(allotments.id, id))

export const findPlaces = (tx: Tx, id: number) =>
  tx.select().from(allottedPlaces).where(eq(allottedPlaces.allotmentId, id))

export const putPlaces = (tx: Tx, allotmentId: number, timeslotId: number | null, places: number) =>
  tx
    .insert(allottedPlaces)
    .values({ allotmentId, timeslotId, places })
    .onConflictDoUpdate({
      target: [allottedPlaces.allotmentId, allottedPlaces.timeslotId],
      set: { places },
    })

export const dropPlaces = (tx: Tx, ids: number[]) =>
  tx.delete(allottedPlaces).where(inArray(allottedPlaces.id, ids))

/** One of them is given to somebody; false where none is left. */
export const givePlace = async (tx: Tx, allotmentId: number, timeslotId: number | null) => {
  const rows = await tx
    .update(allottedPlaces)
    .set({ given: sql`${allottedPlaces.given} + 1` })
    .where(
      and(
        eq(allottedPlaces.allotmentId, allotmentId),
        sql`${allottedPlaces.timeslotId} is not distinct from ${timeslotId}`,
        isNull(allottedPlaces.releasedAt),
        lt(allottedPlaces.given, allottedPlaces.places),
      ),
    )
    .returning({ id: allottedPlaces.id })
  return rows.length > 0
}

export const release = async (tx: Tx, id: number, releasedAt: Date) => {
  await updateAllotment(tx, id, { releasedAt })
  await tx.update(allottedPlaces).set({ releasedAt }).where(eq(allottedPlaces.allotmentId, id))
}

/** Those whose last day was before this one. */
export const findOver = async (db: Db, today: string) => {
  const rows = await db
    .select({ id: allotments.id })
    .from(allotments)
    .where(and(isNull(allotments.releasedAt), lt(allotments.until, today)))
    .orderBy(asc(allotments.id))
  return rows.map(({ id }) => id)
}
