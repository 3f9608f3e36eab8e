import type { Deps } from '../../deps.ts'
import type { Tx } from '../../platform/db/database.ts'
import { endLooks, endSessions } from '../sessions/sessions.service.ts'
import { updateAccount } from './accounts.queries.ts'
import { deleteLinks } from './credentials/links.queries.ts'
import { type AccountEvent, type Ending, endings } from './endings.rules.ts'

type Happened = {
  /** Where it happens: what goes on when the others end. */
  sessionId?: string
}

/**
 * Ends what an event ends of an account (`endings`), in its transaction. First the account's row, which every login
 * locks: none that is on its way comes in behind it.
 */
export const endFor = async (
  tx: Tx,
  deps: Pick<Deps, 'clock'>,
  event: AccountEvent,
  accountId: number,
  { sessionId }: Happened = {},
) => {
  const ending: Ending = endings[event]
  const now = deps.clock.now()
  const from = {
    ...(ending.attempts && { attemptsFrom: now }),
    ...(ending.passes && { passesFrom: now }),
    ...(ending.keys && { keysFrom: now }),
  }
  if (Object.keys(from).length > 0) await updateAccount(tx, accountId, from)
  if (ending.sessions)
    await endSessions(tx, deps, accountId, ending.sessions === 'others' ? sessionId : undefined)
  else if (ending.looks) await endLooks(tx, deps, accountId)
  if (ending.links) await deleteLinks(tx, accountId, ending.links)
}
