import * as z from 'zod/mini'
import { choiceFilter, listQuery, referenceFilter } from '#filters'
import { Exhibition, ItemKind, Order, OrderBilling, OrderState } from '../../exhibitions/orders.ts'
import { bodyFlag, bodyInteger, bodyMoment, emptyIsNull } from '../../http/body.ts'
import { IdParams, Instant, pageOf } from '../../http/common.ts'
import { endpoint } from '../../http/endpoint.ts'
import { bodyMoney } from '../../values/money.ts'
import { HomeTax } from '../../values/tax.ts'
import { anyBodyLines, anyBodyText, bodyLines, bodyText } from '../../values/text.ts'
import { EndingTerms } from './ending-terms.ts'

export const listAllOrders = endpoint({
  method: 'GET',
  url: '/api/admin/orders/',
  auth: 'staff',
  summary: 'All table orders, the latest first',
  query: listQuery({ event: referenceFilter, state: choiceFilter(OrderState.options) }),
  response: pageOf(Order),
})

export const getExhibition = endpoint({
  method: 'GET',
  url: '/api/admin/events/:id/exhibition/',
  auth: 'staff',
  summary: 'What exhibitors can order for an event now, also when it is not published, over or cancelled',
  params: IdParams,
  response: Exhibition,
})

const ofOne = { auth: 'staff', method: 'POST', params: IdParams, response: Order } as const
export const confirmOrder = endpoint({
  ...ofOne,
  url: '/api/admin/orders/:id/confirm/',
  summary: 'Confirm an order; `places` are the tables that the office assigns',
  body: z.object({ places: z.optional(z.array(bodyText(10))) }),
})
export const declineOrder = endpoint({
  ...ofOne,
  url: '/api/admin/orders/:id/decline/',
  summary: 'Decline an order with a remark; what it took is free again',
  body: z.object({ remark: bodyLines(1000) }),
})
export const changeBilling = endpoint({
  auth: 'staff',
  method: 'PUT',
  params: IdParams,
  response: Order,
  url: '/api/admin/orders/:id/billing/',
  summary:
    'Correct whom the invoice of an order goes to, while there is none; what is ordered keeps its prices',
  body: OrderBilling,
})
const onlyOne = { path: ['percent'], error: 'Bitte nennen Sie entweder Prozente oder einen Betrag.' }
const nothingOff = { path: ['cents'], error: 'Bitte geben Sie einen Betrag in Euro an, etwa „12,50“.' }
const noReason = {
  path: ['reason'],
  error: 'Bitte nennen Sie den Grund des Rabatts; er steht auf der Rechnung.',
}

export const changeDiscount = endpoint({
  auth: 'staff',
  method: 'PUT',
  params: IdParams,
  response: Order,
  url: '/api/admin/orders/:id/discount/',
  summary:
    'Take percents or an amount off the net sum of a confirmed order and say why, or neither any more; the exhibitor gets it confirmed anew',
  body: z
    .object({
      percent: z._default(emptyIsNull(bodyInteger(z.minimum(1), z.maximum(100))), null),
      cents: z._default(emptyIsNull(bodyMoney(100_000_000)), null),
      reason: z._default(anyBodyText(150), ''),
    })
    .check(
      z.refine(({ percent, cents }) => percent === null || cents === null, onlyOne),
      z.refine(({ cents }) => cents !== 0, nothingOff),
      z.refine(
        ({ percent, cents, reason }) => (percent === null && cents === null) || reason !== '',
        noReason,
      ),
    ),
})
export const endOrder = endpoint({
  ...ofOne,
  url: '/api/admin/orders/:id/end/',
  summary: 'End a confirmed order and say why; what it took is free again',
  body: z.object({ reason: bodyLines(1000) }),
})
const noFee = 'Die Stornopauschale muss größer als 0 sein.'
export const endOrderForFee = endpoint({
  ...ofOne,
  url: '/api/admin/orders/:id/end-for-fee/',
  summary: 'End a confirmed order and say why, and invoice a fee for its late end: compensation without VAT',
  body: z.object({
    reason: bodyLines(1000),
    fee_cents: bodyMoney(10_000_000).check(z.minimum(1, noFee)),
  }),
})
/** An invoice, one that credits some of it, or the one that cancels it. */
export const Invoice = z
  .object({
    id: z.int(),
    number: z.string(),
    kind: z.enum(['invoice', 'cancellation', 'credit']),
    order: z.int(),
    issued: Instant,
    gross_cents: z.int(),
    /** The number of the invoice that this one cancels. */
    cancels: z.nullable(z.string()),
    /** The number of the invoice that this one credits in part. */
    corrects: z.nullable(z.string()),
  })
  .register(z.globalRegistry, { id: 'Invoice' })
