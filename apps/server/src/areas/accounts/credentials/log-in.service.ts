import type { Deps } from '../../../deps.ts'
import { inTransaction } from '../../../platform/db/database.ts'
import { AccessDenied } from '../../../platform/refusals.ts'
import { findAccountByEmail, noteLogin, type StoredAccount } from '../accounts.queries.ts'
import { reasonOf } from '../logins/logins.rules.ts'
import { keepIfRefused, letIn } from '../logins/logins.service.ts'
import { spendProof, tryCode } from '../second-factor/prove.service.ts'
import { codeRefused, codeRequired } from '../second-factor/refusals.service.ts'
import { hasSecondFactor } from '../second-factor/steps.service.ts'
import { tryPassword } from './passwords.service.ts'

const loginRefused = () => new AccessDenied(401, 'Kein aktiver Account mit diesen Zugangsdaten gefunden')

/** What proves the second step; undefined for whoever needs none. Only who knows the password comes here. */
const proveSecondStep = async (
  deps: Deps,
  { accountId, address, code }: { accountId: number; address: string; code: string | undefined },
) => {
  if (!(await hasSecondFactor(deps.db, accountId))) return undefined
  if (!code) throw codeRequired()
  const proof = await tryCode(deps, accountId, address, code)
  if (!proof) throw codeRefused()
  return proof
}

type Words = { email: string; password: string; code?: string | undefined }
type Asker = { address: string; device: string }

const enter = async (
  deps: Deps,
  found: StoredAccount | undefined,
  { email, password, code }: Words,
  { address, device }: Asker,
) => {
  const account = found?.isActive ? found : undefined
  const known = account?.passwordHash
  const matches = await tryPassword(deps, { address, email }, known, password)
  if (!account || !known || !matches) throw loginRefused()
  const proof = await proveSecondStep(deps, { accountId: account.id, address, code })
  const passwordHash = deps.passwords.needsRehash(known) ? await deps.passwords.hash(password) : known
  return inTransaction(deps.db, async tx => {
    const login = { id: account.id, known, passwordHash, now: deps.clock.now() }
    // Meanwhile the password may have been changed, which ended all sessions: no new one may follow.
    if (!(await noteLogin(tx, login))) throw loginRefused()
    if (proof && !(await spendProof(tx, deps, proof))) throw codeRefused()
    // Meanwhile it may have been switched on.
    if (!proof && (await hasSecondFactor(tx, account.id))) throw codeRequired()
    return letIn(tx, deps, { accountId: account.id, way: 'password', device }, proof)
  })
}

/**
 * Tokens for e-mail and password, and for the code of whoever logs in in two steps; wrong, unknown and inactive are
 * refused with one sentence in the same time, whatever the code. Kept is which of them it was.
 */
export const logIn = async (deps: Deps, words: Words, asker: Asker) => {
  const account = await findAccountByEmail(deps.db, words.email)
  return keepIfRefused(
    deps,
    { accountId: account?.id, way: 'password', device: asker.device },
    error => (error instanceof AccessDenied ? reasonOf({ code: error.code, account }) : undefined),
    () => enter(deps, account, words, asker),
  )
}
