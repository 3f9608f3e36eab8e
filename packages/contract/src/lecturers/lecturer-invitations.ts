import * as z from 'zod/mini'
import { endpoint } from '../http/endpoint.ts'
import { bodyText } from '../values/text.ts'

const invitation = {
  method: 'POST',
  auth: 'account',
  body: z.object({ secret: bodyText(100) }),
} as const

/** Asked with a body, so that the secret stands in no address. */
export const readInvitation = endpoint({
  ...invitation,
  url: '/api/lecturer-invitations/profile/',
  summary: 'Whose profile an invitation is for; 404 if it is good no more',
  response: z.object({ name: z.string() }),
})

export const acceptInvitation = endpoint({
  ...invitation,
  url: '/api/lecturer-invitations/',
  summary:
    'Make the invited profile that of the caller, who becomes a lecturer; 409 `already` for whoever has a profile',
  response: z.object({ name: z.string() }),
})
