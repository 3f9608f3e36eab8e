import * as z from 'zod/mini'
import { listQuery } from '#filters'
import { bodyFlag, bodyInteger, bodyReference } from '../http/body.ts'
import { Bytes, IdParams, Instant, pageOf } from '../http/common.ts'
import { endpoint } from '../http/endpoint.ts'
import { emailText } from '../values/email.ts'
import { leitwegText } from '../values/leitweg.ts'
import { HomeTax } from '../values/tax.ts'
import { anyBodyLines, anyBodyText, bodyText } from '../values/text.ts'
import { credit, endingTerm, lineTax } from './order-parts.ts'

export const OrderState = z.enum(['ordered', 'confirmed', 'declined', 'invoiced', 'paid', 'cancelled'])
export type OrderState = z.infer<typeof OrderState>

/** What can be ordered, in the order of the form. */
export const ItemKind = z.enum(['tables', 'chairs', 'power', 'wifi', 'persons', 'catering'])
export type ItemKind = z.infer<typeof ItemKind>

const area = { column: z.number(), row: z.number(), columns: z.number(), rows: z.number() }

/** Where the tables of an event stand. */
export const Hall = z.object({
  name: z.string(),
  columns: z.int(),
  rows: z.int(),
  tables: z.array(z.object({ place: z.string(), column: z.int(), row: z.int(), taken: z.boolean() })),
  /** A drawing of the room, which lies below all else and fills it as far as its shape allows; null: none. */
  image: z.nullable(z.url()),
  /** What stands in the hall besides: stage, entrance. */
  marks: z.array(z.object({ name: z.string(), ...area })),
})
export type Hall = z.infer<typeof Hall>

/** What exhibitors can order for an event, with what is left of it, and where their tables stand. */
export const Exhibition = z
  .object({
    event: z.object({ id: z.int(), name: z.string(), start: Instant, end: Instant, location: z.string() }),
    /** Whether orders are taken now. */
    open: z.boolean(),
    orders_until: z.nullable(Instant),
    items: z.array(
      z.object({
        kind: ItemKind,
        name: z.string(),
        /** Net. */
        unit_cents: z.int(),
        /** As it is taxed for buyers in Germany; 0 and, of what is exempt, the paragraph where there is no VAT. */
        tax_case: HomeTax,
        vat_percent: z.int(),
        exemption: z.string(),
        /** Taxed where it happens, also for companies abroad. */
        on_site: z.boolean(),
        /** Null: as many as are wanted. */
        free: z.nullable(z.int()),
      }),
    ),
    /** In units of a table's pitch, from the upper left; null where the office assigns the tables. */
    hall: z.nullable(Hall),
    /** What is asked of whoever calls off late, the earliest first, if anything is. */
    ending_terms: z.optional(z.array(z.object(endingTerm))),
  })
  .register(z.globalRegistry, { id: 'Exhibition' })
export type Exhibition = z.infer<typeof Exhibition>

export const listExhibitions = endpoint({
  method: 'GET',
  url: '/api/exhibitions/',
  auth: 'exhibitor',
  summary: 'Published events that exhibitors can order tables for, by start',
  query: listQuery({}),
  response: pageOf(Exhibition),
})

export const Order = z
  .object({
    id: z.int(),
    /** „B-2027-000012“, as its papers name it. */
    number: z.string(),
    created: Instant,
    state: OrderState,
    event: z.int(),
    event_name: z.string(),
    event_cancelled: z.boolean(),
    company: z.string(),
    street: z.string(),
    postal_code: z.string(),
    city: z.string(),
    /** ISO 3166-1, two letters. */
    country: z.string(),
    vat_id: z.string(),
    contact_name: z.string(),
    contact_email: z.string(),
    contact_phone: z.string(),
    /** The exhibitor's own number or sign of this order. */
    reference: z.string(),
    /** Where a public office gets its invoices. */
    leitweg_id: z.string(),
    tables: z.int(),
    places: z.array(z.string()),
    chairs: z.int(),
    power: z.boolean(),
    wifi: z.boolean(),
    persons: z.int(),
    catering: z.int(),
    remarks: z.string(),
    /**
     * Several of a kind where its price has changed between; the oldest first. Without a kind: a line that the office has added,
     * named by `free_line`, or a discount, one for each rate, with a negative quantity.
     */
    items: z.array(
      z.object({
        kind: z.nullable(ItemKind),
        free_line: z.optional(z.int()),
        name: z.string(),
        quantity: z.int(),
        unit_cents: z.int(),
        total_cents: z.int(),
        ...lineTax,
      }),
    ),
    /** Net: the sum of the items. */
    total_cents: z.int(),
    /** What the office has taken off the net sum, in percent or in cents, and why. */
    discount: z.nullable(
      z.object({ percent: z.nullable(z.int()), cents: z.nullable(z.int()), reason: z.string() }),
    ),
    /** The items by rate, or by the reason why there is no VAT. */
    taxes: z.array(z.object({ ...lineTax, net_cents: z.int(), vat_cents: z.int() })),
    vat_cents: z.int(),
    gross_cents: z.int(),
    /** Why the office has declined or ended it. */
    decline_remark: z.string(),
    /** What the office asks for its late end, without VAT, less what is credited of that; nothing where nothing is left. */
    fee_cents: z.optional(z.int()),
    /** What its end would cost from which day on by the event's terms of now, if anything; nothing once it has ended. */
    ending_terms: z.optional(z.array(z.object({ ...endingTerm, cents: z.int() }))),
    /** The invoice that holds, once there is one, with what credits some of it, the oldest first. */
    invoice: z.nullable(z.object({ id: z.int(), number: z.string(), credits: z.array(credit) })),
  })
  .register(z.globalRegistry, { id: 'Order' })
