import * as z from '#read'
import { endpoint } from './http/endpoint.ts'

/** Who runs this Tafelrunde: contact and legal texts, empty where the office has not filled them in. */
export const Association = z
  .object({
    name: z.string(),
    street: z.string(),
    postal_code: z.string(),
    city: z.string(),
    email: z.string(),
    phone: z.string(),
    website: z.string(),
    about: z.string(),
    logo: z.nullable(z.string()),
    /** What holds today of the legal texts. */
    imprint: z.string(),
    privacy: z.string(),
    /** Which wording of the privacy text holds; whoever signs up agrees to this one. */
    privacy_version: z.string(),
    /** Teilnahmebedingungen, and which wording of them holds. */
    terms: z.string(),
    terms_version: z.string(),
    /** Erklärung zur Barrierefreiheit. */
    accessibility: z.string(),
    version: z.string(),
    /** The words of the button that logs in with the member portal; missing: there is none. */
    portal_login: z.optional(z.string()),
  })
  .register(z.globalRegistry, { id: 'Association' })
export type Association = z.infer<typeof Association>

export const getAssociation = endpoint({
  method: 'GET',
  url: '/api/association/',
  auth: 'public',
  summary: 'The association and the version of the product',
  response: Association,
})
