import * as z from 'zod/mini'
import { Instant } from './http/common.ts'
import { endpoint } from './http/endpoint.ts'
import { emailText } from './values/email.ts'
import { bodyLines, bodyText } from './values/text.ts'

export const SupportState = z.enum(['new', 'answered', 'closed'])

export const NewSupportMessage = z.object({
  name: bodyText(150),
  email: emailText(),
  subject: bodyText(200),
  message: bodyLines(5000),
})
export type NewSupportMessage = z.infer<typeof NewSupportMessage>

export const SupportMessage = z
  .object({
    id: z.int(),
    created: Instant,
    state: SupportState,
    name: z.string(),
    email: z.string(),
    subject: z.string(),
    message: z.string(),
  })
  .register(z.globalRegistry, { id: 'SupportMessage' })

export const writeToSupport = endpoint({
  method: 'POST',
  url: '/api/support/',
  auth: 'public',
  summary:
    'Write to the office; five times an hour from a network address, three times for an e-mail address',
  body: NewSupportMessage,
  status: 201,
  response: SupportMessage,
})
