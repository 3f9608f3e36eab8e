import type { SearchHit } from '@tafelrunde/contract/admin-search'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/database.ts'
import { escapedForLike } from '../../platform/db/filters.ts'

/** So many of each kind. */
const most = 6

const nearest = (
  kind: SearchHit['kind'],
  title: SQL,
  detail: SQL,
  from: SQL,
  letters: string,
  { id = sql`found.id`, also = sql`''` } = {},
) => sql`(
  select ${kind} as kind, ${id} as id, ${title} as title, ${detail} as detail
  from ${from} where ${title} || ' ' || ${also} ilike ${`%${letters}%`} and ${id} is not null
  order by ${title} ilike ${`${letters}%`} desc, found.id desc limit ${most})`

/** What has these letters in its name: those that begin with them first, then the newest. */
export const findHits = async (db: Db, text: string): Promise<SearchHit[]> => {
  const letters = escapedForLike(text)
  const day = sql`to_char(found.starts_at at time zone 'Europe/Berlin', 'DD.MM.YYYY')`
  const person = sql`trim(found.first_name || ' ' || found.last_name)`
  const kinds = [
    nearest('event', sql`found.name`, day, sql`events found`, letters),
    nearest(
      'workshop',
      sql`found.name`,
      sql`e.name`,
      sql`workshops found join events e on e.id = found.event_id`,
      letters,
    ),
    nearest('person', person, sql`found.email`, sql`accounts found`, letters, {
      also: sql`found.email || ' ' || found.customer_number`,
    }),
    nearest('lecturer', person, sql`''`, sql`lecturers found`, letters),
    nearest('exhibitor', sql`found.name`, sql`''`, sql`exhibitors found`, letters),
    nearest(
      'order',
      sql`'Bestellung ' || found.id`,
      sql`found.company || ', ' || e.name`,
      sql`orders found join events e on e.id = found.event_id`,
      letters,
      { id: sql`found.account_id`, also: sql`found.company` },
    ),
    nearest(
      'invoice',
      sql`found.number`,
      sql`o.company`,
      sql`invoices found join orders o on o.id = found.order_id`,
      letters,
      { id: sql`o.account_id` },
    ),
    nearest(
      'confirmation',
      sql`found.number`,
      sql`trim(a.first_name || ' ' || a.last_name)`,
      sql`confirmations found join accounts a on a.id = found.account_id`,
      letters,
      { id: sql`found.account_id` },
    ),
  ]
  const { rows } = await db.execute<SearchHit>(sql.join(kinds, sql` union all `))
  return rows
}
