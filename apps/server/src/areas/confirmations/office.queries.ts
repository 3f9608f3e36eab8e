import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/database.ts'

/**
 * The participations of an event about which two people recorded different things, and the last word is not the
 * office's.
 */
export const findConflicts = async (db: Db, eventId: number) => {
  const { rows } = await db.execute<{ id: number }>(sql`
    select m.participation_id as id
    from attendance_marks m join participations p on p.id = m.participation_id
    join timeslots t on t.id = p.timeslot_id left join accounts a on a.id = m.recorded_by
    where t.event_id = ${eventId} and m.state in ('attended', 'absent')
    group by m.participation_id
    having count(distinct m.state) > 1 and count(distinct m.recorded_by) > 1
      and not (array_agg(coalesce(a.is_staff, false) order by m.recorded_at desc, m.id desc))[1]`)
  return new Set(rows.map(({ id }) => id))
}
