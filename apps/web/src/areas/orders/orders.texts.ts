import type { Exhibition, ItemKind, Order, OrderState } from '@tafelrunde/contract/exhibitions/orders'
import type { TaxCase } from '@tafelrunde/contract/values/tax'
import { dayLabel, dayRange } from '@tafelrunde/ui/days.ts'
import { counted, money } from '@tafelrunde/ui/figures.ts'
import { countryName } from '../../shared/forms/countries.ts'
import type { Item, Sums } from './orders.rules.ts'

export const stateTexts: Record<OrderState, string> = {
  ordered: 'Bestellt',
  confirmed: 'Bestätigt',
  declined: 'Abgelehnt',
  invoiced: 'Rechnung gestellt',
  paid: 'Bezahlt',
  cancelled: 'Storniert',
}

/** The four steps of an order that is accepted. */
export const steps = ['Bestellt', 'Bestätigt', 'Rechnung', 'Bezahlt']

const nextTexts: Record<OrderState, string> = {
  ordered: 'Das Büro prüft Ihre Bestellung und antwortet per E-Mail. Bis dahin können Sie sie ändern.',
  confirmed: 'Ihre Tische sind reserviert. Die Rechnung kommt per E-Mail.',
  declined: 'Das Büro konnte diese Bestellung nicht annehmen. Es entstehen Ihnen keine Kosten.',
  invoiced: 'Bitte überweisen Sie den Betrag, wie auf der Rechnung angegeben.',
  paid: 'Ihre Zahlung ist da. Wir freuen uns auf Sie.',
  cancelled: 'Sie haben diese Bestellung storniert. Es entstehen Ihnen keine Kosten.',
}

type Invoice = NonNullable<Order['invoice']>
const creditedCents = ({ credits }: Invoice) => credits.reduce((sum, { gross_cents }) => sum - gross_cents, 0)

/** „Rechnung 2027-R-00042, um 140,00 € gekürzt“ */
export const invoiceNote = (invoice: Invoice) => {
  const off = creditedCents(invoice)
  return off > 0 ? `Rechnung ${invoice.number}, um ${money(off)} gekürzt` : `Rechnung ${invoice.number}`
}

/** What happens next. */
export const nextText = ({ state, event_cancelled, invoice, decline_remark, fee_cents }: Order) => {
  if (event_cancelled && invoice)
    return 'Die Veranstaltung ist abgesagt. Sie erhalten eine Stornorechnung und müssen nichts mehr bezahlen; was Sie schon bezahlt haben, erstatten wir Ihnen.'
  if (fee_cents)
    return `Wir haben diese Bestellung storniert und berechnen eine Stornopauschale von ${money(fee_cents)}. Bitte überweisen Sie sie, wie auf der Rechnung angegeben, falls das noch nicht geschehen ist.`
  if (state === 'cancelled' && decline_remark)
    return 'Wir haben diese Bestellung storniert. Es entstehen Ihnen keine Kosten.'
  const off = invoice ? creditedCents(invoice) : 0
  if (state === 'invoiced' && off > 0)
    return `Bitte überweisen Sie den Betrag der Rechnung abzüglich der Korrektur von ${money(off)}.`
  return nextTexts[state]
}

/** „1 Tisch“, „2 Tische“ */
export const tableCount = (count: number) => counted(count, 'Tisch', 'Tische')

/** „2 Tische: A4, A5“ */
export const tablesText = ({ tables, places }: Pick<Order, 'tables' | 'places'>) =>
  places.length > 0 ? `${tableCount(tables)}: ${places.join(', ')}` : tableCount(tables)

/** „je 140,00 €“; of power and Wi-Fi there is one. */
export const priceText = ({ kind, unit_cents }: Item) => {
  if (unit_cents === 0) return 'kostenfrei'
  return kind === 'power' || kind === 'wifi' ? money(unit_cents) : `je\u00A0${money(unit_cents)}`
}

const fewLeft = 10

/** „noch 3“ where it runs out, „ausgebucht“ where nothing can be had. */
export const leftText = ({ free }: Item, most: number) => {
  if (most === 0) return 'ausgebucht'
  return free !== null && most <= fewLeft ? `noch\u00A0${most}` : undefined
}

/** The same sentence as the server's. */
export const shortageText = ({ name }: Item, most: number) =>
  most === 0 ? `„${name}“ ist ausgebucht.` : `Von „${name}“ ist nur noch so viel frei: ${most}.`

const untaxed: Record<TaxCase, string | undefined> = {
  standard: undefined,
  reduced: undefined,
  exempt: 'umsatzsteuerfrei',
  small_business: 'umsatzsteuerfrei',
  reverse_charge: 'ohne USt., Sie schulden die Steuer',
  not_taxable: 'ohne deutsche USt.',
  compensation: 'ohne USt.',
}

