import * as z from 'zod/mini'
import { bodyReference } from './http/body.ts'
import { Day, IdParams, Nothing } from './http/common.ts'
import { endpoint } from './http/endpoint.ts'

export const LegalKind = z.enum(['privacy', 'terms', 'imprint', 'accessibility'])
export type LegalKind = z.infer<typeof LegalKind>

/** What people call one of these. */
export const legalTitles: Record<LegalKind, string> = {
  privacy: 'Datenschutz',
  terms: 'Teilnahmebedingungen',
  imprint: 'Impressum',
  accessibility: 'Erklärung zur Barrierefreiheit',
}

/** What people agree to; the others only tell them something. */
export const agreedKinds: readonly LegalKind[] = ['privacy', 'terms']

const facts = {
  id: z.int(),
  kind: LegalKind,
  /** „1. September 2026“ */
  edition: z.string(),
  valid_from: Day,
}

/** A published version of a legal text, in the list of all. */
export const LegalVersion = z
  .object({
    ...facts,
    /** Of its kind this one holds today. */
    current: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'LegalVersion' })
export type LegalVersion = z.infer<typeof LegalVersion>

export const LegalText = z
  .extend(LegalVersion, { text: z.string() })
  .register(z.globalRegistry, { id: 'LegalText' })
export type LegalText = z.infer<typeof LegalText>

export const listLegalTexts = endpoint({
  method: 'GET',
  url: '/api/legal-texts/',
  auth: 'public',
  summary: 'All published versions of the legal texts, of each kind the latest first',
  response: z.object({ results: z.array(LegalVersion) }),
})

export const getLegalText = endpoint({
  method: 'GET',
  url: '/api/legal-texts/:id/',
  auth: 'public',
  summary: 'A published version with its text, also one that no longer holds',
  params: IdParams,
  response: LegalText,
})

const asked = { url: '/api/users/legal-texts/', auth: 'account' } as const

export const listAskedTexts = endpoint({
  ...asked,
  method: 'GET',
  summary: 'What one has to agree to because it changed in what matters',
  response: z.object({ results: z.array(LegalText) }),
})

export const agreeToTexts = endpoint({
  ...asked,
  method: 'POST',
  summary: 'Agree to these versions; to agree again changes nothing',
  body: z.object({ ids: z.array(bodyReference()).check(z.minLength(1), z.maxLength(10)) }),
  status: 204,
  response: Nothing,
})
