import type { Db, Tx } from '../../../platform/db/database.ts'
import { donationTerms } from './donations.tables.ts'

export const findTerms = async (db: Db) => {
  const [row] = await db
    .select({
      taxOffice: donationTerms.taxOffice,
      taxNumber: donationTerms.taxNumber,
      notice: donationTerms.notice,
      noticeOn: donationTerms.noticeOn,
      period: donationTerms.period,
      purposes: donationTerms.purposes,
    })
    .from(donationTerms)
  return row
}

type Terms = Omit<typeof donationTerms.$inferInsert, 'id' | 'associationId'>

export const putTerms = (tx: Tx, terms: Terms) =>
  tx.insert(donationTerms).values(terms).onConflictDoUpdate({ target: donationTerms.id, set: terms })

export const deleteTerms = (tx: Tx) => tx.delete(donationTerms)
