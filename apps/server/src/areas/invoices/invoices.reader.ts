import { TaxCase } from '@tafelrunde/contract/orders'
import { z } from 'zod'
import type { InvoiceContent } from './invoices.rules.ts'

const day = z.iso.date()

/** What is kept of an invoice as JSON from the moment that it is written. */
const Kept: z.ZodType<InvoiceContent> = z.object({
  number: z.string(),
  issuedAt: z.coerce.date(),
  dueOn: day.nullable(),
  cancels: z.object({ number: z.string(), issuedOn: day, reason: z.string() }).nullable(),
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
  }),
  order: z.string(),
  event: z.object({ name: z.string(), startsOn: day, endsOn: day, location: z.string() }),
  lines: z.array(z.object({ name: z.string(), quantity: z.int(), unitCents: z.int(), totalCents: z.int() })),
  taxCase: z.enum(TaxCase.options),
  vatPercent: z.int(),
  sums: z.object({ net: z.int(), vat: z.int(), gross: z.int() }),
})

/** An invoice as it was written. */
export const readInvoiceContent = (document: unknown) => Kept.parse(document)
