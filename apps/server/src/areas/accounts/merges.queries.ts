import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/database.ts'
import { accounts } from './accounts.tables.ts'
import { accountMerges } from './merges.tables.ts'

/** Which accounts went into this one; `isTaken` where somebody has an account with that address again. */
export const findMerges = (db: Db, accountId: number) =>
  db
    .select({
      goneId: accountMerges.goneId,
      name: accountMerges.name,
      email: accountMerges.email,
      emailProvenAt: accountMerges.emailProvenAt,
      customerNumber: accountMerges.customerNumber,
      mergedAt: accountMerges.mergedAt,
      isTaken: sql<boolean>`${accounts.id} is not null`,
    })
    .from(accountMerges)
    .leftJoin(accounts, sql`lower(${accounts.email}) = lower(${accountMerges.email})`)
    .where(eq(accountMerges.accountId, accountId))
    .orderBy(accountMerges.mergedAt)

/** The account that this one went into, itself if it did not. A later merge of that one took the row along. */
export const findStaying = async (db: Db, id: number) => {
  const [row] = await db
    .select({ accountId: accountMerges.accountId })
    .from(accountMerges)
    .where(eq(accountMerges.goneId, id))
  return row?.accountId ?? id
}
