import { sql } from 'drizzle-orm'
import { accounts, personLetters } from '../../accounts/accounts.tables.ts'
import { schooltypes } from '../../schooltypes/schooltypes.tables.ts'

/** What the words of a search are looked for in. */
export const names = [personLetters(accounts)]

/** Whose a registration or a place is, as the contract words it. */
export const account = {
  id: accounts.id,
  first_name: accounts.firstName,
  last_name: accounts.lastName,
  email: accounts.email,
  as_customernumber: accounts.customerNumber,
  schooltype: sql<string>`coalesce(${schooltypes.name}, '')`,
}

/** The states of whoever has a place, whatever the doors have recorded. */
export const seated = ['registered', 'attended', 'absent'] as const
