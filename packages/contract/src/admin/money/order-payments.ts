import * as z from 'zod/mini'
import { Order } from '../../exhibitions/orders.ts'
import { bodyDay, bodyInteger } from '../../http/body.ts'
import { IdParams } from '../../http/common.ts'
import { endpoint } from '../../http/endpoint.ts'
import { bodyMoney } from '../../values/money.ts'
import { anyBodyText } from '../../values/text.ts'

/** By which way money came or went that the office noted by hand. */
export const PaymentWay = z.enum(['transfer', 'cash', 'card', 'other'])
export type PaymentWay = z.infer<typeof PaymentWay>

/** The most that can be noted at once, in cents. */
export const mostPaidCents = 100_000_000

/** Money that came in for an order, or went back. */
export const OrderPayment = z
  .object({
    id: z.int(),
    /**
     * `bank`: from a bank's statement, `hand`: noted by the office, `refund`: paid back, noted by the office, `returned`: from a
     * bank's statement, and given back by the bank on this day, so that it counts no more; `refund_returned`: a refund whose
     * transfer came back on this day, so that it counts no more.
     */
    kind: z.enum(['bank', 'hand', 'refund', 'returned', 'refund_returned']),
    /** The day on which it was paid, in Berlin. */
    day: z.string(),
    cents: z.int(),
    /** Null of what came from a bank's statement. */
    way: z.nullable(PaymentWay),
    /** Who paid, as the bank says it, or what the office noted; why something came back. */
    note: z.string(),
    /** Who noted it; empty of what came from a bank's statement. */
    noted_by: z.string(),
  })
  .register(z.globalRegistry, { id: 'OrderPayment' })
export type OrderPayment = z.infer<typeof OrderPayment>

/** What an order owes: the sum of its invoices, credits and cancellations, less what was paid, and what of that was paid back. */
export const OrderBalance = z
  .object({
    /** Whether an invoice was ever written; before there is nothing to pay. */
    has_papers: z.boolean(),
    papers_cents: z.int(),
    received_cents: z.int(),
    refunded_cents: z.int(),
    /** What is still to be paid; below 0 what the association owes. */
    open_cents: z.int(),
    /** By their days; what the office took back is not among them. */
    payments: z.array(OrderPayment),
  })
  .register(z.globalRegistry, { id: 'OrderBalance' })
export type OrderBalance = z.infer<typeof OrderBalance>

export const readBalance = endpoint({
  method: 'GET',
  url: '/api/admin/orders/:id/payments/',
  auth: 'staff',
  summary: 'What was paid for an order and paid back, and what is open of it',
  params: IdParams,
  response: OrderBalance,
})

const tooSmall = 'Der Betrag muss größer als 0 sein.'

const noted = {
  /** In cents, or in euros as people type them; what is left out or null is all that is open, or too much. */
  cents: z._default(z.nullable(bodyMoney(mostPaidCents).check(z.minimum(1, tooSmall))), null),
  /** Today unless it is said. */
  day: z._default(bodyDay(), null),
  way: z._default(PaymentWay, 'other'),
  note: z._default(anyBodyText(200), ''),
  /** What was open as far as whoever asks has seen: 409 `changed` if it is not any more. */
  open_cents: z._default(z.nullable(bodyInteger()), null),
}
const ofOrder = { auth: 'staff', method: 'POST', params: IdParams, response: Order } as const

export const payOrder = endpoint({
  ...ofOrder,
  url: '/api/admin/orders/:id/paid/',
  summary:
    'Note that the invoice of an order is paid, whole or in part; more than is open only for whoever names what is open',
  body: z._default(z.nullable(z.object(noted)), null),
})
export const unpayOrder = endpoint({
  ...ofOrder,
  url: '/api/admin/orders/:id/unpaid/',
  summary: 'Take back all payments of an order that were noted by hand; what the bank has stays',
})
export const refundOrder = endpoint({
  ...ofOrder,
  url: '/api/admin/orders/:id/refund/',
  summary: 'Note that too much was paid for an order and was paid back, whole or in part',
  body: z.object(noted),
})
export const withdrawPayment = endpoint({
  ...ofOrder,
  url: '/api/admin/order-payments/:id/withdraw/',
  summary: 'Take back a payment or a refund that was noted by hand',
})
