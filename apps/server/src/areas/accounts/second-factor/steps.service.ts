import type { Db, Tx } from '../../../platform/db/database.ts'
import { countPasskeys } from '../passkeys/passkeys.queries.ts'
import { giveRecoveryCodes } from './recovery-codes.service.ts'
import * as queries from './second-factor.queries.ts'

/** Whether an account has a second step of any kind: an authenticator app or a passkey. */
export const hasSecondFactor = async (db: Db, accountId: number) =>
  (await queries.findFactor(db, accountId)) !== undefined || (await countPasskeys(db, accountId)) > 0

/** Recovery codes for whoever has none left, with the first second step or a later one; else none. */
export const giveCodesIfNone = async (tx: Tx, accountId: number) =>
  (await queries.countRecoveryCodes(tx, accountId)) > 0 ? [] : giveRecoveryCodes(tx, accountId)

/** Takes the recovery codes from whoever has no second step any more. */
export const dropCodesOfNone = async (tx: Tx, accountId: number) => {
  if (!(await hasSecondFactor(tx, accountId))) await queries.deleteRecoveryCodes(tx, accountId)
}
