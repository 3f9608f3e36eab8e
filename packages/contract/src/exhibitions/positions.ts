import { type HomeTax, isSamePayer, isTaxedAlike, type LineTax, type Payer, taxFor } from '../values/tax.ts'
import { type Exhibition, ItemKind, type Order } from './orders.ts'

/** What a price list says of an item's tax, whoever buys it and whenever. */
export type ListedTax = { taxCase: Exclude<HomeTax, 'small_business'>; exemption: string; onSite: boolean }
/**
 * So many of one kind at one net price; an order has several of a kind once its price has changed. `listed` is what the list
 * said when it was ordered; the server knows it.
 */
export type Position = LineTax & {
  kind: ItemKind
  name: string
  unitCents: number
  quantity: number
  listed?: ListedTax
}
/** What one of a kind costs today, as it is taxed for whoever orders. */
export type Offered = Omit<Position, 'quantity'>
/** How much is wanted of each kind; of power and Wi-Fi one or none. */
export type Quantities = Record<ItemKind, number>

/** How much is wanted of each kind, as an order says it. */
export const quantitiesOf = (
  order: Pick<Quantities, 'tables' | 'chairs' | 'persons' | 'catering'> & { power: boolean; wifi: boolean },
): Quantities => ({
  tables: order.tables,
  chairs: order.chairs,
  power: Number(order.power),
  wifi: Number(order.wifi),
  persons: order.persons,
  catering: order.catering,
})

const sumOf = (positions: readonly Position[]) => positions.reduce((sum, { quantity }) => sum + quantity, 0)

/** The first of them: what goes, goes from the latest. */
const keptOf = (held: readonly Position[], wanted: number) =>
  held.flatMap((position, at) => {
    const quantity = Math.min(position.quantity, Math.max(0, wanted - sumOf(held.slice(0, at))))
    return quantity > 0 ? [{ ...position, quantity }] : []
  })

const isListedAlike = (one: ListedTax | undefined, other: ListedTax | undefined) =>
  one?.taxCase === other?.taxCase && one?.exemption === other?.exemption && one?.onSite === other?.onSite

const isAlike = (one: Offered, other: Offered) =>
  one.kind === other.kind &&
  one.name === other.name &&
  one.unitCents === other.unitCents &&
  isTaxedAlike(one, other) &&
  isListedAlike(one.listed, other.listed)

/** What costs the same is one position. */
const joined = (positions: readonly Position[]) =>
  positions
    .filter((position, at) => positions.findIndex(other => isAlike(other, position)) === at)
    .map(position => ({ ...position, quantity: sumOf(positions.filter(other => isAlike(other, position))) }))

/**
 * The positions of an order that is to have `wanted`, in the order of the form. What it has (`held`, the oldest first) keeps
 * its name and its price, what is added gets those of today, and what is taken away goes from the latest. It keeps its tax as
 * well, unless somebody else pays who is taxed otherwise (`isRetaxed`). Kinds that are not offered are left out.
 */
export const positionsOf = (
  held: readonly Position[],
  offered: readonly Offered[],
  wanted: Quantities,
  isRetaxed: boolean,
): Position[] =>
  ItemKind.options.flatMap(kind => {
    const item = offered.find(one => one.kind === kind)
    if (!item) return []
    const { taxCase, vatPercent, exemption } = item
    const own = held
      .filter(one => one.kind === kind)
      .map(one => (isRetaxed ? { ...one, taxCase, vatPercent, exemption } : one))
    const kept = keptOf(own, wanted[kind])
    const added = wanted[kind] - sumOf(kept)
    return joined(added > 0 ? [...kept, { ...item, quantity: added }] : kept)
  })

/** What is offered at the prices of the list, as each is taxed for this buyer. */
const offeredTo = (items: Exhibition['items'], payer: Payer): Offered[] =>
  items.map(({ kind, name, unit_cents, tax_case, vat_percent, exemption, on_site }) => {
    const tax = { taxCase: tax_case, vatPercent: vat_percent, exemption, onSite: on_site }
    return { kind, name, unitCents: unit_cents, ...taxFor(tax, payer) }
  })

const heldBy = ({ items }: Order): Position[] =>
  items.flatMap(({ kind, name, quantity, unit_cents, tax_case, vat_percent, exemption }) => {
    const tax = { taxCase: tax_case, vatPercent: vat_percent, exemption }
    return kind ? [{ kind, name, quantity, unitCents: unit_cents, ...tax }] : []
  })

/** What an order would have with these quantities, or a new one where there is none yet: as the server writes it. */
export const positionsWith = (
  items: Exhibition['items'],
  wanted: Quantities,
  payer: Payer,
  order: Order | undefined,
): Position[] => {
  const isRetaxed =
    order !== undefined && !isSamePayer({ country: order.country, vatId: order.vat_id }, payer)
  return positionsOf(order ? heldBy(order) : [], offeredTo(items, payer), wanted, isRetaxed)
}
