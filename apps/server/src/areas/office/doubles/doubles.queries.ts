import { sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/database.ts'
import type { Page } from '../../../platform/db/filters.ts'

/** From which share of equal letters on two addresses look like those of one person. */
const alike = 0.4

type Row = { kept: number; gone: number; number: boolean; birthday: boolean; email: boolean; total: number }

/**
 * Pairs of accounts of the same name, however it is spelled, that have besides the same customer number or birthday or
 * a similar address; the surest first. The one that is active, or was used last, comes first in its pair.
 */
export const findDoubles = async (db: Db, { limit, offset }: Page) => {
  const { rows } = await db.execute<Row>(sql`
    with named as materialized (
      select id, email, birthday, is_active, last_login_at,
        nullif(regexp_replace(customer_number, '\\D', '', 'g'), '') as number,
        regexp_replace(
          replace(replace(replace(replace(lower(first_name || last_name), 'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'), 'ß', 'ss'),
          '[^[:alnum:]]', '', 'g') as name
      from accounts where last_name <> ''
    ), pairs as (
      select a.id as one, b.id as other, a.name,
        case when a.is_active <> b.is_active then b.is_active
          else coalesce(b.last_login_at > a.last_login_at, b.last_login_at is not null) end as is_newer,
        coalesce(a.number = b.number, false) as number,
        coalesce(a.birthday = b.birthday, false) as birthday,
        similarity(split_part(a.email, '@', 1), split_part(b.email, '@', 1)) >= ${alike} as email
      from named a join named b on b.name = a.name and b.id > a.id
    )
    select case when is_newer then other else one end as kept, case when is_newer then one else other end as gone,
      number, birthday, email, count(*) over ()::integer as total
    from pairs where number or birthday or email
    order by number::integer + birthday::integer + email::integer desc, name, one, other
    limit ${limit} offset ${offset}`)
  return { count: rows[0]?.total ?? 0, rows }
}
