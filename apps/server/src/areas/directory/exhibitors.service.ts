import type { Db } from '../../platform/db/database.ts'
import { NotFound } from '../../platform/refusals.ts'
import { findExhibitor } from './directory.queries.ts'

/** An exhibitor's entry in the directory. */
export const readExhibitor = async (db: Db, isStaff: boolean, id: number) => {
  const row = await findExhibitor(db, isStaff, id)
  if (!row) throw new NotFound()
  return row
}
