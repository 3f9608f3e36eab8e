import { sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/database.ts'
import { rowsOf } from '../../../platform/db/rows.ts'
import { accounts } from '../../accounts/accounts.tables.ts'

type Names = { numbers: string[]; emails: string[] }

/** Accounts with one of these numbers or addresses. */
export const findMembers = (tx: Tx, { numbers, emails }: Names) =>
  tx
    .select({
      id: accounts.id,
      email: accounts.email,
      number: accounts.customerNumber,
      firstName: accounts.firstName,
      lastName: accounts.lastName,
      schooltypeId: accounts.schooltypeId,
    })
    .from(accounts)
    .where(
      sql`${accounts.customerNumber} = any(${sql.param(numbers)}::text[]) or lower(${accounts.email}) = any(${sql.param(emails)}::text[])`,
    )
    .orderBy(accounts.id)

const columns = sql`position integer, id integer, email text, number text, "firstName" text, "lastName" text, "schooltypeId" integer`

type Made = { passwordHash: string; now: Date }

export const insertMembers = (tx: Tx, rows: object[], { passwordHash, now }: Made) =>
  tx.execute(sql`
    insert into accounts (email, customer_number, first_name, last_name, schooltype_id, password_hash, joined_at, is_active)
    select email, number, "firstName", "lastName", "schooltypeId", ${passwordHash}, ${now.toISOString()}::timestamptz, true
    from ${rowsOf(rows, columns)} order by position`)

export const updateMembers = (tx: Tx, rows: object[]) =>
  tx.execute(sql`
    update accounts set customer_number = new.number, first_name = new."firstName", last_name = new."lastName",
      schooltype_id = new."schooltypeId"
    from ${rowsOf(rows, columns)} where accounts.id = new.id`)
