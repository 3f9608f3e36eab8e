import { eq } from 'drizzle-orm'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { donationConfirmations } from './donations.tables.ts'

export const findConfirmation = async (db: Db, settlementId: number) => {
  const [row] = await db
    .select({ number: donationConfirmations.number, file: donationConfirmations.file })
    .from(donationConfirmations)
    .where(eq(donationConfirmations.settlementId, settlementId))
  return row
}

export const insertConfirmation = (tx: Tx, row: typeof donationConfirmations.$inferInsert) =>
  tx.insert(donationConfirmations).values(row)
