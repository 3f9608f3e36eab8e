import { errors, jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'
import type { Deps } from '../../deps.ts'
import { AccessDenied } from '../../platform/refusals.ts'

export type TokenType = 'access' | 'refresh'

const Claims = z.object({ token_type: z.enum(['access', 'refresh']), user_id: z.string(), jti: z.string() })
export type Claims = z.infer<typeof Claims>

const wrongType = 'Token hat den falschen Typ'
const spoiled = 'Ungültiger oder abgelaufener Token'

const keyOf = (secret: string) => new TextEncoder().encode(secret)

/** `lifetime` in seconds. */
export const signToken = ({ config, clock }: Deps, claims: Claims, lifetime: number) => {
  const now = Math.floor(clock.now().getTime() / 1000)
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuedAt(now)
    .setExpirationTime(now + lifetime)
    .sign(keyOf(config.SECRET_KEY))
}

/** The claims of a good token, or what is wrong with it (contract B2.3). */
export const readToken = async ({ config, clock }: Deps, token: string, type?: TokenType) => {
  try {
    const { payload } = await jwtVerify(token, keyOf(config.SECRET_KEY), {
      algorithms: ['HS256'],
      currentDate: clock.now(),
      requiredClaims: ['exp'],
    })
    const claims = Claims.parse(payload)
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
