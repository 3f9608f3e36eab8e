import { eq } from 'drizzle-orm'
import { type Db, prepared, type Tx } from '../../platform/db/database.ts'
import { refreshTokens, sessions } from './sessions.tables.ts'

type CallerRow = {
  id: number
  /** Null if the device has been logged out. */
  sessionId: string | null
  isActive: boolean
  isLecturer: boolean
  isExhibitor: boolean
  isStaff: boolean
  isSuperuser: boolean
}

/** What every request needs to know of its caller; nothing if the account is gone. */
export const findCaller = prepared<CallerRow>(
  'find-caller',
  `select a.id, s.id as "sessionId", is_active as "isActive", is_lecturer as "isLecturer",
     is_exhibitor as "isExhibitor", is_staff as "isStaff", is_superuser as "isSuperuser"
   from accounts a left join sessions s on s.id = $2 and s.account_id = a.id
   where a.id = $1`,
)

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
