import * as z from 'zod/mini'
import { bodyFlag } from '../http/body.ts'
import { Instant, Nothing } from '../http/common.ts'
import { endpoint } from '../http/endpoint.ts'
import { anyLength, rawText } from '../http/raw-text.ts'
import { emailText } from '../values/email.ts'
import { AddressBody, LinkBody } from './signup.ts'

const post = { method: 'POST', status: 204, response: Nothing } as const

export const setPassword = endpoint({
  ...post,
  url: '/api/auth/users/set_password/',
  auth: 'account',
  summary: 'Change the own password; all refresh tokens are revoked',
  body: z.object({ current_password: rawText(), new_password: rawText() }),
})

export const setEmail = endpoint({
  ...post,
  url: '/api/auth/users/set_email/',
  auth: 'account',
  summary: 'Change the own e-mail address by a link that goes to the new one',
  body: z.object({
    current_password: rawText(),
    new_email: emailText(),
  }),
})

const emailChange = { url: '/api/account/email-change/', auth: 'account' } as const

export const getEmailChange = endpoint({
  ...emailChange,
  method: 'GET',
  summary:
    'The address that the own account gets once the link that went there is opened, and until when it is good',
  response: z
    .object({ pending: z.nullable(z.object({ email: z.string(), until: Instant })) })
    .register(z.globalRegistry, { id: 'EmailChange' }),
})

export const withdrawEmailChange = endpoint({
  ...emailChange,
  method: 'DELETE',
  summary: 'Make the link to a new address no good, if there is one',
  status: 204,
  response: Nothing,
})

export const resetPassword = endpoint({
  ...post,
  url: '/api/auth/users/reset_password/',
  auth: 'anyone',
  summary: 'Send a link for a new password; says the same whether there is such an account or not',
  body: AddressBody,
})

export const confirmPasswordReset = endpoint({
  ...post,
  url: '/api/auth/users/reset_password_confirm/',
  auth: 'anyone',
  summary: 'Set a new password by the link from the mail',
  body: z.extend(LinkBody, {
    new_password: rawText(),
    /** Whether the account's keys of the interface end as well: somebody else may have made one. */
    end_keys: z.optional(bodyFlag()),
  }),
})

export const resetEmail = endpoint({
  ...post,
  url: '/api/auth/users/reset_email/',
  auth: 'anyone',
  summary: 'Send a link for a new e-mail address to the present one',
  body: AddressBody,
})

export const confirmEmailReset = endpoint({
  ...post,
  url: '/api/auth/users/reset_email_confirm/',
  auth: 'anyone',
  summary: 'Set the e-mail address to which the link went; another one by a link that goes there',
  // As with djoser, a missing link is not a missing field but a link that is no good (contract B1.11).
  body: z.object({
    uid: z.optional(rawText(anyLength)),
    token: z.optional(rawText(anyLength)),
    new_email: emailText(),
  }),
})
