import { and, asc, count, eq, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/database.ts'
import type { Page } from '../../platform/db/filters.ts'
import { accounts } from './accounts.tables.ts'

type PeopleQuery = Page & {
  as_customernumber: string | undefined
  as_customernumber__istartswith: string | undefined
  name: string | undefined
}

/** A name begins with what is searched: the first one, the last one, or both as they are spoken. */
const isNamed = (begins: string) => sql`(
  starts_with(lower(${accounts.firstName} || ' ' || ${accounts.lastName}), lower(${begins}))
  or starts_with(lower(${accounts.lastName}), lower(${begins})))`

/** People with an active account whose customer number is, or begins with, what is searched, or whose name does. */
export const findPeople = async (
  db: Db,
  { as_customernumber: is, as_customernumber__istartswith: begins, name, limit, offset }: PeopleQuery,
) => {
  const where = and(
    eq(accounts.isActive, true),
    is === undefined ? undefined : eq(accounts.customerNumber, is),
    begins === undefined ? undefined : sql`starts_with(lower(${accounts.customerNumber}), lower(${begins}))`,
    name === undefined ? undefined : isNamed(name),
  )
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
