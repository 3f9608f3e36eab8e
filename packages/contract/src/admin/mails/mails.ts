import * as z from 'zod/mini'
import { choiceFilter, listQuery, textFilter } from '#filters'
import { bodyFile } from '../../http/body.ts'
import { IdParams, Instant, Nothing, pageOf } from '../../http/common.ts'
import { endpoint } from '../../http/endpoint.ts'
import { emailText } from '../../values/email.ts'
import { bodyText } from '../../values/text.ts'

/** `bounced`: it went out, and the recipient's server gave it back. */
export const MailState = z.enum(['waiting', 'failed', 'sent', 'bounced'])
export type MailState = z.infer<typeof MailState>

/** A mail in the outbox. */
export const OutboxMail = z
  .object({
    id: z.int(),
    recipient: z.string(),
    subject: z.string(),
    state: MailState,
    created: Instant,
    sent: z.nullable(Instant),
    /** What the mail server said, if it did not take it or the recipient's gave it back. */
    failure: z.nullable(z.string()),
    /** It opens an account: it goes to nobody else, and not again. */
    is_key: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'OutboxMail' })
export type OutboxMail = z.infer<typeof OutboxMail>

/** With what it says; empty where that was a key to an account. */
export const OutboxLetter = z
  .extend(OutboxMail, { text: z.string(), attachments: z.array(z.string()) })
  .register(z.globalRegistry, { id: 'OutboxLetter' })
export type OutboxLetter = z.infer<typeof OutboxLetter>

export const listMails = endpoint({
  method: 'GET',
  url: '/api/admin/mails/',
  auth: 'staff',
  summary: 'Mails of the last 30 days, the latest first; `search` looks at recipient and subject',
  query: listQuery({ search: textFilter, state: choiceFilter(MailState.options) }),
  response: pageOf(OutboxMail),
})

const one = { auth: 'staff', params: IdParams, response: OutboxLetter } as const

export const getMail = endpoint({
  ...one,
  method: 'GET',
  url: '/api/admin/mails/:id/',
  summary: 'One mail with what it says',
})

export const resendMail = endpoint({
  ...one,
  method: 'POST',
  url: '/api/admin/mails/:id/send/',
  summary:
    'Send a mail now that waits or failed, or a copy of one that was sent; `recipient` is another address for it',
  body: z.object({ recipient: z.optional(emailText()) }),
})

/** What a mail server gives back, as it came (RFC 3464); whoever sends it knows `BOUNCE_SECRET`. */
export const reportBounce = endpoint({
  method: 'POST',
  url: '/api/mail/bounces/',
  auth: 'anyone',
  summary: 'Report a mail that came back: the whole message of the mail server, as a file of up to 1 MB',
  largestFile: 1, // whoever sends it is known only when all of it is there
  body: z.object({ secret: bodyText(200), message: bodyFile() }),
  status: 204,
  response: Nothing,
})
