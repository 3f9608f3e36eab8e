import type { Exhibition, ItemKind, Order, OrderState } from '@tafelrunde/contract/orders'

export type Item = Exhibition['items'][number]
/** How much is wanted of each kind; of power and Wi-Fi one or none. */
export type Quantities = Record<ItemKind, number>
export type Line = { name: string; quantity: number; cents: number }

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

/** What is wanted, at the prices of the list. */
export const linesOf = (items: readonly Item[], wanted: Quantities): Line[] =>
  items
    .map(({ kind, name, unit_cents }) => ({ name, quantity: wanted[kind], cents: wanted[kind] * unit_cents }))
    .filter(({ quantity }) => quantity > 0)

/** The first item of which more is wanted than there is. */
export const shortageOf = (items: readonly Item[], wanted: Quantities, own: Quantities | undefined) =>
  items.find(item => wanted[item.kind] > mostOf(item, own))

/** A company abroad with a VAT id of another country owes the tax itself; the server decides the same way. */
const isReverseCharge = (country: string, vatId: string) =>
  country !== 'DE' && vatId.trim() !== '' && !/^\s*DE/i.test(vatId)

export type Sums = { net: number; vat: number; gross: number; tax: Order['tax_case'] }

/** What an order will cost: prices are net, the VAT is on their sum. */
export const sumsOf = (
  lines: readonly Line[],
  vatPercent: number,
  { country, vatId }: { country: string; vatId: string },
): Sums => {
  const net = lines.reduce((sum, { cents }) => sum + cents, 0)
  if (vatPercent === 0) return { net, vat: 0, gross: net, tax: 'exempt' }
  if (isReverseCharge(country, vatId)) return { net, vat: 0, gross: net, tax: 'reverse_charge' }
  const vat = Math.round((net * vatPercent) / 100)
  return { net, vat, gross: net + vat, tax: 'standard' }
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
