import type { Exhibition, ItemKind, Order, OrderState } from '@tafelrunde/contract/exhibitions/orders'
import {
  type LineTax,
  type Payer,
  type TaxCase,
  taxesOf,
  taxFor,
  totalsOf,
} from '@tafelrunde/contract/values/tax'

export type Item = Exhibition['items'][number]
/** How much is wanted of each kind; of power and Wi-Fi one or none. */
export type Quantities = Record<ItemKind, number>
export type Line = LineTax & { name: string; quantity: number; cents: number }

/** How many of it can be had at most; an order that is being changed keeps what it has. */
export const mostOf = ({ kind, free }: Item, own: Quantities | undefined) => {
  const most = kind === 'tables' ? 50 : 500 // as the contract has it
  return free === null ? most : Math.min(most, free + (own?.[kind] ?? 0))
}

/** How much an order has of each kind. */
export const quantitiesOf = (
  order: Pick<Order, 'tables' | 'chairs' | 'power' | 'wifi' | 'persons' | 'catering'>,
): Quantities => ({
  tables: order.tables,
  chairs: order.chairs,
  power: Number(order.power),
  wifi: Number(order.wifi),
  persons: order.persons,
  catering: order.catering,
})

/** What is wanted, at the prices of the list, and as each is taxed for this buyer. */
export const linesOf = (items: readonly Item[], wanted: Quantities, payer: Payer): Line[] =>
  items
    .map(({ kind, name, unit_cents, tax_case, vat_percent, exemption, on_site }) => {
      const tax = { taxCase: tax_case, vatPercent: vat_percent, exemption, onSite: on_site }
      return { name, quantity: wanted[kind], cents: wanted[kind] * unit_cents, ...taxFor(tax, payer) }
    })
    .filter(({ quantity }) => quantity > 0)

/** The first item of which more is wanted than there is. */
export const shortageOf = (items: readonly Item[], wanted: Quantities, own: Quantities | undefined) =>
  items.find(item => wanted[item.kind] > mostOf(item, own))

export type Sums = { net: number; vat: number; gross: number; cases: TaxCase[] }

/** What an order will cost: prices are net, the VAT of each rate is on the sum of its lines. */
export const sumsOf = (lines: readonly Line[]): Sums => {
  const taxes = taxesOf(lines)
  return { ...totalsOf(taxes), cases: [...new Set(taxes.map(({ taxCase }) => taxCase))] }
}

const steps: Record<OrderState, number | undefined> = {
  ordered: 0,
  confirmed: 1,
  invoiced: 2,
  paid: 3,
  declined: undefined,
  cancelled: undefined,
}

/** Where it stands between Bestellt (0) and Bezahlt (3); nothing for an order that leads nowhere. */
export const currentStep = ({ state }: Pick<Order, 'state'>) => steps[state]

/** Whether its exhibitor can still change or cancel it. */
export const isUndecided = ({ state }: Pick<Order, 'state'>) => state === 'ordered'

/** What is going on first, then what has come to nothing; else as the server has it, the latest first. */
export const inOrder = (orders: readonly Order[]) => {
  const rank = (order: Order) => Number(currentStep(order) === undefined)
  return orders.toSorted((one, other) => rank(one) - rank(other))
}

/** Whether a table of it can still be had. */
export const hasTables = ({ items }: Exhibition) =>
  items.some(({ kind, free }) => kind === 'tables' && free !== 0)
