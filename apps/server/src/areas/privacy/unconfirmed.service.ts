import type { Deps } from '../../deps.ts'
import type { Tx } from '../../platform/db/database.ts'
import { lockUnconfirmed } from '../accounts/personal.service.ts'
import { eraseIn } from './erasure.service.ts'

export const tidyUnconfirmedJob = 'tidy-unconfirmed'

/** How long somebody has to confirm an account, in milliseconds: seven days; its links are good for three. */
export const unconfirmedKept = 7 * 24 * 60 * 60 * 1000

/** Erases the accounts that nobody has confirmed in time. */
export const tidyUnconfirmed = async (tx: Tx, deps: Deps) => {
  const before = new Date(deps.clock.now().getTime() - unconfirmedKept)
  for (const id of await lockUnconfirmed(tx, before)) await eraseIn(tx, deps, id)
}
