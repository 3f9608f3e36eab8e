import { createSecretKey, type KeyObject } from 'node:crypto'
import { errors, type JWTPayload, jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'
import type { Deps } from '../../deps.ts'
import { AccessDenied } from '../../platform/refusals.ts'

export type TokenType = 'access' | 'refresh'

const Claims = z.object({ token_type: z.enum(['access', 'refresh']), user_id: z.string(), jti: z.string() })
export type Claims = z.infer<typeof Claims>

const wrongType = 'Token hat den falschen Typ'
const spoiled = 'Ungültiger oder abgelaufener Token'

const keys = new Map<string, KeyObject>()

/** The same object for the same secret: jose then prepares it once and not for every token. */
const keyOf = (secret: string) => {
  const key = keys.get(secret) ?? createSecretKey(secret, 'utf8')
  keys.set(secret, key)
  return key
}

type Needs = Pick<Deps, 'clock'> & { config: { SECRET_KEY: string } }

/** `lifetime` in seconds. */
export const signToken = ({ config, clock }: Needs, claims: Claims, lifetime: number) => {
  const now = Math.floor(clock.now().getTime() / 1000)
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuedAt(now)
    .setExpirationTime(now + lifetime)
    .sign(keyOf(config.SECRET_KEY))
}

// A rush is many requests with few tokens: what was verified once need not be again while it lives.
const verified = new Map<string, JWTPayload>()
const mostKept = 10_000

const verify = async ({ config, clock }: Needs, token: string) => {
  const known = verified.get(token)
  if (known?.exp && known.exp * 1000 > clock.now().getTime()) return known
  const { payload } = await jwtVerify(token, keyOf(config.SECRET_KEY), {
    algorithms: ['HS256'],
    currentDate: clock.now(),
    requiredClaims: ['exp'],
  })
  if (verified.size >= mostKept) verified.clear()
  verified.set(token, payload)
  return payload
}

/** The claims of a good token, or what is wrong with it (contract B2.3). */
export const readToken = async (needs: Needs, token: string, type?: TokenType) => {
  try {
    const claims = Claims.parse(await verify(needs, token))
    const fits = !type || claims.token_type === type
    return fits ? { claims } : { fault: wrongType, expired: false }
  } catch (error) {
    return { fault: spoiled, expired: error instanceof errors.JWTExpired }
  }
}

/** The refusal of an access token, as clients of simplejwt expect it. */
export const accessTokenRefused = (message: string, expired: boolean) =>
  new AccessDenied(401, 'Der Token ist für keinen Tokentyp gültig', {
    code: 'token_not_valid',
    messages: [{ token_class: 'AccessToken', token_type: 'access', message }],
    expired,
  })
