import { sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/database.ts'

/** What must be true of every database, each with a statement that finds what breaks it as one line of text. */
const invariants = {
  'Termine sind nicht überbucht': sql`
    select format('Termin %s: %s von %s Plätzen', t.id, count(*) + t.seats_allotted, t.capacity) as problem
    from timeslots t join participations p on p.timeslot_id = t.id
    where p.state in ('registered', 'attended', 'absent') and not p.is_extra
    group by t.id having count(*) + t.seats_allotted > t.capacity`,
  'Veranstaltungen sind nicht überbucht': sql`
    select format('Veranstaltung %s: %s von %s Plätzen', e.id, count(*) + e.seats_allotted, e.capacity) as problem
    from events e join event_subscriptions s on s.event_id = e.id
    where s.state = 'registered' and not s.is_extra
    group by e.id having count(*) + e.seats_allotted > e.capacity`,
  'Niemand hat zwei Termine zur selben Zeit gebucht': sql`
    select format('Konto %s: Termine %s und %s', a.account_id, a.timeslot_id, b.timeslot_id) as problem
    from participations a join participations b on b.account_id = a.account_id and b.id > a.id
    join timeslots at on at.id = a.timeslot_id join timeslots bt on bt.id = b.timeslot_id
    where a.state = 'registered' and b.state = 'registered'
      and at.starts_at < bt.ends_at and bt.starts_at < at.ends_at`,
  'Die Zähler der Termine stimmen': sql`
    select format('Termin %s: %s/%s statt %s/%s', t.id, t.seats_taken, t.waitlist_count, c.taken, c.waiting) as problem
    from timeslots t cross join lateral (
      select count(*) filter (where state in ('registered', 'attended', 'absent') and not is_extra) as taken,
        count(*) filter (where state = 'waitlisted') as waiting
      from participations where timeslot_id = t.id) c
    where t.seats_taken <> c.taken + t.seats_allotted or t.waitlist_count <> c.waiting`,
  'Die Zähler der Veranstaltungen stimmen': sql`
    select format('Veranstaltung %s: %s/%s statt %s/%s', e.id, e.seats_taken, e.waitlist_count, c.taken, c.waiting) as problem
    from events e cross join lateral (
      select count(*) filter (where state = 'registered' and not is_extra) as taken,
        count(*) filter (where state = 'waitlisted') as waiting
      from event_subscriptions where event_id = e.id) c
    where e.seats_taken <> c.taken + e.seats_allotted or e.waitlist_count <> c.waiting`,
  'Die Zähler der Kontingente stimmen': sql`
    with held as (
      select a.event_id, p.timeslot_id, sum(p.places - p.given)::integer as places
      from allotted_places p join allotments a on a.id = p.allotment_id where p.released_at is null group by 1, 2)
    select format('Termin %s: %s statt %s', t.id, t.seats_allotted, coalesce(sum(h.places), 0)) as problem
    from timeslots t left join held h on h.timeslot_id = t.id
    group by t.id having t.seats_allotted <> coalesce(sum(h.places), 0)
    union all
    select format('Veranstaltung %s: %s statt %s', e.id, e.seats_allotted, coalesce(sum(h.places), 0))
    from events e left join held h on h.event_id = e.id and h.timeslot_id is null
    group by e.id having e.seats_allotted <> coalesce(sum(h.places), 0)`,
  'Wartelisten sind lückenlos und geordnet': sql`
    select format('Termin %s: Platz %s doppelt', timeslot_id, queue_number) as problem
    from participations where state = 'waitlisted' group by timeslot_id, queue_number having count(*) > 1
    union all
    select format('Veranstaltung %s: Platz %s doppelt', event_id, queue_number)
    from event_subscriptions where state = 'waitlisted' group by event_id, queue_number having count(*) > 1
    union all
    select format('Termin %s: Warteliste mit %s Personen, aber letzter Platz %s', t.id, t.waitlist_count, last.position)
    from timeslots t join lateral (
      select max(position) as position from (
        select row_number() over (order by queue_number) as position
        from participations where timeslot_id = t.id and queue_number is not null) ranked) last on true
    where coalesce(last.position, 0) <> t.waitlist_count`,
  'Niemand wartet, solange ein Platz frei und möglich ist': sql`
    select format('Termin %s: Konto %s wartet', t.id, p.account_id) as problem
    from timeslots t join events e on e.id = t.event_id
    join participations p on p.timeslot_id = t.id and p.state = 'waitlisted'
    where t.seats_taken < coalesce(t.capacity, 2147483647) and e.state in ('open', 'closed') and t.starts_at > now()
      and not exists (select from booked_at(p.account_id, p.starts_at, p.ends_at))
    union all
    select format('Veranstaltung %s: Konto %s wartet', e.id, s.account_id)
    from events e join event_subscriptions s on s.event_id = e.id and s.state = 'waitlisted'
    where e.seats_taken < coalesce(e.capacity, 2147483647) and e.state in ('open', 'closed') and e.ends_at > now()`,
  'Wer einen Termin hat, ist zur Veranstaltung angemeldet': sql`
    select format('Konto %s in Termin %s', p.account_id, p.timeslot_id) as problem
    from participations p join timeslots t on t.id = p.timeslot_id
    where p.state <> 'cancelled' and p.account_id is not null and not exists (
      select from event_subscriptions s
      where s.account_id = p.account_id and s.event_id = t.event_id and s.state = 'registered')`,
  'Termine ohne Workshop haben keine Teilnehmenden': sql`
    select format('Termin %s', t.id) as problem
    from timeslots t join participations p on p.timeslot_id = t.id
    where t.workshop_id is null group by t.id`,
}

/** Every invariant with what breaks it; an empty list is good news. */
export const findProblems = async (db: Db) => {
  const findings = []
  for (const [invariant, statement] of Object.entries(invariants)) {
    const { rows } = await db.execute<{ problem: string }>(statement)
    findings.push({ invariant, problems: rows.map(({ problem }) => problem) })
  }
  return findings
}
