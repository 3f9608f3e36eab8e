import { and, count, desc, eq, lt } from 'drizzle-orm'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { onlyRow } from '../../../platform/db/rows.ts'
import { passkeys, spentAttempts } from './passkeys.tables.ts'

export type StoredPasskey = typeof passkeys.$inferSelect

/** Those of an account, the latest first. */
export const findPasskeys = (db: Db, accountId: number) =>
  db.select().from(passkeys).where(eq(passkeys.accountId, accountId)).orderBy(desc(passkeys.id))

/** The one that an authenticator calls so, whoever has it. */
export const findByCredential = async (db: Db, credentialId: string) => {
  const [passkey] = await db.select().from(passkeys).where(eq(passkeys.credentialId, credentialId))
  return passkey
}

export const countPasskeys = async (db: Db, accountId: number) => {
  const [row] = await db.select({ count: count() }).from(passkeys).where(eq(passkeys.accountId, accountId))
  return row?.count ?? 0
}

/** False if there is one of that name already. */
export const insertPasskey = async (tx: Tx, passkey: typeof passkeys.$inferInsert) => {
  const { rowCount } = await tx.insert(passkeys).values(passkey).onConflictDoNothing()
  return rowCount === 1
}

const ofOwner = (accountId: number, id: number) => and(eq(passkeys.accountId, accountId), eq(passkeys.id, id))

export const findOwnPasskey = async (db: Db, accountId: number, id: number) => {
  const [passkey] = await db.select().from(passkeys).where(ofOwner(accountId, id))
  return passkey
}

export const updateName = async (tx: Tx, accountId: number, id: number, name: string) =>
  onlyRow(await tx.update(passkeys).set({ name }).where(ofOwner(accountId, id)).returning())

/** False if the account has no such passkey. */
export const deletePasskey = async (tx: Tx, accountId: number, id: number) => {
  const { rowCount } = await tx.delete(passkeys).where(ofOwner(accountId, id))
  return rowCount === 1
}

/** How many the account had. */
export const deletePasskeys = async (tx: Tx, accountId: number) => {
  const { rowCount } = await tx.delete(passkeys).where(eq(passkeys.accountId, accountId))
  return rowCount ?? 0
}

/** False if it is gone, or was used since it was read. */
export const noteUse = async (tx: Tx, { id, counter }: StoredPasskey, next: number, usedAt: Date) => {
  const { rowCount } = await tx
    .update(passkeys)
    .set({ counter: next, lastUsedAt: usedAt })
    .where(and(eq(passkeys.id, id), eq(passkeys.counter, counter)))
  return rowCount === 1
}

/** False if it has succeeded before. */
export const spendAttempt = async (tx: Tx, attempt: typeof spentAttempts.$inferInsert) => {
  const { rowCount } = await tx.insert(spentAttempts).values(attempt).onConflictDoNothing()
  return rowCount === 1
}

export const deleteSpentAttempts = (tx: Tx, now: Date) =>
  tx.delete(spentAttempts).where(lt(spentAttempts.expiresAt, now))
