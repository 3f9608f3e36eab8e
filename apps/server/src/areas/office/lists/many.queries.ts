import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/database.ts'

/** What one calls a record of each kind, of the table `one`. */
const names = {
  workshops: sql`one.name`,
  timeslots: sql`coalesce(nullif(one.caption, ''), (select name from workshops where id = one.workshop_id), '')
    || ', ' || to_char(one.starts_at at time zone 'Europe/Berlin', 'DD.MM.YYYY HH24:MI')`,
  lecturers: sql`trim(one.first_name || ' ' || one.last_name)`,
  schooltypes: sql`one.name`,
  rooms: sql`one.name`,
  exhibitors: sql`one.name`,
  participations: sql`coalesce((select coalesce(nullif(trim(first_name || ' ' || last_name), ''), email)
    from accounts where id = one.account_id), '')`,
  settlements: sql`coalesce((select trim(first_name || ' ' || last_name)
    from lecturers where id = one.lecturer_id), '')`,
} satisfies Record<string, SQL>
export type Kind = keyof typeof names

export const findNames = async (db: Db, kind: Kind, ids: number[]) => {
  const { rows } = await db.execute<{ id: number; name: string }>(
    sql`select id, ${names[kind]} as name from ${sql.identifier(kind)} one where id = any(${sql.param(ids)}::int[])`,
  )
  return rows
}
