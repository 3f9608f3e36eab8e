import { and, asc, eq, ne, sql } from 'drizzle-orm'
import { type Db, statement, type Tx } from '../../platform/db/database.ts'
import { gathered, inOrder } from '../../platform/db/gathered.ts'
import { accounts } from '../accounts/accounts.tables.ts'
import { events } from '../events/events.tables.ts'
import { eventSubscriptions, registerAgain, waitingForEventUpTo } from './subscriptions.tables.ts'

/** The event and what the account has there; drafts are nobody's. */
export const findEventFacts = async (db: Db, eventId: number, accountId: number) => {
  const [row] = await db
    .select({
      event: events,
      state: sql<
        'none' | 'registered' | 'waitlisted'
      >`coalesce(nullif(${eventSubscriptions.state}, 'cancelled'), 'none')`,
      position: waitingForEventUpTo,
    })
    .from(events)
    .leftJoin(
      eventSubscriptions,
      and(eq(eventSubscriptions.eventId, events.id), eq(eventSubscriptions.accountId, accountId)),
    )
    .where(and(eq(events.id, eventId), ne(events.state, 'draft')))
  return row
}

const findStates = statement<{ n: number; state: 'none' | 'registered' | 'waitlisted'; position: number }>(
  `select n::integer, coalesce(nullif(s.state, 'cancelled'), 'none') as state,
     case when s.state = 'waitlisted' then (select count(*)::integer from event_subscriptions ahead
       where ahead.event_id = e.id and ahead.queue_number <= s.queue_number) else 0 end as position
   from unnest($1::integer[], $2::integer[]) with ordinality as asked (event_id, account_id, n)
   join events e on e.id = asked.event_id and e.state <> 'draft'
   left join lateral (select * from event_subscriptions -- see seats.queries.ts
     where event_id = e.id and account_id = asked.account_id limit 1) s on true`,
)

type Asked = { eventId: number; accountId: number }

/** What the account has in the event; drafts are nobody's. */
export const findEventState = gathered(async (db, asked: Asked[]) => {
  const eventIds = asked.map(({ eventId }) => eventId)
  const accountIds = asked.map(({ accountId }) => accountId)
  return inOrder(await findStates(db, eventIds, accountIds), asked.length)
})

/** Locks an account's registration for an event, so that it neither books nor leaves meanwhile; answers its state. */
export const lockSubscription = async (tx: Tx, eventId: number, accountId: number) => {
  const [row] = await tx
    .select({ state: eventSubscriptions.state })
    .from(eventSubscriptions)
    .where(and(eq(eventSubscriptions.eventId, eventId), eq(eventSubscriptions.accountId, accountId)))
    .for('no key update')
  return row?.state
}

/**
 * Registers account $2 for event $1 at $3, or puts it on the waitlist, in its own name, and notes it for a mail;
 * nothing if it is there already.
 */
export const takeEventPlace = statement<{ state: 'registered' | 'waitlisted'; position: number }>(
  `with event as materialized (
     select id, waitlist_count, capacity is null or seats_taken < capacity as free,
       set_config('tafelrunde.writer', 'request:' || $2::integer, true)
     from events where id = $1 for no key update
   ), subscription as (
     insert into event_subscriptions (event_id, account_id, state, queue_number, created_at)
     select id, $2, case when free then 'registered' else 'waitlisted' end,
       case when free then null else nextval('queue_numbers') end, $3
     from event
     ${registerAgain} = 'cancelled'
     returning id, state
   ), note as (
     insert into booking_notes (subscription_id, was, created_at) select id, 'none', $3 from subscription
   )
   select subscription.state, event.waitlist_count + 1 as position from subscription, event`,
)

export const cancelSubscription = (tx: Tx, eventId: number, accountId: number) =>
  tx
    .update(eventSubscriptions)
    .set({ state: 'cancelled', queueNumber: null, isExtra: false })
    .where(and(eq(eventSubscriptions.eventId, eventId), eq(eventSubscriptions.accountId, accountId)))

export const findWaitingForEvent = (tx: Tx, eventId: number, limit: number) =>
  tx
    .select({
      id: eventSubscriptions.id,
      email: accounts.email,
      firstName: accounts.firstName,
      lastName: accounts.lastName,
    })
    .from(eventSubscriptions)
    .innerJoin(accounts, eq(accounts.id, eventSubscriptions.accountId))
    .where(and(eq(eventSubscriptions.eventId, eventId), eq(eventSubscriptions.state, 'waitlisted')))
    .orderBy(asc(eventSubscriptions.queueNumber))
    .limit(limit)

/** Answers when that was. */
export const promoteToEvent = async (tx: Tx, id: number) => {
  const [row] = await tx
    .update(eventSubscriptions)
    .set({ state: 'registered', queueNumber: null })
    .where(eq(eventSubscriptions.id, id))
    .returning({ changedAt: eventSubscriptions.changedAt })
  return row
}
