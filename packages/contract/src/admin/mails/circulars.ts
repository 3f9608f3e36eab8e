import * as z from 'zod/mini'
import { choiceFilter, listQuery } from '#filters'
import { bodyFlag, bodyInteger, bodyReference } from '../../http/body.ts'
import { IdParams, Instant, Nothing, pageOf } from '../../http/common.ts'
import { endpoint } from '../../http/endpoint.ts'
import { anyBodyLines, anyBodyText, bodyText } from '../../values/text.ts'
import { CircularAttachment } from './circular-attachments.ts'
import { MailState } from './mails.ts'

/** What can stand in the gaps of a circular mail: `{Vorname}`. */
export const circularPlaceholders = [
  'Vorname',
  'Nachname',
  'Veranstaltung',
  'Tag',
  'Ort',
  'Besuchte Workshops',
  'Termine',
  'Feedback-Frist',
] as const
/** `sending` also in the minute before its first mail. */
export const CircularState = z.enum(['draft', 'sending', 'stopped', 'sent'])
export type CircularState = z.infer<typeof CircularState>

/** With an event those of that event, else all who have this role. */
export const Audience = z.enum(['participants', 'lecturers', 'exhibitors'])
export type Audience = z.infer<typeof Audience>

/** `attended` and `absent` as the doors say. */
export const Standing = z.enum(['registered', 'waitlisted', 'cancelled', 'attended', 'absent'])
export type Standing = z.infer<typeof Standing>

/** Whom a circular mail is for; each that is not null narrows it. */
const recipientFilters = {
  audience: Audience,
  event: z.nullable(z.int()),
  /** Of this workshop alone; in an event only. */
  workshop: z.nullable(z.int()),
  /** What became of a participant's registration. */
  standing: z.nullable(Standing),
  schooltype: z.nullable(z.int()),
  /** Only who was there and has not given feedback on everything; in an event only. */
  without_feedback: z.boolean(),
}

const words = {
  name: z.string(),
  subject: z.string(),
  text: z.string(),
  /** What its button says, and where it leads; both empty: it has none. */
  button_label: z.string(),
  button_url: z.string(),
  /** Not about a booking: it can be unsubscribed, and goes to nobody who did. */
  is_news: z.boolean(),
}

/** A mail from the office to many, each in a mail of their own. */
export const Circular = z
  .object({
    id: z.int(),
    ...words,
    ...recipientFilters,
    event_name: z.nullable(z.string()),
    /** Who was taken out by hand, by their account. */
    removed: z.array(z.int()),
    attachments: z.array(CircularAttachment),
    state: CircularState,
    created: Instant,
    /** Who wrote it; empty: nobody who is still there. */
    by: z.string(),
    /** When the first mail goes out. */
    starts: z.nullable(Instant),
    /** How many get it: as it stands now, or as it was sent. */
    count: z.int(),
    /** How many of these are on their way, and how many of them failed or came back. */
    posted: z.int(),
    failed: z.int(),
    /** How many do not get it because mails to their address come back, or because they unsubscribed. */
    unreachable: z.int(),
    unsubscribed: z.int(),
    /** Mails a minute. */
    pace: z.int(),
  })
  .register(z.globalRegistry, { id: 'Circular' })
export type Circular = z.infer<typeof Circular>

const Wish = z.object({
  name: bodyText(100),
  audience: Audience,
  event: z._default(z.nullable(bodyReference()), null),
  workshop: z._default(z.nullable(bodyReference()), null),
  standing: z._default(z.nullable(Standing), null),
  schooltype: z._default(z.nullable(bodyReference()), null),
  without_feedback: z._default(bodyFlag(), false),
  is_news: z._default(bodyFlag(), false),
  removed: z._default(z.array(bodyReference()).check(z.maxLength(10_000)), []),
  subject: z._default(anyBodyText(200), ''),
  text: z._default(anyBodyLines(10_000), ''),
  button_label: z._default(anyBodyText(60), ''),
  button_url: z._default(anyBodyText(500), ''),
})
export type CircularWish = z.infer<typeof Wish>

export const listCirculars = endpoint({
  method: 'GET',
  url: '/api/admin/circulars/',
  auth: 'staff',
  summary: 'Circular mails, the latest first',
  query: listQuery({ state: choiceFilter(CircularState.options) }),
  response: pageOf(Circular),
})

