import * as z from 'zod/mini'
import { IdParams, Instant } from '../../http/common.ts'
import { endpoint } from '../../http/endpoint.ts'

/** How far the office's job is that writes the invoices of an event. */
export const InvoiceRun = z
  .object({
    id: z.int(),
    event: z.int(),
    state: z.enum(['running', 'stopped', 'done']),
    started: Instant,
    started_by: z.string(),
    finished: z.nullable(Instant),
    /** How many orders were confirmed when it began, and how many of them it has dealt with. */
    total: z.int(),
    done: z.int(),
    /** How many invoices it has written. */
    written: z.int(),
    /** The orders that it could not invoice and that have no invoice yet, with the reason in words. */
    failures: z.array(z.object({ order: z.int(), number: z.string(), detail: z.string() })),
  })
  .register(z.globalRegistry, { id: 'InvoiceRun' })
export type InvoiceRun = z.infer<typeof InvoiceRun>

export const invoiceEvent = endpoint({
  method: 'POST',
  url: '/api/admin/events/:id/invoices/',
  auth: 'staff',
  summary:
    'Write the invoices of all confirmed orders of an event and mail them, as a job; where one is not done it is ' +
    'answered, and goes on if it was stopped',
  params: IdParams,
  status: 201,
  response: InvoiceRun,
})

export const getInvoiceRun = endpoint({
  method: 'GET',
  url: '/api/admin/events/:id/invoices/run/',
  auth: 'staff',
  summary: 'How far the latest of these jobs of an event is; null if there was none',
  params: IdParams,
  response: z.object({ run: z.nullable(InvoiceRun) }),
})

export const stopInvoiceRun = endpoint({
  method: 'POST',
  url: '/api/admin/events/:id/invoices/stop/',
  auth: 'staff',
  summary: 'Stop that job before its next invoice',
  params: IdParams,
  response: InvoiceRun,
})
