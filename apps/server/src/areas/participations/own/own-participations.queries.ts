import { and, asc, desc, eq, isNotNull, ne, or, type SQL, sql } from 'drizzle-orm'
import { type Database, type Db, rowsFor } from '../../../platform/db/database.ts'
import { everything, filtersOf, type ListQuery, orderOf, pageWith } from '../../../platform/db/filters.ts'
import { gathered, inLists } from '../../../platform/db/gathered.ts'
import { events } from '../../events/events.tables.ts'
import { timeslotColumns, timeslots } from '../../timeslots/timeslots.tables.ts'
import { participations } from '../participations.tables.ts'
import { eventSubscriptions, waitingForEventUpTo } from '../subscriptions.tables.ts'

type State = (typeof participations.$inferSelect)['state']
type Feedback = Record<'content' | 'teaching' | 'organisation' | 'benefit', number> & { comment: string }

/** What is somebody's own of a participation; the rest is the same for all (`slots.queries.ts`). */
export type ParticipationRow = {
  n: number
  id: number
  state: State
  createdAt: Date
  position: number | null
  attendedMinutes: number | null
  timeslotId: number
  feedback: Feedback | null
}

/** The place in the timeslot's waitlist, counted from 1; null for who does not wait. */
const position = sql.raw(`case when participations.state = 'waitlisted' then (select count(*)::integer
  from participations ahead where ahead.timeslot_id = participations.timeslot_id
    and ahead.queue_number <= participations.queue_number) end as position`)

const participationFacts = sql`participations.id, participations.state, ${position},
  participations.created_at as "createdAt", attended_minutes as "attendedMinutes", timeslot_id as "timeslotId",
  case when feedback.participation_id is not null then json_build_object('content', content, 'teaching', teaching,
    'organisation', organisation, 'benefit', benefit, 'comment', comment) end as feedback`
const withFeedback = sql`participations left join feedback on feedback.participation_id = participations.id`

type Query = ListQuery & Record<string, unknown>
type Asked = { accountId: number; query: Query }

type Parts = { facts: SQL; within: SQL; where: SQL | undefined; order: SQL[] }

/** Of many accounts at once the rows of the same page: `facts` of what stands `within`, each with its account's `n`. */
const ownRows = <Row extends { n: number }>(
  db: Db,
  asked: Asked[],
  { facts, within, where, order }: Parts,
) => {
  const { limit, offset } = asked[0]?.query ?? everything
  const accountIds = sql.param(asked.map(({ accountId }) => accountId))
  const inOrder = sql.join(order, sql`, `)
  return rowsFor<Row>(
    db,
    sql`select n::integer, page.* from unnest(${accountIds}::integer[]) with ordinality as asked (account_id, n)
      cross join lateral (select ${facts}, row_number() over (order by ${inOrder}) as place from ${within}
        where ${where} order by ${inOrder} limit ${limit} offset ${offset}) page
      order by n, place`,
  )
}
/** Only whoever asks for the same page of the same list by the same filters is answered together. */
const kindOf = ({ query }: Asked) => JSON.stringify(query)

const ofAsked = sql`${participations.accountId} = asked.account_id`
const columns = { id: participations.id, state: participations.state, timeslot: participations.timeslotId }

const findParticipationRows = gathered(
  async (db, asked: Asked[]) => {
    const rows = await ownRows<ParticipationRow>(db, asked, {
      facts: participationFacts,
      within: withFeedback,
      where: and(ofAsked, filtersOf(asked[0]?.query ?? {}, columns)),
      order: [desc(participations.startsAt), asc(participations.id)],
    })
    return inLists(rows, asked.length)
  },
  { kind: kindOf },
)

/** All participations of an account, also those that were given up. */
export const findParticipations = (db: Database, accountId: number, query: Query) => {
  const rows = findParticipationRows(db, { accountId, query })
  return pageWith(query, rows, () =>
    db.$count(participations, and(eq(participations.accountId, accountId), filtersOf(query, columns))),
  )
}

export const findParticipation = async (db: Db, accountId: number, id: number) => {
  const rows = await findParticipationRows(db, { accountId, query: { ...everything, id } })
  return rows?.[0]
}

/** The events that the account is registered for or waits for. */
export const findOwnEvents = (db: Database, accountId: number, query: Query) => {
  const where = and(
    eq(eventSubscriptions.accountId, accountId),
    ne(eventSubscriptions.state, 'cancelled'),
    ne(events.state, 'draft'),
    filtersOf(query, { event: eventSubscriptions.eventId }),
  )
  const ofEvent = eq(events.id, eventSubscriptions.eventId)
  const rows = db
    .select({
      event: eventSubscriptions.eventId,
      state: sql<'registered' | 'waitlisted'>`${eventSubscriptions.state}`,
      position: waitingForEventUpTo,
    })
    .from(eventSubscriptions)
    .innerJoin(events, ofEvent)
    .where(where)
    .orderBy(events.startsAt, events.id)
    .limit(query.limit)
    .offset(query.offset)
  return pageWith(query, rows, async () => {
    const all = db.select({ id: events.id }).from(eventSubscriptions).innerJoin(events, ofEvent).where(where)
    return db.$count(all.as('all'))
  })
}

/** What is somebody's own of a timeslot, and what changes with every booking. */
export type OwnTimeslotRow = {
  n: number
  id: number
  seatsTaken: number
  waitlistCount: number
  participationId: number
  state: State
  position: number | null
}

const timeslotFacts = sql`timeslots.id, seats_taken as "seatsTaken", waitlist_count as "waitlistCount",
  participations.id as "participationId", participations.state, ${position}`
const withTimeslot = sql`participations join timeslots on timeslots.id = participations.timeslot_id`

/** Their times are also the participation's, whose index knows the account: by the timeslot's own all of an event is read. */
const slotColumns = { ...timeslotColumns, start: participations.startsAt, end: participations.endsAt }

/** What somebody has, waits for, or had until it was called off. */
const isShown = or(ne(participations.state, 'cancelled'), isNotNull(participations.calledOffFrom))

const findTimeslotRows = gathered(
  async (db, asked: Asked[]) => {
    const query: Query = asked[0]?.query ?? everything
    const rows = await ownRows<OwnTimeslotRow>(db, asked, {
      facts: timeslotFacts,
      within: withTimeslot,
      where: and(ofAsked, isShown, filtersOf(query, slotColumns)),
      order: orderOf(query, slotColumns, timeslots.id, asc(participations.startsAt)),
    })
    return inLists(rows, asked.length)
  },
  { kind: kindOf },
)

/** The timeslots in which the account has a place or waits, and those that were called off, as long as they are ahead. */
export const findOwnTimeslots = (db: Database, accountId: number, query: Query) =>
  pageWith(query, findTimeslotRows(db, { accountId, query }), () => {
    const where = and(eq(participations.accountId, accountId), isShown, filtersOf(query, slotColumns))
    const all = db
      .select({ id: participations.id })
      .from(participations)
      .innerJoin(timeslots, eq(timeslots.id, participations.timeslotId))
      .where(where)
    return db.$count(all.as('all'))
  })
