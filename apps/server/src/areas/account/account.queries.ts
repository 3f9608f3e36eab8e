import { eq, sql } from 'drizzle-orm'
import { type Db, prepared, type Tx } from '../../platform/db/database.ts'
import { accounts } from './account.tables.ts'

export const findAccountByEmail = async (db: Db, email: string) => {
  const [account] = await db.select().from(accounts).where(sql`lower(${accounts.email}) = lower(${email})`)
  return account
}

type CallerRow = {
  id: number
  isActive: boolean
  isLecturer: boolean
  isExhibitor: boolean
  isStaff: boolean
  isSuperuser: boolean
}

/** What every request needs to know of its caller; nothing if the account is gone. */
export const findCaller = prepared<CallerRow>(
  'find-caller',
  `select id, is_active as "isActive", is_lecturer as "isLecturer", is_exhibitor as "isExhibitor",
     is_staff as "isStaff", is_superuser as "isSuperuser"
   from accounts where id = $1`,
)

// Product rule 6: registered or waitlisted for an event that is open or closed and not yet over.
const hasActiveSubscription = (now: Date) => sql<boolean>`exists (
  select from event_subscriptions s join events e on e.id = s.event_id
  where s.account_id = accounts.id and s.state in ('registered', 'waitlisted')
    and e.state in ('open', 'closed') and e.ends_at > ${now.toISOString()})`

export type AccountRow = NonNullable<Awaited<ReturnType<typeof findAccount>>>

export const findAccount = async (db: Db, id: number, now: Date) => {
  const [row] = await db
    .select({ account: accounts, hasActiveSubscription: hasActiveSubscription(now) })
    .from(accounts)
    .where(eq(accounts.id, id))
  return row
}

export const noteLogin = (tx: Tx, id: number, now: Date) =>
  tx.update(accounts).set({ lastLoginAt: now }).where(eq(accounts.id, id))

/** Nothing, if there is an account with this e-mail already. */
export const insertAccount = async (tx: Tx, account: typeof accounts.$inferInsert) => {
  const [row] = await tx.insert(accounts).values(account).onConflictDoNothing().returning()
  return row
}
