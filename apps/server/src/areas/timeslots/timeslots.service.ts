import type { Db } from '../../platform/db/database.ts'
import { NotFound } from '../../platform/refusals.ts'
import { findTimeslot } from './timeslots.queries.ts'

/** The timeslot, for whoever may see it. */
export const readTimeslot = async (db: Db, isStaff: boolean, id: number) => {
  const row = await findTimeslot(db, isStaff, id)
  if (!row) throw new NotFound()
  return row
}
