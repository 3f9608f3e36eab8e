import type { Db } from '../../platform/db/database.ts'
import type { Sight } from '../../platform/db/sight.ts'
import { orNotFound } from '../../platform/refusals.ts'
import { findLecturer } from './lecturers.queries.ts'

/** The public profile of a lecturer who has a workshop that the caller may see. */
export const readLecturer = async (db: Db, sight: Sight, id: number) =>
  orNotFound(await findLecturer(db, sight, id))
