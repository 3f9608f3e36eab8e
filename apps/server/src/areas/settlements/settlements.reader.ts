import { SettlementTax } from '@tafelrunde/contract/lecturers/settlements'
import { z } from 'zod'
import type { SettlementContent } from './settlements.rules.ts'

const moment = z.coerce.date()
const receipt = z.object({ id: z.int(), name: z.string() }).nullable()
// Before rates were asked for, all that was spent was billed.
const rate = z.int().nullable().default(null)

/** What is kept of a settlement as JSON from the moment that it is submitted. */
const Kept: z.ZodType<SettlementContent> = z.object({
  submittedAt: moment,
  version: z.int().default(1),
  replaces: z.object({ number: z.string(), issuedAt: moment, reason: z.string() }).nullable().default(null),
  association: z.object({
    name: z.string(),
    street: z.string(),
    postalCode: z.string(),
    city: z.string(),
    email: z.string(),
    phone: z.string(),
    website: z.string(),
    vatId: z.string().default(''),
  }),
  person: z
    .object({
      firstName: z.string(),
      lastName: z.string(),
      street: z.string(),
      postalCode: z.string(),
      city: z.string(),
      country: z.string().optional(),
      taxNumber: z.string(),
      vatId: z.string(),
    })
    // From before countries were asked for: five digits were taken for one of Germany's.
    .transform(({ country = '', ...person }) => ({
      ...person,
      country: country || (/^\d{5}$/.test(person.postalCode) ? 'DE' : ''),
    })),
  bank: z.object({
    holder: z.string(),
    iban: z.string(),
    bic: z.string(),
    changedAt: moment.nullable().default(null),
  }),
  event: z.object({
    name: z.string(),
    startsAt: moment,
    endsAt: moment,
    location: z.string(),
    unitMinutes: z.int(),
  }),
  lines: z.array(
    z.object({
      id: z.int(),
      workshop: z.string(),
      location: z.string(),
      startsAt: moment,
      endsAt: moment,
      // From before it was kept, it is not known.
      calledOff: z.boolean().default(false),
      units: z.number(),
      feeCents: z.int(),
    }),
  ),
  feeRule: z.string(),
  upcoming: z.int(),
  travel: z.object({
    mode: z.enum(['car', 'public']),
    km: z.int(),
    centsPerKm: z.int(),
    cents: z.int(),
    vatPercent: rate,
    receipt,
  }),
  expenses: z.array(
    z.object({
      text: z.string(),
      cents: z.int(),
      vatPercent: rate,
      receipt,
    }),
  ),
  tax: z.enum(SettlementTax.options),
  // Before donations were asked for, there were none.
  donationTerms: z
    .object({
      taxOffice: z.string(),
      taxNumber: z.string(),
      notice: z.enum(['exemption', 'statutes']),
      noticeOn: z.string(),
      period: z.string(),
      purposes: z.string(),
    })
    .nullable()
    .default(null),
  vatPercent: z.int(),
  owed: z.object({ vatPercent: z.int(), vatCents: z.int() }).nullable().default(null),
  sums: z.object({
    units: z.number(),
    fee: z.int(),
    travel: z.int(),
    expenses: z.int(),
    net: z.int(),
    vat: z.int(),
    donated: z.int().default(0),
    total: z.int(),
  }),
  // Beside the paper, and never read from it.
  allowance: z
    .object({ year: z.int(), limitCents: z.int(), usedCents: z.int() })
    .transform(allowance => ({ ...allowance, others: null })),
  // Nobody was asked before.
  declared: z.object({ year: z.int(), cents: z.int(), at: moment }).nullable().default(null),
  remark: z.string(),
})

/** A settlement as it was submitted. */
export const readSubmitted = (document: unknown) => Kept.parse(document)
