import type { Exhibition, Order, OrderState } from '@tafelrunde/contract/exhibitions/orders'
import { type Position, positionsWith, type Quantities } from '@tafelrunde/contract/exhibitions/positions'
import { type Payer, type TaxCase, taxesOf, totalsOf } from '@tafelrunde/contract/values/tax'

export type Item = Exhibition['items'][number]
export type Line = Position & { cents: number }

/** How many of it can be had at most; an order that is being changed keeps what it has. */
export const mostOf = ({ kind, free }: Item, own: Quantities | undefined) => {
  const most = kind === 'tables' ? 50 : 500 // as the contract has it
  return free === null ? most : Math.min(most, free + (own?.[kind] ?? 0))
}

/** What is wanted, as the server will reckon it: what the order that is changed has keeps its price. */
export const linesOf = (
  items: Exhibition['items'],
  wanted: Quantities,
  payer: Payer,
  order: Order | undefined,
): Line[] =>
  positionsWith(items, wanted, payer, order).map(position => ({
    ...position,
    cents: position.quantity * position.unitCents,
  }))

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
