import { unknownChoice } from '@tafelrunde/contract/http/filters'
import type { Db } from '../../platform/db/database.ts'
import type { Sight } from '../../platform/db/sight.ts'
import { InvalidField, orNotFound } from '../../platform/refusals.ts'
import { findMaterialsOf } from './materials.queries.ts'
import { findWorkshop } from './workshops.queries.ts'
import { toWorkshop } from './workshops.rules.ts'

/** The workshop with its timeslots and lecturers, for whoever may see it. */
export const readWorkshop = async (db: Db, sight: Sight, id: number) =>
  orNotFound(await findWorkshop(db, sight, id))

/** A filter on a workshop that the caller cannot see is wrong at that field (contract A1). */
export const checkWorkshopFilter = async (db: Db, sight: Sight, id: number | undefined) => {
  if (id !== undefined && !(await findWorkshop(db, sight, id)))
    throw new InvalidField('workshop', unknownChoice)
}

/** The same as the contract words it, with what the office may see of its materials. */
export const readWholeWorkshop = async (db: Db, id: number, appUrl: string) =>
  toWorkshop(await readWorkshop(db, true, id), await findMaterialsOf(db, [id]), appUrl)
