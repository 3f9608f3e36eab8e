import { createHmac, type KeyObject } from 'node:crypto'
import { decodeJwt, decodeProtectedHeader, SignJWT } from 'jose'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import type { Deps } from '../../deps.ts'
import { isSame, keyFor } from '../../platform/keys.ts'
import { AccessDenied } from '../../platform/refusals.ts'

/** `look`: of somebody who looks through the account's eyes. */
export type TokenType = 'access' | 'refresh' | 'look'

const Claims = z.object({
  token_type: z.enum(['access', 'refresh', 'look']),
  user_id: z.string(),
  /** The session, so that logging out on one device ends its tokens at once. */
  sid: z.uuid(),
  jti: z.string(),
})
const Signed = Claims.extend({ exp: z.number() })
export type Claims = z.infer<typeof Claims>

const wrongType = 'Token hat den falschen Typ'
const spoiled = 'Ungültiger oder abgelaufener Token'

/** The key that signs, and those that former tokens were signed with. */
type Secrets = { SECRET_KEY: string; SECRET_KEY_FALLBACKS: string[] }
type Needs<Config> = Pick<Deps, 'clock'> & { config: Config }

const purpose = 'jwt'
const alg = 'HS256'

const secondsOf = (clock: Deps['clock']) => Math.floor(clock.now().getTime() / 1000)

/** `lifetime` in seconds. */
export const signToken = (
  { config, clock }: Needs<Pick<Secrets, 'SECRET_KEY'>>,
  claims: Claims,
  lifetime: number,
) => {
  const now = secondsOf(clock)
  const { id, key } = keyFor(config.SECRET_KEY, purpose)
  return new SignJWT(claims)
    .setProtectedHeader({ alg, typ: 'JWT', kid: id })
    .setIssuedAt(now)
    .setExpirationTime(now + lifetime)
    .sign(key)
}

/**
 * Whether an HMAC with SHA-256 (RFC 7515, A.1) stands at the end of the token. By Node's own function: through WebCrypto,
 * as jose asks, it takes a way to another thread and back, a quarter of all that a booking takes in a rush.
 */
const isSignedBy = (key: KeyObject, token: string) => {
  const end = token.lastIndexOf('.')
  const expected = createHmac('sha256', key).update(token.slice(0, end)).digest('base64url')
  return isSame(expected, token.slice(end + 1))
}

// A rush is many requests with few tokens: what was verified once need not be again while its key lives.
const verified = new LRUCache<string, { claims: z.infer<typeof Signed>; kid: string | undefined }>({
  max: 10_000,
})

const verify = ({ SECRET_KEY, SECRET_KEY_FALLBACKS }: Secrets, token: string) => {
  const keys = [SECRET_KEY, ...SECRET_KEY_FALLBACKS].map(secret => keyFor(secret, purpose))
  const keyOf = (kid: string | undefined) => keys.find(({ id }) => id === kid)?.key
  const known = verified.get(token)
  if (known && keyOf(known.kid)) return known.claims
  const header = decodeProtectedHeader(token)
  const key = keyOf(header.kid)
  if (header.alg !== alg || !key || !isSignedBy(key, token)) throw new Error('not signed by a key of ours')
  const claims = Signed.parse(decodeJwt(token))
  verified.set(token, { claims, kid: header.kid })
  return claims
}

/** The claims of a good token, or what is wrong with it (contract B2.3). */
export const readToken = ({ config, clock }: Needs<Secrets>, token: string, ...types: TokenType[]) => {
  try {
    const claims = verify(config, token)
    if (claims.exp <= secondsOf(clock)) return { fault: spoiled, expired: true }
    const fits = types.length === 0 || types.includes(claims.token_type)
    return fits ? { claims } : { fault: wrongType, expired: false }
  } catch {
    return { fault: spoiled, expired: false }
  }
}

/** The refusal of an access token, as clients of simplejwt expect it. */
export const accessTokenRefused = (message: string, expired: boolean) =>
  new AccessDenied(401, 'Der Token ist für keinen Tokentyp gültig', {
    code: 'token_not_valid',
    messages: [{ token_class: 'AccessToken', token_type: 'access', message }],
    expired,
  })
