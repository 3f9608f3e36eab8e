import { eq, type SQL, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/database.ts'
import { intakeRows, intakeSources, intakes } from '../intake/intake.tables.ts'

// A table that the office is taking over is nobody's yet, and gone after a day; its rows may be about somebody.

/** The row's cell in the column that is read as the e-mail address is one of these. */
const isOf = (addresses: string[]): SQL =>
  sql`lower(trim(${intakeRows.cells}[(${intakes.mapping} ->> 'email')::integer + 1])) in
    (select lower(address) from unnest(${sql.param(addresses)}::text[]) address)`

/** What tables that the office is taking over say of a person, under their own headings. */
export const findIntakeRows = (db: Db, addresses: string[]) =>
  db
    .select({ uploaded: intakes.createdAt, headings: intakes.headings, cells: intakeRows.cells })
    .from(intakeRows)
    .innerJoin(intakes, eq(intakes.id, intakeRows.intakeId))
    .where(isOf(addresses))
    .orderBy(intakeRows.id)

/** The person is in no such table any more, nor in the file that it was read from. */
export const deleteIntakeRows = (tx: Tx, addresses: string[]) =>
  tx.execute(sql`
    with gone as (
      delete from ${intakeRows} using ${intakes} where ${intakes.id} = ${intakeRows.intakeId} and ${isOf(addresses)}
      returning ${intakeRows.intakeId}
    ) delete from ${intakeSources} where ${intakeSources.intakeId} in (select intake_id from gone)`)
