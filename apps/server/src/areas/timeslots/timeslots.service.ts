import { unknownChoice } from '@tafelrunde/contract/http/filters'
import type { Db } from '../../platform/db/database.ts'
import type { Sight } from '../../platform/db/sight.ts'
import { InvalidField } from '../../platform/refusals.ts'
import { findTimeslot } from './timeslots.queries.ts'

/** A filter on a timeslot that the caller cannot see is wrong at that field (contract A1). */
export const checkTimeslotFilter = async (db: Db, sight: Sight, id: number | undefined) => {
  if (id !== undefined && !(await findTimeslot(db, sight, id)))
    throw new InvalidField('timeslot', unknownChoice)
}
