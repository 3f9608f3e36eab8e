import * as z from 'zod/mini'
import { IdParams, Instant, Nothing } from '../http/common.ts'
import { endpoint } from '../http/endpoint.ts'
import { rawText, trimmed } from '../http/raw-text.ts'
import { bodyText } from '../values/text.ts'
import { Tokens } from './account.ts'
import { RecoveryCodes } from './second-factor.ts'

/** A passkey of the own account: a key in a device or a password manager that logs in without a password. */
export const Passkey = z
  .object({
    id: z.int(),
    /** As its owner calls it, at first after the browser that it was made in. */
    name: z.string(),
    created: Instant,
    last_used: z.nullable(Instant),
    /** The name of the server that it is good for alone, if that is not the present one any more; else null. */
    elsewhere: z.nullable(z.string()),
  })
  .register(z.globalRegistry, { id: 'Passkey' })
export type Passkey = z.infer<typeof Passkey>

const own = { url: '/api/account/passkeys/', auth: 'account' } as const
const one = { ...own, url: '/api/account/passkeys/:id/', params: IdParams } as const

export const listPasskeys = endpoint({
  ...own,
  method: 'GET',
  summary: 'The passkeys of the own account, the latest first',
  response: z.object({ results: z.array(Passkey) }),
})

/** WebAuthn's words (Level 3, section 5.1); what stands in them is base64url where it is bytes. */
const publicKey = z.literal('public-key')
const CreationOptions = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: publicKey })),
  /** Milliseconds. */
  timeout: z.int(),
  excludeCredentials: z.array(z.object({ id: z.string(), type: publicKey })),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
})
export type CreationOptions = z.infer<typeof CreationOptions>

const RequestOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification: z.literal('required'),
})
export type RequestOptions = z.infer<typeof RequestOptions>

const written = (letters: RegExp, longest: number) =>
  z.pipe(trimmed, z.string().check(z.regex(letters, 'Kein gültiger Wert.'), z.maxLength(longest)))
/** Bytes in base64url. */
const bytes = (longest: number) => written(/^[\w-]+$/, longest)
/** To be sent back with what the browser makes of the options, within five minutes, once. */
export const attempt = written(/^[\w.-]+$/, 2000)
const credential = { id: bytes(2000), rawId: bytes(2000), type: publicKey } as const

export const beginPasskey = endpoint({
  ...own,
  method: 'POST',
  url: '/api/account/passkeys/setup/',
  summary:
    'Begin to add a passkey, for whoever sends the password or has proved who they are: what the browser needs to make one',
  body: z.object({ current_password: z.optional(rawText()) }),
  response: z
    .object({ attempt: z.string(), options: CreationOptions })
    .register(z.globalRegistry, { id: 'PasskeySetup' }),
})

const NewCredential = z.object({
  ...credential,
  response: z.object({ clientDataJSON: bytes(20_000), attestationObject: bytes(20_000) }),
})
export type NewCredential = z.infer<typeof NewCredential>

export const addPasskey = endpoint({
  ...own,
  method: 'POST',
  summary: 'Add what the browser has made; answers ten recovery codes, this once, if there are none left',
  body: z.object({ attempt, credential: NewCredential }),
  status: 201,
  response: RecoveryCodes,
})

export const renamePasskey = endpoint({
  ...one,
  method: 'PATCH',
  summary: 'Call a passkey something else',
  body: z.object({ name: bodyText(60) }),
  response: Passkey,
})

export const removePasskey = endpoint({
  ...one,
  method: 'DELETE',
  summary:
    'Remove a passkey, by whoever sends the password or has proved who they are; the last second step of the account with a recovery code as well. It ends all sessions',
  body: z.object({ current_password: z.optional(rawText()), code: z.optional(rawText(100)) }),
  status: 204,
  response: Nothing,
})

export const beginPasskeyLogin = endpoint({
  auth: 'anyone',
  method: 'POST',
  url: '/api/auth/passkey/setup/',
  summary: 'Begin to log in with a passkey: what the browser needs to ask for one',
  response: z
    .object({ attempt: z.string(), options: RequestOptions })
    .register(z.globalRegistry, { id: 'PasskeyLogin' }),
})

export const Assertion = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(20_000),
    authenticatorData: bytes(20_000),
    signature: bytes(5000),
  }),
})
export type Assertion = z.infer<typeof Assertion>

export const logInWithPasskey = endpoint({
  auth: 'anyone',
  method: 'POST',
  url: '/api/auth/passkey/',
  summary: 'Log in with a passkey, which is both steps: an access and a refresh token',
  body: z.object({ attempt, credential: Assertion }),
  response: Tokens,
})
