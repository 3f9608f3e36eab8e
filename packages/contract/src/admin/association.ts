import * as z from 'zod/mini'
import { listQuery } from '#filters'
import { Association } from '../association.ts'
import { bodyDay, bodyFile, bodyFlag, bodyInteger, emptyIsNull } from '../http/body.ts'
import { Bytes, Day, pageOf } from '../http/common.ts'
import { endpoint } from '../http/endpoint.ts'
import { readColour } from '../values/colours.ts'
import { emailText } from '../values/email.ts'
import { anyBodyLines, anyBodyText, bodyText, lineWith } from '../values/text.ts'
import { AuditEntry } from './audit.ts'

/** The day that „always“ is kept as: since then the law of VAT is as it is. */
export const fromTheStart = '1968-01-01'

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
    /** Kleinunternehmer today: what it does in Germany has no VAT (§ 19 UStG). */
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
  /** The day from which that holds; else it holds from today on. */
  small_business_from: z.optional(bodyDay()),
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

const said = {
  name: true,
  street: true,
  postal_code: true,
  city: true,
  email: true,
  phone: true,
  website: true,
  about: true,
  logo: true,
} as const

/** Everything that the office says of the association; `version` goes up with every change of it. */
export const OfficeAssociation = z
  .extend(z.pick(Association, said), {
    ...AssociationBank.shape,
    /** Whose name stands before the address of mails, and where answers go; empty: its own name and address. */
    sender_name: z.string(),
    reply_to: z.string(),
    /** Whoever is of the office can do its work only once they log in in two steps. */
    staff_second_factor: z.boolean(),
    /** „#7A1F3D“; null is Tafelgrün. */
    primary_colour: z.nullable(z.string()),
    /** From which days on it is Kleinunternehmer or is not, the earliest first; before the first it was not. */
    small_business_days: z.array(z.object({ from: Day, small_business: z.boolean() })),
    version: z.int(),
  })
  .register(z.globalRegistry, { id: 'OfficeAssociation' })
export type OfficeAssociation = z.infer<typeof OfficeAssociation>

const line = (longest: number) => z._default(anyBodyText(longest), '')

export const AssociationFields = z.object({
  name: bodyText(200),
  street: line(100),
  postal_code: line(20),
  city: line(100),
  email: line(254),
  phone: line(50),
  website: line(200),
  /** Mail programs show no more of it, and it names nobody's address. */
  sender_name: z._default(
    lineWith(
      z.maxLength(70),
      z.regex(/^[^@<>]*$/, 'Ein Name ohne Adresse, bitte: Die Zeichen @, < und > gehören nicht hinein.'),
    ),
    '',
  ),
  reply_to: z._default(emptyIsNull(emailText()), null),
  about: z._default(anyBodyLines(50_000), ''),
  iban: line(50),
  bic: line(50),
  account_holder: line(70),
  tax_number: line(30),
  vat_id: line(20),
  /** From today on, if that is new; another day is named with the account. */
  small_business: z.optional(bodyFlag()),
  /** What is not said stays: an older page must not take the duty away. */
  staff_second_factor: z.optional(bodyFlag()),
})
export type AssociationFields = z.infer<typeof AssociationFields>

const whole = { url: '/api/admin/association/', auth: 'superuser', response: OfficeAssociation } as const
export const getOfficeAssociation = endpoint({
  ...whole,
  method: 'GET',
  summary: 'All that is said of the association',
})
export const changeAssociation = endpoint({
  ...whole,
  method: 'PUT',
  body: z.extend(AssociationFields, { version: bodyInteger(z.minimum(0)) }),
  summary: 'Change it as it was at that version; after another change 409 `changed`',
})
const logo = { ...whole, url: '/api/admin/association/logo/' } as const
export const changeAssociationLogo = endpoint({
  ...logo,
  method: 'PUT',
  summary: 'Change its logo: JPEG, PNG, WebP or HEIC up to 10 MB, as multipart',
  body: z.object({ file: bodyFile() }),
})
export const removeAssociationLogo = endpoint({
  ...logo,
  method: 'DELETE',
  summary: 'Take its logo away: its name stands alone',
})

const colour = z.pipe(
  lineWith(
    z.refine(
      text => readColour(text) !== undefined,
      'Das ist keine Farbe. Sie wird geschrieben wie #1E5945.',
    ),
  ),
  z.transform((text: string) => readColour(text) ?? text),
)
export const changeAssociationColour = endpoint({
  ...whole,
  url: '/api/admin/association/colour/',
  method: 'PUT',
  summary: 'Change its primary colour, or go back to Tafelgrün with null; after another change 409 `changed`',
  body: z.object({ primary_colour: emptyIsNull(colour), version: bodyInteger(z.minimum(0)) }),
})

export const getSamplePaper = endpoint({
  method: 'GET',
  url: '/api/admin/association/paper/',
  auth: 'superuser',
  summary: 'A page with the letterhead and foot of all papers, as a PDF',
  file: 'application/pdf',
  response: Bytes,
})
export const listAssociationHistory = endpoint({
  ...whole,
  method: 'GET',
  url: '/api/admin/association/history/',
  query: listQuery({}),
  response: pageOf(AuditEntry),
  summary: 'Who changed what of it, the latest first',
})
