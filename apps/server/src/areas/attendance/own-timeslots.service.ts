import { unknownChoice } from '@tafelrunde/contract/http/filters'
import type { Caller } from '../../common/people.rules.ts'
import type { Db } from '../../platform/db/database.ts'
import { InvalidField, orNotFound } from '../../platform/refusals.ts'
import { findOwnTimeslot } from './own-timeslots.queries.ts'

/** A timeslot of a workshop that the caller gives, any for staff. */
export const readOwnTimeslot = async (db: Db, caller: Caller, id: number) => {
  const row = orNotFound(await findOwnTimeslot(db, caller, id))
  return row
}

/** A filter on a timeslot that is none of the caller's is wrong at that field (contract A1). */
export const checkOwnTimeslotFilter = async (db: Db, caller: Caller, id: number | undefined) => {
  if (id !== undefined && !(await findOwnTimeslot(db, caller, id)))
    throw new InvalidField('timeslot', unknownChoice)
}
