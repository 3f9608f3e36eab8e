import { unknownChoice } from '@tafelrunde/contract/filters'
import type { Db } from '../../platform/db/database.ts'
import { InvalidField, orNotFound } from '../../platform/refusals.ts'
import { findWorkshop } from './workshops.queries.ts'

/** The workshop with its timeslots and lecturers, for whoever may see it. */
export const readWorkshop = async (db: Db, isStaff: boolean, id: number) =>
  orNotFound(await findWorkshop(db, isStaff, id))

/** A filter on a workshop that the caller cannot see is wrong at that field (contract A1). */
export const checkWorkshopFilter = async (db: Db, isStaff: boolean, id: number | undefined) => {
  if (id !== undefined && !(await findWorkshop(db, isStaff, id)))
    throw new InvalidField('workshop', unknownChoice)
}
