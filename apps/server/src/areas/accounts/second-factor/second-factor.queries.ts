import { and, count, eq, isNull, lt, min, ne } from 'drizzle-orm'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { passkeys } from '../passkeys/passkeys.tables.ts'
import { recoveryCodes, secondFactors } from './second-factor.tables.ts'

export type StoredFactor = typeof secondFactors.$inferSelect

export const findFactor = async (db: Db, accountId: number) => {
  const [factor] = await db.select().from(secondFactors).where(eq(secondFactors.accountId, accountId))
  return factor
}

/** False if the account has one already. */
export const insertFactor = async (tx: Tx, factor: StoredFactor) => {
  const { rowCount } = await tx.insert(secondFactors).values(factor).onConflictDoNothing()
  return rowCount === 1
}

/** False if the account has none, or none that was switched on at that moment. */
export const deleteFactor = async (tx: Tx, accountId: number, switchedOnAt?: Date) => {
  const meant = switchedOnAt && eq(secondFactors.switchedOnAt, switchedOnAt)
  const { rowCount } = await tx
    .delete(secondFactors)
    .where(and(eq(secondFactors.accountId, accountId), meant))
  return rowCount === 1
}

/** False if a code of this or a later half minute was used before, or this is not that second factor any more. */
export const takeStep = async (
  tx: Tx,
  { accountId, switchedOnAt }: Pick<StoredFactor, 'accountId' | 'switchedOnAt'>,
  step: number,
) => {
  const { rowCount } = await tx
    .update(secondFactors)
    .set({ lastStep: step })
    .where(
      and(
        eq(secondFactors.accountId, accountId),
        eq(secondFactors.switchedOnAt, switchedOnAt),
        lt(secondFactors.lastStep, step),
      ),
    )
  return rowCount === 1
}

const unused = (accountId: number) =>
  and(eq(recoveryCodes.accountId, accountId), isNull(recoveryCodes.usedAt))

export const countRecoveryCodes = async (db: Db, accountId: number) => {
  const [row] = await db.select({ count: count() }).from(recoveryCodes).where(unused(accountId))
  return row?.count ?? 0
}

/** Whether this is one of the account's recovery codes, and not used. */
export const hasRecoveryCode = async (db: Db, accountId: number, hash: string) => {
  const rows = await db
    .select({ hash: recoveryCodes.hash })
    .from(recoveryCodes)
    .where(and(unused(accountId), eq(recoveryCodes.hash, hash)))
  return rows.length > 0
}

/** False if it was used before. */
export const takeRecoveryCode = async (tx: Tx, accountId: number, hash: string, usedAt: Date) => {
  const { rowCount } = await tx
    .update(recoveryCodes)
    .set({ usedAt })
    .where(and(unused(accountId), eq(recoveryCodes.hash, hash)))
  return rowCount === 1
}

/** Since when an account has its first second step, of whatever kind; null: it has none. */
export const findSince = async (db: Db, accountId: number) => {
  const [factors, keys] = await Promise.all([
    db
      .select({ at: min(secondFactors.switchedOnAt) })
      .from(secondFactors)
      .where(eq(secondFactors.accountId, accountId)),
    db
      .select({ at: min(passkeys.createdAt) })
      .from(passkeys)
      .where(eq(passkeys.accountId, accountId)),
  ])
  const moments = [...factors, ...keys].flatMap(({ at }) => at ?? [])
  return moments.toSorted((one, other) => one.getTime() - other.getTime())[0]
}

export const deleteRecoveryCodes = (tx: Tx, accountId: number) =>
  tx.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId))

/** Puts these in the place of all recovery codes that the account had. */
export const replaceRecoveryCodes = async (tx: Tx, accountId: number, hashes: string[]) => {
  await deleteRecoveryCodes(tx, accountId)
  await tx.insert(recoveryCodes).values(hashes.map(hash => ({ accountId, hash })))
}

/** Those that were sealed by another key than this one, for nobody else until the transaction ends. */
export const lockSealedByOthers = (tx: Tx, key: string) =>
  tx
    .select()
    .from(secondFactors)
    .where(ne(secondFactors.sealedBy, key))
    .orderBy(secondFactors.accountId)
    .for('update')

export const updateSeal = (
  tx: Tx,
  accountId: number,
  sealed: Pick<StoredFactor, 'sealedSecret' | 'sealedBy'>,
) => tx.update(secondFactors).set(sealed).where(eq(secondFactors.accountId, accountId))
