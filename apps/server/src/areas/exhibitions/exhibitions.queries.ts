import { and, asc, count, eq, gt, inArray, notInArray, type SQL, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/database.ts'
import type { Page } from '../../platform/db/filters.ts'
import { events } from '../events/events.tables.ts'
import { exhibitions, hallImages, hallTables, priceItems } from './exhibitions.tables.ts'

export type ExhibitionRow = Awaited<ReturnType<typeof selectExhibitions>>[number]

const selectExhibitions = (db: Db, where: SQL | undefined) =>
  db
    .select({
      exhibition: exhibitions,
      hallImage: hallImages.image,
      event: {
        id: events.id,
        name: events.name,
        state: events.state,
        startsAt: events.startsAt,
        endsAt: events.endsAt,
        location: events.location,
      },
    })
    .from(exhibitions)
    .innerJoin(events, eq(events.id, exhibitions.eventId))
    .leftJoin(hallImages, eq(hallImages.eventId, exhibitions.eventId))
    .where(where)

/** Of published events that are not over. */
export const findExhibitions = async (db: Db, now: Date, page: Page) => {
  const where = and(inArray(events.state, ['announced', 'open', 'closed']), gt(events.endsAt, now))
  const [total] = await db
    .select({ count: count() })
    .from(exhibitions)
    .innerJoin(events, eq(events.id, exhibitions.eventId))
    .where(where)
  const rows = await selectExhibitions(db, where)
    .orderBy(asc(events.startsAt), asc(events.id))
    .limit(page.limit)
    .offset(page.offset)
  return { count: total?.count ?? 0, rows }
}

export const findExhibition = async (db: Db, eventId: number) => {
  const [row] = await selectExhibitions(db, eq(exhibitions.eventId, eventId))
  return row
}

/** Nobody else takes or frees anything of this event until the transaction ends. */
export const lockExhibition = (tx: Tx, eventId: number) =>
  tx
    .select({ eventId: exhibitions.eventId })
    .from(exhibitions)
    .where(eq(exhibitions.eventId, eventId))
    .for('update')

/** With `isOrdered`: whether some order names it, also one that was declined or cancelled. */
export const findItems = (db: Db, eventIds: number[]) =>
  db
    .select({
      id: priceItems.id,
      eventId: priceItems.eventId,
      kind: priceItems.kind,
      name: priceItems.name,
      unitCents: priceItems.unitCents,
      taxCase: priceItems.taxCase,
      exemption: priceItems.exemption,
      onSite: priceItems.onSite,
      stock: priceItems.stock,
      taken: priceItems.taken,
      isOrdered: sql<boolean>`exists (select 1 from order_items o where o.item_id = price_items.id)`,
    })
    .from(priceItems)
    .where(inArray(priceItems.eventId, eventIds))
    .orderBy(priceItems.id)

export const findHallTables = (db: Db, eventIds: number[]) =>
  db
    .select()
    .from(hallTables)
    .where(inArray(hallTables.eventId, eventIds))
    .orderBy(hallTables.row, hallTables.column, hallTables.id)

/** Takes the place of what was there, and holds its row until the transaction ends. */
export const putExhibition = (tx: Tx, row: typeof exhibitions.$inferInsert) =>
  tx.insert(exhibitions).values(row).onConflictDoUpdate({ target: exhibitions.eventId, set: row })

type Item = Omit<typeof priceItems.$inferInsert, 'eventId'>

export const putItems = async (tx: Tx, eventId: number, items: Item[]) => {
  const kept = items.map(({ kind }) => kind)
  await tx.delete(priceItems).where(and(eq(priceItems.eventId, eventId), notInArray(priceItems.kind, kept)))
  for (const { kind, ...facts } of items)
    await tx
      .insert(priceItems)
      .values({ eventId, kind, ...facts })
      .onConflictDoUpdate({ target: [priceItems.eventId, priceItems.kind], set: facts })
}

type Table = Omit<typeof hallTables.$inferInsert, 'eventId' | 'orderId'>

/** Those that stay are whose they were. */
export const putHallTables = async (tx: Tx, eventId: number, tables: Table[]) => {
  const kept = tables.map(({ place }) => place)
  await tx.delete(hallTables).where(and(eq(hallTables.eventId, eventId), notInArray(hallTables.place, kept)))
  if (tables.length > 0)
    await tx
      .insert(hallTables)
      .values(tables.map(table => ({ ...table, eventId })))
      .onConflictDoUpdate({
        target: [hallTables.eventId, hallTables.place],
        set: { column: sql`excluded.hall_column`, row: sql`excluded.hall_row` },
      })
}

export const putHallImage = (tx: Tx, eventId: number, image: string) =>
  tx
    .insert(hallImages)
    .values({ eventId, image })
    .onConflictDoUpdate({ target: hallImages.eventId, set: { image } })

/** Answers which one it was. */
export const deleteHallImage = async (tx: Tx, eventId: number) => {
  const [row] = await tx.delete(hallImages).where(eq(hallImages.eventId, eventId)).returning()
  return row?.image
}
