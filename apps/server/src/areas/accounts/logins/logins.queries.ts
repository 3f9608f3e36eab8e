import { and, count, desc, eq, lt, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../platform/db/database.ts'
import type { Page } from '../../../platform/db/filters.ts'
import { accounts } from '../accounts.tables.ts'
import { logins } from './logins.tables.ts'

export type NewLogin = typeof logins.$inferInsert

export const insertLogin = (tx: Tx, login: NewLogin) => tx.insert(logins).values(login)

export const deleteLoginsBefore = (tx: Tx, before: Date) => tx.delete(logins).where(lt(logins.at, before))

type Filters = Page & {
  account?: number | undefined
  way?: NewLogin['way'] | undefined
  outcome?: NewLogin['outcome'] | undefined
}

/** The latest first. */
export const findLogins = async (db: Db, { account, way, outcome, limit, offset }: Filters) => {
  const where = and(
    account === undefined ? undefined : eq(logins.accountId, account),
    way && eq(logins.way, way),
    outcome && eq(logins.outcome, outcome),
  )
  const [total] = await db.select({ count: count() }).from(logins).where(where)
  const rows = await db
    .select({
      login: logins,
      name: sql<string>`coalesce(nullif(trim(${accounts.firstName} || ' ' || ${accounts.lastName}), ''), ${accounts.email})`,
    })
    .from(logins)
    .leftJoin(accounts, eq(accounts.id, logins.accountId))
    .where(where)
    .orderBy(desc(logins.id))
    .limit(limit)
    .offset(offset)
  return { count: total?.count ?? 0, rows }
}
