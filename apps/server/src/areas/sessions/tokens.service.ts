import type { Tokens } from '@tafelrunde/contract/people/account'
import type { Deps } from '../../deps.ts'
import { inTransaction, type Tx } from '../../platform/db/database.ts'
import { writingAs } from '../../platform/db/writer.ts'
import { AccessDenied, InvalidField, noAccount } from '../../platform/refusals.ts'
import { accessTokenRefused, type Claims, readToken, signToken } from './jwt.service.ts'
import { endLook, endLooksFrom, findRunningLook } from './looks.queries.ts'
import { noteSessionUse, revokeSession } from './sessions.queries.ts'
import * as queries from './tokens.queries.ts'
import { accessLifetime, decideRefresh, refreshLifetime } from './tokens.rules.ts'

const spent = 'Token steht auf der Blacklist'
const nobody = 'Kein aktiver Account mit diesem Token gefunden'
const loggedOut = 'Das Gerät ist abgemeldet'
const lookOver = 'Der Einblick ist beendet'
const tokenRefused = (sentence: string) => new AccessDenied(401, sentence, { code: 'token_not_valid' })

const expiry = ({ clock }: Deps) => new Date(clock.now().getTime() + refreshLifetime * 1000)

type Owner = { accountId: number; sessionId: string }

const ownerIn = ({ user_id, sid }: Claims): Owner => ({ accountId: Number(user_id), sessionId: sid })

const signPair = async (deps: Deps, { accountId, sessionId }: Owner, refreshId: string): Promise<Tokens> => {
  const claims = { user_id: String(accountId), sid: sessionId }
  const access = { ...claims, token_type: 'access', jti: deps.ids.next() } as const
  const refresh = { ...claims, token_type: 'refresh', jti: refreshId } as const
  return {
    access: await signToken(deps, access, accessLifetime),
    refresh: await signToken(deps, refresh, refreshLifetime),
  }
}

/** A new pair of tokens of this session. */
export const issueTokens = async (tx: Tx, deps: Deps, owner: Owner) => {
  const id = deps.ids.next()
  await queries.insertRefreshToken(tx, { id, sessionId: owner.sessionId, expiresAt: expiry(deps) })
  return { id, tokens: await signPair(deps, owner, id) }
}

type Exchanged = { tokens: Tokens } | { refused: 'spent' } | { refused: 'reused'; accountId: number }

/** The tokens for a refresh token, or why there are none; a session that is too old is revoked. */
const exchange = async (tx: Tx, deps: Deps, tokenId: string): Promise<Exchanged> => {
  const session = await queries.lockSessionOf(tx, tokenId)
  const token = session && (await queries.findToken(tx, tokenId))
  if (!token) return { refused: 'spent' } // logged out on this device
  const now = deps.clock.now()
  const owner = { accountId: session.accountId, sessionId: session.id }
  const successor = token.successorId ? await queries.findToken(tx, token.successorId) : undefined
  const age = (now.getTime() - session.createdAt.getTime()) / 1000
  const decision = decideRefresh({ usedAt: token.usedAt, successor, revokedAt: session.revokedAt, age })
  if (decision === 'reused') return { refused: 'reused', accountId: session.accountId }
  if (decision === 'refuse') {
    await revokeSession(tx, session.id, now)
    await endLooksFrom(tx, session.id, now)
    return { refused: 'spent' }
  }
  await noteSessionUse(tx, session.id, now)
  if (decision === 'repeat' && successor) {
    await queries.noteExpiry(tx, successor.id, expiry(deps))
    return { tokens: await signPair(deps, owner, successor.id) }
  }
  const { id, tokens } = await issueTokens(tx, deps, owner)
  await queries.noteUse(tx, token.id, { usedAt: now, successorId: id })
  return { tokens }
}

/** Exchanges a refresh token. `reused`: what has to end of its account, once nothing of the session is held any more. */
export const refreshTokens = async (
  deps: Deps,
  refresh: string,
  reused: (accountId: number) => Promise<void>,
) => {
  const { claims, fault } = readToken(deps, refresh, 'refresh')
  if (!claims) throw tokenRefused(fault)
  const exchanged = await inTransaction(deps.db, async tx => {
    const account = await queries.findCaller(tx, ownerIn(claims))
    if (!account?.isActive) throw tokenRefused(nobody)
    return exchange(tx, deps, claims.jti)
  })
  if ('tokens' in exchanged) return exchanged.tokens
  if (exchanged.refused === 'reused') await reused(exchanged.accountId)
  throw tokenRefused(spent)
}

const endLookOf = async (deps: Deps, key: string) => {
  const now = deps.clock.now()
  const row = await findRunningLook(deps.db, key, now)
  if (!row?.look.lookerId) return false
  // Whoever holds its token is the one who looks, and stands in the log as such.
  return writingAs({ via: 'request', account: row.look.lookerId }, () =>
    inTransaction(deps.db, tx => endLook(tx, key, now)),
  )
}

/**
 * Ends the session of a refresh token, also of one that was used up: whoever logs out may hold an older one. A look ends
 * by its own token.
 */
export const endSessionOf = async (deps: Deps, refresh: string) => {
  const { claims, fault } = readToken(deps, refresh, 'refresh', 'look')
  if (!claims) throw tokenRefused(fault)
  const { sid } = claims
  const isEnded =
    claims.token_type === 'look'
      ? await endLookOf(deps, sid)
      : await inTransaction(deps.db, async tx => {
          await endLooksFrom(tx, sid, deps.clock.now())
          return queries.deleteSessionById(tx, sid)
        })
  if (!isEnded) throw tokenRefused(spent)
}

/** Refuses a token that is no good; a refresh token that is used up is no good either. */
export const verifyToken = async (deps: Deps, token: string) => {
  const { claims, fault } = readToken(deps, token)
  if (!claims) throw tokenRefused(fault)
  if (claims.token_type !== 'refresh') return
  const row = await queries.findRefreshToken(deps.db, claims.jti)
  if (!row || row.usedAt || row.revokedAt) throw new InvalidField('non_field_errors', spent)
}

/** The account that is looked at, without what its person may do besides: nobody looks at staff. */
const authenticateLook = async (deps: Deps, key: string) => {
  const row = await findRunningLook(deps.db, key, deps.clock.now())
  if (!row?.look.lookerId) throw accessTokenRefused(lookOver, false)
  const { id, isLecturer, isExhibitor } = row.account
  const caller = { id, sessionId: '', isLecturer, isExhibitor, isStaff: false, isSuperuser: false }
  return { ...caller, lookerId: row.look.lookerId }
}

/**
 * Whose access token this is. Who lacks the second step that the office needs is only what they are besides. `begin` is
 * told whom it names, while they are looked up.
 */
export const authenticate = async (deps: Deps, token: string, begin: (accountId: number) => void) => {
  const { claims, fault, expired } = readToken(deps, token, 'access', 'look')
  if (!claims) throw accessTokenRefused(fault, expired)
  if (claims.token_type === 'look') return authenticateLook(deps, claims.sid)
  const owner = ownerIn(claims)
  const looking = queries.findCaller(deps.db, owner)
  begin(owner.accountId)
  const row = await looking
  if (!row) throw noAccount()
  const { n: _, ...caller } = row
  if (!caller.isActive) throw new AccessDenied(401, 'Inaktiver Benutzer', { code: 'user_inactive' })
  if (!caller.sessionId) throw accessTokenRefused(loggedOut, false)
  const { sessionId, lacksSecondFactor } = caller
  return { ...caller, sessionId, ...(lacksSecondFactor && { isStaff: false, isSuperuser: false }) }
}
