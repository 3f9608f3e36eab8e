import { ItemKind, type OrderWish } from '@tafelrunde/contract/exhibitions/orders'
import { yearOf } from '../../../common/german.texts.ts'
import { freeOf, inOrder, type PriceItem } from '../exhibitions.rules.ts'

type Quantities = Pick<OrderWish, ItemKind>

/** How many of each kind are wanted: of power and Wi-Fi there is one or none. */
export const quantitiesOf = (wish: Quantities): { kind: ItemKind; quantity: number }[] =>
  ItemKind.options
    .map(kind => ({ kind, quantity: Number(wish[kind]) }))
    .filter(({ quantity }) => quantity > 0)

/** What is wanted at the prices of the list, and which kinds are not on it. */
export const linesOf = (items: PriceItem[], wish: Quantities) => {
  const wanted = quantitiesOf(wish)
  const lines = inOrder(items).flatMap(item => {
    const { quantity } = wanted.find(({ kind }) => kind === item.kind) ?? { quantity: 0 }
    return quantity > 0 ? [{ item, quantity }] : []
  })
  const missing = wanted.map(({ kind }) => kind).filter(kind => !items.some(item => item.kind === kind))
  return { lines, missing }
}

/** The first item of which there is less than is wanted, with what is left of it. */
export const shortageOf = (lines: { item: PriceItem; quantity: number }[]) => {
  for (const { item, quantity } of lines) {
    const free = freeOf(item)
    if (free !== null && free < quantity) return { name: item.name, free }
  }
  return undefined
}

/** „B-2027-000012“: the year of the event and the order itself; no two have the same. */
export const orderNumber = (id: number, event: { endsAt: Date }) =>
  `B-${yearOf(event)}-${String(id).padStart(6, '0')}`
