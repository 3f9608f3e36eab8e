import { and, eq, ne, or, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/database.ts'
import { rowsOf } from '../../../platform/db/rows.ts'
import { accounts } from '../../accounts/accounts.tables.ts'

type Names = { numbers: string[]; emails: string[] }

const hasAddress = (emails: string[]) =>
  sql`lower(${accounts.email}) = any(array(select lower(one) from unnest(${sql.param(emails)}::text[]) one))`

const provenNumber = sql<string>`case when ${accounts.customerNumberBy} = 'self' then '' else ${accounts.customerNumber} end`

/**
 * Accounts with one of these numbers or addresses. A number that somebody has typed of themselves finds nobody, nor does
 * an address that nobody has confirmed. The database says what a small letter is, as for its unique index.
 */
export const findMembers = (tx: Tx, { numbers, emails }: Names) =>
  tx
    .select({
      id: accounts.id,
      email: accounts.email,
      number: provenNumber,
      firstName: accounts.firstName,
      lastName: accounts.lastName,
      schooltypeId: accounts.schooltypeId,
    })
    .from(accounts)
    .where(
      and(
        ne(accounts.state, 'unconfirmed'),
        or(
          and(
            sql`${accounts.customerNumber} = any(${sql.param(numbers)}::text[])`,
            ne(accounts.customerNumberBy, 'self'),
          ),
          hasAddress(emails),
        ),
      ),
    )
    .orderBy(accounts.id)

const columns = sql`position integer, id integer, email text, number text, "firstName" text, "lastName" text, "schooltypeId" integer`

/** Whoever signed up with one of these addresses, and never confirmed it, makes room. */
export const deleteUnconfirmed = (tx: Tx, emails: string[]) =>
  tx.delete(accounts).where(and(eq(accounts.state, 'unconfirmed'), hasAddress(emails)))

type Made = { passwordHash: string; now: Date }

export const insertMembers = async (tx: Tx, rows: object[], { passwordHash, now }: Made) => {
  const made = await tx.execute<{ id: number; email: string }>(sql`
    insert into accounts (email, customer_number, customer_number_by, first_name, last_name, schooltype_id, password_hash, joined_at, state)
    select email, number, case number when '' then 'self' else 'members' end, "firstName", "lastName", "schooltypeId", ${passwordHash}, ${now.toISOString()}::timestamptz, 'active'
    from ${rowsOf(rows, columns)} order by position returning id, email`)
  return made.rows
}

export const updateMembers = (tx: Tx, rows: object[]) =>
  tx.execute(sql`
    update accounts set customer_number = coalesce(nullif(new.number, ''), customer_number),
      customer_number_by = case new.number when '' then customer_number_by else 'members' end, first_name = new."firstName", last_name = new."lastName",
      schooltype_id = new."schooltypeId"
    from ${rowsOf(rows, columns)} where accounts.id = new.id`)

export const renumberMembers = (tx: Tx, rows: { id: number; number: string }[]) =>
  tx.execute(sql`
    update accounts set customer_number = new.number, customer_number_by = case new.number when '' then 'self' else 'members' end
    from ${rowsOf(rows, sql`id integer, number text`)} where accounts.id = new.id`)
