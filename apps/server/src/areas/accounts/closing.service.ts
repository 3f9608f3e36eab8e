import type { Deps } from '../../deps.ts'
import type { Tx } from '../../platform/db/database.ts'
import { endSessions } from '../sessions/sessions.service.ts'
import { updateAccount } from './accounts.queries.ts'
import { deleteUnusedLinks } from './credentials/links.queries.ts'

/**
 * Ends all that leads into an account that is closed, for good: sessions, looks, links from mails and passes. Keys of the
 * interface and the calendar's address end with its state (`end_keys`, `end_feed`).
 */
export const endAccess = async (tx: Tx, deps: Deps, id: number) => {
  await endSessions(tx, deps, id)
  await deleteUnusedLinks(tx, id)
  await updateAccount(tx, id, { passesFrom: deps.clock.now() })
}
