import { ItemKind } from '@tafelrunde/contract/exhibitions/orders'
import { money } from '@tafelrunde/ui/figures.ts'
import { steps } from '../../shared/history/ending-terms.texts.ts'
import type { Columns } from '../../shared/history/history.texts.ts'
import { listedTaxText } from '../../shared/listedTaxes.texts.ts'

/** What can be ordered, as the form and the history call it. */
export const kindTexts: Record<ItemKind, string> = {
  tables: 'Tische',
  chairs: 'Stühle',
  power: 'Strom',
  wifi: 'WLAN',
  persons: 'Personen',
  catering: 'Verpflegung',
}

const kind = (value: unknown) => {
  const { data } = ItemKind.safeParse(value)
  return data ? kindTexts[data] : ''
}
const price = (value: unknown) => (typeof value === 'number' ? money(value) : 'nichts')
const stock = (value: unknown) => (typeof value === 'number' ? String(value) : 'unbegrenzt')

/** The columns of a price list in the audit log. */
export const priceHistory: Columns = {
  orders_until: { label: 'Bestellen bis' },
  days_to_pay: { label: 'Zahlungsziel in Tagen' },
  ending_days: { label: 'Stornobedingungen ab Tagen vor Beginn', text: steps },
  ending_percents: { label: 'Stornopauschalen in Prozent', text: steps },
  hall: { label: 'Hallenplan', long: true },
  kind: { label: 'Art', text: kind },
  name: { label: 'Bezeichnung' },
  unit_cents: { label: 'Preis', text: price },
  tax_case: { label: 'Umsatzsteuer', text: listedTaxText },
  exemption: { label: 'Steuerfrei nach' },
  on_site: { label: 'Leistung vor Ort' },
  stock: { label: 'Vorrat', text: stock },
}
