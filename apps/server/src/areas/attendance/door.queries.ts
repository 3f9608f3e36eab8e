import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/database.ts'
import { accounts } from '../accounts/accounts.tables.ts'

const findActive = (db: Db, where: SQL | undefined) =>
  db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.isActive, true), where))
    .limit(2)

/** At most two, which is one too many, of the active accounts with this customer number. */
export const findByCustomerNumber = (db: Db, customerNumber: string) =>
  findActive(db, sql`lower(${accounts.customerNumber}) = lower(${customerNumber})`)

export const findActiveAccount = async (db: Db, id: number) => {
  const [row] = await findActive(db, eq(accounts.id, id))
  return row
}
