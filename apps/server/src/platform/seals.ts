import { decodeProtectedHeader, EncryptJWT, type JWTDecryptOptions, type JWTPayload, jwtDecrypt } from 'jose'
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
