import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Database } from '../src/platform/db/database.ts'

/** A connection adds what it has counted after ten seconds without a statement at the latest (`pgstat.c`). */
const addedAfterMs = 11_000

/** Ways to the database and back so far, each of which asks for one statement or one transaction. */
const roundTrips = async (db: Database) => {
  await sleep(addedAfterMs)
  const { rows } = await db.execute<{ ended: string }>(
    sql`select xact_commit + xact_rollback as ended from pg_stat_database where datname = current_database()`,
  )
  return Number(rows[0]?.ended)
}

/**
 * How often the database was asked while `use` went on, divided by how many answers there were. What jobs ask for meanwhile
 * counts as well.
 */
export const roundTripsPerAnswer = async <Result>(
  db: Database,
  use: () => Promise<Result>,
  answers: (result: Result) => number,
) => {
  const before = await roundTrips(db)
  const result = await use()
  const after = await roundTrips(db)
  return { result, roundTrips: ((after - before) / answers(result)).toFixed(2) }
}
