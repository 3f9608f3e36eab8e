import * as z from 'zod/mini'
import { bodyInteger, bodyMoment, emptyIsNull } from '../../http/body.ts'
import { IdParams, Instant } from '../../http/common.ts'
import { endpoint } from '../../http/endpoint.ts'
import { anyBodyText } from '../../values/text.ts'

/** More would not be read from the other end of a hall. */
export const longestMessage = 160

const DisplayMessage = z
  .object({
    /** Goes up with every change; whoever changes it says which one they saw. */
    version: z.int(),
    /** Empty: the Anzeige says nothing besides its Termine. */
    text: z.string(),
    /** When it goes by itself; null: it stays until somebody takes it away. */
    until: z.nullable(Instant),
  })
  .register(z.globalRegistry, { id: 'DisplayMessage' })
export type DisplayMessage = z.infer<typeof DisplayMessage>

const one = {
  url: '/api/admin/events/:id/display/',
  auth: 'staff',
  params: IdParams,
  response: DisplayMessage,
} as const

export const getDisplayMessage = endpoint({
  ...one,
  method: 'GET',
  summary: 'What the office says on the Anzeige of an event',
})

export const setDisplayMessage = endpoint({
  ...one,
  method: 'PUT',
  summary: 'Say something on the Anzeige of an event, seen at that version; an empty text takes it away',
  body: z.object({
    text: anyBodyText(longestMessage),
    until: z._default(emptyIsNull(bodyMoment()), null),
    version: bodyInteger(z.minimum(0)),
  }),
})
