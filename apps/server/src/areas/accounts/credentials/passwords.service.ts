import type { Deps } from '../../../deps.ts'
import { isCommonPassword } from '../../../platform/common-passwords.ts'
import type { Db } from '../../../platform/db/database.ts'
import type { Attempt } from '../../../platform/limits.ts'
import { InvalidField } from '../../../platform/refusals.ts'
import { readAssociation } from '../../association/association.service.ts'
import { findAccountById } from '../accounts.queries.ts'
import { passwordProblems } from './passwords.rules.ts'

/**
 * Whether this is the password that the hash was made of. Every attempt counts before it is looked at, and
 * only a wrong one stays counted; too many are refused before anything is computed.
 */
export const tryPassword = async (
  { limits, passwords }: Deps,
  attempt: Attempt,
  known: string | null | undefined,
  password: string,
) => {
  await limits.spend('login', attempt)
  let isWrong = false
  try {
    isWrong = !(await passwords.verify(known, password))
    return !isWrong
  } finally {
    if (!isWrong) await limits.forgive('login', attempt)
  }
}

/** Who wants to change what they log in with: their account, the session that they are in, and the address that they call from. */
export type Caller = { accountId: number; sessionId: string; address: string }

/** Whoever sent a request, as one who wants to change that. */
export const callerOf = ({
  caller,
  ip,
}: {
  caller: { id: number; sessionId: string }
  ip: string
}): Caller => ({
  accountId: caller.id,
  sessionId: caller.sessionId,
  address: ip,
})

/** Refuses what is not the caller's own password, counted as a login is. */
export const checkOwnPassword = async (
  deps: Deps,
  { accountId, address }: Pick<Caller, 'accountId' | 'address'>,
  password: string,
) => {
  const account = await findAccountById(deps.db, accountId)
  const attempt = { address, account: String(accountId) }
  if (!(await tryPassword(deps, attempt, account?.passwordHash, password)))
    throw new InvalidField('current_password', 'Das Passwort ist ungültig.')
}

type NewPassword = { password: string; firstName: string; lastName: string; email: string }

/** All that is wrong with a new password; empty facts of the person are not compared with it. */
export const findPasswordProblems = async (db: Db, facts: NewPassword) => {
  const { name: association } = await readAssociation(db)
  return passwordProblems({ ...facts, association, isCommon: await isCommonPassword(facts.password) })
}

/** Refuses a new password that is easy to guess. */
export const refuseWeakPassword = async (db: Db, field: string, facts: NewPassword) => {
  const problems = await findPasswordProblems(db, facts)
  if (problems.length > 0) throw new InvalidField(field, ...problems)
}
