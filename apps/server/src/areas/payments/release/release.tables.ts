import { sql } from 'drizzle-orm'
import { type AnyPgColumn, boolean, check, index, integer, text } from 'drizzle-orm/pg-core'
import { moment } from '../../../platform/db/columns.ts'
import { accounts } from '../../accounts/accounts.tables.ts'

const accountId = (name: string) => integer(name).references(() => accounts.id, { onDelete: 'set null' })

/** Of a file for the bank: who made it and, where it had to wait for that, who released it. */
export const releaseColumns = () => ({
  /** Null: the command line, or an account that is gone. */
  createdById: accountId('created_by_id'),
  /** It was made under „Vier-Augen-Prinzip“, so somebody else releases it before anybody gets it. */
  needsRelease: boolean('needs_release').notNull().default(false),
  releasedAt: moment('released_at'),
  /** By name, so that it is still known when the account is gone. */
  releasedBy: text('released_by').notNull().default(''),
  releasedById: accountId('released_by_id'),
})

type Row = Record<keyof ReturnType<typeof releaseColumns>, AnyPgColumn>

/** Two different accounts, and no release of what needs none. */
export const releaseChecks = (table: string, row: Row) => [
  check(`${table}_released`, sql`(${row.releasedAt} is null) = (${row.releasedBy} = '')`),
  check(`${table}_released_as_needed`, sql`${row.needsRelease} or ${row.releasedAt} is null`),
  check(`${table}_four_eyes`, sql`${row.releasedById} <> ${row.createdById}`),
  index(`${table}_by_creator`).on(row.createdById),
  index(`${table}_by_releaser`).on(row.releasedById),
]
