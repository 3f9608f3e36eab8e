import type { DayTimeslot } from '@tafelrunde/contract/admin/events/day'
import { sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/database.ts'
import { isSeen } from '../../attendance/entrance/entrance.tables.ts'
import { eventSubscriptions } from '../../participations/subscriptions.tables.ts'

const berlinDay = (column: string) => sql.raw(`(${column} at time zone 'Europe/Berlin')::date`)

/** The days on which an event has Termine, `YYYY-MM-DD`. */
export const findDays = async (db: Db, eventId: number) => {
  const { rows } = await db.execute<{ day: string }>(
    sql`select distinct ${berlinDay('starts_at')}::text as day from timeslots where event_id = ${eventId} order by 1`,
  )
  return rows.map(({ day }) => day)
}

/** How many are registered, and how many of them the entrance or a door has seen on that day. */
export const countPeople = async (db: Db, eventId: number, day: string) => {
  const of = eventSubscriptions
  const { rows } = await db.execute<{ registered: number; there: number }>(sql`
    select count(*)::integer as registered,
      count(*) filter (where ${isSeen(of.eventId, of.accountId, day)})::integer as there
    from ${of} where ${of.eventId} = ${eventId} and ${of.accountId} is not null and ${of.state} = 'registered'`)
  return rows[0] ?? { registered: 0, there: 0 }
}

type Row = Omit<DayTimeslot, 'start' | 'end'> & { start: string; end: string }

// Seen in a Termin of that day, at the entrance, or at a door as the one who records.
const isThere = (day: string) => sql`exists (
  select from participations p join timeslots o on o.id = p.timeslot_id
  where p.account_id = l.account_id and p.state = 'attended' and ${berlinDay('o.starts_at')} = ${day}::date
) or exists (
  select from attendance_marks m where m.recorded_by = l.account_id and ${berlinDay('m.recorded_at')} = ${day}::date
) or exists (select from event_entries e where e.account_id = l.account_id and e.day = ${day}::date
  and e.withdrawn_at is null)`

/** The Termine of a day, by start and place. */
export const findTimeslots = async (db: Db, eventId: number, day: string) => {
  const { rows } = await db.execute<Row>(sql`
    select t.id, coalesce(w.name, t.caption) as name, t.workshop_id as workshop, t.starts_at as start, t.ends_at as end,
      t.location, t.room_id as room, t.capacity, t.seats_taken - t.seats_allotted as taken,
      t.seats_allotted as allotted, t.waitlist_count as waiting, t.called_off_at is not null as is_called_off,
      (select count(*)::integer from participations p where p.timeslot_id = t.id and p.state = 'attended') as there,
      coalesce((
        select json_agg(json_build_object('id', l.id,
          'name', trim(coalesce(a.first_name, l.first_name) || ' ' || coalesce(a.last_name, l.last_name)),
          'phone', coalesce(d.phone, ''), 'is_there', coalesce(${isThere(day)}, false)) order by wl.position)
        from workshop_lecturers wl join lecturers l on l.id = wl.lecturer_id
        left join accounts a on a.id = l.account_id left join lecturer_data d on d.account_id = l.account_id
        where wl.workshop_id = t.workshop_id), '[]') as lecturers
    from timeslots t left join workshops w on w.id = t.workshop_id
    where t.event_id = ${eventId} and ${berlinDay('t.starts_at')} = ${day}::date
    order by t.starts_at, t.location, t.id`)
  return rows.map(row => ({ ...row, start: new Date(row.start), end: new Date(row.end) }))
}

type Choice = { id: number; name: string; capacity: number | null; taken_by: string }

/** All rooms with what is in them at the time of a Termin, in which event ever; the free ones first, by name. */
export const findRoomChoices = async (db: Db, timeslotId: number) => {
  const { rows } = await db.execute<Choice>(sql`
    select * from (select r.id, case when r.building = '' then r.name else r.name || ', ' || r.building end as name, r.capacity,
      coalesce((
        select coalesce(w.name, o.caption) from timeslots o left join workshops w on w.id = o.workshop_id
        where o.room_id = r.id and o.id <> t.id and o.called_off_at is null
          and tstzrange(o.starts_at, o.ends_at) && tstzrange(t.starts_at, t.ends_at)
        order by o.starts_at limit 1), '') as taken_by
    from rooms r, timeslots t where t.id = ${timeslotId} and r.id is distinct from t.room_id) choice
    order by taken_by <> '', lower(name), id`)
  return rows
}
