import * as z from 'zod/mini'
import { Instant, Nothing } from '../http/common.ts'
import { endpoint } from '../http/endpoint.ts'
import { rawText } from '../http/raw-text.ts'
import { Tokens } from './account.ts'

// The login with the association's member portal (OpenID Connect). Where none is configured, all of these are 404.

/** Sealed: it tells nothing, and is good for some minutes. */
const sealed = rawText(8000)

export const beginPortalLogin = endpoint({
  method: 'POST',
  url: '/api/auth/portal/begin/',
  auth: 'anyone',
  summary: 'Begin a login with the member portal: where the browser goes, and what it keeps until it is back',
  response: z.object({
    url: z.url(),
    /** To be sent back with the portal’s answer, by this browser alone. */
    attempt: z.string(),
  }),
})

/** What the account wants besides the portal’s word. */
export const PortalStep = z
  .object({
    ticket: z.string(),
    email: z.string(),
    password: z.boolean(),
    code: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'PortalStep' })
export type PortalStep = z.infer<typeof PortalStep>

export const finishPortalLogin = endpoint({
  method: 'POST',
  url: '/api/auth/portal/',
  auth: 'anyone',
  summary: 'Log in with what the member portal answered: tokens, or what the account wants besides',
  body: z.object({
    attempt: sealed,
    /** The query of the address that the portal has led back to. */
    answer: rawText(8000),
  }),
  response: z.union([Tokens, PortalStep]),
})

export const provePortalLogin = endpoint({
  method: 'POST',
  url: '/api/auth/portal/prove/',
  auth: 'anyone',
  summary: 'End a login with the member portal by the password, the code of the second step, or both',
  body: z.object({
    ticket: sealed,
    password: z.optional(rawText()),
    /** A code of the app, or a recovery code. */
    code: z.optional(rawText(100)),
  }),
  response: Tokens,
})

const own = { url: '/api/account/portal/', auth: 'account' } as const

/** How the own account and the member portal belong together. */
export const PortalLink = z
  .object({
    /** Null: they are not connected. */
    since: z.nullable(Instant),
    /** Whether the portal says the customer number, so that its owner does not. */
    customer_number: z.boolean(),
    has_password: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'PortalLink' })
export type PortalLink = z.infer<typeof PortalLink>

export const getPortalLink = endpoint({
  ...own,
  method: 'GET',
  summary: 'Whether the own account is connected with the member portal, and since when',
  response: PortalLink,
})

export const removePortalLink = endpoint({
  ...own,
  method: 'DELETE',
  summary: 'Disconnect the own account from the member portal; the password logs in',
  body: z.object({ current_password: rawText() }),
  status: 204,
  response: Nothing,
})
