import { endingTermText } from '@tafelrunde/contract/exhibitions/ending-terms'
import type { Order } from '@tafelrunde/contract/exhibitions/orders'
import { moneyText } from '../../../common/money.texts.ts'
import { countryText, dateline, dateText, daysText, filledLines } from '../../../common/papers.texts.ts'
import { amountText, taxWords, vatIdText } from '../../../common/tax.texts.ts'
import type { Letterhead } from '../../mail/letter.rules.ts'
import { orderNumber } from './orders.rules.ts'
import { feeClosing, paperClosings, paperTitles } from './orders.texts.ts'

type Sum = { label: string; text: string }

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
  /** `tax` is empty where all are taxed alike. */
  items: { name: string; quantity: string; unit: string; tax: string; total: string }[]
  /** Net sum and VAT; empty where no VAT is due. */
  sums: Sum[]
  total: Sum
  taxNotes: string[]
  places: string
  remarks: string
  /** What is asked of whoever calls off late; empty where nothing is. */
  endingTerms: string[]
  closing: string
}

type Event = { name: string; startsAt: Date; endsAt: Date; location: string }

const priceText = (cents: number) => (cents === 0 ? 'kostenfrei' : moneyText(cents))

/** As the contract words the tax of a line, in the words of our rules. */
const taxOf = ({ tax_case, vat_percent, exemption }: Order['items'][number] | Order['taxes'][number]) => ({
  taxCase: tax_case,
  vatPercent: vat_percent,
  exemption,
})

const wordsOf = ({ taxes }: Order) =>
  taxWords(taxes.map(tax => ({ ...taxOf(tax), netCents: tax.net_cents, vatCents: tax.vat_cents })))

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
): OrderDocument => {
  const words = wordsOf(order)
  const title = paperTitles[order.state]
  const number = orderNumber(order.id, event)
  return {
    title,
    number,
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
        vatIdText(order.vat_id),
      ),
    },
    event: {
      name: event.name,
      lines: filledLines(
        daysText(event),
        event.location,
        `Bestellt am ${dateText(order.created)}`,
        order.reference && `Ihr Zeichen: ${order.reference}`,
        order.leitweg_id && `Leitweg-ID: ${order.leitweg_id}`,
      ),
    },
    items: order.items.map(item => ({
      name: item.name,
      quantity: item.quantity > 0 ? String(item.quantity) : '',
      unit: item.quantity > 0 ? priceText(item.unit_cents) : '',
      tax: words.lineText(taxOf(item)),
      total: amountText(item.total_cents),
    })),
    sums: words.sums,
    total: { label: 'Gesamtbetrag', text: moneyText(order.gross_cents) },
    taxNotes: words.notes,
    places: placesOf(order),
    remarks: order.remarks,
    endingTerms: (order.ending_terms ?? []).map(term => `${endingTermText(term)}: ${moneyText(term.cents)}`),
    closing: order.fee_cents ? feeClosing(moneyText(order.fee_cents)) : paperClosings[order.state],
  }
}
