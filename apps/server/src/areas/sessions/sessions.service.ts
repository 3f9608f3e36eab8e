import type { Deps } from '../../deps.ts'
import { inTransaction, type Tx } from '../../platform/db/database.ts'
import type { Page } from '../../platform/db/filters.ts'
import { NotFound } from '../../platform/refusals.ts'
import { endLooksAround, endLooksFrom } from './looks.queries.ts'
import * as queries from './sessions.queries.ts'
import { issueTokens } from './tokens.service.ts'

/**
 * Begins a session of an account: what a login does, and a test that needs a token. `proves`: by something that its person
 * knows or has, not by somebody else's word alone.
 */
export const startSession = async (tx: Tx, deps: Deps, accountId: number, device = '', proves = true) => {
  const sessionId = deps.ids.next()
  const now = deps.clock.now()
  const provedAt = proves ? now : null
  const session = { id: sessionId, accountId, device, createdAt: now, lastUsedAt: now, provedAt }
  await queries.insertSession(tx, session)
  const { tokens } = await issueTokens(tx, deps, { accountId, sessionId })
  return tokens
}

/** When somebody last proved in this session who they are. */
export const readProvedAt = ({ db }: Pick<Deps, 'db'>, sessionId: string) =>
  queries.findProvedAt(db, sessionId)

/** Notes that they have done so now. */
export const noteProof = (tx: Tx, { clock }: Pick<Deps, 'clock'>, sessionId: string) =>
  queries.noteProof(tx, sessionId, clock.now())

/** Where the account is logged in, last used first. */
export const listSessions = ({ db, clock }: Deps, accountId: number, page: Page) =>
  queries.findSessions(db, accountId, clock.now(), page)

/** Logs out on one device: its tokens, also the access token, are no good from now on. */
export const endSession = ({ db, clock }: Deps, caller: { id: number; sessionId: string }, id: string) =>
  inTransaction(db, async tx => {
    const wanted = id === 'current' ? caller.sessionId : id
    if (!(await queries.deleteSession(tx, caller.id, wanted))) throw new NotFound()
    await endLooksFrom(tx, wanted, clock.now())
  })

/** No look by this account, and none at it, goes on. */
export const endLooks = (tx: Tx, { clock }: Pick<Deps, 'clock'>, accountId: number) =>
  endLooksAround(tx, accountId, clock.now())

/** Logs out everywhere, but for this session if one is named: no token of the others is any good from now on. */
export const endSessions = async (
  tx: Tx,
  deps: Pick<Deps, 'clock'>,
  accountId: number,
  but: string | undefined,
) => {
  await queries.revokeSessions(tx, accountId, deps.clock.now(), but)
  await endLooks(tx, deps, accountId)
}

/** Deletes the refresh tokens that have expired, and the sessions that have none left. */
export const tidySessions = async (tx: Tx, now: Date) => {
  await queries.deleteExpiredTokens(tx, now)
  await queries.deleteEmptySessions(tx)
}
