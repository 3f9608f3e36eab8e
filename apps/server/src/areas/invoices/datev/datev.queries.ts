import { and, asc, desc, eq, exists, gte, lt, lte, not, or, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { events } from '../../events/events.tables.ts'
import { orders } from '../../exhibitions/exhibitions.tables.ts'
import { settlements } from '../../settlements/settlements.tables.ts'
import { invoiceNumbers, invoices } from '../invoices.tables.ts'
import { costCentres, datevSettings } from './datev.tables.ts'

export const findSettings = async (db: Db) => {
  const [row] = await db.select().from(datevSettings)
  return row
}

export const putSettings = (tx: Tx, row: typeof datevSettings.$inferInsert) =>
  tx.insert(datevSettings).values(row).onConflictDoUpdate({ target: datevSettings.id, set: row })

const withCostCentre = (db: Db) =>
  db
    .select({
      event: events.id,
      name: events.name,
      startsAt: events.startsAt,
      costCentre: sql<string>`coalesce(${costCentres.costCentre}, '')`,
    })
    .from(events)
    .leftJoin(costCentres, eq(costCentres.eventId, events.id))

/** Of each event that something is posted of. */
export const findCostCentres = (db: Db) => {
  const ordered = db.select({ id: orders.id }).from(orders).where(eq(orders.eventId, events.id))
  const settled = db
    .select({ id: settlements.id })
    .from(settlements)
    .where(eq(settlements.eventId, events.id))
  return withCostCentre(db)
    .where(or(exists(ordered), exists(settled)))
    .orderBy(desc(events.startsAt), desc(events.id))
}

export const findCostCentre = async (db: Db, eventId: number) => {
  const [row] = await withCostCentre(db).where(eq(events.id, eventId))
  return row
}

/** An empty one is none. */
export const putCostCentre = (tx: Tx, eventId: number, costCentre: string) =>
  costCentre === ''
    ? tx.delete(costCentres).where(eq(costCentres.eventId, eventId))
    : tx
        .insert(costCentres)
        .values({ eventId, costCentre })
        .onConflictDoUpdate({ target: costCentres.eventId, set: { costCentre } })

/** All invoices where no last one is named, and with an export those alone that none before it has. */
type Days = {
  start: Date
  before: Date
  through?: number | null | undefined
  newBefore?: number | undefined
}

/** Whether an export before this one has the invoice. */
const isIn = (exportId: number) => sql`exists (select from datev_exports e where e.id < ${exportId}
  and ${invoices.id} <= e.through_invoice
  and (${invoices.issuedAt} at time zone 'Europe/Berlin')::date between e.from_day and e.until_day)`

const within = ({ start, before, through, newBefore }: Days) =>
  and(
    gte(invoices.issuedAt, start),
    lt(invoices.issuedAt, before),
    through === undefined ? undefined : lte(invoices.id, through ?? 0),
    newBefore === undefined ? undefined : not(isIn(newBefore)),
  )

/** What invoices and cancellations that were written in this time say, in the order of their numbers. */
export const findDocuments = (db: Db, days: Days) =>
  db
    .select({
      document: invoices.document,
      number: invoices.number,
      kind: invoices.kind,
      file: invoices.file,
      costCentre: sql<string>`coalesce(${costCentres.costCentre}, '')`,
    })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .leftJoin(costCentres, eq(costCentres.eventId, orders.eventId))
    .where(within(days))
    .orderBy(asc(invoices.year), asc(invoices.running))

export const sumInvoices = async (db: Db, days: Days) => {
  const [row] = await db
    .select({
      invoices: sql`count(*)`.mapWith(Number),
      cents: sql`coalesce(sum(${invoices.grossCents}), 0)`.mapWith(Number),
    })
    .from(invoices)
    .where(within(days))
  return row ?? { invoices: 0, cents: 0 }
}

/** Until the transaction ends nobody else exports or writes an invoice, and whoever is writing one has done so. */
export const lockNumbers = async (tx: Tx) => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('datev_exports'))`)
  await tx.select().from(invoiceNumbers).for('update')
}

/** The last invoice that was written. */
export const findLastInvoice = async (db: Db) => {
  const [row] = await db.select({ id: invoices.id }).from(invoices).orderBy(desc(invoices.id)).limit(1)
  return row?.id
}
