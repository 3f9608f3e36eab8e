import type { Deps } from '../../../deps.ts'
import { type Db, inTransaction, type Tx } from '../../../platform/db/database.ts'
import { qrSvg } from '../../../platform/qr.ts'
import { orNotFound } from '../../../platform/refusals.ts'
import { seal, sealingKey, unseal } from '../../../platform/seals.ts'
import { postMail } from '../../mail/mail.service.ts'
import { secondFactorOffMail, secondFactorOnMail, secondFactorRemovedMail } from '../accounts.mails.ts'
import { findAccountById } from '../accounts.queries.ts'
import { holdAccount } from '../accounts.service.ts'
import type { Caller } from '../credentials/passwords.service.ts'
import { checkProof } from '../credentials/proof.service.ts'
import { isAttemptOver } from '../endings.rules.ts'
import { endFor } from '../endings.service.ts'
import { deletePasskeys } from '../passkeys/passkeys.queries.ts'
import { newSecret, stepOf, uriOf } from './codes.service.ts'
import { mustHaveSecondFactor } from './duty.service.ts'
import { proveBoth, spendProof } from './prove.service.ts'
import { giveRecoveryCodes } from './recovery-codes.service.ts'
import { alreadyOn, isDuty, notOn, ownFactor, setupOver, wrongCode } from './refusals.service.ts'
import * as queries from './second-factor.queries.ts'
import { readCode } from './second-factor.rules.ts'
import { dropCodesOfNone, giveCodesIfNone, hasSecondFactor } from './steps.service.ts'

/** So long somebody has to bring the secret into an app. */
const setupTime = '15 minutes'

/** Since when an account has a second step, an app or a passkey; undefined: it has none. */
export const switchedOnSince = (db: Db, accountId: number) => queries.findSince(db, accountId)

/** How it stands for the account's owner. */
export const readSecondFactor = async ({ db }: Deps, accountId: number) => {
  const account = orNotFound(await findAccountById(db, accountId))
  return {
    since: (await queries.findFactor(db, accountId))?.switchedOnAt ?? null,
    recovery_codes: await queries.countRecoveryCodes(db, accountId),
    is_duty: await mustHaveSecondFactor(db, account),
  }
}

type FormerProof = { password?: string | undefined; code?: string | undefined }

/** Refuses whoever has a second factor and does not prove it: the one that is to be replaced, if there is one. */
const proveFormer = async (deps: Deps, caller: Caller, { password, code }: FormerProof) => {
  if (!code) {
    await checkProof(deps, caller, password)
    if (await queries.findFactor(deps.db, caller.accountId)) throw alreadyOn()
    return undefined
  }
  const proof = await proveBoth(deps, caller, { password, code })
  await inTransaction(deps.db, async tx => {
    if (!(await spendProof(tx, deps, proof))) throw wrongCode()
  })
  return queries.findFactor(deps.db, caller.accountId)
}

/**
 * A new secret for whoever knows the own password or has proved lately who they are, and a code of the former one if there is one: for a new phone.
 * Nothing of it is kept before a code proves that an app has it: until then it stands sealed in `setup`, which its owner
 * sends back, and the former one stays good.
 */
export const beginSetup = async (deps: Deps, caller: Caller, former: FormerProof) => {
  const replaced = await proveFormer(deps, caller, former)
  const { email } = orNotFound(await findAccountById(deps.db, caller.accountId))
  const secret = await newSecret()
  const uri = await uriOf(secret, email)
  const replaces = replaced?.switchedOnAt.getTime()
  return {
    setup: await seal(deps, 'second-factor-setup', caller.accountId, { secret, replaces }),
    secret,
    uri,
    qr: qrSvg(uri, 'QR-Code für die Authenticator-App'),
  }
}

