import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import { invoices } from '../invoices/invoices.tables.ts'
import { orders } from './exhibitions.tables.ts'

/** The orders of an account, in the order of their events; nobody else changes them until the transaction ends. */
export const lockOrdersOf = (tx: Tx, accountId: number) =>
  tx
    .select({
      id: orders.id,
      eventId: orders.eventId,
      state: orders.state,
      isInvoiced: sql<boolean>`exists (select 1 from ${invoices} i where i.order_id = orders.id)`,
    })
    .from(orders)
    .where(eq(orders.accountId, accountId))
    .orderBy(orders.eventId, orders.id)
    .for('update')

const nobody = {
  company: 'Konto gelöscht',
  street: '',
  postalCode: '',
  city: '',
  vatId: '',
  contactName: '',
  contactEmail: '',
  contactPhone: '',
  reference: '',
  leitwegId: '',
  remarks: '',
  discountReason: '',
  declineRemark: '',
}

/** The columns that say who ordered. */
export const personColumns = [
  orders.accountId,
  orders.company,
  orders.street,
  orders.postalCode,
  orders.city,
  orders.country,
  orders.vatId,
  orders.contactName,
  orders.contactEmail,
  orders.contactPhone,
  orders.reference,
  orders.leitwegId,
  orders.remarks,
  orders.declineRemark,
].map(({ name }) => name)

/** What never became a contract names nobody any more, and nobody can decide on it. */
export const forgetIdle = (tx: Tx, accountId: number) =>
  tx
    .update(orders)
    .set({
      ...nobody,
      state: sql`case ${orders.state} when 'ordered' then 'cancelled' else ${orders.state} end`,
    })
    .where(
      and(
        eq(orders.accountId, accountId),
        inArray(orders.state, ['ordered', 'declined', 'cancelled']),
        isNull(orders.feeCents), // of that there is an invoice that holds
      ),
    )

export const leaveOrders = (tx: Tx, accountId: number) =>
  tx.update(orders).set({ accountId: null }).where(eq(orders.accountId, accountId))
