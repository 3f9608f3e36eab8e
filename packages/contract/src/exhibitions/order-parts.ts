import * as z from 'zod/mini'
import { TaxCase } from '../values/tax.ts'

/** From which day on, in Berlin, what share of the net sum is asked for the end of an order; null: from its confirmation. */
export const endingTerm = { days: z.nullable(z.int()), from: z.nullable(z.string()), percent: z.int() }

/** `exemption` is the paragraph of what is exempt, else empty. */
export const lineTax = { tax_case: TaxCase, vat_percent: z.int(), exemption: z.string() }

export const credit = z.object({ id: z.int(), number: z.string(), gross_cents: z.int() })
