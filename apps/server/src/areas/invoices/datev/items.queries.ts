import { type SQL, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { datevItems, type ItemSource } from './items.tables.ts'

/** What `movements` names of each: where it comes from, and the day, `YYYY-MM-DD`. */
type Item = { source: ItemSource; ref: number; day: string }
type Days = { from: string; until: string }

/** Of one kind of postings: a query `movements` with `source`, `ref`, `day` and `gone`, and what is read of it. */
type Kind = {
  /** The column of exports that says whether they have it. */
  part: 'payments' | 'settlements'
  movements: SQL
  columns: SQL
}

const read = async <Row extends object>(db: Db, { movements, columns }: Kind, rest: SQL) => {
  const { rows } = await db.execute<Item & Row>(
    sql`with ${movements} select m.source, m.ref, m.day::text as day, ${columns} from movements m ${rest}
      order by m.day, m.ref, m.source`,
  )
  return rows
}

/** What there is of these days, as it is now. */
export const findAll = <Row extends object>(db: Db, kind: Kind, { from, until }: Days) =>
  read<Row>(
    db,
    kind,
    sql`where m.day between ${from} and ${until} and not m.gone and m.source not like '%\\_gone'`,
  )

/**
 * What of these days no export had, and what one had that is gone since. An export of all of a day takes the place of
 * those before it, so that nothing is taken back that is in none since.
 */
export const findNew = <Row extends object>(db: Db, kind: Kind, { from, until }: Days) =>
  read<Row>(
    db,
    kind,
    sql`where m.day between ${from} and ${until} and not m.gone
      and not exists (select from datev_items x where x.source = m.source and x.ref = m.ref)
      and (m.source not like '%\\_gone' or exists (
        select from datev_items x where x.source || '_gone' = m.source and x.ref = m.ref and not exists (
          select from datev_exports e where e.id > x.export_id and e.${sql.identifier(kind.part)} is not null
            and not e.only_new and m.day between e.from_day and e.until_day)))`,
  )

/** What an export has; also what is gone since. */
export const findOf = <Row extends object>(db: Db, kind: Kind, exportId: number) =>
  read<Row>(db, kind, sql`join datev_items x using (source, ref) where x.export_id = ${exportId}`)

export const insertItems = async (tx: Tx, exportId: number, items: Pick<Item, 'source' | 'ref'>[]) => {
  // Parameters of one statement are limited.
  for (let at = 0; at < items.length; at += 10_000)
    await tx
      .insert(datevItems)
      .values(items.slice(at, at + 10_000).map(({ source, ref }) => ({ exportId, source, ref })))
}
