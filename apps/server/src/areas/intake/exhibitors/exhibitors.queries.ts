import { sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/database.ts'
import { rowsOf } from '../../../platform/db/rows.ts'
import { exhibitors } from '../../directory/directory.tables.ts'

/** `eventId` 0: of no event. */
export const findExhibitors = (tx: Tx, eventId: number) =>
  tx
    .select({
      id: exhibitors.id,
      hasAccount: sql<boolean>`${exhibitors.accountId} is not null`,
      name: exhibitors.name,
      description: exhibitors.description,
      website: exhibitors.website,
      stand: exhibitors.stand,
      isThere: sql<boolean>`exists (select from exhibitor_events e
        where e.exhibitor_id = ${exhibitors.id} and e.event_id = ${eventId})`,
    })
    .from(exhibitors)
    .orderBy(exhibitors.id)

const columns = sql`position integer, id integer, name text, description text, website text, stand text`

export const insertExhibitors = async (tx: Tx, rows: object[]) => {
  const made = await tx.execute<{ id: number }>(sql`
    insert into exhibitors (name, description, website, stand)
    select name, description, website, stand from ${rowsOf(rows, columns)} order by position returning id`)
  return made.rows.map(({ id }) => id)
}

export const updateExhibitors = (tx: Tx, rows: object[]) =>
  tx.execute(sql`
    update exhibitors set description = new.description, website = new.website, stand = new.stand
    from ${rowsOf(rows, columns)} where exhibitors.id = new.id`)

export const joinEvent = (tx: Tx, eventId: number, ids: number[]) =>
  tx.execute(sql`
    insert into exhibitor_events (exhibitor_id, event_id)
    select id, ${eventId} from unnest(${sql.param(ids)}::integer[]) as id on conflict do nothing`)
