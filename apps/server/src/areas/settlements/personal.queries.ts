import { and, eq, inArray } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import { lecturers } from '../lecturers/lecturers.tables.ts'
import { settlements } from './settlements.tables.ts'

/** Deletes what the account's owner never submitted, or got back and did not submit again. */
export const deleteOpenOf = (tx: Tx, accountId: number) => {
  const own = tx.select({ id: lecturers.id }).from(lecturers).where(eq(lecturers.accountId, accountId))
  return tx
    .delete(settlements)
    .where(and(inArray(settlements.lecturerId, own), inArray(settlements.state, ['open', 'returned'])))
}
