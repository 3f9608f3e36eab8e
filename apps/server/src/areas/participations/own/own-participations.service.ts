import type { Db } from '../../../platform/db/database.ts'
import { NotFound } from '../../../platform/refusals.ts'
import { findParticipation } from './own-participations.queries.ts'

/** One's own participation; those of others are found by nobody else. */
export const readParticipation = async (db: Db, accountId: number, id: number) => {
  const row = await findParticipation(db, accountId, id)
  if (!row) throw new NotFound()
  return row
}
