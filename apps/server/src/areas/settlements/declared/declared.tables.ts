import { type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, check, index, integer, pgTable } from 'drizzle-orm/pg-core'
import { belongsTo, id, moment } from '../../../platform/db/columns.ts'
import { lecturers } from '../../lecturers/lecturers.tables.ts'

/**
 * What lecturers say to have got from others within the allowance of § 3 Nr. 26 EStG, by calendar year; never changed, the
 * newest of a year holds.
 */
export const allowanceDeclarations = pgTable(
  'allowance_declarations',
  {
    id: id(),
    lecturerId: belongsTo('lecturer_id', () => lecturers.id),
    year: integer().notNull(),
    cents: integer().notNull(),
    declaredAt: moment('declared_at').notNull(),
  },
  row => [
    check('allowance_declarations_cents', sql`${row.cents} >= 0`),
    check('allowance_declarations_year', sql`${row.year} between 2020 and 2099`),
    index('allowance_declarations_by_lecturer').on(row.lecturerId, row.year),
  ],
)

/** In cents what the lecturer of a row said last for that year; null: nothing. */
export const newestOf = (lecturerId: AnyPgColumn, year: SQL) =>
  sql<number | null>`(select d.cents from allowance_declarations d
    where d.lecturer_id = ${lecturerId} and d.year = ${year} order by d.id desc limit 1)`
