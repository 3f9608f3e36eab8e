import type { Order } from '@tafelrunde/contract/orders'
import { moneyText } from '../../../common/money.texts.ts'
import { countryText, dateline, dateText, daysText, filledLines } from '../../../common/papers.texts.ts'
import type { Letterhead } from '../../mail/letter.rules.ts'
import { orderNumber } from './orders.rules.ts'
import { paperClosings, paperTitles, taxNotes } from './orders.texts.ts'

/** What the paper of an order says, ready to be drawn: all words and figures as printed. */
export type OrderDocument = {
  title: string
  number: string
  subject: string
  issuedAt: string
  dateline: string
  association: Letterhead
  customer: { name: string; lines: string[] }
  event: { name: string; lines: string[] }
  items: { name: string; quantity: string; unit: string; total: string }[]
  /** Net sum and VAT; empty where no VAT is due. */
  amounts: { label: string; amount: string }[]
  total: string
  taxNote: string
  places: string
  remarks: string
  closing: string
}

type Event = { name: string; startsAt: Date; endsAt: Date; location: string }

const priceText = (cents: number) => (cents === 0 ? 'kostenfrei' : moneyText(cents))

const amountsOf = ({ tax_case, total_cents, vat_percent, vat_cents }: Order) =>
  tax_case === 'standard'
    ? [
        { label: 'Summe ohne Umsatzsteuer', amount: moneyText(total_cents) },
        { label: `Umsatzsteuer ${vat_percent}\u00a0%`, amount: moneyText(vat_cents) },
      ]
    : []

const placesOf = ({ state, places }: Order) => {
  if (state === 'declined' || state === 'cancelled') return ''
  return places.length > 0 ? places.join(', ') : 'Wir weisen sie Ihnen zu.'
}

/** Product: Exhibitors. Before the office has confirmed it, its title says so. */
export const orderDocument = (
  order: Order,
  event: Event,
  association: Letterhead,
  issuedAt: Date,
): OrderDocument => ({
  title: paperTitles[order.state],
  number: orderNumber(order.id, event),
  subject: order.company,
  issuedAt: issuedAt.toISOString(),
  dateline: dateline(association, issuedAt),
  association,
  customer: {
    name: order.company,
    lines: filledLines(
      order.contact_name,
      order.street,
      `${order.postal_code} ${order.city}`,
      countryText(order.country),
      order.vat_id && `USt-IdNr.\u00a0${order.vat_id}`,
    ),
  },
  event: {
    name: event.name,
    lines: filledLines(daysText(event), event.location, `Bestellt am ${dateText(order.created)}`),
  },
  items: order.items.map(({ name, quantity, unit_cents, total_cents }) => ({
    name,
    quantity: String(quantity),
    unit: priceText(unit_cents),
    total: moneyText(total_cents),
  })),
  amounts: amountsOf(order),
  total: moneyText(order.gross_cents),
  taxNote: taxNotes[order.tax_case],
  places: placesOf(order),
  remarks: order.remarks,
  closing: paperClosings[order.state],
})
