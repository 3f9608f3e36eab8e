import type { EventState } from '@tafelrunde/contract/events/events'
import { type Discount, discountsOf, discountText } from '@tafelrunde/contract/exhibitions/discounts'
import { endingFee } from '@tafelrunde/contract/exhibitions/ending-terms'
import type { ItemKind, Order, OrderState } from '@tafelrunde/contract/exhibitions/orders'
import { type LineTax, taxesOf, totalsOf } from '@tafelrunde/contract/values/tax'
import { datedTerms, type KeptTerms } from '../ending-terms.rules.ts'
import { inOrder } from '../exhibitions.rules.ts'
import { orderNumber } from './orders.rules.ts'

type OrderFacts = {
  id: number
  createdAt: Date
  state: OrderState
  company: string
  street: string
  postalCode: string
  city: string
  country: string
  vatId: string
  contactName: string
  contactEmail: string
  contactPhone: string
  reference: string
  leitwegId: string
  remarks: string
  discountPercent: number | null
  discountCents: number | null
  discountReason: string
  declineRemark: string
  feeCents: number | null
}
type Parts = {
  /** Without a kind: a free line, by its id. */
  items: (LineTax & {
    id: number
    kind: ItemKind | null
    name: string
    quantity: number
    unitCents: number
  })[]
  places: string[]
  invoice: Order['invoice']
}

export const tellTax = ({ taxCase, vatPercent, exemption }: LineTax) => ({
  tax_case: taxCase,
  vat_percent: vatPercent,
  exemption,
})

type Priced = Omit<Parts['items'][number], 'id'> & { freeLine?: number }

const discountOf = ({ discountPercent, discountCents, discountReason }: OrderFacts): Discount | null =>
  discountPercent === null && discountCents === null
    ? null
    : { percent: discountPercent, cents: discountCents, reason: discountReason }

/** What stands on the papers: a discount is a line of its own for each rate, of which minus one is ordered (BR-27 of EN 16931). */
const linesOf = (items: Parts['items'], discount: Discount | null): Priced[] => [
  ...inOrder(items).map(({ id, ...item }) => (item.kind ? item : { ...item, freeLine: id })),
  ...discountsOf(
    items.map(item => ({ ...item, cents: item.quantity * item.unitCents })),
    discount,
  ).map(({ cents, ...tax }) => ({
    ...tax,
    kind: null,
    name: discount ? discountText(discount) : '',
    quantity: -1,
    unitCents: cents,
  })),
]

/** What credits have left of the fee for its late end; of one that is credited in full nothing. */
const feeOf = ({ feeCents }: OrderFacts, invoice: Order['invoice']): Pick<Order, 'fee_cents'> => {
  const credited = (invoice?.credits ?? []).reduce((sum, { gross_cents }) => sum - gross_cents, 0)
  const left = (feeCents ?? 0) - credited
  return left > 0 && feeCents !== null ? { fee_cents: left } : {}
}

type Row = {
  order: OrderFacts
  event: { id: number; name: string; state: EventState; startsAt: Date; endsAt: Date }
  ending: KeptTerms | null
}

/** What its end costs from which day on; of one that has ended, and of a cancelled event, nothing. */
const endingOf = ({ order, event, ending }: Row, netCents: number): Pick<Order, 'ending_terms'> => {
  const isOver = order.state === 'declined' || order.state === 'cancelled' || event.state === 'cancelled'
  const terms = isOver ? [] : datedTerms(ending, event)
  const priced = terms.map(term => ({ ...term, cents: endingFee(term, netCents) }))
  return priced.some(({ cents }) => cents > 0) ? { ending_terms: priced } : {}
}

/** An order as the contract words it. */
export const toOrder = (row: Row, { items, places, invoice }: Parts): Order => {
  const { order, event } = row
  const quantityOf = (kind: ItemKind) =>
    items.reduce((sum, item) => (item.kind === kind ? sum + item.quantity : sum), 0)
  const discount = discountOf(order)
  const lines = linesOf(items, discount)
  const taxes = taxesOf(lines.map(item => ({ ...item, cents: item.quantity * item.unitCents })))
  const sums = totalsOf(taxes)
  return {
    id: order.id,
    number: orderNumber(order.id, event),
    created: order.createdAt,
    state: order.state,
    event: event.id,
    event_name: event.name,
    event_cancelled: event.state === 'cancelled',
    company: order.company,
    street: order.street,
    postal_code: order.postalCode,
    city: order.city,
    country: order.country,
    vat_id: order.vatId,
    contact_name: order.contactName,
    contact_email: order.contactEmail,
    contact_phone: order.contactPhone,
    reference: order.reference,
    leitweg_id: order.leitwegId,
    tables: quantityOf('tables'),
    places,
    chairs: quantityOf('chairs'),
    power: quantityOf('power') > 0,
    wifi: quantityOf('wifi') > 0,
    persons: quantityOf('persons'),
    catering: quantityOf('catering'),
    remarks: order.remarks,
    items: lines.map(item => ({
      kind: item.kind,
      ...(item.freeLine !== undefined && { free_line: item.freeLine }),
      name: item.name,
      quantity: item.quantity,
      unit_cents: item.unitCents,
      total_cents: item.quantity * item.unitCents,
      ...tellTax(item),
    })),
    total_cents: sums.net,
    discount,
    taxes: taxes.map(tax => ({ ...tellTax(tax), net_cents: tax.netCents, vat_cents: tax.vatCents })),
    vat_cents: sums.vat,
    gross_cents: sums.gross,
    decline_remark: order.declineRemark,
    ...feeOf(order, invoice),
    ...endingOf(row, sums.net),
    invoice,
  }
}
