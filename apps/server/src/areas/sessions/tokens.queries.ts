import { eq, inArray } from 'drizzle-orm'
import { type Db, statement, type Tx } from '../../platform/db/database.ts'
import { gathered, inOrder } from '../../platform/db/gathered.ts'
import { lacksSecondFactor } from '../accounts/second-factor/second-factor.tables.ts'
import { refreshTokens, sessions } from './sessions.tables.ts'

type CallerRow = {
  n: number
  id: number
  /** Null if the device has been logged out, by whomever. */
  sessionId: string | null
  isActive: boolean
  isLecturer: boolean
  isExhibitor: boolean
  isStaff: boolean
  isSuperuser: boolean
  lacksSecondFactor: boolean
}

const findCallers = statement<CallerRow>(
  // Each looked up by itself: a plan that was made while there were few would look through all of them.
  `select n::integer, a.id, s.id as "sessionId", is_active as "isActive", is_lecturer as "isLecturer",
     is_exhibitor as "isExhibitor", is_staff as "isStaff", is_superuser as "isSuperuser",
     ${lacksSecondFactor('a')} as "lacksSecondFactor"
   from unnest($1::integer[], $2::uuid[]) with ordinality as asked (account_id, session_id, n)
   cross join lateral (select * from accounts where id = account_id limit 1) a
   left join lateral (select id from sessions where id = session_id and account_id = a.id and revoked_at is null limit 1) s on true`,
)

type Claimed = { accountId: number; sessionId: string }

/** What every request needs to know of its caller; nothing if the account is gone. */
export const findCaller = gathered(async (db, claimed: Claimed[]) => {
  const accountIds = claimed.map(({ accountId }) => accountId)
  const sessionIds = claimed.map(({ sessionId }) => sessionId)
  return inOrder(await findCallers(db, accountIds, sessionIds), claimed.length)
})

export const insertRefreshToken = (tx: Tx, token: typeof refreshTokens.$inferInsert) =>
  tx.insert(refreshTokens).values(token)

/**
 * The session of a refresh token; whoever else uses one of its tokens, or ends it, waits here. First the session and
 * only then its tokens, as its end takes them in this order.
 */
export const lockSessionOf = async (tx: Tx, tokenId: string) => {
  const [row] = await tx
    .select()
    .from(sessions)
    .where(
      inArray(
        sessions.id,
        tx.select({ id: refreshTokens.sessionId }).from(refreshTokens).where(eq(refreshTokens.id, tokenId)),
      ),
    )
    .for('update')
  return row
}

export const findToken = async (tx: Tx, id: string) => {
  const [token] = await tx.select().from(refreshTokens).where(eq(refreshTokens.id, id))
  return token
}

export const findRefreshToken = async (db: Db, id: string) => {
  const [row] = await db
    .select({ usedAt: refreshTokens.usedAt, revokedAt: sessions.revokedAt })
    .from(refreshTokens)
    .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
    .where(eq(refreshTokens.id, id))
  return row
}

export const noteUse = (tx: Tx, id: string, use: { usedAt: Date; successorId: string }) =>
  tx.update(refreshTokens).set(use).where(eq(refreshTokens.id, id))

export const noteExpiry = (tx: Tx, id: string, expiresAt: Date) =>
  tx.update(refreshTokens).set({ expiresAt }).where(eq(refreshTokens.id, id))

/** False if there is no such session. */
export const deleteSessionById = async (tx: Tx, id: string) => {
  const rows = await tx.delete(sessions).where(eq(sessions.id, id)).returning({ id: sessions.id })
  return rows.length > 0
}
