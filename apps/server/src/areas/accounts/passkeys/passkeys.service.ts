import { createHash } from 'node:crypto'
import type { NewCredential, Passkey } from '@tafelrunde/contract/people/passkeys'
import type { Deps } from '../../../deps.ts'
import { type Db, inTransaction, type Tx } from '../../../platform/db/database.ts'
import { InvalidField, NotFound, orNotFound, Refusal } from '../../../platform/refusals.ts'
import { seal, unseal } from '../../../platform/seals.ts'
import { postMail } from '../../mail/mail.service.ts'
import { passkeyAddedMail, passkeyRemovedMail } from '../accounts.mails.ts'
import { findAccountById } from '../accounts.queries.ts'
import { holdAccount } from '../accounts.service.ts'
import type { Caller } from '../credentials/passwords.service.ts'
import { checkProof } from '../credentials/proof.service.ts'
import { isAttemptOver } from '../endings.rules.ts'
import { endFor } from '../endings.service.ts'
import { mustHaveSecondFactor } from '../second-factor/duty.service.ts'
import { type Proof, spendProof, tryCode } from '../second-factor/prove.service.ts'
import { isDuty, wrongCode } from '../second-factor/refusals.service.ts'
import { dropCodesOfNone, giveCodesIfNone, hasSecondFactor } from '../second-factor/steps.service.ts'
import { creationOptions, patienceMs, verifyNew } from './ceremony.service.ts'
import * as queries from './passkeys.queries.ts'

/** More than anybody has devices. */
const most = 20

const over = () =>
  new Refusal('state', 'Das hat nicht geklappt oder zu lange gedauert. Bitte versuchen Sie es noch einmal.')
const hasItAlready = () => new Refusal('already', 'Diesen Passkey haben Sie schon.')
const tooMany = () =>
  new Refusal(
    'state',
    `Sie haben schon ${most} Passkeys. Bitte entfernen Sie erst einen, den Sie nicht mehr brauchen.`,
  )
const codeNeeded = () =>
  new InvalidField(
    'code',
    'Das ist Ihr letzter zweiter Schritt: Bitte geben Sie auch einen Wiederherstellungscode ein.',
  )

const toPasskey = (
  { config }: Pick<Deps, 'config'>,
  { id, name, createdAt, lastUsedAt, rpId }: queries.StoredPasskey,
): Passkey => ({
  id,
  name,
  created: createdAt,
  last_used: lastUsedAt,
  elsewhere: rpId === new URL(config.APP_URL).hostname ? null : rpId,
})

/** The passkeys of an account, the latest first. */
export const listPasskeys = async (deps: Pick<Deps, 'config'> & { db: Db }, accountId: number) =>
  (await queries.findPasskeys(deps.db, accountId)).map(passkey => toPasskey(deps, passkey))

/** Begins to add one, for whoever knows the own password or has proved lately who they are. Nothing is kept: the challenge travels sealed. */
export const beginPasskey = async (deps: Deps, caller: Caller, password?: string) => {
  await checkProof(deps, caller, password)
  const person = orNotFound(await findAccountById(deps.db, caller.accountId))
  const had = await queries.findPasskeys(deps.db, caller.accountId)
  if (had.length >= most) throw tooMany()
  const options = await creationOptions(deps, person, had)
  const attempt = await seal(deps, 'passkey-setup', caller.accountId, { secret: options.challenge })
  return { attempt, options }
}

/** Whether an attempt has not succeeded before; it cannot from now on. */
export const spendAttempt = (tx: Tx, { clock }: Deps, challenge: string) =>
  queries.spendAttempt(tx, {
    hash: createHash('sha256').update(challenge).digest('base64url'),
    expiresAt: new Date(clock.now().getTime() + patienceMs),
  })

/** Adds what the browser has made, and tells its owner. Answers recovery codes, which nobody sees again, if there are none. */
export const addPasskey = async (
  deps: Deps,
  accountId: number,
  { attempt, credential, device }: { attempt: string; credential: NewCredential; device: string },
) => {
  const sealed = await unseal(deps, 'passkey-setup', accountId, attempt, `${patienceMs / 1000} seconds`)
  const made = sealed && (await verifyNew(deps, sealed.secret, credential))
  if (!made) throw over()
  return inTransaction(deps.db, async tx => {
    const account = await holdAccount(tx, accountId)
    if (isAttemptOver(sealed.iat, account)) throw over()
    if (!(await spendAttempt(tx, deps, sealed.secret))) throw over()
    if ((await queries.countPasskeys(tx, accountId)) >= most) throw tooMany()
    const passkey = { ...made, accountId, name: device || 'Passkey', createdAt: deps.clock.now() }
    if (!(await queries.insertPasskey(tx, passkey))) throw hasItAlready()
    await postMail(tx, deps, passkeyAddedMail(account, passkey.name, `${deps.config.APP_URL}/account`))
    return giveCodesIfNone(tx, accountId)
  })
}

/** One of somebody’s own passkeys; anybody else’s is not there. */
export const readPasskey = async ({ db }: Deps, accountId: number, id: number) =>
  orNotFound(await queries.findOwnPasskey(db, accountId, id))

/** Calls one something else. */
export const renamePasskey = (deps: Deps, accountId: number, id: number, name: string) =>
  inTransaction(deps.db, async tx => {
    await holdAccount(tx, accountId)
    orNotFound(await queries.findOwnPasskey(tx, accountId, id))
    return toPasskey(deps, await queries.updateName(tx, accountId, id, name))
  })

/** What proves the second step where the last one goes; undefined where another one stays. */
const proveLast = async (
  deps: Deps,
  { accountId, address }: Caller,
  code: string | undefined,
): Promise<Proof | undefined> => {
  if (!code) return undefined
  const proof = await tryCode(deps, accountId, address, code)
  if (!proof) throw wrongCode()
  return proof
}

/** Removes one, and tells its owner. With the last second step the recovery codes go, and one of them is needed for it. */
export const removePasskey = async (
  deps: Deps,
  caller: Caller,
  id: number,
  { password, code }: { password?: string | undefined; code?: string | undefined },
) => {
  const { accountId } = caller
  await checkProof(deps, caller, password)
  const proof = await proveLast(deps, caller, code)
  await inTransaction(deps.db, async tx => {
    const account = await holdAccount(tx, accountId)
    const passkey = orNotFound(await queries.findOwnPasskey(tx, accountId, id))
    if (!(await queries.deletePasskey(tx, accountId, id))) throw new NotFound()
    if (!(await hasSecondFactor(tx, accountId))) {
      if (await mustHaveSecondFactor(tx, account)) throw isDuty()
      if (!proof) throw codeNeeded()
      if (!(await spendProof(tx, deps, proof))) throw wrongCode()
      await dropCodesOfNone(tx, accountId)
    }
    await endFor(tx, deps, 'passkey_removed', accountId)
    await postMail(
      tx,
      deps,
      passkeyRemovedMail(account, passkey.name, `${deps.config.APP_URL}/password-reset`),
    )
  })
}
