import type { Assertion } from '@tafelrunde/contract/passkeys'
import type { Deps } from '../../../deps.ts'
import { inTransaction } from '../../../platform/db/database.ts'
import { AccessDenied } from '../../../platform/refusals.ts'
import { notePasskeyLogin } from '../accounts.queries.ts'
import { isAttemptOver } from '../endings.rules.ts'
import { keepIfRefused, letIn } from '../logins/logins.service.ts'
import { seal, unseal } from '../second-factor/seal.service.ts'
import { checkAddress, patienceMs, requestOptions, verifyAssertion } from './ceremony.service.ts'
import { findByCredential, noteUse, type StoredPasskey } from './passkeys.queries.ts'
import { spendAttempt } from './passkeys.service.ts'

/** What is begun before anybody knows who it is, is sealed for nobody. */
const nobody = 0

/** One sentence for all: unknown, removed, wrong, too late, used before, and accounts that are not active. */
const refused = () =>
  new AccessDenied(
    401,
    'Mit diesem Passkey geht die Anmeldung nicht. Versuchen Sie es noch einmal, oder melden Sie sich mit Ihrem Passwort an.',
  )

/** Begins a login with a passkey. Nothing is kept of it: the challenge travels sealed in the browser that asks. */
export const beginPasskeyLogin = async (deps: Deps) => {
  const options = await requestOptions(deps)
  return { attempt: await seal(deps, 'passkey-login', nobody, { secret: options.challenge }), options }
}

type Told = { attempt: string; credential: Assertion }

const prove = async (deps: Deps, { attempt, credential }: Told, passkey: StoredPasskey | undefined) => {
  const sealed = await unseal(deps, 'passkey-login', nobody, attempt, `${patienceMs / 1000} seconds`)
  if (!sealed || !passkey) return undefined
  const counter = await verifyAssertion(deps, sealed.secret, credential, passkey)
  return counter === undefined
    ? undefined
    : { passkey, counter, challenge: sealed.secret, begunAt: sealed.iat }
}

const enter = async (deps: Deps, told: Told, found: StoredPasskey | undefined, device: string) => {
  const proof = await prove(deps, told, found)
  if (!proof) throw refused()
  const { passkey, counter, challenge, begunAt } = proof
  return inTransaction(deps.db, async tx => {
    const now = deps.clock.now()
    // Meanwhile the account may have been closed, or its password changed, which ended all sessions: no new one may follow.
    const account = await notePasskeyLogin(tx, passkey.accountId, now)
    if (!account || isAttemptOver(begunAt, account)) throw refused()
    if (!(await noteUse(tx, passkey, counter, now))) throw refused()
    if (!(await spendAttempt(tx, deps, challenge))) throw refused()
    return letIn(tx, deps, { accountId: passkey.accountId, way: 'passkey', device })
  })
}

/**
 * Tokens for a passkey, which is both steps: what its owner has, and what they know or are, as the authenticator has
 * asked them. Every attempt counts before it is looked at, and only one that fails stays counted.
 */
export const logInWithPasskey = async (
  deps: Deps,
  told: Told,
  { address, device }: { address: string; device: string },
) => {
  checkAddress(deps, told.credential)
  const counted = { address, account: told.credential.id }
  await deps.limits.spend('passkey', counted)
  const passkey = await findByCredential(deps.db, told.credential.id)
  const tokens = await keepIfRefused(
    deps,
    { accountId: passkey?.accountId, way: 'passkey', device },
    error => (error instanceof AccessDenied ? (passkey ? 'refused' : 'unknown') : undefined),
    () => enter(deps, told, passkey, device),
  )
  await deps.limits.forgive('passkey', counted)
  return tokens
}
