import * as z from 'zod/mini'
import { IdParams } from '../../http/common.ts'
import { endpoint } from '../../http/endpoint.ts'
import { TaxCase } from '../../values/tax.ts'

const lineTax = z.object({ tax_case: TaxCase, vat_percent: z.int(), exemption: z.string() })

/**
 * Why it is not sure that the buyer owes the tax: nothing noted of VIES about its VAT id, an id that VIES does not know, VIES out
 * of reach, an answer from before the order.
 */
export const VatWarning = z.enum(['missing', 'invalid', 'unreachable', 'old'])
export type VatWarning = z.infer<typeof VatWarning>

/** What an invoice of an order would say now: its tax is that of the event's last day, whatever it was when it was ordered. */
export const InvoicePreview = z
  .object({
    /** The day of the service in Berlin, by which the tax goes: the event's last one. */
    service_day: z.string(),
    /** With VAT, as the order says it and as the invoice would. */
    order_cents: z.int(),
    gross_cents: z.int(),
    /** What is taxed otherwise than the order says. */
    changes: z.array(
      z.object({ name: z.string(), quantity: z.int(), total_cents: z.int(), ordered: lineTax, now: lineTax }),
    ),
    /** Null where nobody has to be warned. */
    vat_warning: z.nullable(VatWarning),
  })
  .register(z.globalRegistry, { id: 'InvoicePreview' })
export type InvoicePreview = z.infer<typeof InvoicePreview>

export const previewInvoice = endpoint({
  method: 'GET',
  url: '/api/admin/orders/:id/invoice/',
  auth: 'staff',
  summary:
    'What the invoice of an order would come to now, and what is taxed otherwise than when it was ordered',
  params: IdParams,
  response: InvoicePreview,
})
