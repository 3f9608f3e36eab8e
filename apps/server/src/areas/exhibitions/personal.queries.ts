import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import { orders } from './exhibitions.tables.ts'

/** The orders of an account, in the order of their events; nobody else changes them until the transaction ends. */
export const lockOrdersOf = (tx: Tx, accountId: number) =>
  tx
    .select({ id: orders.id, eventId: orders.eventId, state: orders.state })
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
  declineRemark: '',
}

/** What never became a contract names nobody any more, and nobody can decide on it. */
export const forgetIdle = (tx: Tx, accountId: number) =>
  tx
    .update(orders)
    .set({
      ...nobody,
      state: sql`case ${orders.state} when 'ordered' then 'cancelled' else ${orders.state} end`,
    })
    .where(and(eq(orders.accountId, accountId), inArray(orders.state, ['ordered', 'declined', 'cancelled'])))

export const leaveOrders = (tx: Tx, accountId: number) =>
  tx.update(orders).set({ accountId: null }).where(eq(orders.accountId, accountId))
