import { eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import { accounts } from './accounts.tables.ts'

/** An account's picture, which stays as it is until the transaction ends. */
export const lockPicture = async (tx: Tx, id: number) => {
  const [account] = await tx
    .select({ picture: accounts.picture })
    .from(accounts)
    .where(eq(accounts.id, id))
    .for('update')
  return account
}
