import { and, count, desc, eq, gt, isNull, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db, Tx } from '../../platform/db/database.ts'
import type { Page } from '../../platform/db/filters.ts'
import { accounts } from '../accounts/accounts.tables.ts'
import { lacksSecondFactor } from '../accounts/second-factor/second-factor.tables.ts'
import { looks } from './looks.tables.ts'
import { sessions } from './sessions.tables.ts'

const lookers = alias(accounts, 'lookers')
const lookerSessions = alias(sessions, 'looker_sessions')

/** It has neither ended nor lost what it needs: an account that may be looked at, and staff who are logged in. */
const isRunning = (now: Date) =>
  and(
    isNull(looks.endedAt),
    gt(looks.endsAt, now),
    eq(accounts.isActive, true),
    eq(accounts.isStaff, false),
    eq(accounts.isSuperuser, false),
    eq(lookers.isActive, true),
    eq(lookers.isStaff, true),
    sql.raw(`not ${lacksSecondFactor('lookers')}`),
    isNull(lookerSessions.revokedAt),
  )

/** The look of a token, with both people, while it is running. */
export const findRunningLook = async (db: Db, key: string, now: Date) => {
  const [row] = await db
    .select({ look: looks, account: accounts })
    .from(looks)
    .innerJoin(accounts, eq(accounts.id, looks.accountId))
    .innerJoin(lookers, eq(lookers.id, looks.lookerId))
    .innerJoin(lookerSessions, eq(lookerSessions.id, looks.sessionId))
    .where(and(eq(looks.key, key), isRunning(now)))
  return row
}

/** The account that somebody would look at; nobody changes it until the transaction ends. */
export const lockLookedAt = async (tx: Tx, id: number) => {
  const [row] = await tx.select().from(accounts).where(eq(accounts.id, id)).for('share')
  return row
}

export const insertLook = (tx: Tx, look: typeof looks.$inferInsert) => tx.insert(looks).values(look)

const endWhere = async (tx: Tx, where: SQL | undefined, now: Date) => {
  const open = and(isNull(looks.endedAt), gt(looks.endsAt, now))
  const rows = await tx
    .update(looks)
    .set({ endedAt: now })
    .where(and(where, open))
    .returning({ id: looks.id })
  return rows.length > 0
}

/** False if there is none that is still open. */
export const endLook = (tx: Tx, key: string, now: Date) => endWhere(tx, eq(looks.key, key), now)
/** Those that were begun in this session. */
export const endLooksFrom = (tx: Tx, sessionId: string, now: Date) =>
  endWhere(tx, eq(looks.sessionId, sessionId), now)
/** Those of this looker. */
export const endLooksBy = (tx: Tx, accountId: number, now: Date) =>
  endWhere(tx, eq(looks.lookerId, accountId), now)
/** Those of this looker, and those at this account. */
export const endLooksAround = (tx: Tx, accountId: number, now: Date) =>
  endWhere(tx, or(eq(looks.lookerId, accountId), eq(looks.accountId, accountId)), now)

const lookerName = sql<string>`coalesce(trim(${lookers.firstName} || ' ' || ${lookers.lastName}), '')`

/** When somebody looked at this account, the latest first. */
export const findLooks = async (db: Db, accountId: number, now: Date, { limit, offset }: Page) => {
  const where = eq(looks.accountId, accountId)
  const [total] = await db.select({ count: count() }).from(looks).where(where)
  const rows = await db
    .select({
      id: looks.id,
      by: lookerName,
      started: looks.startedAt,
      ended: sql<Date>`coalesce(${looks.endedAt}, ${looks.endsAt})`.mapWith(looks.endsAt),
      running: sql<boolean>`(${isRunning(now)} and ${lookerSessions.id} is not null) is true`,
    })
    .from(looks)
    .innerJoin(accounts, eq(accounts.id, looks.accountId))
    .leftJoin(lookers, eq(lookers.id, looks.lookerId))
    .leftJoin(lookerSessions, eq(lookerSessions.id, looks.sessionId))
    .where(where)
    .orderBy(desc(looks.id))
    .limit(limit)
    .offset(offset)
  return { count: total?.count ?? 0, rows }
}
