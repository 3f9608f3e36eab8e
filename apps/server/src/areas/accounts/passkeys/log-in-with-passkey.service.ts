import type { Assertion } from '@tafelrunde/contract/people/passkeys'
import type { Deps } from '../../../deps.ts'
import { inTransaction, type Tx } from '../../../platform/db/database.ts'
import { AccessDenied, Refusal } from '../../../platform/refusals.ts'
import { seal, unseal } from '../../../platform/seals.ts'
import { noteProof } from '../../sessions/sessions.service.ts'
import { notePasskeyLogin } from '../accounts.queries.ts'
import type { Caller } from '../credentials/passwords.service.ts'
import { isAttemptOver } from '../endings.rules.ts'
import { keepIfRefused, letIn } from '../logins/logins.service.ts'
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

type PasskeyLogin = { attempt: string; credential: Assertion }

const prove = async (
  deps: Deps,
  { attempt, credential }: PasskeyLogin,
  passkey: StoredPasskey | undefined,
) => {
  const sealed = await unseal(deps, 'passkey-login', nobody, attempt, `${patienceMs / 1000} seconds`)
  if (!sealed || !passkey) return undefined
  const counter = await verifyAssertion(deps, sealed.secret, credential, passkey)
  return counter === undefined
    ? undefined
    : { passkey, counter, challenge: sealed.secret, begunAt: sealed.iat }
}

type Proof = NonNullable<Awaited<ReturnType<typeof prove>>>

/** Uses a proof up in its transaction; false if it is over, used already, or its account is closed. */
const spend = async (tx: Tx, deps: Deps, { passkey, counter, challenge, begunAt }: Proof) => {
  const now = deps.clock.now()
  // Meanwhile the account may have been closed, or its password changed, which ended all sessions: no new one may follow.
  const account = await notePasskeyLogin(tx, passkey.accountId, now)
  if (!account || isAttemptOver(begunAt, account)) return false
  return (await noteUse(tx, passkey, counter, now)) && spendAttempt(tx, deps, challenge)
}

const enter = async (deps: Deps, told: PasskeyLogin, found: StoredPasskey | undefined, device: string) => {
  const proof = await prove(deps, told, found)
  if (!proof) throw refused()
  return inTransaction(deps.db, async tx => {
    if (!(await spend(tx, deps, proof))) throw refused()
    return letIn(tx, deps, { accountId: proof.passkey.accountId, way: 'passkey', device })
  })
}

/**
 * Tokens for a passkey, which is both steps: what its owner has, and what they know or are, as the authenticator has
 * asked them. Every attempt counts before it is looked at, and only one that fails stays counted.
 */
export const logInWithPasskey = async (
  deps: Deps,
  told: PasskeyLogin,
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

const notProved = () =>
  new Refusal(
    'state',
    'Mit diesem Passkey geht das nicht. Versuchen Sie es noch einmal, oder nehmen Sie Ihr Passwort.',
  )

/** Notes that whoever is logged in has proved who they are by a passkey of their own account, counted as a login is. */
export const proveWithPasskey = async (deps: Deps, caller: Caller, told: PasskeyLogin) => {
  checkAddress(deps, told.credential)
  const counted = { address: caller.address, account: told.credential.id }
  await deps.limits.spend('passkey', counted)
  const passkey = await findByCredential(deps.db, told.credential.id)
  const proof = passkey?.accountId === caller.accountId ? await prove(deps, told, passkey) : undefined
  if (!proof) throw notProved()
  await inTransaction(deps.db, async tx => {
    if (!(await spend(tx, deps, proof))) throw notProved()
    await noteProof(tx, deps, caller.sessionId)
  })
  await deps.limits.forgive('passkey', counted)
}
