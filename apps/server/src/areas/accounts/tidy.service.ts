import type { Deps } from '../../deps.ts'
import type { Tx } from '../../platform/db/database.ts'
import { tidyIdempotency } from '../../platform/idempotency.ts'
import { tidyLimits } from '../../platform/limits.ts'
import { tidySessions } from '../sessions/sessions.service.ts'
import { deleteExpiredLinks } from './credentials/links.queries.ts'
import { tidyLogins } from './logins/logins.service.ts'
import { deleteSpentAttempts } from './passkeys/passkeys.queries.ts'
import { sealAnew } from './second-factor/second-factor.service.ts'

export const tidyAccountsJob = 'tidy-accounts'

/**
 * Deletes what has expired: tokens, sessions, links, attempts with passkeys, the log of logins, counts of attempts and answers kept for a repetition. What a former
 * key has sealed gets the present one.
 */
export const tidyAccounts = async (tx: Tx, deps: Deps) => {
  const now = deps.clock.now()
  await tidySessions(tx, now)
  await deleteExpiredLinks(tx, now)
  await deleteSpentAttempts(tx, now)
  await tidyLogins(tx, now)
  await sealAnew(tx, deps)
  await tidyLimits(tx)
  await tidyIdempotency(tx, now)
}
