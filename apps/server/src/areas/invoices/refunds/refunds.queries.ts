import { count, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../platform/db/database.ts'
import type { Page } from '../../../platform/db/filters.ts'
import { onlyRow } from '../../../platform/db/rows.ts'
import { events } from '../../events/events.tables.ts'
import { orders } from '../../exhibitions/exhibitions.tables.ts'
import { orderPayments } from '../../exhibitions/payments/payments.tables.ts'
import { refundFiles, refundTransfers } from './refunds.tables.ts'

const { xml, ...columns } = {
  id: refundFiles.id,
  createdAt: refundFiles.createdAt,
  createdBy: refundFiles.createdBy,
  execution: refundFiles.execution,
  count: refundFiles.count,
  totalCents: refundFiles.totalCents,
  undoneAt: refundFiles.undoneAt,
  undoneBy: refundFiles.undoneBy,
  undoneReason: refundFiles.undoneReason,
  createdById: refundFiles.createdById,
  needsRelease: refundFiles.needsRelease,
  releasedAt: refundFiles.releasedAt,
  releasedBy: refundFiles.releasedBy,
  releasedById: refundFiles.releasedById,
  xml: refundFiles.xml,
}
export type RefundFileRow = Omit<typeof refundFiles.$inferSelect, 'xml'>

/**
 * All orders for which more was paid than they cost, with the account that the money came from, else went to before; never
 * one from which a refund came back.
 */
export const findCredits = async (db: Db) => {
  const { rows } = await db.execute<{
    order: number
    company: string
    event: string
    endsAt: Date
    state: 'ordered' | 'confirmed' | 'declined' | 'invoiced' | 'paid' | 'cancelled'
    cents: number
    iban: string
    holder: string
  }>(sql`
    select b.order_id as order, o.company, e.name as event, e.ends_at as "endsAt", b.state, (-b.open_cents)::int as cents,
      coalesce(known.iban, '') as iban, coalesce(known.holder, '') as holder
    from order_balances b join orders o on o.id = b.order_id join events e on e.id = o.event_id
    left join lateral (select k.iban, k.holder from (
      (select n.payer_iban as iban, n.payer as holder, 1 as rank, n.id
        from invoices i join invoice_payments p on p.invoice_id = i.id join bank_entries n on n.id = p.entry_id
        where i.order_id = o.id and n.withdrawn_at is null and n.payer_iban <> '')
      union all
      (select t.iban, t.holder, 2, t.id from refund_transfers t join order_payments p on p.id = t.payment_id
        where p.order_id = o.id)) k
      where not exists (select from refund_returns r join refund_transfers t on t.payment_id = r.payment_id
        join order_payments p on p.id = r.payment_id
        where p.order_id = o.id and r.withdrawn_at is null and t.iban = k.iban)
      order by rank, id desc limit 1) known on true
    where b.open_cents < 0 order by o.company, o.id`)
  return rows
}

/** Its text follows, because that names the file's id. */
export const insertFile = async (tx: Tx, facts: Omit<typeof refundFiles.$inferInsert, 'xml'>) =>
  onlyRow(
    await tx
      .insert(refundFiles)
      .values({ ...facts, xml: '' })
      .returning(columns),
  )

export const keepXml = (tx: Tx, id: number, text: string) =>
  tx.update(refundFiles).set({ xml: text }).where(eq(refundFiles.id, id))

export const insertTransfer = (tx: Tx, row: typeof refundTransfers.$inferInsert) =>
  tx.insert(refundTransfers).values(row)

/** How many transfers there ever were to whoever placed this order, also undone ones. */
export const countTransfers = async (tx: Tx, orderId: number) => {
  const row = onlyRow(
    await tx
      .select({ count: count() })
      .from(refundTransfers)
      .innerJoin(orderPayments, eq(orderPayments.id, refundTransfers.paymentId))
      .where(eq(orderPayments.orderId, orderId)),
  )
  return row.count
}

/** The latest first. */
export const findFiles = async (db: Db, { limit, offset }: Page) => {
  const [total] = await db.select({ count: count() }).from(refundFiles)
  const rows = await db
    .select(columns)
    .from(refundFiles)
    .orderBy(desc(refundFiles.id))
    .limit(limit)
    .offset(offset)
  return { count: total?.count ?? 0, rows }
}

/** The refunds that these files hold or, once they are undone, held. */
export const findHeld = (db: Db, fileIds: number[]) =>
  db
    .select({
      file: refundTransfers.fileId,
      paymentId: refundTransfers.paymentId,
      reference: refundTransfers.reference,
      iban: refundTransfers.iban,
      cents: orderPayments.cents,
      withdrawnAt: orderPayments.withdrawnAt,
      orderId: orders.id,
      company: orders.company,
      contactName: orders.contactName,
      contactEmail: orders.contactEmail,
      event: { name: events.name, endsAt: events.endsAt },
    })
    .from(refundTransfers)
    .innerJoin(orderPayments, eq(orderPayments.id, refundTransfers.paymentId))
    .innerJoin(orders, eq(orders.id, orderPayments.orderId))
    .innerJoin(events, eq(events.id, orders.eventId))
    .where(inArray(refundTransfers.fileId, fileIds))
    .orderBy(refundTransfers.id)

export const findXml = async (db: Db, id: number) => {
  const [row] = await db
    .select({ ...columns, xml })
    .from(refundFiles)
    .where(eq(refundFiles.id, id))
  return row
}

/** Nobody else undoes or releases it until the transaction ends. */
export const lockFile = async (tx: Tx, id: number) => {
  const [row] = await tx.select(columns).from(refundFiles).where(eq(refundFiles.id, id)).for('update')
  return row
}

type Undone = Required<Pick<typeof refundFiles.$inferInsert, 'undoneAt' | 'undoneBy' | 'undoneReason'>>

export const undo = async (tx: Tx, id: number, undone: Undone) =>
  onlyRow(await tx.update(refundFiles).set(undone).where(eq(refundFiles.id, id)).returning(columns))

type Released = Required<Pick<typeof refundFiles.$inferInsert, 'releasedAt' | 'releasedBy' | 'releasedById'>>

export const release = async (tx: Tx, id: number, released: Released) =>
  onlyRow(await tx.update(refundFiles).set(released).where(eq(refundFiles.id, id)).returning(columns))
