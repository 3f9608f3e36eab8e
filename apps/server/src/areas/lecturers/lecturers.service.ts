import type { Db } from '../../platform/db/database.ts'
import { NotFound } from '../../platform/refusals.ts'
import { findLecturer } from './lecturers.queries.ts'

/** The public profile of a lecturer who has a workshop that the caller may see. */
export const readLecturer = async (db: Db, isStaff: boolean, id: number) => {
  const row = await findLecturer(db, isStaff, id)
  if (!row) throw new NotFound()
  return row
}
