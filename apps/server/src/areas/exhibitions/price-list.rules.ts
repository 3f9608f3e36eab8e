import {
  type PriceList,
  type PriceListFields,
  usualDaysToPay,
} from '@tafelrunde/contract/admin/money/price-lists'
import { ItemKind } from '@tafelrunde/contract/exhibitions/orders'
import { type KeptTerms, toTerms } from './ending-terms.rules.ts'
import type { PriceItem } from './exhibitions.rules.ts'

const lineOf = (items: PriceItem[], wanted: ItemKind): PriceList['tables'] => {
  const item = items.find(({ kind }) => kind === wanted)
  if (!item) return null
  const { name, unitCents, taxCase, exemption, onSite, stock, taken } = item
  return { name, unit_cents: unitCents, tax_case: taxCase, exemption, on_site: onSite, stock, taken }
}

/** The price list by kind, as the office changes it. */
export const toPriceList = (
  event: { id: number; name: string },
  terms: (KeptTerms & { ordersUntil: Date | null; daysToPay: number }) | undefined,
  items: PriceItem[],
): Omit<PriceList, 'version'> => ({
  event: { id: event.id, name: event.name },
  orders_until: terms?.ordersUntil ?? null,
  days_to_pay: terms?.daysToPay ?? usualDaysToPay,
  ending_terms: toTerms(terms),
  tables: lineOf(items, 'tables'),
  chairs: lineOf(items, 'chairs'),
  power: lineOf(items, 'power'),
  wifi: lineOf(items, 'wifi'),
  persons: lineOf(items, 'persons'),
  catering: lineOf(items, 'catering'),
})

/** What is offered of it, as it is kept. */
export const offeredItems = (fields: PriceListFields) =>
  ItemKind.options.flatMap(kind => {
    const line = fields[kind]
    if (!line) return []
    const { name, unit_cents, tax_case, exemption, on_site, stock } = line
    const kept = tax_case === 'exempt' ? exemption : ''
    return [{ kind, name, unitCents: unit_cents, taxCase: tax_case, exemption: kept, onSite: on_site, stock }]
  })
