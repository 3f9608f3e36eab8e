import { asc, desc, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Db } from './database.ts'
import { type Page, type Part, pageFromNearerEnd } from './filters.ts'

type Direction = Pick<Part, 'up' | 'down'>

/** A list that may be very long. Which rows it has is found first, so that only those that are wanted are looked at closely. */
type LongList<Row> = {
  count: () => Promise<number>
  /** Selects the ids of a part of it as `id`. */
  ids: (part: Part) => SQLWrapper
  /** Its rows with these ids, in the order of the list. */
  rows: (ids: SQLWrapper, direction: Direction) => PromiseLike<Row[]>
}

/** Says what kind of rows a list has. */
export const longList = <Row>(list: LongList<Row>) => list

/** A page of the list, and how many it has. */
export const pageOf = <Row>({ count, ids, rows }: LongList<Row>, page: Page) =>
  pageFromNearerEnd(page, count, part => rows(ids(part), part))

const downwards = { up: asc, down: desc }
const all: Part = { limit: 2_147_483_647, offset: 0, ...downwards }

/** All of the list in parts, in a transaction that sees one moment; the last takes no longer to find than the first. */
export async function* partsOf<Row>(db: Db, { ids, rows }: LongList<Row>, step = 1000) {
  const found = await db.execute<{ ids: number[] }>(
    sql`select coalesce(json_agg(list.id), '[]') as ids from (${ids(all)}) list`,
  )
  const known = found.rows[0]?.ids ?? []
  for (let from = 0; from < known.length; from += step) {
    const these: SQL = sql`(select unnest(${sql.param(known.slice(from, from + step))}::integer[]))`
    yield await rows(these, downwards)
  }
}
