import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db, Tx } from '../../platform/db/database.ts'
import { onlyRow } from '../../platform/db/rows.ts'
import { orders } from '../exhibitions/exhibitions.tables.ts'
import { orderBalances } from './balances/balances.tables.ts'
import { invoiceNumbers, invoices } from './invoices.tables.ts'

export type InvoiceRow = Awaited<ReturnType<typeof selectInvoices>>[number]

const cancelled = alias(invoices, 'cancelled')
const corrected = alias(invoices, 'corrected')
const columns = {
  id: invoices.id,
  number: invoices.number,
  kind: invoices.kind,
  orderId: invoices.orderId,
  issuedAt: invoices.issuedAt,
  grossCents: invoices.grossCents,
  file: invoices.file,
  cancels: cancelled.number,
  corrects: corrected.number,
  accountId: orders.accountId,
  eventId: orders.eventId,
}

const selectInvoices = (db: Db, where: SQL | undefined) =>
  db
    .select(columns)
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .leftJoin(cancelled, eq(cancelled.id, invoices.cancels))
    .leftJoin(corrected, eq(corrected.id, invoices.corrects))
    .where(where)

export const findInvoice = async (db: Db, id: number) => {
  const [row] = await selectInvoices(db, eq(invoices.id, id))
  return row
}

export const findInvoiceByNumber = async (db: Db, number: string) => {
  const [row] = await selectInvoices(db, eq(invoices.number, number))
  return row
}

/** What an invoice says, and as XRechnung. */
export const findDocument = async (db: Db, id: number) => {
  const [row] = await db
    .select({ document: invoices.document, xml: invoices.xml })
    .from(invoices)
    .where(eq(invoices.id, id))
  return row
}

export const isCancelled = async (db: Db, id: number) => {
  const rows = await db.select({ id: invoices.id }).from(invoices).where(eq(invoices.cancels, id))
  return rows.length > 0
}

/** What the credits of an invoice say, the oldest first. */
export const findCredits = (db: Db, id: number) =>
  db
    .select({ document: invoices.document })
    .from(invoices)
    .where(eq(invoices.corrects, id))
    .orderBy(asc(invoices.id))

/** What an order owes; below 0 what it is owed. */
export const findOpenCents = async (db: Db, orderId: number) => {
  const { openCents } = onlyRow(
    await db
      .select({ openCents: orderBalances.openCents })
      .from(orderBalances)
      .where(eq(orderBalances.orderId, orderId)),
  )
  return openCents
}

/** The confirmed orders of an event, as they stand now. */
export const findConfirmed = (db: Db, eventId: number) =>
  db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.eventId, eventId), eq(orders.state, 'confirmed')))
    .orderBy(asc(orders.id))

/**
 * The year's next number. Whoever else wants one waits until the transaction ends, and gets this one if it fails: so
 * none is left out.
 */
export const lockNextNumber = async (tx: Tx, year: number) => {
  const [row] = await tx
    .insert(invoiceNumbers)
    .values({ year, last: 1 })
    .onConflictDoUpdate({
      target: invoiceNumbers.year,
      set: { last: sql`${invoiceNumbers.last} + 1` },
    })
    .returning({ running: invoiceNumbers.last })
  if (!row) throw new Error('an insert or update always returns its row')
  return row.running
}

export const insertInvoice = async (tx: Tx, row: typeof invoices.$inferInsert) => {
  const invoice = onlyRow(await tx.insert(invoices).values(row).returning({ id: invoices.id }))
  return invoice.id
}
