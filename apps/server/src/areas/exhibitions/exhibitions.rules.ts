import type { ExhibitionTerms, HallFields } from '@tafelrunde/contract/admin/money/orders'
import type { EventState } from '@tafelrunde/contract/events/events'
import { type Exhibition, type Hall as HallAnswer, ItemKind } from '@tafelrunde/contract/exhibitions/orders'
import type { ListedTax } from '@tafelrunde/contract/exhibitions/positions'
import { berlinDay } from '@tafelrunde/contract/values/berlin'
import type { ItemTax } from '@tafelrunde/contract/values/tax'
import { type Figure, figureOn, isSmallBusinessOn, type SmallBusinessDay } from '../../common/tax.rules.ts'
import { datedTerms, type KeptTerms } from './ending-terms.rules.ts'

export type Offer = {
  exhibition: KeptTerms & { ordersUntil: Date | null }
  event: { id: number; name: string; state: EventState; startsAt: Date; endsAt: Date; location: string }
}
export type PriceItem = ListedTax & {
  id: number
  kind: ItemKind
  name: string
  unitCents: number
  stock: number | null
  taken: number
}
export type HallTable = { place: string; column: number; row: number; orderId: number | null }
/** A hall without its tables and its drawing, which have rows of their own. */
export type Hall = Omit<HallAnswer, 'tables' | 'image'>

const taking: EventState[] = ['announced', 'open', 'closed']

/** Whether an exhibitor may order or change an order now: until the day that the office has set, or the event begins. */
export const takesOrders = ({ exhibition, event }: Offer, now: Date) =>
  taking.includes(event.state) && now < (exhibition.ordersUntil ?? event.startsAt)

export type TaxFacts = { figures: Figure[]; smallBusinessDays: SmallBusinessDay[] }

const figureOf = { standard: 'vat_percent', reduced: 'reduced_vat_percent' } as const

/**
 * How an item is taxed in Germany: as the list says, by the law of the event's last day. A Kleinunternehmer's is not, but
 * what is exempt anyway stays so: it does not count for § 19 Abs. 2 UStG.
 */
export const itemTax = (
  { taxCase, exemption, onSite }: ListedTax,
  { event }: { event: Pick<Offer['event'], 'endsAt'> },
  { figures, smallBusinessDays }: TaxFacts,
): ItemTax => {
  const day = berlinDay(event.endsAt)
  if (taxCase !== 'exempt' && isSmallBusinessOn(smallBusinessDays, day))
    return { taxCase: 'small_business', vatPercent: 0, exemption: '', onSite }
  const vatPercent = taxCase === 'exempt' ? 0 : figureOn(figures, figureOf[taxCase], day)
  return { taxCase, vatPercent, exemption, onSite }
}

/** What is left of an item; null: as much as is wanted. */
export const freeOf = ({ stock, taken }: Pick<PriceItem, 'stock' | 'taken'>) =>
  stock === null ? null : Math.max(0, stock - taken)

const rankOf = (kind: ItemKind | null) => (kind ? ItemKind.options.indexOf(kind) : ItemKind.options.length)

/** In the order of the form; what is on no price list comes last. */
export const inOrder = <Item extends { kind: ItemKind | null }>(items: Item[]) =>
  items.toSorted((one, other) => rankOf(one.kind) - rankOf(other.kind))

/** A hall with its tables, as the contract words it. */
export const toHall = (hall: Hall | null, tables: HallTable[], image: string | null): HallAnswer | null =>
  hall && {
    ...hall,
    image,
    tables: tables.map(({ place, column, row, orderId }) => ({
      place,
      column,
      row,
      taken: orderId !== null,
    })),
  }

/** What an event offers, as the contract words it. */
export const toExhibition = (
  offer: Offer,
  facts: TaxFacts & { items: PriceItem[]; hall: HallAnswer | null; now: Date },
): Exhibition => {
  const { id, name, startsAt, endsAt, location } = offer.event
  const terms = datedTerms(offer.exhibition, offer.event)
  return {
    event: { id, name, start: startsAt, end: endsAt, location },
    open: takesOrders(offer, facts.now),
    orders_until: offer.exhibition.ordersUntil,
    items: inOrder(facts.items).map(item => {
      const { taxCase, vatPercent, exemption, onSite } = itemTax(item, offer, facts)
      return {
        kind: item.kind,
        name: item.name,
        unit_cents: item.unitCents,
        tax_case: taxCase,
        vat_percent: vatPercent,
        exemption,
        on_site: onSite,
        free: freeOf(item),
      }
    }),
    hall: facts.hall,
    ...(terms.length > 0 && { ending_terms: terms }),
  }
}

const isRepeated = <Value>(value: Value, index: number, all: Value[]) => all.indexOf(value) < index

type Terms = Pick<ExhibitionTerms, 'tax_case' | 'exemption'>

/** How the list taxes an item: as it says itself, else as all do; only catering is taxed where it happens by itself. */
export const listedTax = (terms: Terms, item: ExhibitionTerms['items'][number]): ListedTax => {
  const taxCase = item.tax_case ?? terms.tax_case
  return {
    taxCase,
    exemption: taxCase === 'exempt' ? (item.exemption ?? terms.exemption ?? '') : '',
    onSite: item.on_site ?? item.kind === 'catering',
  }
}

/** What is wrong with a hall, if it is. */
export const wrongHall = ({ tables, columns, rows }: HallFields) => ({
  placeTwice: tables.map(({ place }) => place).find(isRepeated),
  sameSpot: tables.map(({ column, row }) => `${column}/${row}`).some(isRepeated),
  outside: tables.find(({ column, row }) => column >= columns || row >= rows)?.place,
})

/** What is wrong with the price list that the office wants to offer, if it is. */
export const wrongTerms = (terms: ExhibitionTerms) => {
  const { items } = terms
  const lacksReason = (item: (typeof items)[number]) => {
    const { taxCase, exemption } = listedTax(terms, item)
    return taxCase === 'exempt' && exemption === ''
  }
  return {
    noExemption: items.find(lacksReason)?.name,
    noTables: !items.some(({ kind }) => kind === 'tables'),
    kindTwice: items.map(({ kind }) => kind).some(isRepeated),
  }
}
