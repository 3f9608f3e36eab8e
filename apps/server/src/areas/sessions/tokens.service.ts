import type { Tokens } from '@tafelrunde/contract/account'
import type { Deps } from '../../deps.ts'
import { inTransaction, type Tx } from '../../platform/db/database.ts'
import { AccessDenied, InvalidField } from '../../platform/refusals.ts'
import { accessTokenRefused, readToken, signToken } from './jwt.service.ts'
import { noteSessionUse, revokeSession } from './sessions.queries.ts'
import * as queries from './tokens.queries.ts'
import { accessLifetime, decideRefresh, refreshLifetime } from './tokens.rules.ts'

const spent = 'Token steht auf der Blacklist'
const loggedOut = 'Das Gerät ist abgemeldet'
const tokenRefused = (sentence: string) => new AccessDenied(401, sentence, { code: 'token_not_valid' })

/** A new pair of tokens of this session. */
export const issueTokens = async (
  tx: Tx,
  deps: Deps,
  accountId: number,
  sessionId: string,
): Promise<Tokens> => {
  const id = deps.ids.next()
  const expiresAt = new Date(deps.clock.now().getTime() + refreshLifetime * 1000)
  await queries.insertRefreshToken(tx, { id, sessionId, expiresAt })
  const claims = { user_id: String(accountId), sid: sessionId, jti: id }
  return {
    access: await signToken(deps, { ...claims, token_type: 'access', jti: deps.ids.next() }, accessLifetime),
    refresh: await signToken(deps, { ...claims, token_type: 'refresh' }, refreshLifetime),
  }
}

/** Exchanges a refresh token; one that was used up revokes its session, and that stays so. */
export const refreshTokens = async (deps: Deps, refresh: string) => {
  const { claims, fault } = await readToken(deps, refresh, 'refresh')
  if (!claims) throw tokenRefused(fault)
  const now = deps.clock.now()
  const tokens = await inTransaction(deps.db, async tx => {
    const [account] = await queries.findCaller(tx, Number(claims.user_id), claims.sid)
    if (!account?.isActive) throw new AccessDenied(401, 'Kein aktiver Account mit diesem Token gefunden')
    const row = await queries.lockRefreshToken(tx, claims.jti)
    if (!row) return undefined // logged out on this device
    const { token, session } = row
    const decision = decideRefresh({ ...token, revokedAt: session.revokedAt, now })
    if (decision === 'refuse') {
      await revokeSession(tx, session.id, now)
      return undefined
    }
    await queries.noteUse(tx, token.id, decision === 'use' ? { usedAt: now } : { reusedAt: now })
    await noteSessionUse(tx, session.id, now)
    return issueTokens(tx, deps, session.accountId, session.id)
  })
  if (!tokens) throw tokenRefused(spent)
  return tokens
}

/** Refuses a token that is no good; a refresh token that is used up is no good either. */
export const verifyToken = async (deps: Deps, token: string) => {
  const { claims, fault } = await readToken(deps, token)
  if (!claims) throw tokenRefused(fault)
  if (claims.token_type === 'access') return
  const row = await queries.findRefreshToken(deps.db, claims.jti)
  if (!row || row.usedAt || row.revokedAt) throw new InvalidField('non_field_errors', spent)
}

/** Whose access token this is. */
export const authenticate = async (deps: Deps, token: string) => {
  const { claims, fault, expired } = await readToken(deps, token, 'access')
  if (!claims) throw accessTokenRefused(fault, expired)
  const [caller] = await queries.findCaller(deps.db, Number(claims.user_id), claims.sid)
  if (!caller) throw new AccessDenied(401, 'Benutzer nicht gefunden', { code: 'user_not_found' })
  if (!caller.isActive) throw new AccessDenied(401, 'Inaktiver Benutzer', { code: 'user_inactive' })
  if (!caller.sessionId) throw accessTokenRefused(loggedOut, false)
  return { ...caller, sessionId: caller.sessionId }
}
