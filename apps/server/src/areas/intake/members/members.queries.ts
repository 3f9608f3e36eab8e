import { sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/database.ts'
import { rowsOf } from '../../../platform/db/rows.ts'
import { accounts } from '../../accounts/accounts.tables.ts'

type Names = { numbers: string[]; emails: string[] }

/** Accounts with one of these numbers or addresses; the database says what a small letter is, as for its unique index. */
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
      sql`${accounts.customerNumber} = any(${sql.param(numbers)}::text[]) or lower(${accounts.email}) = any(array(select lower(one) from unnest(${sql.param(emails)}::text[]) one))`,
    )
    .orderBy(accounts.id)

const columns = sql`position integer, id integer, email text, number text, "firstName" text, "lastName" text, "schooltypeId" integer`

type Made = { passwordHash: string; now: Date }

export const insertMembers = async (tx: Tx, rows: object[], { passwordHash, now }: Made) => {
  const made = await tx.execute<{ id: number; email: string }>(sql`
    insert into accounts (email, customer_number, first_name, last_name, schooltype_id, password_hash, joined_at, state)
    select email, number, "firstName", "lastName", "schooltypeId", ${passwordHash}, ${now.toISOString()}::timestamptz, 'active'
    from ${rowsOf(rows, columns)} order by position returning id, email`)
  return made.rows
}

export const updateMembers = (tx: Tx, rows: object[]) =>
  tx.execute(sql`
    update accounts set customer_number = new.number, first_name = new."firstName", last_name = new."lastName",
      schooltype_id = new."schooltypeId"
    from ${rowsOf(rows, columns)} where accounts.id = new.id`)

export const renumberMembers = (tx: Tx, rows: { id: number; number: string }[]) =>
  tx.execute(sql`
    update accounts set customer_number = new.number
    from ${rowsOf(rows, sql`id integer, number text`)} where accounts.id = new.id`)
