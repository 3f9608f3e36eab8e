import { TaxCase } from '@tafelrunde/contract/values/tax'
import { z } from 'zod'
import type { InvoiceContent } from './invoices.rules.ts'

const day = z.iso.date()

const facts = {
  number: z.string(),
  issuedAt: z.coerce.date(),
  dueOn: day.nullable(),
  cancels: z
    .object({
      number: z.string(),
      issuedOn: day,
      reason: z.string(),
      credits: z.array(z.string()).default([]),
    })
    .nullable(),
  // Invoices were only cancelled at first.
  corrects: z
    .object({
      number: z.string(),
      issuedOn: day,
      reason: z.string(),
      items: z.array(z.object({ line: z.int(), quantity: z.int(), cents: z.int() })),
    })
    .nullable()
    .default(null),
  seller: z.object({
    name: z.string(),
    street: z.string(),
    postalCode: z.string(),
    city: z.string(),
    email: z.string(),
    phone: z.string(),
    website: z.string(),
    taxNumber: z.string(),
    vatId: z.string(),
    iban: z.string(),
    bic: z.string(),
    accountHolder: z.string(),
  }),
  buyer: z.object({
    company: z.string(),
    street: z.string(),
    postalCode: z.string(),
    city: z.string(),
    country: z.string(),
    vatId: z.string(),
    contactName: z.string(),
    contactEmail: z.string(),
    contactPhone: z.string(),
    // Nobody was asked for them at first.
    reference: z.string().default(''),
    leitwegId: z.string().default(''),
  }),
  order: z.string(),
  event: z.object({ name: z.string(), startsOn: day, endsOn: day, location: z.string() }),
  sums: z.object({ net: z.int(), vat: z.int(), gross: z.int() }),
  // Invoices asked for their whole sum at first.
  paidCents: z.int().default(0),
}
const line = { name: z.string(), quantity: z.int(), unitCents: z.int(), totalCents: z.int() }
const taxed = { taxCase: TaxCase, vatPercent: z.int(), exemption: z.string() }

const ByLine = z.object({
  ...facts,
  lines: z.array(z.object({ ...line, ...taxed })),
  taxes: z.array(z.object({ ...taxed, netCents: z.int(), vatCents: z.int() })),
})

/** As invoices were kept while all lines were taxed alike, and nothing but § 4 Nr. 22 UStG made them exempt. */
const AllAlike = z
  .object({
    ...facts,
    lines: z.array(z.object(line)),
    taxCase: z.enum(['standard', 'exempt', 'reverse_charge']),
    vatPercent: z.int(),
  })
  .transform(({ lines, taxCase, vatPercent, ...rest }) => {
    const tax = { taxCase, vatPercent, exemption: taxCase === 'exempt' ? '§ 4 Nr. 22 UStG' : '' }
    const { net, vat } = rest.sums
    return {
      ...rest,
      lines: lines.map(one => ({ ...one, ...tax })),
      taxes: [{ ...tax, netCents: net, vatCents: vat }],
    }
  })

/** What is kept of an invoice as JSON from the moment that it is written. */
const Kept: z.ZodType<InvoiceContent> = z.union([ByLine, AllAlike])

/** An invoice as it was written. */
export const readInvoiceContent = (document: unknown) => Kept.parse(document)