export type Invoice = z.infer<typeof Invoice>

export const invoiceOrder = endpoint({
  method: 'POST',
  url: '/api/admin/orders/:id/invoice/',
  auth: 'staff',
  summary:
    'Write the invoice of a confirmed order, taxed by the law of the event’s last day, and mail it; 409 `changed` where that is ' +
    'another tax than the order says, unless the sum is named',
  params: IdParams,
  /** The sum with VAT that somebody has seen and wants: no other one is written. */
  body: z._default(
    z.nullable(z.object({ gross_cents: z._default(z.nullable(bodyInteger(z.minimum(0))), null) })),
    null,
  ),
  status: 201,
  response: Invoice,
})
export const cancelInvoice = endpoint({
  method: 'POST',
  url: '/api/admin/invoices/:id/cancel/',
  auth: 'staff',
  summary:
    'Cancel an invoice by another one; its order is confirmed again or, as always when its event is cancelled, ends',
  params: IdParams,
  body: z.object({
    reason: z._default(anyBodyLines(500), ''),
    order: z._default(z.enum(['stays', 'ends']), 'stays'),
  }),
  status: 201,
  response: Invoice,
})

export const exemptionPattern =
  /^§ ?4 Nr\. ?\d{1,2}[a-z]?( Satz \d)?( Buchst\. [a-z]{1,2})?( Doppelbuchst\. [a-z]{2})?( Satz \d)? UStG$/
/** Why something is exempt: „§ 4 Nr. 22 Buchst. a UStG“. */
const exemption = () =>
  z.pipe(
    bodyText(60),
    z
      .string()
      .check(
        z.regex(
          exemptionPattern,
          'Erwartet wird der Paragraf der Befreiung, etwa „§ 4 Nr. 22 Buchst. a UStG“.',
        ),
      ),
  )
/** How a price list may tax an item. */
export const ListedTax = z.enum(HomeTax.options.filter(one => one !== 'small_business'))
export type ListedTax = z.infer<typeof ListedTax>

const markAt = { column: z.number(), row: z.number(), columns: z.number(), rows: z.number() }

/** A hall as the office writes it, in units of a table's pitch. */
export const HallFields = z.object({
  name: bodyText(100),
  columns: bodyInteger(z.minimum(1), z.maximum(60)),
  rows: bodyInteger(z.minimum(1), z.maximum(60)),
  tables: z.array(
    z.object({
      place: bodyText(10),
      column: bodyInteger(z.minimum(0)),
      row: bodyInteger(z.minimum(0)),
    }),
  ),
  marks: z._default(z.array(z.object({ name: bodyText(50), ...markAt })), []),
})
export type HallFields = z.infer<typeof HallFields>

/**
 * What an event offers to exhibitors, as the office writes it in a file. `tax_case` and `exemption` hold for the items
 * that say nothing of their own; catering is taxed `on_site` unless it says otherwise, nothing else is.
 */
export const ExhibitionTerms = z.object({
  tax_case: z._default(ListedTax, 'standard'),
  exemption: z.optional(exemption()),
  orders_until: z.optional(z.nullable(bodyMoment())),
  /** Days until an invoice is to be paid; 14 if it says nothing. */
  days_to_pay: z.optional(bodyInteger(z.minimum(1), z.maximum(90))),
  /** What is asked of whoever calls off late; nothing if it says nothing. */
  ending_terms: z.optional(EndingTerms),
  items: z.array(
    z.object({
      kind: ItemKind,
      name: bodyText(100),
      unit_cents: bodyInteger(z.minimum(0), z.maximum(10_000_000)),
      tax_case: z.optional(ListedTax),
      exemption: z.optional(exemption()),
      on_site: z.optional(bodyFlag()),
      stock: z.optional(z.nullable(bodyInteger(z.minimum(0), z.maximum(100_000)))),
    }),
  ),
  hall: z.optional(z.nullable(HallFields)),
})
export type ExhibitionTerms = z.infer<typeof ExhibitionTerms>
