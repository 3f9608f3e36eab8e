import type { KeyScope } from '@tafelrunde/contract/key-scopes'
import { and, count, desc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm'
import { type Db, statement, type Tx } from '../../platform/db/database.ts'
import type { Page } from '../../platform/db/filters.ts'
import { onlyRow } from '../../platform/db/rows.ts'
import { accounts } from '../accounts/accounts.tables.ts'
import { lacksSecondFactor } from '../accounts/second-factor/second-factor.tables.ts'
import { apiKeys } from './keys.tables.ts'

const ownerName = sql<string>`coalesce(nullif(trim(${accounts.firstName} || ' ' || ${accounts.lastName}), ''), ${accounts.email})`

/** Those of one account, or of all; the latest first. */
export const findKeys = async (db: Db, owner: number | undefined, { limit, offset }: Page) => {
  const where = owner === undefined ? undefined : eq(apiKeys.accountId, owner)
  const [total] = await db.select({ count: count() }).from(apiKeys).where(where)
  const rows = await db
    .select({ key: apiKeys, ownerName })
    .from(apiKeys)
    .innerJoin(accounts, eq(accounts.id, apiKeys.accountId))
    .where(where)
    .orderBy(desc(apiKeys.id))
    .limit(limit)
    .offset(offset)
  return { count: total?.count ?? 0, rows }
}

const isOpen = (now: Date) => and(isNull(apiKeys.revokedAt), gt(apiKeys.expiresAt, now))

/** How many of an account's keys are neither over nor revoked. */
export const countOpenKeys = async (tx: Tx, accountId: number, now: Date) => {
  const [row] = await tx
    .select({ count: count() })
    .from(apiKeys)
    .where(and(eq(apiKeys.accountId, accountId), isOpen(now)))
  return row?.count ?? 0
}

/** The account that is to own a key, which nobody else gives one meanwhile. */
export const lockOwner = async (tx: Tx, id: number) => {
  const [row] = await tx.select().from(accounts).where(eq(accounts.id, id)).for('update')
  return row
}

export const insertKey = async (tx: Tx, key: typeof apiKeys.$inferInsert) =>
  onlyRow(await tx.insert(apiKeys).values(key).returning())

/** False if there is no such key, of this owner if one is named. What is revoked already stays as it is. */
export const revokeKey = async (tx: Tx, id: number, owner: number | undefined, now: Date) => {
  const rows = await tx
    .update(apiKeys)
    .set({ revokedAt: sql`coalesce(${apiKeys.revokedAt}, ${now.toISOString()})` })
    .where(and(eq(apiKeys.id, id), owner === undefined ? undefined : eq(apiKeys.accountId, owner)))
    .returning({ id: apiKeys.id })
  return rows.length > 0
}

type Opened = {
  id: number
  scopes: KeyScope[]
  accountId: number
  isLecturer: boolean
  isExhibitor: boolean
  lastUsedAt: Date | null
  lacksSecondFactor: boolean
}

const findOpened = statement<Opened>(
  `select k.id, k.scopes, k.account_id as "accountId", a.is_lecturer as "isLecturer", a.is_exhibitor as "isExhibitor",
     k.last_used_at as "lastUsedAt", ${lacksSecondFactor('a')} as "lacksSecondFactor"
   from api_keys k join accounts a on a.id = k.account_id
   where k.secret_hash = $1 and k.revoked_at is null and k.expires_at > $2::timestamptz and a.is_active and a.is_staff`,
)

/** The key of this secret with its owner, while it is good and its owner is of the office. */
export const findGoodKey = async (db: Db, secretHash: string, now: Date) => {
  const [row] = await findOpened(db, secretHash, now)
  return row
}

/** Notes its use and whence, unless another request has done so since that moment. */
export const noteKeyUse = (tx: Tx, id: number, use: { now: Date; network: string | null }, since: Date) =>
  tx
    .update(apiKeys)
    .set({ lastUsedAt: use.now, lastNetwork: use.network })
    .where(and(eq(apiKeys.id, id), or(isNull(apiKeys.lastUsedAt), lt(apiKeys.lastUsedAt, since))))

/** Those that were over, or revoked, before that moment. */
export const deleteOldKeys = (tx: Tx, before: Date) =>
  tx.delete(apiKeys).where(or(lt(apiKeys.expiresAt, before), lt(apiKeys.revokedAt, before)))
