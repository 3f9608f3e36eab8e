import { decodeProtectedHeader, EncryptJWT, type JWTDecryptOptions, type JWTPayload, jwtDecrypt } from 'jose'
import { z } from 'zod'
import type { Clock } from './clock.ts'
import { keyFor } from './keys.ts'

export type SealNeeds = { clock: Clock; config: { SECRET_KEY: string; SECRET_KEY_FALLBACKS: string[] } }

/** Claims that a key of ours for this purpose alone can read and nobody change (AES-256-GCM). */
export const sealClaims = async ({ config, clock }: SealNeeds, purpose: string, claims: JWTPayload) => {
  const { id, key } = keyFor(config.SECRET_KEY, purpose)
  return new EncryptJWT(claims)
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', kid: id })
    .setIssuedAt(clock.now())
    .encrypt(key)
}

/** What was sealed, also by a former key; undefined if that key is gone, or what `checks` ask for does not hold. */
export const openClaims = async (
  { config, clock }: SealNeeds,
  purpose: string,
  sealed: string,
  checks: Pick<JWTDecryptOptions, 'subject' | 'maxTokenAge'>,
) => {
  try {
    const { kid } = decodeProtectedHeader(sealed)
    const keys = [config.SECRET_KEY, ...config.SECRET_KEY_FALLBACKS].map(secret => keyFor(secret, purpose))
    const known = keys.find(({ id }) => id === kid)
    if (!known) return undefined
    const { payload } = await jwtDecrypt(sealed, known.key, { ...checks, currentDate: clock.now() })
    return payload
  } catch {
    return undefined // of no key of ours, or over
  }
}

/**
 * `second-factor`: as it is kept; `…-setup`: as it goes to its owner's browser until it is confirmed; `passkey-login`: as
 * it goes to a browser of which nobody knows whose it is, for the account 0; `webhook`: what signs messages to a program.
 */
type Purpose = 'second-factor' | 'second-factor-setup' | 'passkey-setup' | 'passkey-login' | 'webhook'

const Sealed = z.object({
  secret: z.string(),
  /** Of a setup: the one that it is to replace, by when that was switched on, in milliseconds since 1970. */
  replaces: z.number().optional(),
  /** When it was sealed, in seconds since 1970. */
  iat: z.number().default(0),
})

/** The name of the key that seals now. */
export const sealingKey = ({ config }: SealNeeds, purpose: Purpose = 'second-factor') =>
  keyFor(config.SECRET_KEY, purpose)

/** The secret of an account or a program, to be read with a key of ours alone (AES-256-GCM), and for its owner alone. */
export const seal = (
  needs: SealNeeds,
  purpose: Purpose,
  ownerId: number,
  { secret, replaces }: Omit<z.infer<typeof Sealed>, 'iat'>,
) => {
  const claims = { secret, ...(replaces !== undefined && { replaces }) }
  return sealClaims(needs, purpose, { ...claims, sub: String(ownerId) })
}

/**
 * What was sealed, also by a former key; undefined if that key is gone, it is another owner's, or older
 * than `longest` (such as "15 minutes").
 */
export const unseal = async (
  needs: SealNeeds,
  purpose: Purpose,
  ownerId: number,
  sealed: string,
  longest?: string,
) => {
  const checks = { subject: String(ownerId), ...(longest && { maxTokenAge: longest }) }
  return Sealed.safeParse(await openClaims(needs, purpose, sealed, checks)).data
}
