import { and, count, desc, eq, exists, gt, isNull, lt, ne, notExists, type SQL } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/database.ts'
import type { Page } from '../../platform/db/filters.ts'
import { refreshTokens, sessions } from './sessions.tables.ts'

export const insertSession = (tx: Tx, session: typeof sessions.$inferInsert) =>
  tx.insert(sessions).values(session)

/** The account's sessions that can go on: not revoked, and with a refresh token that is still good. */
const alive = (db: Db, accountId: number, now: Date): SQL | undefined =>
  and(
    eq(sessions.accountId, accountId),
    isNull(sessions.revokedAt),
    exists(
      db
        .select({ id: refreshTokens.id })
        .from(refreshTokens)
        .where(and(eq(refreshTokens.sessionId, sessions.id), gt(refreshTokens.expiresAt, now))),
    ),
  )

export const findSessions = async (db: Db, accountId: number, now: Date, { limit, offset }: Page) => {
  const where = alive(db, accountId, now)
  const [total] = await db.select({ count: count() }).from(sessions).where(where)
  const rows = await db
    .select()
    .from(sessions)
    .where(where)
    .orderBy(desc(sessions.lastUsedAt), sessions.id)
    .limit(limit)
    .offset(offset)
  return { count: total?.count ?? 0, rows }
}

/** False if the account has no such session. */
export const deleteSession = async (tx: Tx, accountId: number, id: string) => {
  const rows = await tx
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.accountId, accountId)))
    .returning({ id: sessions.id })
  return rows.length > 0
}

export const noteSessionUse = (tx: Tx, id: string, lastUsedAt: Date) =>
  tx.update(sessions).set({ lastUsedAt }).where(eq(sessions.id, id))

/** When the person of a session last proved who they are; nothing, if it is gone. */
export const findProvedAt = async (db: Db, id: string) => {
  const [session] = await db.select({ at: sessions.provedAt }).from(sessions).where(eq(sessions.id, id))
  return session?.at
}

export const noteProof = (tx: Tx, id: string, provedAt: Date) =>
  tx.update(sessions).set({ provedAt }).where(eq(sessions.id, id))

export const revokeSession = (tx: Tx, id: string, revokedAt: Date) =>
  tx.update(sessions).set({ revokedAt }).where(eq(sessions.id, id))

/** No token of the account is any good from now on, but for those of this session if one is named. */
export const revokeSessions = (tx: Tx, accountId: number, revokedAt: Date, but: string | undefined) =>
  tx
    .update(sessions)
    .set({ revokedAt })
    .where(
      and(
        eq(sessions.accountId, accountId),
        isNull(sessions.revokedAt),
        but === undefined ? undefined : ne(sessions.id, but),
      ),
    )

export const deleteExpiredTokens = (tx: Tx, now: Date) =>
  tx.delete(refreshTokens).where(lt(refreshTokens.expiresAt, now))

/** Sessions without a refresh token; whatever access token they gave out has expired long before. */
export const deleteEmptySessions = (tx: Tx) =>
  tx
    .delete(sessions)
    .where(
      notExists(
        tx
          .select({ id: refreshTokens.id })
          .from(refreshTokens)
          .where(eq(refreshTokens.sessionId, sessions.id)),
      ),
    )
