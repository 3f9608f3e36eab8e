import { ItemKind } from '@tafelrunde/contract/exhibitions/orders'
import type { Quantities } from '@tafelrunde/contract/exhibitions/positions'
import { yearOf } from '../../../common/german.texts.ts'
import { freeOf, inOrder, type PriceItem } from '../exhibitions.rules.ts'

/** How much is wanted of each item of the list, and which kinds are not on it. */
export const wantedOf = (items: PriceItem[], wanted: Quantities) => ({
  lines: inOrder(items).flatMap(item => {
    const quantity = wanted[item.kind]
    return quantity > 0 ? [{ item, quantity }] : []
  }),
  missing: ItemKind.options.filter(kind => wanted[kind] > 0 && !items.some(item => item.kind === kind)),
})

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
