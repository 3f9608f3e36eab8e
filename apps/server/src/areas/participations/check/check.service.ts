import type { Db } from '../../../platform/db/database.ts'
import { findProblems } from './check.queries.ts'

/** How much breaks an invariant of the registration, over the whole database. */
export const countProblems = async (db: Db) =>
  (await findProblems(db)).reduce((sum, { problems }) => sum + problems.length, 0)
