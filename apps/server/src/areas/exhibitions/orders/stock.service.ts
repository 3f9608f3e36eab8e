import type { OrderWish } from '@tafelrunde/contract/exhibitions/orders'
import type { LineTax } from '@tafelrunde/contract/values/tax'
import type { Tx } from '../../../platform/db/database.ts'
import { InvalidField, InvalidFields, Refusal } from '../../../platform/refusals.ts'
import { findHallTables, findItems, lockExhibition } from '../exhibitions.queries.ts'
import type { PriceItem } from '../exhibitions.rules.ts'
import { linesOf, shortageOf } from './orders.rules.ts'
import * as texts from './orders.texts.ts'
import * as queries from './stock.queries.ts'

// Whoever takes or frees something holds the row of the event's exhibition first. So two exhibitors never wait for
// each other's tables; the checks of the database would refuse one too many all the same.

type Ordered = { id: number; eventId: number }
type TaxOf = (item: PriceItem) => LineTax

/** Refuses for an event that is cancelled, also by somebody who had the row until now. */
const lockOffer = async (tx: Tx, eventId: number) => {
  await lockExhibition(tx, eventId)
  if ((await queries.findEventState(tx, eventId)) === 'cancelled')
    throw new Refusal('closed', texts.eventCancelled)
}

const takeItems = async (tx: Tx, { id, eventId }: Ordered, wish: OrderWish, taxOf: TaxOf) => {
  await queries.replaceOrderedItems(tx, id, []) // what the order had is free for itself
  const { lines, missing } = linesOf(await findItems(tx, [eventId]), wish)
  if (missing.length > 0)
    throw new InvalidFields(missing.map(kind => new InvalidField(kind, texts.notOffered)))
  const shortage = shortageOf(lines)
  if (shortage) throw new Refusal('state', texts.soldOut(shortage.name, shortage.free))
  await queries.replaceOrderedItems(
    tx,
    id,
    lines.map(({ item, quantity }) => ({
      itemId: item.id,
      name: item.name,
      unitCents: item.unitCents,
      quantity,
      ...taxOf(item),
    })),
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

/** Gives an order what it wants instead of what it has; refuses with what there is too little of. */
export const takeStock = async (tx: Tx, order: Ordered, wish: OrderWish, taxOf: TaxOf) => {
  await lockOffer(tx, order.eventId)
  await takeItems(tx, order, wish, taxOf)
  await queries.freePlaces(tx, order.id)
  await takePlaces(tx, order, wish.places)
}

/** Frees all that an order holds; what it was about can still be read. */
export const releaseStock = async (tx: Tx, order: Ordered) => {
  await lockExhibition(tx, order.eventId)
  await queries.releaseItems(tx, order.id)
  await queries.freePlaces(tx, order.id)
}
