import type { EventState } from '@tafelrunde/contract/events/events'
import { type Db, statement } from '../../platform/db/database.ts'
import { gathered, inOrder } from '../../platform/db/gathered.ts'
import { takePlaceAgain } from './participations.tables.ts'
import { registerAgain } from './subscriptions.tables.ts'

// The hot path of a registration rush: two statements, each planned once per connection, for all who ask at once.

type SeatRow = {
  n: number
  name: string
  startsAt: Date
  endsAt: Date
  isBookable: boolean
  isCalledOff: boolean
  free: boolean
  eventState: EventState
  registration_start: Date | null
  registration_end: Date | null
  cancellation_deadline: Date | null
  eventIsFull: boolean
  subscription: 'none' | 'registered' | 'waitlisted'
  state: 'none' | 'registered' | 'waitlisted' | 'attended' | 'absent'
  position: number
  clashName: string | null
  clashStartsAt: Date | null
  clashEndsAt: Date | null
}

const findFacts = statement<SeatRow>(
  `select n::integer, coalesce(w.name, t.caption) as name, t.starts_at as "startsAt", t.ends_at as "endsAt",
     t.workshop_id is not null as "isBookable", t.called_off_at is not null as "isCalledOff",
     t.capacity is null or t.seats_taken < t.capacity as free,
     e.state as "eventState", e.registration_starts_at as registration_start,
     e.registration_ends_at as registration_end, e.cancellation_deadline,
     coalesce(e.seats_taken >= e.capacity, false) as "eventIsFull",
     coalesce(nullif(s.state, 'cancelled'), 'none') as subscription,
     coalesce(nullif(p.state, 'cancelled'), 'none') as state,
     case when p.state = 'waitlisted' then (select count(*)::integer from participations ahead
       where ahead.timeslot_id = t.id and ahead.queue_number <= p.queue_number) else 0 end as position,
     clash.name as "clashName", clash.starts_at as "clashStartsAt", clash.ends_at as "clashEndsAt"
   from unnest($1::integer[], $2::integer[], $3::integer[]) with ordinality as wish (timeslot_id, account_id, given_up, n)
   join timeslots t on t.id = wish.timeslot_id
   join events e on e.id = t.event_id and e.state <> 'draft'
   left join workshops w on w.id = t.workshop_id
   -- Not joined: by their event alone there may be thousands, which a plan made while there were few would look through.
   left join lateral (select * from event_subscriptions
     where event_id = t.event_id and account_id = wish.account_id limit 1) s on true
   left join lateral (select * from participations
     where timeslot_id = t.id and account_id = wish.account_id limit 1) p on true
   left join lateral (
     select coalesce(ow.name, o.caption) as name, o.starts_at, o.ends_at
     from booked_at(wish.account_id, t.starts_at, t.ends_at) op
     join timeslots o on o.id = op.timeslot_id
     left join workshops ow on ow.id = o.workshop_id
     where op.timeslot_id <> t.id and op.timeslot_id is distinct from wish.given_up
     order by o.starts_at, o.id limit 1) clash on true`,
)

export type SeatWish = { timeslotId: number; accountId: number }

/**
 * All that is to know before an account takes a place in a timeslot, giving up another one for it (null: none):
 * the timeslot, its event, what the account has there, and the first registered timeslot that it would clash with.
 */
export const findSeatFacts = gathered(async (db, wishes: (SeatWish & { givenUp: number | null })[]) => {
  const timeslotIds = wishes.map(({ timeslotId }) => timeslotId)
  const accountIds = wishes.map(({ accountId }) => accountId)
  const givenUp = wishes.map(one => one.givenUp)
  return inOrder(await findFacts(db, timeslotIds, accountIds, givenUp), wishes.length)
})

/** Whether the office offers timeslot $1 to account $2 instead of one that it called off and in which the account was. */
export const findOffer = statement<{ id: number }>(
  `select p.id from participations p join timeslots off on off.id = p.timeslot_id
   where p.account_id = $2 and p.called_off_from is not null and off.called_off_at is not null
     and off.alternatives @> array[$1::integer] limit 1`,
)

type Seat = { n: number; state: 'registered' | 'waitlisted'; position: number; eventId: number }

