import { ItemKind, type OrderWish, type TaxCase } from '@tafelrunde/contract/orders'
import { yearOf } from '../../../common/german.texts.ts'
import { vatOf } from '../../../common/tax.rules.ts'
import { freeOf, inOrder, type PriceItem } from '../exhibitions.rules.ts'

export type OrderedItem = { quantity: number; unitCents: number }
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

const totalOf = (items: OrderedItem[]) =>
  items.reduce((total, { quantity, unitCents }) => total + quantity * unitCents, 0)

/** What an order costs: prices are net, VAT is on their sum. */
export const sumsOf = (items: OrderedItem[], vatPercent: number) => {
  const total = totalOf(items)
  const vat = vatOf(total, vatPercent)
  return { total, vat, gross: total + vat }
}

/** A company abroad with a VAT id of another country pays the tax itself (§ 13b UStG); an exempt event stays exempt. */
export const taxCaseOf = (
  offered: 'standard' | 'exempt',
  { country, vatId }: { country: string; vatId: string },
): TaxCase => {
  const isAbroad = country !== 'DE' && vatId !== '' && !vatId.startsWith('DE')
  return offered === 'standard' && isAbroad ? 'reverse_charge' : offered
}

/** „B-2027-000012“: the year of the event and the order itself; no two have the same. */
export const orderNumber = (id: number, event: { endsAt: Date }) =>
  `B-${yearOf(event)}-${String(id).padStart(6, '0')}`
