import { largestId } from '@tafelrunde/contract/http/ids'
import {
  and,
  asc,
  between,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

type Columns = Record<string, AnyPgColumn>
type Range = { from: Date | undefined; to: Date | undefined }
/** Which part of a list is wanted. */
export type Page = { limit: number; offset: number }

/** The rows of a page, and how many the list has: counted only where the page itself does not tell. */
export const pageWith = async <Row>(
  { limit, offset }: Page,
  rows: PromiseLike<Row[] | undefined>,
  countAll: () => Promise<number>,
) => {
  const found = (await rows) ?? []
  const isLast = found.length < limit && (found.length > 0 || offset === 0)
  return { count: isLast ? offset + found.length : await countAll(), rows: found }
}

/** A part of a list in the direction in which it is read: `up` and `down` are `asc` and `desc`, or the other way round. */
export type Part = Page & { up: typeof asc; down: typeof desc }

/**
 * A page of a list that may be very long, and how many it has. Past its middle it is read from its end, as the first
 * pages are from its beginning: an index can be followed both ways. `read` orders by `up` what goes upwards in the list,
 * and by `down` what goes downwards.
 */
export const pageFromNearerEnd = async <Row>(
  page: Page,
  countAll: () => Promise<number>,
  read: (part: Part) => PromiseLike<Row[]>,
) => {
  const forwards = { ...page, up: asc, down: desc }
  if (page.offset === 0) return pageWith(page, read(forwards), countAll)
  const count = await countAll()
  const left = count - page.offset
  if (left >= page.offset) return { count, rows: await read(forwards) }
  const limit = Math.min(page.limit, left)
  if (limit <= 0) return { count, rows: [] }
  const rows = await read({ limit, offset: left - limit, up: desc, down: asc })
  return { count, rows: rows.toReversed() }
}

/** All of a list, as long as nobody has more than a thousand of it. */
export const everything: Page = { limit: 1000, offset: 0 }

type Query = { orderby?: { field: string; descending: boolean }[] | undefined }

/** A page of a list in the order that is asked for; its filters stand beside. */
export type ListQuery = Page & Query

const isRange = (value: unknown): value is Range =>
  typeof value === 'object' && value !== null && 'from' in value && 'to' in value

const isId = (value: unknown) => typeof value === 'number' && Math.abs(value) <= largestId

const exactly = (column: AnyPgColumn, value: unknown) =>
  // An id beyond PostgreSQL's integers is that of nothing.
  typeof value === 'number' && !isId(value) ? sql`false` : eq(column, value)

const inRange = (column: AnyPgColumn, { from, to }: Range) => {
  if (from && to) return between(column, from, to)
  return from ? gte(column, from) : lte(column, to)
}

const conditionOf = (column: AnyPgColumn, lookup: string, value: unknown): SQL | undefined => {
  if (lookup === 'isnull') return value ? isNull(column) : isNotNull(column)
  if (lookup === 'range') return isRange(value) ? inRange(column, value) : undefined
  if (lookup === 'date') return sql`(${column} at time zone 'Europe/Berlin')::date = ${value}::date`
  if (lookup === 'in') return Array.isArray(value) ? inArray(column, value.filter(isId)) : undefined
  if (lookup === 'gt') return gt(column, value)
  if (lookup === 'gte') return gte(column, value)
  if (lookup === 'lt') return lt(column, value)
  if (lookup === 'lte') return lte(column, value)
  return exactly(column, value)
}

/** `%` and `_` are letters like others. */
export const escapedForLike = (text: string) => text.replaceAll(/[\\%_]/g, '\\$&')

type Name = AnyPgColumn | SQL

/** All names are one text for this: a scan over very many rows looks at each word once, an index finds a single one. */
const hasWords = (text: string, names: readonly Name[]) => {
  const [only, ...others] = names
  const named = others.length === 0 ? sql`(${only})` : sql`concat_ws(' ', ${sql.join([...names], sql`, `)})`
  return text
    .split(/\s+/)
    .filter(Boolean)
    .map(word => sql`${named} ilike ${`%${escapedForLike(word)}%`}`)
}

/**
 * The filters of a parsed query (`start__gte`, `name`, …) on the columns that their names stand for; the words of its
 * `search` are each in one of `names`.
 */
export const filtersOf = (
  query: Query & Record<string, unknown>,
  columns: Columns,
  names: readonly Name[] = [],
) => {
  const conditions = Object.entries(query).map(([key, value]) => {
    const [name = '', lookup = ''] = key.split('__')
    const column = columns[name]
    return column && value !== undefined ? conditionOf(column, lookup, value) : undefined
  })
  const words = typeof query.search === 'string' && names.length > 0 ? hasWords(query.search, names) : []
  return and(...conditions, ...words)
}

/** The order that the query asks for, else the list's own; always ends in the id, so that pages never overlap. */
export const orderOf = ({ orderby }: Query, columns: Columns, id: AnyPgColumn, ...usual: SQL[]) => {
  const asked = orderby?.flatMap(({ field, descending }) => {
    const column = columns[field]
    return column ? [descending ? desc(column) : asc(column)] : []
  })
  return [...(asked?.length ? asked : usual), asc(id)]
}
