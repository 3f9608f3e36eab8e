import { decodeProtectedHeader, EncryptJWT, jwtDecrypt } from 'jose'
import { z } from 'zod'
import type { Deps } from '../../../deps.ts'
import { keyFor } from '../../../platform/keys.ts'

type Needs = Pick<Deps, 'clock'> & { config: Pick<Deps['config'], 'SECRET_KEY' | 'SECRET_KEY_FALLBACKS'> }

/** `second-factor`: as it is kept; `second-factor-setup`: as it goes to its owner's browser until it is confirmed. */
type Purpose = 'second-factor' | 'second-factor-setup'

const Sealed = z.object({ secret: z.string() })

/** The name of the key that seals now. */
export const sealingKey = ({ config }: Needs, purpose: Purpose = 'second-factor') =>
  keyFor(config.SECRET_KEY, purpose)

/** An account's secret, to be read with a key of ours alone (AES-256-GCM), and for that account alone. */
export const seal = async (needs: Needs, purpose: Purpose, accountId: number, secret: string) => {
  const { id, key } = sealingKey(needs, purpose)
  return new EncryptJWT({ secret })
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', kid: id })
    .setSubject(String(accountId))
    .setIssuedAt(needs.clock.now())
    .encrypt(key)
}

/**
 * The secret that was sealed, also by a former key; undefined if that key is gone, it is another account's, or older
 * than `longest` (such as "15 minutes").
 */
export const unseal = async (
  { config, clock }: Needs,
  purpose: Purpose,
  accountId: number,
  sealed: string,
  longest?: string,
) => {
  try {
    const { kid } = decodeProtectedHeader(sealed)
    const keys = [config.SECRET_KEY, ...config.SECRET_KEY_FALLBACKS].map(secret => keyFor(secret, purpose))
    const known = keys.find(({ id }) => id === kid)
    if (!known) return undefined
    const { payload } = await jwtDecrypt(sealed, known.key, {
      subject: String(accountId),
      currentDate: clock.now(),
      ...(longest && { maxTokenAge: longest }),
    })
    return Sealed.parse(payload).secret
  } catch {
    return undefined // of no key of ours, or over
  }
}
