import * as z from 'zod/mini'
import { listQuery } from '#filters'
import { bodyId, bodyInteger } from '../../http/body.ts'
import { IdParams, pageOf } from '../../http/common.ts'
import { endpoint } from '../../http/endpoint.ts'
import { anyBodyLines, bodyLines, bodyText } from '../../values/text.ts'
import { AuditEntry } from '../audit.ts'

const parts = { subject: z.string(), body: z.string(), closing: z.string() }

/** A kind of mail in the list of all. */
export const MailKind = z
  .object({
    id: z.int(),
    title: z.string(),
    /** Who gets it: „Teilnehmende“. */
    to: z.string(),
    subject: z.string(),
    /** The office words it by itself. */
    changed: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'MailKind' })
export type MailKind = z.infer<typeof MailKind>

/** How a kind of mail is worded; paragraphs are parted by empty lines, what is in braces is filled in. */
export const OfficeMailText = z
  .extend(MailKind, {
    ...parts,
    /** What its button says; empty: it has none. */
    button: z.string(),
    placeholders: z.array(z.object({ name: z.string(), means: z.string() })),
    /** As it came. */
    original: z.object(parts),
    version: z.int(),
  })
  .register(z.globalRegistry, { id: 'OfficeMailText' })
export type OfficeMailText = z.infer<typeof OfficeMailText>

export const MailTextFields = z.object({
  subject: bodyText(300),
  body: bodyLines(10_000),
  closing: z._default(anyBodyLines(5000), ''),
})
export type MailTextFields = z.infer<typeof MailTextFields>

/** A text that is tried with what is known of an event: that of this id, or the latest. */
const Tried = z.extend(MailTextFields, { event: z.optional(bodyId()) })
export type TriedMailText = z.infer<typeof Tried>

export const listMailTexts = endpoint({
  method: 'GET',
  url: '/api/admin/mail-texts/',
  auth: 'superuser',
  summary: 'All kinds of mails',
  response: z.object({ results: z.array(MailKind) }),
})

const one = {
  url: '/api/admin/mail-texts/:id/',
  auth: 'superuser',
  params: IdParams,
  response: OfficeMailText,
} as const

export const getMailText = endpoint({ ...one, method: 'GET', summary: 'How a kind of mail is worded' })

export const changeMailText = endpoint({
  ...one,
  method: 'PUT',
  summary: 'Word a kind of mail anew, as it was at that version; with its original text it is as it came',
  body: z.extend(MailTextFields, { version: bodyInteger(z.minimum(0)) }),
})

export const previewMailText = endpoint({
  ...one,
  method: 'POST',
  url: '/api/admin/mail-texts/:id/preview/',
  summary: 'How such a mail would look with this text; nothing is kept',
  body: Tried,
  response: z.object({
    subject: z.string(),
    greeting: z.string(),
    paragraphs: z.array(z.string()),
    button: z.string(),
    afterwards: z.array(z.string()),
  }),
})

export const sendTestMail = endpoint({
  ...one,
  method: 'POST',
  url: '/api/admin/mail-texts/:id/test/',
  summary: 'Send such a mail with this text to oneself',
  body: Tried,
  response: z.object({ recipient: z.string() }),
})

export const listMailTextHistory = endpoint({
  ...one,
  method: 'GET',
  url: '/api/admin/mail-texts/:id/history/',
  summary: 'Who changed what of it, the latest first',
  query: listQuery({}),
  response: pageOf(AuditEntry),
})
