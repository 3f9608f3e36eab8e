import * as z from 'zod/mini'
import { Day } from '../http/common.ts'
import { endpoint } from '../http/endpoint.ts'
import { anyBodyText, bodyText } from '../values/text.ts'

/**
 * By what the tax office says that the association's purposes are favoured: a Freistellungsbescheid (or the annex of the
 * Körperschaftsteuerbescheid), or the statement on its statutes of § 60a AO.
 */
export const DonationNotice = z.enum(['exemption', 'statutes'])
export type DonationNotice = z.infer<typeof DonationNotice>

/** What a Zuwendungsbestätigung has to name (official form of the BMF, § 50 Abs. 1 EStDV). */
export const DonationTerms = z
  .object({
    tax_office: z.string(),
    tax_number: z.string(),
    notice: DonationNotice,
    /** The day of that notice; it is good for five years, one of § 60a AO for three (§ 63 Abs. 5 AO). */
    notice_on: Day,
    /** „2023“ or „2021 bis 2023“: the last period of assessment; empty with § 60a AO. */
    period: z.string(),
    /** „Erziehung und Volksbildung“ */
    purposes: z.string(),
  })
  .register(z.globalRegistry, { id: 'DonationTerms' })
export type DonationTerms = z.infer<typeof DonationTerms>

const terms = {
  url: '/api/admin/association/donations/',
  auth: 'superuser',
  response: z.object({
    terms: z.nullable(DonationTerms),
    /** Whether a lecturer can waive something as a donation today. */
    is_valid: z.boolean(),
  }),
} as const
export const getDonationTerms = endpoint({
  ...terms,
  method: 'GET',
  summary:
    'What a Zuwendungsbestätigung of the association names; null: it takes no donations of what it owes',
})
export const changeDonationTerms = endpoint({
  ...terms,
  method: 'PUT',
  summary: 'Say so, or with null that no lecturer can waive anything as a donation any more',
  body: z.object({
    terms: z.nullable(
      z.object({
        tax_office: bodyText(100),
        tax_number: bodyText(30),
        notice: DonationNotice,
        notice_on: z.iso.date('Bitte geben Sie das Datum des Bescheids an.'),
        period: z._default(anyBodyText(50), ''),
        purposes: bodyText(300),
      }),
    ),
  }),
})
