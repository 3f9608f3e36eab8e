import type { EventState } from '@tafelrunde/contract/events'
import { prepared } from '../../platform/db/database.ts'

// The hot path of a registration rush: two statements, each planned once per connection.

type SeatRow = {
  name: string
  startsAt: Date
  endsAt: Date
  isBookable: boolean
  isCalledOff: boolean
  free: boolean
  eventState: EventState
  eventStartsAt: Date
  registrationStartsAt: Date | null
  registrationEndsAt: Date | null
  cancellationDeadline: Date | null
  eventIsFull: boolean
  subscription: 'none' | 'registered' | 'waitlisted'
  state: 'none' | 'registered' | 'waitlisted' | 'attended' | 'absent'
  position: number
  clashName: string | null
  clashStartsAt: Date | null
  clashEndsAt: Date | null
}

/**
 * All that is to know before account $2 takes a place in timeslot $1, giving up timeslot $3 for it (null: none):
 * the timeslot, its event, what the account has there, and the first registered timeslot that it would clash with.
 */
export const findSeatFacts = prepared<SeatRow>(
  'find-seat-facts',
  `select coalesce(w.name, t.caption) as name, t.starts_at as "startsAt", t.ends_at as "endsAt",
     t.workshop_id is not null as "isBookable", t.called_off_at is not null as "isCalledOff",
     t.capacity is null or t.seats_taken < t.capacity as free,
     e.state as "eventState", e.starts_at as "eventStartsAt", e.registration_starts_at as "registrationStartsAt",
     e.registration_ends_at as "registrationEndsAt", e.cancellation_deadline as "cancellationDeadline",
     coalesce(e.seats_taken >= e.capacity, false) as "eventIsFull",
     coalesce(nullif(s.state, 'cancelled'), 'none') as subscription,
     coalesce(nullif(p.state, 'cancelled'), 'none') as state,
     case when p.state = 'waitlisted' then (select count(*)::integer from participations ahead
       where ahead.timeslot_id = t.id and ahead.queue_number <= p.queue_number) else 0 end as position,
     clash.name as "clashName", clash.starts_at as "clashStartsAt", clash.ends_at as "clashEndsAt"
   from timeslots t
   join events e on e.id = t.event_id
   left join workshops w on w.id = t.workshop_id
   left join event_subscriptions s on s.event_id = t.event_id and s.account_id = $2
   left join participations p on p.timeslot_id = t.id and p.account_id = $2
   left join lateral (
     select coalesce(ow.name, o.caption) as name, o.starts_at, o.ends_at
     from participations op
     join timeslots o on o.id = op.timeslot_id
     left join workshops ow on ow.id = o.workshop_id
     where op.account_id = $2 and op.state in ('registered', 'attended') and op.timeslot_id <> t.id
       and op.timeslot_id is distinct from $3::integer
       and tstzrange(op.starts_at, op.ends_at) && tstzrange(t.starts_at, t.ends_at)
     order by o.starts_at, o.id limit 1) clash on true
   where t.id = $1 and e.state <> 'draft'`,
)

/**
 * Takes a place in timeslot $1 for account $2 at $3, or the next one in its waitlist, and registers the account
 * for the event with it, in its own name: one statement, so that nobody else comes in between. The lock on the timeslot's row
 * decides who is first. Answers nothing when the account has a place already. What happened is noted for a mail
 * (decision 11).
 */
export const takeSeat = prepared<{ state: 'registered' | 'waitlisted'; position: number }>(
  'take-seat',
  `with slot as materialized (
     select t.id, t.event_id, t.starts_at, t.ends_at, t.waitlist_count,
       t.capacity is null or t.seats_taken < t.capacity as free,
       -- No transaction has said who writes, to spare the way there and back; of its own booking the log needs no copy.
       set_config('tafelrunde.writer', 'request:' || $2::integer, true)
     from timeslots t
     where t.id = $1
     for no key update
   ), subscription as (
     insert into event_subscriptions (event_id, account_id, state, created_at)
     select event_id, $2, 'registered', $3 from slot
     on conflict (event_id, account_id) do update
       set state = 'registered', queue_number = null, created_at = excluded.created_at
       where event_subscriptions.state <> 'registered'
     returning id
   ), seat as (
     insert into participations (timeslot_id, account_id, state, queue_number, created_at, starts_at, ends_at)
     select id, $2, case when free then 'registered' else 'waitlisted' end,
       case when free then null else nextval('queue_numbers') end, $3, starts_at, ends_at
     from slot
     -- The subscription comes first: so two wishes of one account wait for each other instead of blocking.
     where (select count(*) from subscription) >= 0
     on conflict (timeslot_id, account_id) do update
       set state = excluded.state, queue_number = excluded.queue_number, created_at = excluded.created_at,
         skipped_at = null
       where participations.state = 'cancelled'
     returning id, state
   ), note as (
     insert into booking_notes (participation_id, subscription_id, was, created_at)
     select id, (select id from subscription), 'none', $3 from seat
   )
   select seat.state, slot.waitlist_count + 1 as position from seat, slot`,
)
