import { errors, type JWTHeaderParameters, type JWTPayload, jwtVerify, SignJWT } from 'jose'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import type { Deps } from '../../deps.ts'
import { keyFor } from '../../platform/keys.ts'
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
export type Claims = z.infer<typeof Claims>

const wrongType = 'Token hat den falschen Typ'
const spoiled = 'Ungültiger oder abgelaufener Token'

/** The key that signs, and those that former tokens were signed with. */
type Secrets = { SECRET_KEY: string; SECRET_KEY_FALLBACKS: string[] }
type Needs<Config> = Pick<Deps, 'clock'> & { config: Config }

const purpose = 'jwt'

/** `lifetime` in seconds. */
export const signToken = (
  { config, clock }: Needs<Pick<Secrets, 'SECRET_KEY'>>,
  claims: Claims,
  lifetime: number,
) => {
  const now = Math.floor(clock.now().getTime() / 1000)
  const { id, key } = keyFor(config.SECRET_KEY, purpose)
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT', kid: id })
    .setIssuedAt(now)
    .setExpirationTime(now + lifetime)
    .sign(key)
}

// A rush is many requests with few tokens: what was verified once need not be again while it and its key live.
const verified = new LRUCache<string, { payload: JWTPayload; kid: string | undefined }>({ max: 10_000 })

const verify = async ({ config, clock }: Needs<Secrets>, token: string) => {
  const keys = [config.SECRET_KEY, ...config.SECRET_KEY_FALLBACKS].map(secret => keyFor(secret, purpose))
  const keyOf = (kid: string | undefined) => keys.find(({ id }) => id === kid)?.key
  const known = verified.get(token)
  if (known?.payload.exp && known.payload.exp * 1000 > clock.now().getTime() && keyOf(known.kid))
    return known.payload
  const chooseKey = ({ kid }: JWTHeaderParameters) => {
    const key = keyOf(kid)
    if (!key) throw new errors.JOSEError('signed with a key that is not ours')
    return key
  }
  const { payload, protectedHeader } = await jwtVerify(token, chooseKey, {
    algorithms: ['HS256'],
    currentDate: clock.now(),
    requiredClaims: ['exp'],
  })
  verified.set(token, { payload, kid: protectedHeader.kid })
  return payload
}

/** The claims of a good token, or what is wrong with it (contract B2.3). */
export const readToken = async (needs: Needs<Secrets>, token: string, ...types: TokenType[]) => {
  try {
    const claims = Claims.parse(await verify(needs, token))
    const fits = types.length === 0 || types.includes(claims.token_type)
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
