import { and, countDistinct, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/database.ts'
import { filtersOf, type Page } from '../../../platform/db/filters.ts'
import { accounts } from '../../accounts/accounts.tables.ts'
import { lecturers, shownAs, shownName } from '../../lecturers/lecturers.tables.ts'
import { newestOf } from '../../settlements/declared/declared.tables.ts'
import { settlements } from '../../settlements/settlements.tables.ts'
import { paymentFiles } from '../payment-files.tables.ts'

type Query = Page & { search?: string | undefined; year: number }

/** What each lecturer was paid in the year as free of tax; the most first. */
export const findAllowances = async (db: Db, { year, ...query }: Query) => {
  const where = and(
    eq(settlements.state, 'paid'),
    sql`${settlements.document} ->> 'tax' = 'allowance'`,
    sql`extract(year from coalesce(${paymentFiles.execution}, ${settlements.closedOn})) = ${year}`,
    filtersOf({ search: query.search }, {}, [shownName]),
  )
  const paidCents = sql<number>`sum((${settlements.document} -> 'sums' ->> 'fee')::integer)::integer`
  const [total] = await db
    .select({ count: countDistinct(settlements.lecturerId) })
    .from(settlements)
    .leftJoin(paymentFiles, eq(paymentFiles.id, settlements.paymentFileId))
    .innerJoin(lecturers, eq(lecturers.id, settlements.lecturerId))
    .leftJoin(accounts, eq(accounts.id, lecturers.accountId))
    .where(where)
  const rows = await db
    .select({
      id: lecturers.id,
      firstName: shownAs.firstName,
      lastName: shownAs.lastName,
      paidCents,
      othersCents: newestOf(lecturers.id, sql`${year}`),
    })
    .from(settlements)
    .leftJoin(paymentFiles, eq(paymentFiles.id, settlements.paymentFileId))
    .innerJoin(lecturers, eq(lecturers.id, settlements.lecturerId))
    .leftJoin(accounts, eq(accounts.id, lecturers.accountId))
    .where(where)
    .groupBy(lecturers.id, accounts.id)
    .orderBy(desc(paidCents), shownAs.lastName, lecturers.id)
    .limit(query.limit)
    .offset(query.offset)
  return { count: total?.count ?? 0, rows }
}
