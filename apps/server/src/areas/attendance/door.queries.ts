import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/database.ts'
import { accounts } from '../accounts/accounts.tables.ts'

const findActive = (db: Db, where: SQL | undefined) =>
  db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.isActive, true), where))
    .limit(2)

/**
 * At most two, which is one too many, of the active accounts with this customer number: of those that have it from
 * somebody who knows, if there are any; what people say of themselves counts where nobody knows better.
 */
export const findByCustomerNumber = async (db: Db, customerNumber: string) => {
  const has = sql`lower(${accounts.customerNumber}) = lower(${customerNumber})`
  const proven = await findActive(db, sql`${has} and ${accounts.customerNumberBy} <> 'self'`)
  return proven.length > 0 ? proven : findActive(db, has)
}

export const findActiveAccount = async (db: Db, id: number) => {
  const [row] = await findActive(db, eq(accounts.id, id))
  return row
}
