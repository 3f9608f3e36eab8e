import type { Login } from '@tafelrunde/contract/admin/people/logins'
import type { Deps } from '../../../deps.ts'
import { brokenConstraint, inTransaction, type Tx } from '../../../platform/db/database.ts'
import { startSession } from '../../sessions/sessions.service.ts'
import type { Proof } from '../second-factor/prove.service.ts'
import * as queries from './logins.queries.ts'
import { loginsKept } from './logins.rules.ts'

/** Whose login it is, undefined if nobody knows; and how and with what it was tried. */
type Attempt = { accountId: number | undefined; way: Login['way']; device: string }

const stepOf = (proof: Proof | undefined) => {
  if (!proof) return null
  return 'step' in proof ? 'app' : 'recovery_code'
}

/**
 * Begins the session of whoever has proved who they are, and keeps that they logged in; `proves`: not by the portal's word
 * alone, unless there is nothing else.
 */
export const letIn = async (
  tx: Tx,
  deps: Deps,
  { accountId, way, device, proves = true }: Attempt & { accountId: number; proves?: boolean },
  proof?: Proof,
) => {
  const at = deps.clock.now()
  await queries.insertLogin(tx, { at, accountId, way, device, secondStep: stepOf(proof), outcome: 'entered' })
  return startSession(tx, deps, accountId, device, proves)
}

/**
 * Keeps that a login was refused. That of an address which no account has is a row as well: not to write it would take
 * another time than to write it, and would tell which addresses have accounts.
 */
export const keepRefusal = async (deps: Deps, attempt: Attempt, outcome: Login['outcome']) => {
  const login = { at: deps.clock.now(), ...attempt, outcome }
  try {
    await inTransaction(deps.db, tx => queries.insertLogin(tx, login))
  } catch (error) {
    // Meanwhile the account was erased: nothing is kept of it.
    if (brokenConstraint(error) !== 'logins_account_id_accounts_id_fk') throw error
  }
}

/** Keeps a login that is refused; `outcomeOf` says why, or nothing for what is no refusal. */
export const keepIfRefused = async <Result>(
  deps: Deps,
  attempt: Attempt,
  outcomeOf: (error: unknown) => Login['outcome'] | undefined,
  logIn: () => Promise<Result>,
) => {
  try {
    return await logIn()
  } catch (error) {
    const outcome = outcomeOf(error)
    if (outcome) await keepRefusal(deps, attempt, outcome)
    throw error
  }
}

type Row = Awaited<ReturnType<typeof queries.findLogins>>['rows'][number]

const toLogin = ({ login: { accountId, secondStep, ...login }, name }: Row): Login => ({
  ...login,
  account: accountId === null ? null : { id: accountId, name },
  second_step: secondStep,
})

/** A page of logins, the latest first. */
export const listLogins = async ({ db }: Deps, query: Parameters<typeof queries.findLogins>[1]) => {
  const { count, rows } = await queries.findLogins(db, query)
  return { count, rows: rows.map(toLogin) }
}

/** More than the limits of attempts let come together in the time that logins are kept. */
const all = { limit: 100_000, offset: 0 }

/** The logins of an account, for their owner to read. */
export const exportLogins = async (deps: Deps, account: number) =>
  (await listLogins(deps, { account, ...all })).rows.map(({ at, way, second_step, outcome, device }) => ({
    at,
    way,
    second_step,
    outcome,
    device,
  }))

/** Deletes the logins whose time is over. */
export const tidyLogins = (tx: Tx, now: Date) =>
  queries.deleteLoginsBefore(tx, new Date(now.getTime() - loginsKept))
