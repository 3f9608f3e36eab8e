import type { LoginOutcome } from '@tafelrunde/contract/admin/people/logins'

/** How long a login is kept, in milliseconds: 90 days. */
export const loginsKept = 90 * 24 * 60 * 60 * 1000

type Refused = {
  /** The code of the refusal, if it has one. */
  code: string | undefined
  /** Whose address it is, if somebody's. */
  account: { isActive: boolean; passwordHash: string | null } | undefined
}

/** Why a login with a password was refused: what the answer, which is the same for all of them, does not tell. */
export const reasonOf = ({ code, account }: Refused): LoginOutcome => {
  if (code === 'second_factor_required') return 'unfinished'
  if (code === 'second_factor_wrong') return 'wrong_code'
  if (!account) return 'unknown'
  if (!account.isActive) return 'inactive'
  return account.passwordHash === null ? 'no_password' : 'wrong_password'
}