export const createCircular = endpoint({
  method: 'POST',
  url: '/api/admin/circulars/',
  auth: 'staff',
  summary: 'Begin a circular mail; nothing is sent',
  body: Wish,
  status: 201,
  response: Circular,
})

const one = {
  url: '/api/admin/circulars/:id/',
  auth: 'staff',
  params: IdParams,
  response: Circular,
} as const

export const getCircular = endpoint({ ...one, method: 'GET', summary: 'One circular mail' })

export const changeCircular = endpoint({
  ...one,
  method: 'PUT',
  summary: 'Change a circular mail that is a draft',
  body: Wish,
})

export const deleteCircular = endpoint({
  ...one,
  method: 'DELETE',
  summary: 'Delete a circular mail that is a draft',
  status: 204,
  response: Nothing,
})

/** Whoever gets it, and what became of their mail; null: not written yet. */
export const CircularRecipient = z
  .object({
    account: z.int(),
    name: z.string(),
    email: z.string(),
    /** Its mail in the outbox. */
    mail: z.nullable(z.int()),
    state: z.nullable(MailState),
    failure: z.nullable(z.string()),
  })
  .register(z.globalRegistry, { id: 'CircularRecipient' })
export type CircularRecipient = z.infer<typeof CircularRecipient>

export const listCircularRecipients = endpoint({
  method: 'GET',
  url: '/api/admin/circulars/:id/recipients/',
  auth: 'staff',
  summary: 'Who gets it, by family name: of a draft as it stands now, without those taken out by hand',
  params: IdParams,
  query: listQuery({}),
  response: pageOf(CircularRecipient),
})

/** A piece of a line, with its marks; `is_filled` is what stands there for a placeholder. */
const piece = z.object({
  text: z.string(),
  is_filled: z.boolean(),
  bold: z.optional(z.literal(true)),
  italic: z.optional(z.literal(true)),
  href: z.optional(z.string()),
})

export const CircularPreview = z
  .object({
    count: z.int(),
    recipient: z.nullable(CircularRecipient),
    greeting: z.string(),
    subject: z.array(piece),
    /** Of its text; each item of a list is a line. */
    blocks: z.array(
      z.object({ kind: z.enum(['heading', 'paragraph', 'list']), lines: z.array(z.array(piece)) }),
    ),
    button: z.nullable(z.object({ label: z.string(), url: z.string() })),
    afterwards: z.array(z.string()),
    /** Placeholders that are empty for this recipient: nothing is sent then. */
    missing: z.array(z.string()),
  })
  .register(z.globalRegistry, { id: 'CircularPreview' })
export type CircularPreview = z.infer<typeof CircularPreview>

const said = { subject: bodyText(200), text: anyBodyLines(10_000) }

export const previewCircular = endpoint({
  ...one,
  method: 'POST',
  url: '/api/admin/circulars/:id/preview/',
  summary: 'The mail that the recipient at this place gets, counted from 0; keeps nothing',
  body: z.object({ ...said, place: bodyInteger(z.minimum(0)) }),
  response: CircularPreview,
})

export const testCircular = endpoint({
  ...one,
  method: 'POST',
  url: '/api/admin/circulars/:id/test/',
  summary: 'The mail of the recipient at this place, to oneself',
  body: z.object({ ...said, place: bodyInteger(z.minimum(0)) }),
  response: z.object({ recipient: z.string() }),
})

export const sendCircular = endpoint({
  ...one,
  method: 'POST',
  url: '/api/admin/circulars/:id/send/',
  summary:
    'Send it to exactly `count` recipients, a minute from now; if there are more or fewer, 409 `changed`',
  body: z.object({ count: bodyInteger(z.minimum(1)) }),
})

export const stopCircular = endpoint({
  ...one,
  method: 'POST',
  url: '/api/admin/circulars/:id/stop/',
  summary: 'Stop it before its next mail',
})

export const resumeCircular = endpoint({
  ...one,
  method: 'POST',
  url: '/api/admin/circulars/:id/resume/',
  summary: 'Go on with one that was stopped, with whoever has no mail yet',
})
