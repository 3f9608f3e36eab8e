import type { NotificationChanges } from '@tafelrunde/contract/people/notifications'
import { and, asc, count, eq, lt, sql } from 'drizzle-orm'
import { type Db, statement, type Tx } from '../../platform/db/database.ts'
import { isEmail } from '../../platform/db/emails.ts'
import type { Page } from '../../platform/db/filters.ts'
import { gathered, inOrder } from '../../platform/db/gathered.ts'
import { accounts } from './accounts.tables.ts'

export const findAccountByEmail = async (db: Db, email: string) => {
  const [account] = await db.select().from(accounts).where(isEmail(accounts.email, email))
  return account
}

export const findAccountById = async (db: Db, id: number) => {
  const [account] = await db.select().from(accounts).where(eq(accounts.id, id))
  return account
}

/** An account as it is stored. */
export type StoredAccount = NonNullable<Awaited<ReturnType<typeof findAccountById>>>

/** The account, which nobody else changes or deletes until the transaction ends. */
export const lockAccount = async (tx: Tx, id: number) => {
  const [account] = await tx.select().from(accounts).where(eq(accounts.id, id)).for('update')
  return account
}

// Product rule 6: registered or waitlisted for an event that is open or closed and not yet over.
const hasActiveSubscription = (now: Date) => sql<boolean>`exists (
  select from event_subscriptions s join events e on e.id = s.event_id
  where s.account_id = accounts.id and s.state in ('registered', 'waitlisted')
    and e.state in ('open', 'closed') and e.ends_at > ${now.toISOString()})`

type AccountRow = Omit<StoredAccount, 'passwordHash'> & {
  n: number
  hasPassword: boolean
  hasActiveSubscription: boolean
}

const findAccountsById = statement<AccountRow>(
  `select n::integer, accounts.id, email, password_hash is not null as "hasPassword", first_name as "firstName", last_name as "lastName",
     birthday::text, joined_at as "joinedAt", last_login_at as "lastLoginAt", state, is_active as "isActive", passes_from as "passesFrom",
     attempts_from as "attemptsFrom", keys_from as "keysFrom",
     is_staff as "isStaff", is_superuser as "isSuperuser", is_user as "isUser", is_lecturer as "isLecturer",
     is_exhibitor as "isExhibitor", email_proven_at as "emailProvenAt", customer_number as "customerNumber",
     customer_number_by as "customerNumberBy", profile_description as "profileDescription",
     picture, schooltype_id as "schooltypeId", wants_reminders as "wantsReminders",
     wants_feedback_requests as "wantsFeedbackRequests", wants_news as "wantsNews", bounce, bounced_at as "bouncedAt",
     exists (select from event_subscriptions s join events e on e.id = s.event_id
       where s.account_id = accounts.id and s.state in ('registered', 'waitlisted')
         and e.state in ('open', 'closed') and e.ends_at > moment) as "hasActiveSubscription"
   from unnest($1::integer[], $2::timestamptz[]) with ordinality as asked (account_id, moment, n)
   join accounts on accounts.id = account_id`,
)

/** An account, without what its password is checked by, and whether it has an active subscription `now`. */
export const findAccount = gathered(async (db, asked: { id: number; now: Date }[]) => {
  const ids = asked.map(({ id }) => id)
  const moments = asked.map(({ now }) => now)
  const rows = await findAccountsById(db, ids, moments)
  const found = rows.map(({ n, hasActiveSubscription, ...account }) => ({
    n,
    account,
    hasActiveSubscription,
  }))
  return inOrder(found, asked.length)
})

/** All accounts, or the one with this id. */
export const findAccounts = async (db: Db, id: number | undefined, now: Date, { limit, offset }: Page) => {
  const where = id === undefined ? undefined : eq(accounts.id, id)
  const [total] = await db.select({ count: count() }).from(accounts).where(where)
  const rows = await db
    .select({ account: accounts, hasActiveSubscription: hasActiveSubscription(now) })
    .from(accounts)
    .where(where)
    .orderBy(asc(accounts.id))
    .limit(limit)
    .offset(offset)
  return { count: total?.count ?? 0, rows }
}

