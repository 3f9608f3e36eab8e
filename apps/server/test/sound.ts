import { expect } from 'vitest'
import { findProblems } from '../src/areas/participations/check/check.queries.ts'
import type { Db } from '../src/platform/db/database.ts'

/** What `npm run admin -- check` looks for is true of the database. */
export const expectSound = async (db: Db) =>
  expect((await findProblems(db)).flatMap(({ problems }) => problems)).toEqual([])
