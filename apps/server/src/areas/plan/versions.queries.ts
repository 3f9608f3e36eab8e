import { count, desc, eq, sql } from 'drizzle-orm'
import { brokenConstraint, type Db, inSavepoint, type Tx } from '../../platform/db/database.ts'
import type { Page } from '../../platform/db/filters.ts'
import { onlyRow } from '../../platform/db/rows.ts'
import { planVersions } from './plan.tables.ts'

type NewVersion = typeof planVersions.$inferInsert

/** Makes the working copy public; answers false where somebody would have two places at the same time. */
export const applyChanges = (tx: Tx, eventId: number, now: Date) =>
  inSavepoint(tx, async () => {
    await tx.execute(sql`set constraints participations_no_clash deferred`)
    await tx.execute(sql`
      insert into timeslots (event_id, workshop_id, created_at, caption, starts_at, ends_at, room_id, location, capacity)
      select c.event_id, c.workshop_id, ${now.toISOString()}::timestamptz, c.caption, c.starts_at, c.ends_at, c.room_id,
        ${shownLocation}, r.capacity
      from plan_changes c left join rooms r on r.id = c.room_id
      where c.event_id = ${eventId} and c.timeslot_id is null order by c.id`)
    await tx.execute(sql`
      delete from timeslots using plan_changes c
      where c.timeslot_id = timeslots.id and c.event_id = ${eventId} and c.starts_at is null`)
    await tx.execute(sql`
      update timeslots set starts_at = c.starts_at, ends_at = c.ends_at, room_id = c.room_id, location = ${shownLocation}
      from plan_changes c left join rooms r on r.id = c.room_id
      where c.timeslot_id = timeslots.id and c.event_id = ${eventId}`)
    await tx.execute(sql`set constraints participations_no_clash immediate`)
    return true
  }).catch(error => {
    if (brokenConstraint(error) !== 'participations_no_clash') throw error
    return false
  })
/** What a room is called, as `roomText` says. */
const shownLocation = sql`case when r.id is null then c.location else concat_ws(', ', r.name, nullif(r.building, '')) end`

/** Who published it stands in the audit log alone, which forgets them with their account. */
const by = sql<string>`coalesce((select concat_ws(' ', a.first_name, a.last_name) from audit_entries e
  join accounts a on a.id = e.actor where e.subject = 'plan_versions' and e.record = ${planVersions.eventId}
    and (e.after ->> 'number')::integer = ${planVersions.number} limit 1), '')`

const columns = {
  id: planVersions.id,
  event: planVersions.eventId,
  number: planVersions.number,
  created: planVersions.createdAt,
  by,
}

export const findVersions = async (db: Db, eventId: number, { limit, offset }: Page) => {
  const ofEvent = eq(planVersions.eventId, eventId)
  const [total] = await db.select({ count: count() }).from(planVersions).where(ofEvent)
  const rows = await db
    .select(columns)
    .from(planVersions)
    .where(ofEvent)
    .orderBy(desc(planVersions.number))
    .limit(limit)
    .offset(offset)
  return { count: total?.count ?? 0, rows }
}

export const findVersion = async (db: Db, id: number) => {
  const [row] = await db
    .select({ ...columns, items: planVersions.items })
    .from(planVersions)
    .where(eq(planVersions.id, id))
  return row
}

export const insertVersion = async (tx: Tx, row: NewVersion) =>
  onlyRow(await tx.insert(planVersions).values(row).returning({ number: planVersions.number })).number
