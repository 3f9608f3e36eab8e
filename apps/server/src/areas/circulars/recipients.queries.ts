import { and, asc, count, eq, gt, inArray, isNull, lte, notInArray, type SQL, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/database.ts'
import type { Page } from '../../platform/db/filters.ts'
import { accounts } from '../accounts/accounts.tables.ts'
import { circularRecipients, type Filters } from './circulars.tables.ts'

export type Wanted = { filters: Filters; removed: number[]; isNews: boolean }

const me = accounts.id

/** Places of the account in Termine of the event, of one workshop if wanted, in one of these states. */
const hasPlace = ({ event, workshop }: Filters, states: string[], besides = sql``) => sql`exists (
  select from participations p join timeslots t on t.id = p.timeslot_id
  where p.account_id = ${me} and t.event_id = ${event} and p.state = any(${sql.param(states)}::text[])
    ${workshop === null ? sql`` : sql`and t.workshop_id = ${workshop}`} ${besides})`

const isRegistered = ({ event }: Filters, states: string[]) => sql`exists (
  select from event_subscriptions s
  where s.account_id = ${me} and s.event_id = ${event} and s.state = any(${sql.param(states)}::text[]))`

const byStanding = (filters: Filters): SQL => {
  const { standing, workshop } = filters
  if (standing === 'attended' || standing === 'absent') return hasPlace(filters, [standing])
  const states = standing ? [standing] : ['registered', 'waitlisted']
  if (workshop === null) return isRegistered(filters, states)
  return hasPlace(filters, standing === 'registered' ? ['registered', 'attended', 'absent'] : states)
}

const withoutFeedback = sql`and not exists (select from feedback f where f.participation_id = p.id)`

const audienceOf = (filters: Filters): SQL | undefined => {
  const { audience, event, workshop } = filters
  if (event === null) {
    const role = {
      participants: accounts.isUser,
      lecturers: accounts.isLecturer,
      exhibitors: accounts.isExhibitor,
    }
    return eq(role[audience], true)
  }
  if (audience === 'exhibitors')
    return sql`exists (select from orders o where o.account_id = ${me} and o.event_id = ${event}
      and o.state not in ('declined', 'cancelled'))`
  if (audience === 'lecturers')
    return sql`exists (select from lecturers l join workshop_lecturers wl on wl.lecturer_id = l.id
      join timeslots t on t.workshop_id = wl.workshop_id
      where l.account_id = ${me} and t.event_id = ${event}
        ${workshop === null ? sql`` : sql`and t.workshop_id = ${workshop}`})`
  return filters.without_feedback
    ? and(byStanding(filters), hasPlace(filters, ['attended'], withoutFeedback))
    : byStanding(filters)
}

/** Whom the filters mean, whether or not a mail reaches them. */
const meant = ({ filters, removed }: Wanted) =>
  and(
    eq(accounts.isActive, true),
    filters.schooltype === null ? undefined : eq(accounts.schooltypeId, filters.schooltype),
    removed.length > 0 ? notInArray(accounts.id, removed) : undefined,
    audienceOf(filters),
  )

const reached = (wanted: Wanted) =>
  and(meant(wanted), isNull(accounts.bounce), wanted.isNews ? eq(accounts.wantsNews, true) : undefined)

const person = {
  id: accounts.id,
  email: accounts.email,
  firstName: accounts.firstName,
  lastName: accounts.lastName,
}

/** How many get it, and how many of those meant do not. */
export const countRecipients = async (db: Db, wanted: Wanted) => {
  const [row] = await db
    .select({
      count: sql<number>`count(*) filter (where ${accounts.bounce} is null and (${accounts.wantsNews} or not ${wanted.isNews}))::integer`,
      unreachable: sql<number>`count(*) filter (where ${accounts.bounce} is not null)::integer`,
      unsubscribed: sql<number>`count(*) filter (where ${accounts.bounce} is null and ${wanted.isNews} and not ${accounts.wantsNews})::integer`,
    })
    .from(accounts)
    .where(meant(wanted))
  return row ?? { count: 0, unreachable: 0, unsubscribed: 0 }
}

/** A page of those who get it, by family name. */
export const findRecipients = (db: Db, wanted: Wanted, { limit, offset }: Page) =>
  db
    .select(person)
    .from(accounts)
    .where(reached(wanted))
    .orderBy(asc(accounts.lastName), asc(accounts.firstName), asc(accounts.id))
    .limit(limit)
    .offset(offset)

/** All of them, by their ids. */
export const findAllRecipients = (db: Db, wanted: Wanted) =>
  db
    .select({ id: accounts.id })
    .from(accounts)
    .where(reached(wanted))
    .orderBy(asc(accounts.lastName), asc(me))

/** Of a mail `m`: it came back, or was not taken. */
const isUndelivered = sql`m.bounced_at is not null or (m.sent_at is null and m.failure is not null)`

/** Those of one that was sent: how many, with a mail, and with one that failed. */
export const countSent = async (db: Db, circularId: number) => {
  const isFailed = sql`exists (select from mails m where m.id = ${circularRecipients.mailId} and (${isUndelivered}))`
  const [row] = await db
    .select({
      count: count(),
      posted: sql<number>`count(${circularRecipients.postedAt})::integer`,
      failed: sql<number>`count(*) filter (where ${isFailed})::integer`,
    })
    .from(circularRecipients)
    .where(eq(circularRecipients.circularId, circularId))
  return row ?? { count: 0, posted: 0, failed: 0 }
}

const mailState = sql<'waiting' | 'failed' | 'sent' | 'bounced' | null>`case
  when ${circularRecipients.postedAt} is null then null
  when m.bounced_at is not null then 'bounced'
  when m.id is null or m.sent_at is not null then 'sent'
  when m.failure is not null then 'failed' else 'waiting' end`

/** A page of the recipients of one that was sent, with what became of their mails: first what did not arrive. */
export const findSent = (db: Db, circularId: number, { limit, offset }: Page) =>
  db
    .select({
      ...person,
      mail: sql<number | null>`m.number`,
      state: mailState,
      failure: sql<string | null>`coalesce(m.bounce, m.failure)`,
    })
    .from(circularRecipients)
    .innerJoin(accounts, eq(accounts.id, circularRecipients.accountId))
    .leftJoin(sql`mails m`, sql`m.id = ${circularRecipients.mailId}`)
    .where(eq(circularRecipients.circularId, circularId))
    .orderBy(
      sql`(${isUndelivered}) is not true`,
      asc(accounts.lastName),
      asc(accounts.firstName),
      asc(accounts.id),
    )
    .limit(limit)
    .offset(offset)

type Facts = {
  id: number
  attended: number
  timeslots: { name: string; startsAt: string; endsAt: string; location: string }[]
}

/** What of these people stands in the gaps: Termine that they have, and how many workshops they were in. */
export const findFacts = async (db: Db, event: number, ids: number[]) => {
  const { rows } = await db.execute<Facts>(sql`
    select p.account_id as id, count(*) filter (where p.state = 'attended')::integer as attended,
      coalesce(json_agg(json_build_object('name', coalesce(w.name, t.caption, ''), 'startsAt', t.starts_at,
        'endsAt', t.ends_at, 'location', t.location) order by t.starts_at), '[]') as timeslots
    from participations p join timeslots t on t.id = p.timeslot_id left join workshops w on w.id = t.workshop_id
    where t.event_id = ${event} and p.account_id = any(${sql.param(ids)}::integer[])
      and p.state in ('registered', 'attended', 'absent')
    group by p.account_id`)
  return new Map(rows.map(row => [row.id, row]))
}

/** Up to so many people of one who have no mail yet, whom nobody else writes to until the transaction ends. */
export const lockWaiting = (db: Db, circularId: number, most: number) =>
  db
    .select({
      recipient: circularRecipients.id,
      ...person,
      bounce: accounts.bounce,
      wantsNews: accounts.wantsNews,
    })
    .from(circularRecipients)
    .innerJoin(accounts, eq(accounts.id, circularRecipients.accountId))
    .where(and(eq(circularRecipients.circularId, circularId), isNull(circularRecipients.postedAt)))
    .orderBy(asc(circularRecipients.id))
    .limit(most)
    .for('update', { of: circularRecipients })

/** How many mails of circulars were posted since then; those after `wrong` by a clock that was ahead. */
export const countPosted = async (db: Db, since: Date, wrong: Date) => {
  const [row] = await db
    .select({ count: count() })
    .from(circularRecipients)
    .where(and(gt(circularRecipients.postedAt, since), lte(circularRecipients.postedAt, wrong)))
  return row?.count ?? 0
}

export const removeRecipients = (tx: Tx, ids: number[]) =>
  tx.delete(circularRecipients).where(inArray(circularRecipients.id, ids))
