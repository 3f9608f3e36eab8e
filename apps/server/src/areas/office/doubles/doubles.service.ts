import type { Db } from '../../../platform/db/database.ts'
import { everything, type Page } from '../../../platform/db/filters.ts'
import { findPeople } from '../people/people.queries.ts'
import { findDoubles } from './doubles.queries.ts'

const reasons = ['number', 'birthday', 'email'] as const

/** A page of pairs of accounts that are probably of one person, the surest first. */
export const listDoubles = async (db: Db, page: Page) => {
  const { count, rows } = await findDoubles(db, page)
  const ids = [...new Set(rows.flatMap(({ kept, gone }) => [kept, gone]))]
  const found =
    ids.length > 0 ? (await findPeople(db, { ...everything, limit: ids.length, id__in: ids })).rows : []
  const people = new Map(found.map(person => [person.id, person]))
  return {
    count,
    rows: rows.flatMap(row => {
      const [stays, goes] = [people.get(row.kept), people.get(row.gone)]
      return stays && goes ? [{ stays, goes, reasons: reasons.filter(reason => row[reason]) }] : []
    }),
  }
}
