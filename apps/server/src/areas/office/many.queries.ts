import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/database.ts'

/** What one calls a record of each kind, of the table `one`. */
const names = {
  workshops: sql`one.name`,
  timeslots: sql`coalesce(nullif(one.caption, ''), (select name from workshops where id = one.workshop_id), '')
    || ', ' || to_char(one.starts_at at time zone 'Europe/Berlin', 'DD.MM.YYYY HH24:MI')`,
  lecturers: sql`trim(one.first_name || ' ' || one.last_name)`,
  schooltypes: sql`one.name`,
  rooms: sql`one.name`,
  exhibitors: sql`one.name`,
} satisfies Record<string, SQL>
export type Kind = keyof typeof names

export const findNames = async (db: Db, kind: Kind, ids: number[]) => {
  const { rows } = await db.execute<{ id: number; name: string }>(
    sql`select id, ${names[kind]} as name from ${sql.identifier(kind)} one where id = any(${sql.param(ids)}::int[])`,
  )
  return rows
}
