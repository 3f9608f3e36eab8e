import { and, asc, count, eq, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/database.ts'
import type { Page } from '../../platform/db/filters.ts'
import { accounts, spokenName } from './accounts.tables.ts'

type Search = {
  as_customernumber: string | undefined
  as_customernumber__istartswith: string | undefined
  name: string | undefined
}

/** A name begins with what is searched: the first one, the last one, or both as they are spoken. */
const isNamed = (begins: string) => sql`(
  starts_with(${spokenName(accounts)}, lower(${begins}))
  or starts_with(lower(${accounts.lastName}), lower(${begins})))`

/** Whose account is active, and whose customer number is, or begins with, what is searched, or whose name does. */
export const isSearched = ({ as_customernumber: is, as_customernumber__istartswith: begins, name }: Search) =>
  and(
    eq(accounts.isActive, true),
    is === undefined ? undefined : eq(accounts.customerNumber, is),
    begins === undefined ? undefined : sql`starts_with(lower(${accounts.customerNumber}), lower(${begins}))`,
    name === undefined ? undefined : isNamed(name),
  )

/** A page of those who are searched, by name. */
export const findPeople = async (db: Db, { limit, offset, ...search }: Search & Page) => {
  const where = isSearched(search)
  const [total] = await db.select({ count: count() }).from(accounts).where(where)
  const rows = await db
    .select({
      id: accounts.id,
      first_name: accounts.firstName,
      last_name: accounts.lastName,
      as_customernumber: accounts.customerNumber,
      schooltype: accounts.schooltypeId,
    })
    .from(accounts)
    .where(where)
    .orderBy(asc(accounts.lastName), asc(accounts.firstName), asc(accounts.id))
    .limit(limit)
    .offset(offset)
  return { count: total?.count ?? 0, rows }
}
