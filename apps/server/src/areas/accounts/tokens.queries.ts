import { and, eq, isNull } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/database.ts'
import { accounts, refreshTokens, sessions } from './accounts.tables.ts'

type Login = { id: number; known: string; passwordHash: string; now: Date }

/** Notes the login; false if the account is not active or its password is another than the `known` one by now. */
export const noteLogin = async (tx: Tx, { id, known, passwordHash, now }: Login) => {
  const { rowCount } = await tx
    .update(accounts)
    .set({ lastLoginAt: now, passwordHash })
    .where(and(eq(accounts.id, id), eq(accounts.passwordHash, known), eq(accounts.isActive, true)))
  return rowCount === 1
}

export const insertSession = (tx: Tx, session: typeof sessions.$inferInsert) =>
  tx.insert(sessions).values(session)

export const insertRefreshToken = (tx: Tx, token: typeof refreshTokens.$inferInsert) =>
  tx.insert(refreshTokens).values(token)

/** The refresh token with its session; whoever uses it at the same moment waits here. */
export const lockRefreshToken = async (tx: Tx, id: string) => {
  const [row] = await tx
    .select({ token: refreshTokens, session: sessions })
    .from(refreshTokens)
    .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
    .where(eq(refreshTokens.id, id))
    .for('update', { of: refreshTokens })
  return row
}

export const findRefreshToken = async (db: Db, id: string) => {
  const [row] = await db
    .select({ usedAt: refreshTokens.usedAt, revokedAt: sessions.revokedAt })
    .from(refreshTokens)
    .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
    .where(eq(refreshTokens.id, id))
  return row
}

export const noteUse = (tx: Tx, id: string, use: { usedAt: Date } | { reusedAt: Date }) =>
  tx.update(refreshTokens).set(use).where(eq(refreshTokens.id, id))

export const noteSessionUse = (tx: Tx, id: string, lastUsedAt: Date) =>
  tx.update(sessions).set({ lastUsedAt }).where(eq(sessions.id, id))

export const revokeSession = (tx: Tx, id: string, revokedAt: Date) =>
  tx.update(sessions).set({ revokedAt }).where(eq(sessions.id, id))

/** No refresh token of the account is any good from now on. */
export const revokeSessions = (tx: Tx, accountId: number, revokedAt: Date) =>
  tx
    .update(sessions)
    .set({ revokedAt })
    .where(and(eq(sessions.accountId, accountId), isNull(sessions.revokedAt)))
