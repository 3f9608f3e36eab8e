import { ItemKind } from '@tafelrunde/contract/exhibitions/orders'
import { money } from '@tafelrunde/ui/figures.ts'
import type { Columns } from '../../shared/history/history.texts.ts'

/** What can be ordered, as the form and the history call it. */
export const kindTexts: Record<ItemKind, string> = {
  tables: 'Tische',
  chairs: 'Stühle',
  power: 'Strom',
  wifi: 'WLAN',
  persons: 'Personen',
  catering: 'Verpflegung',
}

/** What an item has to be taxed as; the rates are the law's. */
export const taxTexts = { standard: 'Regelsatz', reduced: 'Ermäßigt', exempt: 'Steuerfrei' }

const kind = (value: unknown) => {
  const { data } = ItemKind.safeParse(value)
  return data ? kindTexts[data] : ''
}
const tax = (value: unknown) => Object.entries(taxTexts).find(([key]) => key === value)?.[1] ?? 'nichts'
const price = (value: unknown) => (typeof value === 'number' ? money(value) : 'nichts')
const stock = (value: unknown) => (typeof value === 'number' ? String(value) : 'unbegrenzt')

/** The columns of a price list in the audit log. */
export const priceHistory: Columns = {
  orders_until: { label: 'Bestellen bis' },
  days_to_pay: { label: 'Zahlungsziel in Tagen' },
  hall: { label: 'Hallenplan', long: true },
  kind: { label: 'Art', text: kind },
  name: { label: 'Bezeichnung' },
  unit_cents: { label: 'Preis', text: price },
  tax_case: { label: 'Umsatzsteuer', text: tax },
  exemption: { label: 'Steuerfrei nach' },
  on_site: { label: 'Leistung vor Ort' },
  stock: { label: 'Vorrat', text: stock },
}
