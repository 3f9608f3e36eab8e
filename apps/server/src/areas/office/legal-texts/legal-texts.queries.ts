import { count, desc, eq, ne, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/database.ts'
import { accounts } from '../../accounts/accounts.tables.ts'
import { legalAgreements, legalTexts } from '../../association/legal/legal.tables.ts'

const agreed = sql<number>`(select count(*)::int from ${legalAgreements} where ${legalAgreements.legalTextId} = ${legalTexts.id})`

/** All versions with how many agreed to them, of each kind drafts and the latest first. */
export const findVersions = (db: Db) =>
  db
    .select({ row: legalTexts, agreed })
    .from(legalTexts)
    .orderBy(
      legalTexts.kind,
      sql`${legalTexts.publishedAt} is not null`,
      desc(legalTexts.validFrom),
      desc(legalTexts.publishedAt),
      desc(legalTexts.id),
    )

export const countAgreed = async (db: Db, id: number) => {
  const [row] = await db
    .select({ count: count() })
    .from(legalAgreements)
    .where(eq(legalAgreements.legalTextId, id))
  return row?.count ?? 0
}

/** Everybody with an account, who would be asked. */
export const countAccounts = async (db: Db) => {
  const [row] = await db.select({ count: count() }).from(accounts).where(eq(accounts.isActive, true))
  return row?.count ?? 0
}

/** The names that the other versions of a kind have. */
export const findOtherEditions = async (
  db: Db,
  { id, kind }: Pick<typeof legalTexts.$inferSelect, 'id' | 'kind'>,
) => {
  const rows = await db
    .select({ kind: legalTexts.kind, edition: legalTexts.edition })
    .from(legalTexts)
    .where(ne(legalTexts.id, id))
  return rows.filter(row => row.kind === kind).map(({ edition }) => edition)
}
