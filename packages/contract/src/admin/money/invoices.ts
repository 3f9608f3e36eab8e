import * as z from 'zod/mini'
import {
  choiceFilter,
  dayFilter,
  fileQuery,
  listQuery,
  orderBy,
  recordFilters,
  referenceFilter,
} from '#filters'
import { bodyInteger } from '../../http/body.ts'
import { Bytes, Instant, pageOf } from '../../http/common.ts'
import { endpoint } from '../../http/endpoint.ts'
import { tableTypes } from '../export.ts'
import { Invoice } from './orders.ts'

/** Whether there is still something to be paid. */
export const InvoiceState = z.enum(['open', 'paid', 'cancelled'])
export type InvoiceState = z.infer<typeof InvoiceState>

/** The reminders: 1 is the Zahlungserinnerung, 2 and 3 are the Mahnungen; the days that each gives, before the next one. */
export const lastStep = 3
export const daysToPayAgain = 7

/** An invoice of the office's list, with who is to pay it and until when. */
export const ListedInvoice = z
  .object({
    ...Invoice.shape,
    company: z.string(),
    event_name: z.string(),
    /** The day until which it is to be paid; null where nothing is. */
    due: z.nullable(z.string()),
    /** Null for what cancels or credits another one. */
    state: z.nullable(InvoiceState),
    /** How long it is open beyond its day; 0 if it is not. */
    overdue_days: z.int(),
    /** What of it is paid, and what its order still owes of it; of what is cancelled neither. */
    paid_cents: z.int(),
    open_cents: z.int(),
    /** What was paid too much for its order; it stands at the latest paper of the order alone, else 0. */
    credit_cents: z.int(),
    /** The day of the last payment of its order, once nothing is open; null if it is, or never was. */
    paid_on: z.nullable(z.string()),
    /** What credits took back of it, below 0; of all else 0. */
    credited_cents: z.int(),
    net_cents: z.int(),
    /** The VAT of each rate in percent. */
    vat: z.array(z.object({ percent: z.int(), cents: z.int() })),
    /** What came in for it at the bank; `booked` is the day. */
    payments: z.array(z.object({ entry: z.int(), booked: z.string(), cents: z.int(), payer: z.string() })),
    /** What was written about it since it is overdue. */
    reminders: z.array(z.object({ step: z.int(), sent: Instant })),
  })
  .register(z.globalRegistry, { id: 'ListedInvoice' })
export type ListedInvoice = z.infer<typeof ListedInvoice>

/**
 * What the list can be searched for: `overdue` are those of the open ones whose day has passed, `credit` the latest papers
 * of orders for which more was paid than they cost.
 */
export const invoiceChoices = [...InvoiceState.options, 'overdue', 'credit'] as const

/** The filters of this list; `search` looks at the number and the company. */
export const invoiceFilters = {
  ...recordFilters,
  event: referenceFilter,
  order: referenceFilter,
  kind: choiceFilter(Invoice.shape.kind.options),
  state: choiceFilter(invoiceChoices),
  /** The days in Berlin between which they were written, both included. */
  issued_from: dayFilter,
  issued_until: dayFilter,
  orderby: orderBy('id', 'number', 'company', 'issued', 'due', 'gross_cents'),
}

export const listInvoices = endpoint({
  method: 'GET',
  url: '/api/admin/invoices/',
  auth: 'staff',
  summary: 'All invoices, the latest first',
  query: listQuery(invoiceFilters),
  response: pageOf(ListedInvoice),
})

const sum = z.object({ count: z.int(), cents: z.int() })
export const sumInvoices = endpoint({
  method: 'GET',
  url: '/api/admin/invoices/sums/',
  auth: 'staff',
  summary:
    'How much of the invoices with these filters is still open, how much of that is overdue, and what was paid too much',
  query: z.object(invoiceFilters),
  response: z.object({
    open: sum,
    overdue: sum,
    /** How many orders have a credit balance, and what that is together. */
    credit: sum,
    /** For how many of the overdue ones the next reminder is due. */
    to_remind: z.int(),
  }),
})

export const remindInvoices = endpoint({
  method: 'POST',
  url: '/api/admin/invoices/reminders/',
  auth: 'staff',
  summary:
    'Write the next reminder for each overdue invoice with these filters for which it is due, all or none; 409 `changed` ' +
    'if they are not `count` any more',
  query: z.object(invoiceFilters),
  body: z.object({ count: bodyInteger(z.minimum(1), z.maximum(10_000)) }),
  status: 201,
  response: z.object({ reminded: z.int() }),
})

export const exportInvoices = endpoint({
  method: 'GET',
  url: '/api/admin/export/invoices/',
  auth: 'staff',
  summary: 'All invoices as a table for Excel',
  query: fileQuery(invoiceFilters),
  file: [tableTypes.xlsx, tableTypes.csv],
  response: Bytes,
})
