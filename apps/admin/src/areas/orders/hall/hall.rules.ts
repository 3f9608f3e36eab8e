import type { Hall, Order, OrderState } from '@tafelrunde/contract/exhibitions/orders'

/** The states in which an order has tables, in the order in which it goes through them. */
export const placedStates = ['ordered', 'confirmed', 'invoiced', 'paid'] as const satisfies OrderState[]
export type PlacedState = (typeof placedStates)[number]

const isPlaced = (state: OrderState): state is PlacedState => placedStates.some(one => one === state)

/** The orders that have tables, or wait for some; those first that still lack one, then what the office has to decide. */
export const heldOrders = (orders: Order[]) => {
  const rank = ({ state, tables, places }: Order) =>
    (places.length < tables ? 0 : 10) + placedStates.findIndex(one => one === state)
  return orders
    .filter(({ state }) => isPlaced(state))
    .toSorted((one, other) => rank(one) - rank(other) || one.company.localeCompare(other.company, 'de'))
}

/** Whose each table is, by its place. */
export const byPlace = (orders: Order[]) =>
  new Map(heldOrders(orders).flatMap(order => order.places.map(place => [place, order] as const)))

/** How many tables each state has, and how many are free. */
export const countsOf = (hall: Hall, orders: Order[]) => {
  const owners = byPlace(orders)
  const counts = { free: 0, ordered: 0, confirmed: 0, invoiced: 0, paid: 0 }
  for (const { place } of hall.tables) {
    const state = owners.get(place)?.state
    counts[state && isPlaced(state) ? state : 'free'] += 1
  }
  return counts
}
