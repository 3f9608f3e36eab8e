import type { LineTax } from '@tafelrunde/contract/values/tax'
import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/database.ts'
import { events } from '../../events/events.tables.ts'
import { hallTables, orderItems } from '../exhibitions.tables.ts'

export const findEventState = async (tx: Tx, eventId: number) => {
  const [event] = await tx.select({ state: events.state }).from(events).where(eq(events.id, eventId))
  return event?.state
}

/** Takes the place of what was ordered of the price list before; a trigger counts what is taken. */
export const replaceOrderedItems = async (
  tx: Tx,
  orderId: number,
  items: Omit<typeof orderItems.$inferInsert, 'orderId'>[],
) => {
  await tx.delete(orderItems).where(and(eq(orderItems.orderId, orderId), isNotNull(orderItems.itemId)))
  if (items.length > 0) await tx.insert(orderItems).values(items.map(item => ({ ...item, orderId })))
}

/** How a position is taxed from now on. */
export const retaxPosition = (
  tx: Tx,
  id: number,
  { taxCase, vatPercent, exemption }: Pick<LineTax, 'taxCase' | 'vatPercent' | 'exemption'>,
) => tx.update(orderItems).set({ taxCase, vatPercent, exemption }).where(eq(orderItems.id, id))

/** What was ordered stays to be read, and is free for others. */
export const releaseItems = (tx: Tx, orderId: number) =>
  tx.update(orderItems).set({ holds: false }).where(eq(orderItems.orderId, orderId))

export const freePlaces = (tx: Tx, orderId: number) =>
  tx.update(hallTables).set({ orderId: null }).where(eq(hallTables.orderId, orderId))

/** Answers the places that it got: those that nobody has. */
export const takePlaces = async (
  tx: Tx,
  { id, eventId }: { id: number; eventId: number },
  places: string[],
) => {
  const taken = await tx
    .update(hallTables)
    .set({ orderId: id })
    .where(
      and(eq(hallTables.eventId, eventId), inArray(hallTables.place, places), isNull(hallTables.orderId)),
    )
    .returning({ place: hallTables.place })
  return taken.map(({ place }) => place)
}