const takeSeats = statement<Seat>(
  `with wish as materialized (
     select * from unnest($1::integer[], $2::integer[]) with ordinality as one (timeslot_id, account_id, n)
   ), slot as materialized (
     -- Always in the same order, so that two who take several at once wait for each other instead of blocking.
     select id, event_id, workshop_id, called_off_at, starts_at, ends_at, waitlist_count, capacity - seats_taken as free,
       -- No transaction has said who writes, to spare the way there and back; of their own booking the log needs no copy.
       set_config('tafelrunde.writer', case when $4 then 'request:' || $2[1] else 'own' end, true),
       -- Who asks for many at once tells of them itself, all in one.
       set_config('tafelrunde.told', case when $4 then '' else 'later' end, true)
     from timeslots where id = any ($1) order by id
     for no key update
   ), possible as materialized (
     -- What refuseSeat does not refuse, but for a clash: that counts only where a place is free.
     select n, wish.account_id, slot.id as timeslot_id, slot.event_id, slot.starts_at, slot.ends_at, free, slot.waitlist_count,
       e.capacity - e.seats_taken as free_in_event, s.state is not distinct from 'registered' as is_registered,
       exists (select from booked_at(wish.account_id, slot.starts_at, slot.ends_at) o
         where o.timeslot_id <> slot.id) as clashes
     from wish
     join slot on slot.id = wish.timeslot_id
     join events e on e.id = slot.event_id
     -- As above.
     left join lateral (select state from event_subscriptions
       where event_id = e.id and account_id = wish.account_id limit 1) s on true
     left join lateral (select state from participations
       where timeslot_id = slot.id and account_id = wish.account_id limit 1) p on true
     where slot.workshop_id is not null and slot.called_off_at is null and slot.starts_at > $3
       -- Alone that has been asked before, and the office may have offered it to this account although it is closed.
       and ($4 or e.state = 'open'
         and coalesce(e.registration_starts_at <= $3, true) and coalesce(e.registration_ends_at >= $3, true))
       and s.state is distinct from 'waitlisted' and coalesce(p.state, 'cancelled') = 'cancelled'
   ), admitted as (
     select * from (
       select *, count(*) filter (where not is_registered) over (partition by event_id order by n) as newcomers from possible
     ) counted
     where is_registered or coalesce(newcomers <= free_in_event, true)
   ), decided as materialized (
     select *, not clashes and coalesce(wanted <= free, true) as is_seated
     from (select *, count(*) filter (where not clashes) over (partition by timeslot_id order by n) as wanted from admitted) counted
     where not clashes or wanted >= free
   ), subscription as (
     insert into event_subscriptions (event_id, account_id, state, created_at)
     select distinct on (event_id, account_id) event_id, account_id, 'registered', $3::timestamptz
     from decided where not is_registered or $4 -- alone it is looked at again, whatever stood there before
     order by event_id, account_id
     ${registerAgain} <> 'registered'
     returning id, event_id, account_id
   ), seat as (
     insert into participations (timeslot_id, account_id, state, queue_number, created_at, starts_at, ends_at)
     select timeslot_id, account_id, case when is_seated then 'registered' else 'waitlisted' end,
       case when is_seated then null else nextval('queue_numbers') end, $3, starts_at, ends_at
     -- The subscription comes first: so two wishes of one account wait for each other instead of blocking.
     from (select * from decided where (select count(*) from subscription) >= 0 order by n) in_order
     ${takePlaceAgain} = 'cancelled'
     returning id, timeslot_id, account_id, state
   ), note as (
     insert into booking_notes (participation_id, subscription_id, was, created_at)
     select seat.id, subscription.id, 'none', $3
     from seat
     join decided using (timeslot_id, account_id)
     left join subscription using (event_id, account_id)
   )
   select n::integer, seat.state, decided.event_id as "eventId", (waitlist_count
     + count(*) filter (where not is_seated) over (partition by timeslot_id order by n))::integer as position
   from seat join decided using (timeslot_id, account_id)`,
)

const takeAll = async (db: Db, wishes: SeatWish[], now: Date, isAlone: boolean) => {
  const timeslotIds = wishes.map(({ timeslotId }) => timeslotId)
  const accountIds = wishes.map(({ accountId }) => accountId)
  return inOrder(await takeSeats(db, timeslotIds, accountIds, now, isAlone), wishes.length)
}

/**
 * Takes a place in a timeslot for an account, or the next one in its waitlist, and registers the account for the event
 * with it, in its own name: one statement, so that nobody else comes in between. The lock on the timeslot's row decides
 * who is first. Answers nothing when something refuses it, or the account has a place already: then the facts say what.
 * What happened is noted for a mail (decision 11).
 */
export const takeSeat = async (db: Db, wish: SeatWish, now: Date) => (await takeAll(db, [wish], now, true))[0]

/** The same for all who ask at once, first come, first served; nothing also when it is better asked for alone. */
export const takeSeatTogether = gathered(
  (db, wishes: (SeatWish & { now: Date })[]) => takeAll(db, wishes, wishes.at(-1)?.now ?? new Date(0), false),
  // One after the other: as each locks its timeslots until it is safe, two would only wait for each other.
  { most: 64, atOnce: 1 },
)
