import { createHash, randomInt } from 'node:crypto'
import type { Tx } from '../../../platform/db/database.ts'
import { replaceRecoveryCodes } from './second-factor.queries.ts'
import { recoveryCodeLength, recoveryLetters, shownRecoveryCode } from './second-factor.rules.ts'

/** How many recovery codes somebody gets at once. */
const count = 10

const newCode = () =>
  Array.from({ length: recoveryCodeLength }, () => recoveryLetters[randomInt(recoveryLetters.length)]).join(
    '',
  )

/** What is kept of a recovery code as `readCode` reads it. Its 120 random bits need neither salt nor a slow hash. */
export const hashOfRecoveryCode = (code: string) => createHash('sha256').update(code).digest('base64url')

/** New recovery codes in the place of all that the account had, as they are shown this once. */
export const giveRecoveryCodes = async (tx: Tx, accountId: number) => {
  const codes = Array.from({ length: count }, newCode)
  await replaceRecoveryCodes(tx, accountId, codes.map(hashOfRecoveryCode))
  return codes.map(shownRecoveryCode)
}
