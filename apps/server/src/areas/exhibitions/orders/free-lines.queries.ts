import type { ListedTax } from '@tafelrunde/contract/exhibitions/positions'
import type { LineTax } from '@tafelrunde/contract/values/tax'
import { and, count, eq, inArray, isNull } from 'drizzle-orm'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { orderItems, orders } from '../exhibitions.tables.ts'

/** What is on no price list, of any order. */
export const findFreeLine = async (db: Db, id: number) => {
  const [row] = await db
    .select({ id: orderItems.id, orderId: orderItems.orderId })
    .from(orderItems)
    .where(and(eq(orderItems.id, id), isNull(orderItems.itemId)))
  return row
}

export const countFreeLines = async (tx: Tx, orderId: number) => {
  const [row] = await tx
    .select({ count: count() })
    .from(orderItems)
    .where(and(eq(orderItems.orderId, orderId), isNull(orderItems.itemId)))
  return row?.count ?? 0
}

type Line = LineTax & {
  orderId: number
  name: string
  quantity: number
  unitCents: number
  listed: ListedTax
}

export const insertFreeLine = (tx: Tx, { listed: { taxCase, exemption, onSite }, ...line }: Line) =>
  tx
    .insert(orderItems)
    .values({ ...line, itemId: null, listedTaxCase: taxCase, listedExemption: exemption, onSite })

export const deleteFreeLine = (tx: Tx, id: number) => tx.delete(orderItems).where(eq(orderItems.id, id))

/** What the office has typed into orders that came to nothing, of an account that goes: the figures stay. */
export const forgetFreeLines = (tx: Tx, accountId: number, states: (typeof orders.$inferSelect)['state'][]) =>
  tx
    .update(orderItems)
    .set({ name: 'Freie Zeile' })
    .where(
      and(
        isNull(orderItems.itemId),
        inArray(
          orderItems.orderId,
          tx
            .select({ id: orders.id })
            .from(orders)
            .where(and(eq(orders.accountId, accountId), inArray(orders.state, states))),
        ),
      ),
    )
