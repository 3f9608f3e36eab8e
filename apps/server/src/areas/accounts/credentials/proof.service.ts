import type { Deps } from '../../../deps.ts'
import { inTransaction } from '../../../platform/db/database.ts'
import { AccessDenied, orNotFound } from '../../../platform/refusals.ts'
import { noteProof, readProvedAt } from '../../sessions/sessions.service.ts'
import { findAccountById } from '../accounts.queries.ts'
import { countPasskeys } from '../passkeys/passkeys.queries.ts'
import { type Caller, checkOwnPassword } from './passwords.service.ts'
import { isProofRecent } from './proof.rules.ts'

const proveAgain = () =>
  new AccessDenied(403, 'Bitte bestätigen Sie, dass Sie es sind.', { code: 'prove_again' })

/** Refuses whoever neither sends the own password nor has proved in this session lately who they are. */
export const checkProof = async (deps: Deps, caller: Caller, password?: string) => {
  if (password !== undefined) return checkOwnPassword(deps, caller, password)
  if (!isProofRecent(await readProvedAt(deps, caller.sessionId), deps.clock.now())) throw proveAgain()
}

/** By what the account can prove who its person is. */
export const readProofWays = async ({ db }: Deps, accountId: number) => ({
  password: orNotFound(await findAccountById(db, accountId)).passwordHash !== null,
  passkey: (await countPasskeys(db, accountId)) > 0,
})

/** Notes that whoever knows the own password has proved who they are. */
export const prove = async (deps: Deps, caller: Caller, password: string) => {
  await checkOwnPassword(deps, caller, password)
  await inTransaction(deps.db, tx => noteProof(tx, deps, caller.sessionId))
}
