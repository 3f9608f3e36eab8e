import type { Deps } from '../../deps.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Page } from '../../platform/db/filters.ts'
import { NotFound } from '../../platform/refusals.ts'
import { deleteSession, findSessions } from './sessions.queries.ts'

/** Where the account is logged in, last used first. */
export const listSessions = ({ db, clock }: Deps, accountId: number, page: Page) =>
  findSessions(db, accountId, clock.now(), page)

/** Logs out on one device: its tokens, also the access token, are no good from now on. */
export const endSession = async (tx: Tx, caller: { id: number; sessionId: string }, id: string) => {
  const wanted = id === 'current' ? caller.sessionId : id
  if (!(await deleteSession(tx, caller.id, wanted))) throw new NotFound()
}
