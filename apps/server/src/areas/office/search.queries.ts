import type { SearchHit } from '@tafelrunde/contract/admin-search'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/database.ts'
import { escapedForLike } from '../../platform/db/filters.ts'

/** So many of each kind. */
const most = 6

const nearest = (kind: SearchHit['kind'], title: SQL, detail: SQL, from: SQL, letters: string) => sql`(
  select ${kind} as kind, found.id, ${title} as title, ${detail} as detail
  from ${from} where ${title} ilike ${`%${letters}%`}
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
    nearest('lecturer', person, sql`''`, sql`lecturers found`, letters),
    nearest('exhibitor', sql`found.name`, sql`''`, sql`exhibitors found`, letters),
  ]
  const { rows } = await db.execute<SearchHit>(sql.join(kinds, sql` union all `))
  return rows
}
