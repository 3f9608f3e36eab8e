import { z } from 'zod'
import { keyFor } from '../../../platform/keys.ts'
import { type SealNeeds as Needs, openClaims, sealClaims } from '../../../platform/seals.ts'

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
export const sealingKey = ({ config }: Needs, purpose: Purpose = 'second-factor') =>
  keyFor(config.SECRET_KEY, purpose)

/** The secret of an account or a program, to be read with a key of ours alone (AES-256-GCM), and for its owner alone. */
export const seal = (
  needs: Needs,
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
  needs: Needs,
  purpose: Purpose,
  ownerId: number,
  sealed: string,
  longest?: string,
) => {
  const checks = { subject: String(ownerId), ...(longest && { maxTokenAge: longest }) }
  return Sealed.safeParse(await openClaims(needs, purpose, sealed, checks)).data
}
