import * as z from 'zod/mini'
import { Instant, Nothing } from '../http/common.ts'
import { endpoint } from '../http/endpoint.ts'
import { anyLength, rawText } from '../http/raw-text.ts'

/** How the own account is logged in to: with the password alone, or in two steps. */
export const SecondFactor = z
  .object({
    /** Null: the password is enough. */
    since: z.nullable(Instant),
    /** How many recovery codes are left. */
    recovery_codes: z.int(),
    /** The association asks everybody of its office for it: it cannot be switched off. */
    is_duty: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'SecondFactor' })
export type SecondFactor = z.infer<typeof SecondFactor>

const own = { url: '/api/account/second-factor/', auth: 'account' } as const

/** A code of the app, or a recovery code. */
const code = rawText(100)
/** Whoever sends no password has proved within ten minutes who they are. */
const password = z.optional(rawText())
const Both = z.object({ current_password: password, code })

export const getSecondFactor = endpoint({
  ...own,
  method: 'GET',
  summary: 'Whether the own account is logged in to in two steps, and since when',
  response: SecondFactor,
})

/** What an authenticator app needs. It is shown once, and kept by the server only when a code of it was sent. */
export const SecondFactorSetup = z
  .object({
    /** To be sent back with the first code. */
    setup: z.string(),
    /** The secret in base 32, for whoever types it into the app. */
    secret: z.string(),
    /** `otpauth://totp/…`, which opens the app on the same device. */
    uri: z.string(),
    /** The same as a QR code: an SVG. */
    qr: z.string(),
  })
  .register(z.globalRegistry, { id: 'SecondFactorSetup' })
export type SecondFactorSetup = z.infer<typeof SecondFactorSetup>

export const beginSecondFactor = endpoint({
  ...own,
  method: 'POST',
  url: '/api/account/second-factor/setup/',
  summary:
    'Begin to set up the login in two steps: a new secret for an authenticator app, for 15 minutes; with a `code` of the former one it takes its place',
  body: z.object({ current_password: password, code: z.optional(code) }),
  response: SecondFactorSetup,
})

/** Each logs in once instead of a code of the app. Nobody sees them again. */
export const RecoveryCodes = z
  .object({ recovery_codes: z.array(z.string()) })
  .register(z.globalRegistry, { id: 'RecoveryCodes' })
export type RecoveryCodes = z.infer<typeof RecoveryCodes>

export const confirmSecondFactor = endpoint({
  ...own,
  method: 'POST',
  summary:
    'Switch the login in two steps on with a first code; answers ten recovery codes, this once, and ends all other sessions',
  body: z.object({ setup: rawText(anyLength), code }),
  response: RecoveryCodes,
})

export const renewRecoveryCodes = endpoint({
  ...own,
  method: 'POST',
  url: '/api/account/second-factor/recovery-codes/',
  summary: 'Ten new recovery codes; the former ones are no good any more',
  body: Both,
  response: RecoveryCodes,
})

export const switchOffSecondFactor = endpoint({
  ...own,
  method: 'DELETE',
  summary: 'Switch the login in two steps off, with a code or a recovery code; it ends all sessions',
  body: Both,
  status: 204,
  response: Nothing,
})