export const updateAccount = (tx: Tx, id: number, changes: Partial<typeof accounts.$inferInsert>) =>
  tx.update(accounts).set(changes).where(eq(accounts.id, id))

export const deleteAccount = (tx: Tx, id: number) => tx.delete(accounts).where(eq(accounts.id, id))

/** How many active accounts may do everything; they stay as they are until the transaction ends. */
export const countSuperusers = async (tx: Tx) => {
  const rows = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.isSuperuser, true), eq(accounts.isActive, true)))
    .for('update')
  return rows.length
}

/** Nothing, if there is an account with this e-mail already. */
export const insertAccount = async (tx: Tx, account: typeof accounts.$inferInsert) => {
  const [row] = await tx.insert(accounts).values(account).onConflictDoNothing().returning()
  return row
}

/** Puts these facts in the place of an account with this e-mail that nobody has confirmed; nothing, if there is none. */
export const replaceUnconfirmed = async (tx: Tx, facts: typeof accounts.$inferInsert) => {
  const [row] = await tx
    .update(accounts)
    .set(facts)
    .where(and(isEmail(accounts.email, facts.email), eq(accounts.state, 'unconfirmed')))
    .returning()
  return row
}

/** Deletes the account that has this address, if nobody has confirmed it. */
export const deleteUnconfirmed = (tx: Tx, email: string) =>
  tx.delete(accounts).where(and(isEmail(accounts.email, email), eq(accounts.state, 'unconfirmed')))

/** Those that were made before and nobody has confirmed, but for whoever does so in this moment; locked. */
export const findUnconfirmed = async (tx: Tx, before: Date) => {
  const rows = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.state, 'unconfirmed'), lt(accounts.joinedAt, before)))
    .orderBy(asc(accounts.id))
    .for('update', { skipLocked: true })
  return rows.map(({ id }) => id)
}

type Login = { id: number; known: string; passwordHash: string; now: Date }

/** Notes the login; false if the account is not active or its password is another than the `known` one by now. */
export const noteLogin = async (tx: Tx, { id, known, passwordHash, now }: Login) => {
  const { rowCount } = await tx
    .update(accounts)
    .set({ lastLoginAt: now, passwordHash })
    .where(and(eq(accounts.id, id), eq(accounts.passwordHash, known), eq(accounts.isActive, true)))
  return rowCount === 1
}

/** Notes a login without a password and answers the account; nothing if it is not active any more. */
export const notePasskeyLogin = async (tx: Tx, id: number, now: Date) => {
  const [account] = await tx
    .update(accounts)
    .set({ lastLoginAt: now })
    .where(and(eq(accounts.id, id), eq(accounts.isActive, true)))
    .returning()
  return account
}

const { wantsReminders, wantsFeedbackRequests, wantsNews } = accounts
const shown = { reminder: wantsReminders, feedback_request: wantsFeedbackRequests, news: wantsNews }

/** Which mails besides those about the own bookings the person wants. */
export const findNotifications = async (db: Db, accountId: number) => {
  const [row] = await db.select(shown).from(accounts).where(eq(accounts.id, accountId))
  return row
}

/** Notes which mails the person wants from now on, also of those that are noted already; what is not said stays. */
export const updateNotifications = async (
  tx: Tx,
  accountId: number,
  { reminder, feedback_request, news }: NotificationChanges,
) => {
  const [row] = await tx
    .update(accounts)
    .set({
      wantsReminders: reminder ?? sql`${wantsReminders}`,
      wantsFeedbackRequests: feedback_request ?? sql`${wantsFeedbackRequests}`,
      wantsNews: news ?? sql`${wantsNews}`,
    })
    .where(eq(accounts.id, accountId))
    .returning(shown)
  return row
}
