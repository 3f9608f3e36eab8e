import { sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { filtersOf } from '../../../platform/db/filters.ts'
import { accounts, personLetters } from '../../accounts/accounts.tables.ts'
import { schooltypes } from '../../schooltypes/schooltypes.tables.ts'

/**
 * Whether it is one of those whom all words of a search find. They are looked up first, by the index of their letters,
 * however many places or registrations there are.
 */
export const isFoundBy = (accountId: AnyPgColumn, search: string | undefined) =>
  search === undefined
    ? undefined
    : sql`${accountId} = any(array(select ${accounts.id} from ${accounts} where ${filtersOf({ search }, {}, [personLetters(accounts)])}))`

/** Whose a registration or a place is, as the contract words it. */
export const account = {
  id: accounts.id,
  first_name: accounts.firstName,
  last_name: accounts.lastName,
  email: accounts.email,
  as_customernumber: accounts.customerNumber,
  customernumber_by: accounts.customerNumberBy,
  schooltype: sql<string>`coalesce(${schooltypes.name}, '')`,
}

/** The states of whoever has a place, whatever the doors have recorded. */
export const seated = ['registered', 'attended', 'absent'] as const
