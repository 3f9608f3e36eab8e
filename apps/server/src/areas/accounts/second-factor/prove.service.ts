import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { unseal } from '../../../platform/seals.ts'
import type { Caller } from '../credentials/passwords.service.ts'
import { checkProof } from '../credentials/proof.service.ts'
import { stepOf } from './codes.service.ts'
import { hashOfRecoveryCode } from './recovery-codes.service.ts'
import { notOn, wrongCode } from './refusals.service.ts'
import * as queries from './second-factor.queries.ts'
import { readCode } from './second-factor.rules.ts'
import { hasSecondFactor } from './steps.service.ts'

/** What a right code is used up by, in the transaction of what it is for. */
export type Proof = { factor: queries.StoredFactor; step: number } | { accountId: number; recovery: string }

const findProof = async (deps: Deps, accountId: number, typed: string): Promise<Proof | undefined> => {
  const read = readCode(typed)
  if (!read) return undefined
  if (read.kind === 'recovery') {
    const recovery = hashOfRecoveryCode(read.code)
    return (await queries.hasRecoveryCode(deps.db, accountId, recovery)) ? { accountId, recovery } : undefined
  }
  const factor = await queries.findFactor(deps.db, accountId)
  if (!factor) return undefined
  const opened = await unseal(deps, 'second-factor', accountId, factor.sealedSecret)
  const step = opened && (await stepOf(opened.secret, read.code, deps.clock.now()))
  return step && step > factor.lastStep ? { factor, step } : undefined
}

/**
 * What proves that somebody has an account's second factor, too; undefined if the code is wrong. As with passwords every
 * attempt counts before it is looked at, and only a wrong one stays counted.
 */
export const tryCode = async (deps: Deps, accountId: number, address: string, typed: string) => {
  const attempt = { address, account: String(accountId) }
  await deps.limits.spend('second_factor', attempt)
  const proof = await findProof(deps, accountId, typed)
  if (proof) await deps.limits.forgive('second_factor', attempt)
  return proof
}

/** Uses a code up; false if it was used in the same moment, or the second factor is gone or another by now. */
export const spendProof = (tx: Tx, { clock }: Deps, proof: Proof) =>
  'step' in proof
    ? queries.takeStep(tx, proof.factor, proof.step)
    : queries.takeRecoveryCode(tx, proof.accountId, proof.recovery, clock.now())

/** Refuses whoever does not have both, the own password or another proof and a code, at the field that is wrong. */
export const proveBoth = async (
  deps: Deps,
  caller: Caller,
  { password, code }: { password?: string | undefined; code: string },
) => {
  await checkProof(deps, caller, password)
  if (!(await hasSecondFactor(deps.db, caller.accountId))) throw notOn()
  const proof = await tryCode(deps, caller.accountId, caller.address, code)
  if (!proof) throw wrongCode()
  return proof
}
