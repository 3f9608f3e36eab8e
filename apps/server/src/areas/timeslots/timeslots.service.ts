import { unknownChoice } from '@tafelrunde/contract/filters'
import type { Db } from '../../platform/db/database.ts'
import { InvalidField, NotFound } from '../../platform/refusals.ts'
import { findTimeslot } from './timeslots.queries.ts'

/** The timeslot, for whoever may see it. */
export const readTimeslot = async (db: Db, isStaff: boolean, id: number) => {
  const row = await findTimeslot(db, isStaff, id)
  if (!row) throw new NotFound()
  return row
}

/** A filter on a timeslot that the caller cannot see is wrong at that field (contract A1). */
export const checkTimeslotFilter = async (db: Db, isStaff: boolean, id: number | undefined) => {
  if (id !== undefined && !(await findTimeslot(db, isStaff, id)))
    throw new InvalidField('timeslot', unknownChoice)
}