export type Order = z.infer<typeof Order>

const quantity = (most: number) => bodyInteger(z.minimum(0), z.maximum(most))
const billing = {
  company: bodyText(150),
  street: bodyText(150),
  postal_code: bodyText(16),
  city: bodyText(100),
  country: z._default(z.string().check(z.regex(/^[A-Za-z]{2}$/), z.toUpperCase()), 'DE'),
  vat_id: z._default(anyBodyText(30), ''),
  contact_name: bodyText(150),
  contact_email: emailText(),
  contact_phone: z._default(anyBodyText(50), ''),
  reference: z._default(anyBodyText(60), ''),
  leitweg_id: z._default(leitwegText(), ''),
}
/** Whom the invoice of an order goes to. */
export const OrderBilling = z.object(billing)
export type OrderBilling = z.infer<typeof OrderBilling>

const wish = {
  ...billing,
  tables: bodyInteger(z.minimum(1), z.maximum(50)),
  places: z._default(z.array(bodyText(10)).check(z.maxLength(50)), []),
  chairs: z._default(quantity(500), 0),
  power: z._default(bodyFlag(), false),
  wifi: z._default(bodyFlag(), false),
  persons: z._default(quantity(500), 0),
  catering: z._default(quantity(500), 0),
  remarks: z._default(anyBodyLines(2000), ''),
}
/** What is ordered; `event` cannot be changed afterwards. */
export const OrderWish = z.object(wish)
export type OrderWish = z.infer<typeof OrderWish>

export const listOrders = endpoint({
  method: 'GET',
  url: '/api/exhibitordata/',
  auth: 'exhibitor',
  summary: 'The own table orders, all for staff; the latest first',
  query: listQuery({}),
  response: pageOf(Order),
})

export const createOrder = endpoint({
  method: 'POST',
  url: '/api/exhibitordata/',
  auth: 'exhibitor',
  summary: 'Order tables for an event',
  body: z.extend(OrderWish, { event: bodyReference() }),
  status: 201,
  response: Order,
})

const ofOne = { auth: 'exhibitor', params: IdParams } as const
export const getOrder = endpoint({
  ...ofOne,
  method: 'GET',
  url: '/api/exhibitordata/:id/',
  summary: 'One of them',
  response: Order,
})
export const replaceOrder = endpoint({
  ...ofOne,
  method: 'PUT',
  url: '/api/exhibitordata/:id/',
  summary: 'Change an order that the office has not decided on; the office changes a confirmed one, too',
  body: OrderWish,
  response: Order,
})
export const cancelOrder = endpoint({
  ...ofOne,
  method: 'POST',
  url: '/api/exhibitordata/:id/cancel/',
  summary: 'Cancel an order that the office has not decided on',
  response: Order,
})
export const getOrderPaper = endpoint({
  ...ofOne,
  method: 'GET',
  url: '/api/exhibitordata/:id/confirmation/',
  summary: 'The order confirmation (Auftragsbestätigung) as PDF',
  file: 'application/pdf',
  response: Bytes,
})

export const getInvoice = endpoint({
  ...ofOne,
  method: 'GET',
  url: '/api/exhibitor-invoices/:id/',
  summary: 'An own invoice as PDF/A-3 and PDF/UA-1 with its XML inside (ZUGFeRD, Factur-X)',
  file: 'application/pdf',
  response: Bytes,
})
export const getInvoiceXml = endpoint({
  ...ofOne,
  method: 'GET',
  url: '/api/exhibitor-invoices/:id/xml/',
  summary: 'The same invoice as XRechnung alone',
  file: 'application/xml',
  response: Bytes,
})
