import { desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/database.ts'
import { accounts } from '../accounts/accounts.tables.ts'
import { attendanceMarks } from '../attendance/attendance.tables.ts'

/**
 * Two people recorded different things of these participations, and nobody of the office after them. Few are ever
 * recorded as absent: an index names those, of all or `among` some, and no other marks are looked at.
 */
const contradicting = (where: SQL, among: (id: SQL) => SQL = () => sql`true`) => sql`
    select m.participation_id as id, t.event_id as event
    from attendance_marks m join participations p on p.id = m.participation_id
    join timeslots t on t.id = p.timeslot_id left join accounts a on a.id = m.recorded_by
    where ${where} and m.state in ('attended', 'absent')
      and m.participation_id in (
        select participation_id from attendance_marks absent join attendance_marks there using (participation_id)
        where absent.state = 'absent' and ${among(sql`absent.participation_id`)}
          and there.state = 'attended' and ${among(sql`there.participation_id`)})
    group by m.participation_id, t.event_id
    having count(distinct m.state) > 1 and count(distinct m.recorded_by) > 1
      and not (array_agg(coalesce(a.is_staff, false) order by m.recorded_at desc, m.id desc))[1]`

/** Those of the participations about which two people recorded different things, and the last word is not the office's. */
export const findConflicts = async (db: Db, ids: number[]) => {
  const isOne = (id: SQL) => sql`${id} = any(${sql.param(ids)}::integer[])`
  const { rows } = await db.execute<{ id: number }>(contradicting(isOne(sql`m.participation_id`), isOne))
  return new Set(rows.map(({ id }) => id))
}

/** What was recorded of these participations, the latest first, by whom of those who still have an account. */
export const findClaims = async (db: Db, ids: number[]) => {
  if (ids.length === 0) return []
  return db
    .select({
      participationId: attendanceMarks.participationId,
      state: attendanceMarks.state,
      recordedAt: attendanceMarks.recordedAt,
      recordedBy: sql<string>`coalesce(${accounts.firstName} || ' ' || ${accounts.lastName}, '')`,
    })
    .from(attendanceMarks)
    .leftJoin(accounts, eq(accounts.id, attendanceMarks.recordedBy))
    .where(inArray(attendanceMarks.participationId, ids))
    .orderBy(desc(attendanceMarks.recordedAt), desc(attendanceMarks.id))
}

/** How many of them there are in each event that ended after this moment, the latest first; only those that are listed. */
export const countConflicts = async (db: Db, after: Date) => {
  const ended = sql`t.event_id in (select id from events where ends_at > ${after.toISOString()}::timestamptz)`
  const isListed = sql`p.account_id is not null and p.state in ('registered', 'attended', 'absent')`
  const { rows } = await db.execute<{ event: number; name: string; count: number }>(sql`
    select e.id as event, e.name, count(*)::integer as count
    from (${contradicting(sql`${ended} and ${isListed}`)}) c join events e on e.id = c.event
    group by e.id order by e.ends_at desc, e.id`)
  return rows
}
