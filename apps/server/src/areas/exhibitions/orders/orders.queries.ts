import { and, asc, count, desc, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { filtersOf, type Page } from '../../../platform/db/filters.ts'
import { onlyRow } from '../../../platform/db/rows.ts'
import { events } from '../../events/events.tables.ts'
import { orderBalances } from '../../invoices/balances/balances.tables.ts'
import { invoices } from '../../invoices/invoices.tables.ts'
import { exhibitions, hallTables, orderItems, orders, priceItems } from '../exhibitions.tables.ts'

export type OrderRow = Awaited<ReturnType<typeof selectOrders>>[number]
type Query = Page & Record<string, unknown>

/** As it is kept: whether it is paid is told by its balance. */
type KeptState = (typeof orders.$inferSelect)['state']

const columns = { event: orders.eventId, state: orderBalances.state }

const selectOrders = (db: Db, where: SQL | undefined) =>
  db
    .select({
      order: { ...getTableColumns(orders), state: orderBalances.state },
      event: {
        id: events.id,
        name: events.name,
        state: events.state,
        startsAt: events.startsAt,
        endsAt: events.endsAt,
        location: events.location,
      },
      ending: { endingDays: exhibitions.endingDays, endingPercents: exhibitions.endingPercents },
    })
    .from(orders)
    .innerJoin(orderBalances, eq(orderBalances.orderId, orders.id))
    .innerJoin(events, eq(events.id, orders.eventId))
    .leftJoin(exhibitions, eq(exhibitions.eventId, orders.eventId))
    .where(where)

/** All orders, or those of the account, the latest first. */
export const findOrders = async (db: Db, accountId: number | undefined, query: Query) => {
  const own = accountId === undefined ? undefined : eq(orders.accountId, accountId)
  const where = and(own, filtersOf(query, columns))
  const [total] = await db
    .select({ count: count() })
    .from(orders)
    .innerJoin(orderBalances, eq(orderBalances.orderId, orders.id))
    .where(where)
  const rows = await selectOrders(db, where)
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(query.limit)
    .offset(query.offset)
  return { count: total?.count ?? 0, rows }
}

export const findOrder = async (db: Db, id: number) => {
  const [row] = await selectOrders(db, eq(orders.id, id))
  return row
}

/** Nobody else changes the order until the transaction ends. */
export const lockOrder = (tx: Tx, id: number) =>
  tx.select({ id: orders.id }).from(orders).where(eq(orders.id, id)).for('update')

/** The orders of an event in these states; nobody else changes them until the transaction ends. */
export const lockOrdersOf = (tx: Tx, eventId: number, states: KeptState[]) =>
  tx
    .select()
    .from(orders)
    .where(and(eq(orders.eventId, eventId), inArray(orders.state, states)))
    .orderBy(asc(orders.id))
    .for('update')

/** Whether an account is an exhibitor of this event by some order. */
export const hasOrder = async (tx: Tx, accountId: number, eventId: number, states: KeptState[]) => {
  const rows = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.accountId, accountId), eq(orders.eventId, eventId), inArray(orders.state, states)))
    .limit(1)
  return rows.length > 0
}

/** What these orders have, the oldest first. */
export const findOrderedItems = (db: Db, orderIds: number[]) =>
  db
    .select({
      id: orderItems.id,
      orderId: orderItems.orderId,
      /** Null: a free line. */
      kind: priceItems.kind,
      name: orderItems.name,
      quantity: orderItems.quantity,
      unitCents: orderItems.unitCents,
      taxCase: orderItems.taxCase,
      vatPercent: orderItems.vatPercent,
      exemption: orderItems.exemption,
      listed: {
        taxCase: orderItems.listedTaxCase,
        exemption: orderItems.listedExemption,
        onSite: orderItems.onSite,
      },
    })
    .from(orderItems)
    .leftJoin(priceItems, eq(priceItems.id, orderItems.itemId))
    .where(inArray(orderItems.orderId, orderIds))
    .orderBy(asc(orderItems.id))

/** The tables of these orders, row by row. */
export const findPlaces = (db: Db, orderIds: number[]) =>
  db
    .select({ orderId: hallTables.orderId, place: hallTables.place })
    .from(hallTables)
    .where(inArray(hallTables.orderId, orderIds))
    .orderBy(asc(hallTables.row), asc(hallTables.column), asc(hallTables.id))

/** Those that no other invoice cancels, each with what credits some of it. */
export const findValidInvoices = (db: Db, orderIds: number[]) =>
  db
    .select({
      orderId: invoices.orderId,
      id: invoices.id,
      number: invoices.number,
      credits: sql<{ id: number; number: string; gross_cents: number }[]>`coalesce((
        select json_agg(json_build_object('id', c.id, 'number', c.number, 'gross_cents', c.gross_cents) order by c.id)
        from invoices c where c.corrects = invoices.id), '[]')`,
    })
    .from(invoices)
    .where(
      and(
        inArray(invoices.orderId, orderIds),
        eq(invoices.kind, 'invoice'),
        sql`not exists (select 1 from invoices c where c.cancels = ${invoices.id})`,
      ),
    )

export const insertOrder = async (tx: Tx, row: typeof orders.$inferInsert) => {
  const order = onlyRow(await tx.insert(orders).values(row).returning())
  return order
}

export const updateOrder = (tx: Tx, id: number, changes: Partial<typeof orders.$inferInsert>) =>
  tx.update(orders).set(changes).where(eq(orders.id, id))
