import * as z from 'zod/mini'
import { bodyFlag } from './body.ts'
import { endpoint } from './endpoint.ts'
import { anyBodyText } from './text.ts'

/** The account that the association pays lecturers from, and what its invoices have to name. */
export const AssociationBank = z
  .object({
    /** Without spaces, in capitals; empty where there is none yet. */
    iban: z.string(),
    bic: z.string(),
    /** Empty: the association itself. */
    account_holder: z.string(),
    tax_number: z.string(),
    vat_id: z.string(),
    /** Kleinunternehmer: none of its invoices has VAT (§ 19 UStG). */
    small_business: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'AssociationBank' })
export type AssociationBank = z.infer<typeof AssociationBank>

/** What is not said stays; spaces and hyphens are for reading. */
export const AssociationBankChanges = z.object({
  iban: z.optional(anyBodyText(50)),
  bic: z.optional(anyBodyText(50)),
  account_holder: z.optional(anyBodyText(70)),
  tax_number: z.optional(anyBodyText(30)),
  vat_id: z.optional(anyBodyText(20)),
  small_business: z.optional(bodyFlag()),
})
export type AssociationBankChanges = z.infer<typeof AssociationBankChanges>

const bank = {
  url: '/api/admin/association/bank/',
  auth: 'superuser',
  response: AssociationBank,
} as const
export const getAssociationBank = endpoint({
  ...bank,
  method: 'GET',
  summary: 'The account that the association pays from, and its tax numbers',
})
export const replaceAssociationBank = endpoint({
  ...bank,
  method: 'PUT',
  body: AssociationBankChanges,
  summary: 'Change it',
})
