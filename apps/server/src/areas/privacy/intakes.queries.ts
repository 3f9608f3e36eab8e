import { eq, type SQL, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/database.ts'
import { intakeRows, intakes } from '../intake/intake.tables.ts'

// A table that the office is taking over is nobody's yet, and gone after a day; its rows may be about somebody.

/** One of the cells is exactly one of these words, whatever its capitals. */
const hasCell = (words: string[]): SQL =>
  sql`exists (select from unnest(${intakeRows.cells}) cell
    where lower(trim(cell)) in (select lower(word) from unnest(${sql.param(words)}::text[]) word))`

/** What tables that the office is taking over say of a person, under their own headings. */
export const findIntakeRows = (db: Db, words: string[]) =>
  db
    .select({ uploaded: intakes.createdAt, headings: intakes.headings, cells: intakeRows.cells })
    .from(intakeRows)
    .innerJoin(intakes, eq(intakes.id, intakeRows.intakeId))
    .where(hasCell(words))
    .orderBy(intakeRows.id)

/** The person is in no such table any more. */
export const deleteIntakeRows = (tx: Tx, words: string[]) => tx.delete(intakeRows).where(hasCell(words))