/** „418,00 € + 79,42 € USt.“ */
export const taxText = ({ net, vat, cases }: Sums) => {
  const [first] = cases
  const only = cases.length === 1 && first ? untaxed[first] : undefined
  return only ?? `${money(net)} + ${money(vat)}\u00A0USt.`
}

type Tax = Order['taxes'][number]

const reasons: Record<Exclude<TaxCase, 'standard' | 'reduced' | 'exempt'>, string> = {
  small_business: 'befreit, §\u00A019\u00A0UStG',
  reverse_charge: 'Reverse Charge',
  not_taxable: 'nicht steuerbar, §\u00A03a\u00A0Abs.\u00A02\u00A0UStG',
  compensation: 'nicht steuerbar, Schadensersatz',
}

/** Why there is no VAT; nothing where there is. */
const reasonText = ({ tax_case, exemption }: Tax) => {
  if (tax_case === 'standard' || tax_case === 'reduced') return undefined
  return tax_case === 'exempt'
    ? `befreit, ${exemption.replaceAll(/(§|Nr\.|Buchst\.) /g, '$1\u00A0')}`
    : reasons[tax_case]
}

/** „Umsatzsteuer, 7 % auf 43,50 €“ and what it comes to, or why there is none; of what, where not all are taxed alike. */
const taxLine = (tax: Tax, isMixed: boolean): [string, string] => {
  const reason = reasonText(tax)
  const of = isMixed ? ` auf ${money(tax.net_cents)}` : ''
  return reason
    ? [`${isMixed ? 'Keine ' : ''}Umsatzsteuer${of}`, reason]
    : [`Umsatzsteuer, ${tax.vat_percent}\u00A0%${of}`, money(tax.vat_cents)]
}

/** Every sum of an order besides its items. */
export const sumLines = ({ taxes, vat_cents, total_cents }: Order): [string, string][] => [
  ...(vat_cents > 0 ? [['Netto', money(total_cents)] satisfies [string, string]] : []),
  ...taxes.map(tax => taxLine(tax, taxes.length > 1)),
]

/** What a line comes to. */
export const sumText = (cents: number) => (cents === 0 ? 'kostenfrei' : money(cents))

type Named = { kind: ItemKind | null; quantity: number; name: string; unitCents: number }

/** „2 × Tische“, and „zu 140,00 €“ where others of the same have another price. */
export const positionText = (
  { kind, quantity, name, unitCents }: Named,
  all: readonly { kind: ItemKind | null }[],
) => {
  if (quantity < 0) return name
  const text = `${quantity}\u00A0× ${name}`
  return kind && all.filter(one => one.kind === kind).length > 1 ? `${text} zu ${money(unitCents)}` : text
}

/** What an order that is being changed came to until now; nothing where that stays. */
export const beforeText = (before: number | undefined, now: number) =>
  before === undefined || before === now ? undefined : `bisher ${money(before)}`

export const addressText = ({ street, postal_code, city, country }: Order) =>
  [street, `${postal_code} ${city}`, ...(country === 'DE' ? [] : [countryName(country)])].join(', ')

/** „Fr., 12. – Sa., 13. März · Kongresshaus Musterstadt“ */
export const exhibitionLine = ({ event: { start, end, location } }: Exhibition) =>
  [dayRange(start, end), location].filter(Boolean).join(' · ')

/** „Noch 5 Tische frei, bestellen bis Mo., 1. März“ */
export const offerText = ({ items, orders_until }: Exhibition) => {
  const free = items.find(({ kind }) => kind === 'tables')?.free ?? null
  if (free === 0) return 'Alle Tische sind vergeben.'
  const until = orders_until ? `bestellen bis ${dayLabel(orders_until)}` : undefined
  const left = free !== null && free <= fewLeft ? `noch ${tableCount(free)} frei` : undefined
  const text = [left, until].filter(Boolean).join(', ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** The file's name on the device; characters that some systems refuse are left out. */
export const fileName = (paper: string, ending = 'pdf') =>
  `${paper.replaceAll(/[\\/:*?"<>|]/g, '-')}.${ending}`

/** What the paper about an order is called. */
export const paperTitle = ({ state }: Order) =>
  state === 'ordered' ? 'Bestellbestätigung' : 'Auftragsbestätigung'

/** What has gone from the plan since it was shown. */
export const goneText = (places: readonly string[]) =>
  places.length === 1
    ? `Der Tisch ${places[0]} ist inzwischen vergeben. Bitte wählen Sie einen anderen.`
    : `Die Tische ${places.join(', ')} sind inzwischen vergeben. Bitte wählen Sie andere.`

/** Which tables the office chooses; with a plan that the person has not used yet, how to. */
export const unassignedText = (count: number, hasPlan: boolean) => {
  if (count <= 0) return undefined
  const office = count === 1 ? 'Den Platz eines Tisches' : `Die Plätze von ${tableCount(count)}n`
  const rest = `${office} wählt das Büro`
  return hasPlan ? `Tippen Sie im Plan auf freie Tische. ${rest}, wenn Sie keine Wahl treffen.` : `${rest}.`
}
