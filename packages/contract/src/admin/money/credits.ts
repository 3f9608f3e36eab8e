import * as z from 'zod/mini'
import type { Rest } from '../../exhibitions/credits.ts'
import { bodyInteger, emptyIsNull } from '../../http/body.ts'
import { IdParams } from '../../http/common.ts'
import { endpoint } from '../../http/endpoint.ts'
import { bodyMoney } from '../../values/money.ts'
import { type LineTax, TaxCase } from '../../values/tax.ts'
import { bodyLines } from '../../values/text.ts'
import { Invoice } from './orders.ts'

const tax = { tax_case: TaxCase, vat_percent: z.int(), exemption: z.string() }

/** What credits have left of an invoice. */
export const InvoiceRest = z
  .object({
    /** With VAT. */
    gross_cents: z.int(),
    left_cents: z.int(),
    /** Those that cost something, by their place on the invoice, which counts from 0. */
    lines: z.array(
      z.object({
        line: z.int(),
        name: z.string(),
        quantity: z.int(),
        unit_cents: z.int(),
        /** What it costs without VAT and without its share of a discount. */
        net_cents: z.int(),
        left_quantity: z.int(),
        left_net_cents: z.int(),
        ...tax,
      }),
    ),
    /** What is left by rate, or by the reason why there is no VAT. */
    taxes: z.array(z.object({ ...tax, net_cents: z.int(), vat_cents: z.int() })),
  })
  .register(z.globalRegistry, { id: 'InvoiceRest' })
export type InvoiceRest = z.infer<typeof InvoiceRest>

const tellTax = ({ taxCase, vatPercent, exemption }: LineTax) => ({
  tax_case: taxCase,
  vat_percent: vatPercent,
  exemption,
})
const readTax = (one: { tax_case: TaxCase; vat_percent: number; exemption: string }): LineTax => ({
  taxCase: one.tax_case,
  vatPercent: one.vat_percent,
  exemption: one.exemption,
})

/** The lines and sums of an answer, for the rules. */
export const restIn = ({ lines, taxes }: InvoiceRest): Rest => ({
  lines: lines.map(({ line, name, quantity, ...one }) => ({
    line,
    name,
    quantity,
    unitCents: one.unit_cents,
    netCents: one.net_cents,
    leftQuantity: one.left_quantity,
    leftCents: one.left_net_cents,
    ...readTax(one),
  })),
  taxes: taxes.map(one => ({ netCents: one.net_cents, vatCents: one.vat_cents, ...readTax(one) })),
})

/** The other way round. */
export const tellRest = ({ lines, taxes }: Rest): Pick<InvoiceRest, 'lines' | 'taxes'> => ({
  lines: lines.map(one => ({
    line: one.line,
    name: one.name,
    quantity: one.quantity,
    unit_cents: one.unitCents,
    net_cents: one.netCents,
    left_quantity: one.leftQuantity,
    left_net_cents: one.leftCents,
    ...tellTax(one),
  })),
  taxes: taxes.map(one => ({ net_cents: one.netCents, vat_cents: one.vatCents, ...tellTax(one) })),
})

export const readRest = endpoint({
  method: 'GET',
  url: '/api/admin/invoices/:id/credit/',
  auth: 'staff',
  summary: 'What can still be credited of an invoice that holds, line by line',
  params: IdParams,
  response: InvoiceRest,
})

const either = { error: 'Bitte nennen Sie je Zeile entweder eine Anzahl oder einen Betrag.' }
const once = { error: 'Bitte nennen Sie jede Zeile nur einmal.' }
const tooSmall = 'Der Betrag muss größer als 0 sein.'

export const creditInvoice = endpoint({
  method: 'POST',
  url: '/api/admin/invoices/:id/credit/',
  auth: 'staff',
  summary:
    'Credit pieces or net amounts of an invoice by a paper of its own and mail that; 409 `changed` if not `left_cents` are left of it any more',
  params: IdParams,
  body: z.object({
    items: z
      .array(
        z
          .object({
            line: bodyInteger(z.minimum(0)),
            quantity: z._default(emptyIsNull(bodyInteger(z.minimum(1))), null),
            /** Net. */
            cents: z._default(emptyIsNull(bodyMoney(100_000_000).check(z.minimum(1, tooSmall))), null),
          })
          .check(z.refine(({ quantity, cents }) => (quantity === null) !== (cents === null), either)),
      )
      .check(
        z.minLength(1, 'Bitte nennen Sie, was korrigiert wird.'),
        z.maxLength(200),
        z.refine(items => new Set(items.map(({ line }) => line)).size === items.length, once),
      ),
    reason: bodyLines(500),
    /** What was left of the invoice with VAT, as whoever asks has seen it. */
    left_cents: bodyInteger(),
  }),
  status: 201,
  response: Invoice,
})
