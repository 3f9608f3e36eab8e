import type { OrderWish } from '@tafelrunde/contract/exhibitions/orders'
import { type ListedTax, positionsOf, quantitiesOf } from '@tafelrunde/contract/exhibitions/positions'
import type { LineTax } from '@tafelrunde/contract/values/tax'
import type { Tx } from '../../../platform/db/database.ts'
import { InvalidField, InvalidFields, Refusal } from '../../../platform/refusals.ts'
import { findHallTables, findItems, lockExhibition } from '../exhibitions.queries.ts'
import { findOrderedItems } from './orders.queries.ts'
import { shortageOf, wantedOf } from './orders.rules.ts'
import * as texts from './orders.texts.ts'
import * as queries from './stock.queries.ts'

// Whoever takes or frees something holds the row of the event's exhibition first. So two exhibitors never wait for
// each other's tables; the checks of the database would refuse one too many all the same.

type Ordered = { id: number; eventId: number }
/** How each item is taxed for whoever pays, and whether what the order has already is taxed so as well from now on. */
export type Taxing = { taxOf: (listed: ListedTax) => LineTax; isRetaxed: boolean }

/** Refuses for an event that is cancelled, also by somebody who had the row until now. */
const lockOffer = async (tx: Tx, eventId: number) => {
  await lockExhibition(tx, eventId)
  if ((await queries.findEventState(tx, eventId)) === 'cancelled')
    throw new Refusal('closed', texts.eventCancelled)
}

/** What an order has of the price list, the oldest first, as it is taxed from now on. */
const findHeld = async (tx: Tx, id: number, { taxOf, isRetaxed }: Taxing) =>
  (await findOrderedItems(tx, [id])).flatMap(({ kind, name, quantity, unitCents, listed, ...tax }) => {
    const { taxCase, vatPercent, exemption } = isRetaxed ? taxOf(listed) : tax
    return kind ? [{ kind, name, quantity, unitCents, listed, taxCase, vatPercent, exemption }] : []
  })

/** What is on no price list stays, as it is taxed from now on. */
const keepFreeLines = async (tx: Tx, id: number, { taxOf, isRetaxed }: Taxing) => {
  if (!isRetaxed) return
  for (const { id: line, kind, listed } of await findOrderedItems(tx, [id]))
    if (!kind) await queries.retaxPosition(tx, line, taxOf(listed))
}

const takeItems = async (tx: Tx, { id, eventId }: Ordered, wish: OrderWish, taxing: Taxing) => {
  const held = await findHeld(tx, id, taxing)
  await keepFreeLines(tx, id, taxing)
  await queries.replaceOrderedItems(tx, id, []) // what the order had is free for itself
  const items = await findItems(tx, [eventId])
  const wanted = quantitiesOf(wish)
  const { lines, missing } = wantedOf(items, wanted)
  if (missing.length > 0)
    throw new InvalidFields(missing.map(kind => new InvalidField(kind, texts.notOffered)))
  const shortage = shortageOf(lines)
  if (shortage) throw new Refusal('state', texts.soldOut(shortage.name, shortage.free))
  const offered = items.map(({ kind, name, unitCents, taxCase, exemption, onSite }) => {
    const listed = { taxCase, exemption, onSite }
    return { kind, name, unitCents, listed, ...taxing.taxOf(listed) }
  })
  const itemOf = new Map(items.map(item => [item.kind, item]))
  await queries.replaceOrderedItems(
    tx,
    id,
    positionsOf(held, offered, wanted, false).flatMap(({ kind, listed, ...position }) => {
      const item = itemOf.get(kind)
      if (!item) return []
      const { taxCase: listedTaxCase, exemption: listedExemption, onSite } = listed ?? item
      return [{ itemId: item.id, ...position, listedTaxCase, listedExemption, onSite }]
    }),
  )
}

/** Gives an order these tables of the hall besides those that it has; all or none. */
export const takePlaces = async (tx: Tx, order: Ordered, places: string[]) => {
  await lockOffer(tx, order.eventId)
  if (places.length === 0) return
  const known = await findHallTables(tx, [order.eventId])
  const unknown = places.find(place => !known.some(table => table.place === place))
  if (unknown) throw new InvalidField('places', texts.unknownPlace(unknown))
  const got = await queries.takePlaces(tx, order, places)
  const refused = places.find(place => !got.includes(place))
  if (refused) throw new Refusal('state', texts.placeTaken(refused))
}

/**
 * Gives an order what it wants: what it has already at the price at which it was ordered, the rest at that of now; refuses
 * with what there is too little of.
 */
export const takeStock = async (tx: Tx, order: Ordered, wish: OrderWish, taxing: Taxing) => {
  await lockOffer(tx, order.eventId)
  await takeItems(tx, order, wish, taxing)
  await queries.freePlaces(tx, order.id)
  await takePlaces(tx, order, wish.places)
}

/** Frees all that an order holds; what it was about can still be read. */
export const releaseStock = async (tx: Tx, order: Ordered) => {
  await lockExhibition(tx, order.eventId)
  await queries.releaseItems(tx, order.id)
  await queries.freePlaces(tx, order.id)
}