/** Switches it on for whoever has a code of the new secret. Answers recovery codes, which nobody sees again, if there are none. */
export const confirmSetup = async (
  deps: Deps,
  { accountId, sessionId }: Caller,
  { setup, code }: { setup: string; code: string },
) => {
  const now = deps.clock.now()
  const sealed = await unseal(deps, 'second-factor-setup', accountId, setup, setupTime)
  if (!sealed) throw setupOver()
  const { secret, replaces } = sealed
  const read = readCode(code)
  const lastStep = read?.kind === 'app' ? await stepOf(secret, read.code, now) : undefined
  if (!lastStep) throw wrongCode()
  const sealedSecret = await seal(deps, 'second-factor', accountId, { secret })
  const factor = { accountId, sealedSecret, sealedBy: sealingKey(deps).id, lastStep, switchedOnAt: now }
  return inTransaction(deps.db, async tx => {
    const account = await holdAccount(tx, accountId)
    if (isAttemptOver(sealed.iat, account)) throw setupOver()
    if (replaces && !(await queries.deleteFactor(tx, accountId, new Date(replaces)))) throw setupOver()
    if (!(await queries.insertFactor(tx, factor))) throw alreadyOn()
    await endFor(tx, deps, 'second_factor_set_up', accountId, { sessionId })
    await postMail(tx, deps, secondFactorOnMail(account))
    return replaces ? giveRecoveryCodes(tx, accountId) : giveCodesIfNone(tx, accountId)
  })
}

type Both = { password?: string | undefined; code: string }

/** New recovery codes in the place of all former ones. */
export const renewRecoveryCodes = async (deps: Deps, caller: Caller, both: Both) => {
  const proof = await proveBoth(deps, caller, both)
  return inTransaction(deps.db, async tx => {
    if (!(await spendProof(tx, deps, proof))) throw wrongCode()
    return giveRecoveryCodes(tx, caller.accountId)
  })
}

/** Back to the password alone, for whoever proves who they are and has a code, and is of no office that asks for it. */
export const switchOff = async (deps: Deps, caller: Caller, both: Both) => {
  const proof = await proveBoth(deps, caller, both)
  await inTransaction(deps.db, async tx => {
    const account = await holdAccount(tx, caller.accountId)
    if (!(await spendProof(tx, deps, proof))) throw wrongCode()
    if (!(await queries.deleteFactor(tx, caller.accountId))) throw notOn()
    const isLast = !(await hasSecondFactor(tx, caller.accountId))
    if (isLast && (await mustHaveSecondFactor(tx, account))) throw isDuty()
    await dropCodesOfNone(tx, caller.accountId)
    await endFor(tx, deps, 'second_factor_switched_off', caller.accountId)
    await postMail(tx, deps, secondFactorOffMail(account, `${deps.config.APP_URL}/password-reset`))
  })
}

/** Takes app and passkeys from somebody who has lost phone and recovery codes; whoever is logged in there has to do it anew. */
export const removeSecondFactor = (deps: Deps, caller: { id: number }, accountId: number) =>
  inTransaction(deps.db, async tx => {
    const account = await holdAccount(tx, accountId)
    if (accountId === caller.id) throw ownFactor()
    const hadApp = await queries.deleteFactor(tx, accountId)
    const hadKeys = await deletePasskeys(tx, accountId)
    if (!hadApp && hadKeys === 0) throw notOn()
    await dropCodesOfNone(tx, accountId)
    await endFor(tx, deps, 'second_factor_taken', accountId)
    await postMail(tx, deps, secondFactorRemovedMail(account, `${deps.config.APP_URL}/password-reset`))
  })

/** Seals by the present key what a former one has sealed, so that the former one may go. */
export const sealAnew = async (tx: Tx, deps: Deps) => {
  const { id } = sealingKey(deps)
  for (const { accountId, sealedSecret } of await queries.lockSealedByOthers(tx, id)) {
    const opened = await unseal(deps, 'second-factor', accountId, sealedSecret)
    if (!opened) continue // its key is gone: a recovery code still logs in
    const sealed = await seal(deps, 'second-factor', accountId, opened)
    await queries.updateSeal(tx, accountId, { sealedSecret: sealed, sealedBy: id })
  }
}
