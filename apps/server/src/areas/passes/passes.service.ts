import type { Pass } from '@tafelrunde/contract/people/passes'
import { errors, type JWTHeaderParameters, jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'
import type { Deps } from '../../deps.ts'
import { qrSvg } from '../../platform/qr.ts'
import { NotFound } from '../../platform/refusals.ts'
import { readAccount } from '../accounts/accounts.service.ts'
import { readStaying } from '../accounts/merges.service.ts'
import { checkingKeys, type Secrets, signingKey } from './pass-keys.service.ts'

// Of its own, so that no other token of ours is ever taken for a pass.
const typ = 'pass+jwt'
const alg = 'EdDSA'

/** Seconds. Longer than a school year: what was fetched at its beginning still opens the last event of it. */
const lifetime = 400 * 24 * 60 * 60
const day = 24 * 60 * 60

const Claims = z.object({
  sub: z
    .string()
    .regex(/^[1-9]\d*$/)
    .transform(Number),
  iat: z.number(),
})

type Owner = { id: number; passesFrom: Date | null }

/**
 * What the pass of an account says: its id, signed, and nothing else about the person, as the door's own list has the
 * names. Issued at the beginning of the day, so that it stays the same picture all day, or since the account was closed.
 */
export const passToken = (
  { config, clock }: Secrets & Pick<Deps, 'clock'>,
  { id: accountId, passesFrom }: Owner,
) => {
  const seconds = Math.floor(clock.now().getTime() / 1000)
  const issuedAt = Math.max(seconds - (seconds % day), Math.ceil((passesFrom?.getTime() ?? 0) / 1000))
  const { id, privateKey } = signingKey({ config })
  return new SignJWT()
    .setProtectedHeader({ alg, typ, kid: id })
    .setSubject(String(accountId))
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + lifetime)
    .sign(privateKey)
}

/** The pass of an account with its picture. */
export const issuePass = async (deps: Deps, accountId: number): Promise<Pass> => {
  const { account } = await readAccount(deps, accountId)
  const token = await passToken(deps, account)
  return { token, svg: qrSvg(token, 'QR-Code Ihres Ausweises') }
}

/** Why a pass does not count. */
type PassFault = 'forged' | 'expired' | 'unknown_key' | 'no_account' | 'closed_account' | 'ended'

/** The last of a signature's 86 characters has four bits to spare: only one spelling of them is a pass. */
const spelling = /^[\w-]+\.[\w-]+\.[\w-]{85}[AQgw]$/

class UnknownKey extends errors.JOSEError {}

/** The account's id in a good pass, and when it was issued, in seconds since 1970. */
const readClaims = async ({ config, clock }: Deps, token: string) => {
  if (!spelling.test(token)) throw new errors.JWSInvalid()
  const keys = checkingKeys({ config })
  const chooseKey = ({ kid }: JWTHeaderParameters) => {
    const key = keys.find(({ id }) => id === kid)
    if (!key) throw new UnknownKey()
    return key.publicKey
  }
  const options = { algorithms: [alg], typ, currentDate: clock.now(), requiredClaims: ['exp'] }
  return Claims.parse((await jwtVerify(token, chooseKey, options)).payload)
}

const faultOf = (error: unknown): PassFault => {
  if (error instanceof UnknownKey) return 'unknown_key'
  if (error instanceof errors.JWTExpired) return 'expired'
  if (error instanceof errors.JOSEError || error instanceof z.ZodError) return 'forged'
  if (error instanceof NotFound) return 'no_account'
  throw error
}

/** Whose pass this is, or why it does not count: also a good one of an account that is gone, closed, or was so since. */
export const readPass = async (
  deps: Deps,
  token: string,
): Promise<{ accountId: number } | { fault: PassFault }> => {
  try {
    const { sub, iat } = await readClaims(deps, token)
    const { account } = await readAccount(deps, await readStaying(deps.db, sub))
    if (!account.isActive) return { fault: 'closed_account' }
    return account.passesFrom && iat * 1000 < account.passesFrom.getTime()
      ? { fault: 'ended' }
      : { accountId: account.id }
  } catch (error) {
    return { fault: faultOf(error) }
  }
}
