import type { Deps } from '../../../deps.ts'
import { inTransaction } from '../../../platform/db/database.ts'
import { hashPassword, needsRehash } from '../../../platform/passwords.ts'
import { AccessDenied } from '../../../platform/refusals.ts'
import { startSession } from '../../sessions/sessions.service.ts'
import { findAccountByEmail, noteLogin } from '../accounts.queries.ts'
import { tryPassword } from './passwords.service.ts'

const loginRefused = () => new AccessDenied(401, 'Kein aktiver Account mit diesen Zugangsdaten gefunden')

/** Tokens for e-mail and password; wrong, unknown and inactive are refused with one sentence in the same time. */
export const logIn = async (
  deps: Deps,
  { email, password }: { email: string; password: string },
  { address, device }: { address: string; device: string },
) => {
  const found = await findAccountByEmail(deps.db, email)
  const account = found?.isActive ? found : undefined
  const known = account?.passwordHash
  const matches = await tryPassword(deps, { address, account: email }, known, password)
  if (!account || !known || !matches) throw loginRefused()
  const passwordHash = needsRehash(known) ? await hashPassword(password) : known
  return inTransaction(deps.db, async tx => {
    const login = { id: account.id, known, passwordHash, now: deps.clock.now() }
    // Meanwhile the password may have been changed, which ended all sessions: no new one may follow.
    if (!(await noteLogin(tx, login))) throw loginRefused()
    return startSession(tx, deps, account.id, device)
  })
}
