import type { ExhibitionTerms } from '@tafelrunde/contract/admin-orders'
import { berlinDay } from '@tafelrunde/contract/berlin'
import type { EventState } from '@tafelrunde/contract/events'
import { type Exhibition, ItemKind } from '@tafelrunde/contract/orders'
import { type Figure, figureOn } from '../../common/tax.rules.ts'

export type Offer = {
  exhibition: { taxCase: 'standard' | 'exempt'; ordersUntil: Date | null }
  event: { id: number; name: string; state: EventState; startsAt: Date; endsAt: Date; location: string }
}
export type PriceItem = {
  id: number
  kind: ItemKind
  name: string
  unitCents: number
  stock: number | null
  taken: number
}
export type HallTable = { place: string; column: number; row: number; orderId: number | null }
/** A hall without its tables, which have rows of their own. */
export type Hall = Omit<NonNullable<Exhibition['hall']>, 'tables'>

const taking: EventState[] = ['announced', 'open', 'closed']

/** Whether an exhibitor may order or change an order now: until the day that the office has set, or the event begins. */
export const takesOrders = ({ exhibition, event }: Offer, now: Date) =>
  taking.includes(event.state) && now < (exhibition.ordersUntil ?? event.startsAt)

/** VAT as the law has it on the last day of the event; none where it is exempt. */
export const vatPercentOf = ({ exhibition, event }: Offer, figures: Figure[]) =>
  exhibition.taxCase === 'standard' ? figureOn(figures, 'vat_percent', berlinDay(event.endsAt)) : 0

/** What is left of an item; null: as much as is wanted. */
export const freeOf = ({ stock, taken }: Pick<PriceItem, 'stock' | 'taken'>) =>
  stock === null ? null : Math.max(0, stock - taken)

/** In the order of the form. */
export const inOrder = <Item extends { kind: ItemKind }>(items: Item[]) =>
  items.toSorted((one, other) => ItemKind.options.indexOf(one.kind) - ItemKind.options.indexOf(other.kind))

/** What an event offers, as the contract words it. */
export const toExhibition = (
  offer: Offer,
  facts: { items: PriceItem[]; hall: Hall | null; tables: HallTable[]; figures: Figure[]; now: Date },
): Exhibition => {
  const { id, name, startsAt, endsAt, location } = offer.event
  const tables = facts.tables.map(({ orderId, ...table }) => ({ ...table, taken: orderId !== null }))
  return {
    event: { id, name, start: startsAt, end: endsAt, location },
    open: takesOrders(offer, facts.now),
    orders_until: offer.exhibition.ordersUntil,
    vat_percent: vatPercentOf(offer, facts.figures),
    items: inOrder(facts.items).map(item => ({
      kind: item.kind,
      name: item.name,
      unit_cents: item.unitCents,
      free: freeOf(item),
    })),
    hall: facts.hall && { ...facts.hall, tables },
  }
}

const isRepeated = <Value>(value: Value, index: number, all: Value[]) => all.indexOf(value) < index

/** What is wrong with what the office wants to offer, if it is. */
export const wrongTerms = ({ items, hall }: ExhibitionTerms) => {
  const tables = hall?.tables ?? []
  const isOutside = ({ column, row }: { column: number; row: number }) =>
    column >= (hall?.columns ?? 0) || row >= (hall?.rows ?? 0)
  return {
    noTables: !items.some(({ kind }) => kind === 'tables'),
    kindTwice: items.map(({ kind }) => kind).some(isRepeated),
    placeTwice: tables.map(({ place }) => place).find(isRepeated),
    sameSpot: tables.map(({ column, row }) => `${column}/${row}`).some(isRepeated),
    outside: tables.find(isOutside)?.place,
  }
}
