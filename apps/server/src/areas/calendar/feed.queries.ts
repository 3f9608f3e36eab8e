import { and, eq } from 'drizzle-orm'
import type { Database, Db } from '../../platform/db/database.ts'
import { accounts } from '../accounts/accounts.tables.ts'
import { calendarFeeds } from './calendar.tables.ts'

type Feed = typeof calendarFeeds.$inferInsert

/** The token of the account, which is this one unless it has one already. */
export const keepFirstToken = async (db: Database, feed: Feed) => {
  const [row] = await db
    .insert(calendarFeeds)
    .values(feed)
    // Changes nothing, but so PostgreSQL answers the row that was faster, too.
    .onConflictDoUpdate({ target: calendarFeeds.accountId, set: { accountId: feed.accountId } })
    .returning({ token: calendarFeeds.token })
  return row?.token ?? feed.token
}

export const keepNewToken = (db: Database, feed: Feed) =>
  db.insert(calendarFeeds).values(feed).onConflictDoUpdate({ target: calendarFeeds.accountId, set: feed })

/** Whose calendar it is; an account that is switched off has none. */
export const findOwner = async (db: Db, token: string) => {
  const [row] = await db
    .select({ accountId: calendarFeeds.accountId })
    .from(calendarFeeds)
    .innerJoin(accounts, eq(accounts.id, calendarFeeds.accountId))
    .where(and(eq(calendarFeeds.token, token), accounts.isActive))
  return row?.accountId
}
