import { eq } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/database.ts'
import { accounts, refreshTokens, sessions } from './account.tables.ts'

export const insertSession = (tx: Tx, session: typeof sessions.$inferInsert) =>
  tx.insert(sessions).values(session)

export const insertRefreshToken = (tx: Tx, token: typeof refreshTokens.$inferInsert) =>
  tx.insert(refreshTokens).values(token)

/** The refresh token with its session and account; whoever uses it at the same moment waits here. */
export const lockRefreshToken = async (tx: Tx, id: string) => {
  const [row] = await tx
    .select({ token: refreshTokens, session: sessions, isActive: accounts.isActive })
    .from(refreshTokens)
    .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
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

export const revokeSession = (tx: Tx, id: string, revokedAt: Date) =>
  tx.update(sessions).set({ revokedAt }).where(eq(sessions.id, id))
