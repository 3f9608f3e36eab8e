import type { PersonRecord, PersonRole } from '@tafelrunde/contract/admin/people/people'
import type { AccountState } from '@tafelrunde/contract/people/account-state'
import { and, asc, count, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/database.ts'
import { filtersOf, type ListQuery, pageFromNearerEnd } from '../../../platform/db/filters.ts'
import { accounts, personLetters } from '../../accounts/accounts.tables.ts'
import { hasSecondFactor } from '../../accounts/second-factor/second-factor.tables.ts'

type Query = ListQuery & {
  role?: PersonRole | undefined
  state?: AccountState | undefined
  has_second_factor?: 'true' | 'false' | undefined
  id__in?: number[] | undefined
}

const flags = {
  staff: accounts.isStaff,
  superuser: accounts.isSuperuser,
  lecturer: accounts.isLecturer,
  exhibitor: accounts.isExhibitor,
}
const names = [personLetters(accounts)]

const isInTwoSteps = sql<boolean>`${sql.raw(hasSecondFactor('accounts'))}`

const isMeant = ({ role, state, has_second_factor, ...query }: Query) =>
  and(
    role && eq(flags[role], true),
    state && eq(accounts.state, state),
    has_second_factor && eq(isInTwoSteps, has_second_factor === 'true'),
    filtersOf(query, { id: accounts.id }, names),
  )

/** People with their roles as flags. */
export const selectPeople = (db: Db, query: Query, up = asc) =>
  db
    .select({
      id: accounts.id,
      first_name: accounts.firstName,
      last_name: accounts.lastName,
      email: accounts.email,
      as_customernumber: accounts.customerNumber,
      customernumber_by: accounts.customerNumberBy,
      is_active: accounts.isActive,
      state: accounts.state,
      last_login: accounts.lastLoginAt,
      has_second_factor: isInTwoSteps,
      ...flags,
    })
    .from(accounts)
    .where(isMeant(query))
    .orderBy(up(accounts.lastName), up(accounts.firstName), up(accounts.id))
    .limit(query.limit)
    .offset(query.offset)

const countPeople = async (db: Db, query: Query) => {
  const [total] = await db.select({ count: count() }).from(accounts).where(isMeant(query))
  return total?.count ?? 0
}

/** A page of people, by family name. */
export const findPeople = async (db: Db, query: Query) => {
  const people = await pageFromNearerEnd(
    query,
    () => countPeople(db, query),
    ({ limit, offset, up }) => selectPeople(db, { ...query, limit, offset }, up),
  )
  return {
    count: people.count,
    rows: people.rows.map(({ staff, superuser, lecturer, exhibitor, ...person }) => ({
      ...person,
      roles: (['staff', 'superuser', 'lecturer', 'exhibitor'] as const).filter(
        role => ({ staff, superuser, lecturer, exhibitor })[role],
      ),
    })),
  }
}

const most = 100

/** The latest of one kind. */
const latest = (
  kind: PersonRecord['kind'],
  columns: Record<'at' | 'title' | 'state' | 'leads', SQL>,
  from: SQL,
) => sql`(
  select ${kind} as kind, ${columns.at} as at, ${columns.title} as title, ${columns.state} as state,
    ${columns.leads} as leads_to
  ${from} order by at desc limit ${most})`

/** What is there of an account, by kind, the latest first. */
export const findRecords = async (db: Db, { id, emails }: { id: number; emails: string[] }, now: Date) => {
  const none = sql`null::integer`
  const kinds = [
    latest(
      'event',
      { at: sql`s.created_at`, title: sql`e.name`, state: sql`s.state`, leads: sql`e.id` },
      sql`from event_subscriptions s join events e on e.id = s.event_id where s.account_id = ${id}`,
    ),
    latest(
      'timeslot',
      {
        at: sql`t.starts_at`,
        title: sql`coalesce(nullif(t.caption, ''), w.name, '')`,
        state: sql`p.state`,
        leads: sql`t.id`,
      },
      sql`from participations p join timeslots t on t.id = p.timeslot_id
        left join workshops w on w.id = t.workshop_id where p.account_id = ${id}`,
    ),
    latest(
      'confirmation',
      {
        at: sql`c.issued_at`,
        title: sql`c.number`,
        state: sql`case when c.revoked_at is null then 'valid' else 'revoked' end`,
        leads: none,
      },
      sql`from confirmations c where c.account_id = ${id}`,
    ),
    latest(
      'order',
      {
        at: sql`o.created_at`,
        title: sql`e.name || ', Nr. ' || o.id`,
        state: sql`b.state`,
        leads: sql`o.id`,
      },
      sql`from orders o join order_balances b on b.order_id = o.id
        join events e on e.id = o.event_id where o.account_id = ${id}`,
    ),
    latest(
      'settlement',
      { at: sql`s.created_at`, title: sql`e.name`, state: sql`s.state`, leads: sql`s.id` },
      sql`from settlements s join events e on e.id = s.event_id join lecturers l on l.id = s.lecturer_id
        where l.account_id = ${id}`,
    ),
    latest(
      'message',
      { at: sql`m.created_at`, title: sql`m.subject`, state: sql`m.state`, leads: sql`m.id` },
      sql`from support_messages m where m.account_id = ${id}`,
    ),
    latest(
      'mail',
      {
        at: sql`m.created_at`,
        title: sql`m.subject`,
        state: sql`case when m.bounced_at is not null then 'bounced' when m.sent_at is not null then 'sent' when m.failure is not null then 'failed' else 'waiting' end`,
        leads: sql`m.number`,
      },
      sql`from mails m where lower(m.recipient) = any(array(
        select lower(address) from unnest(${sql.param(emails)}::text[]) address))`,
    ),
    latest(
      'merge',
      {
        at: sql`g.merged_at`,
        title: sql`concat_ws(' · ', nullif(g.name, ''), g.email, nullif(g.customer_number, ''))`,
        state: sql`g.by`,
        leads: none,
      },
      sql`from account_merges g where g.account_id = ${id}`,
    ),
    latest(
      'device',
      {
        at: sql`s.last_used_at`,
        title: sql`s.device`,
        state: sql`case when s.revoked_at is null then 'active' else 'ended' end`,
        leads: none,
      },
      sql`from sessions s where s.account_id = ${id}`,
    ),
    latest(
      'look',
      {
        at: sql`l.started_at`,
        title: sql`coalesce(trim(a.first_name || ' ' || a.last_name), '')`,
        state: sql`case when l.ended_at is null and l.ends_at > ${now} then 'running' else 'over' end`,
        leads: none,
      },
      sql`from looks l left join accounts a on a.id = l.looker_id where l.account_id = ${id}`,
    ),
  ]
  const { rows } = await db.execute<Omit<PersonRecord, 'at'> & { at: string }>(
    sql.join(kinds, sql` union all `),
  )
  return rows.map(row => ({ ...row, at: new Date(row.at) }))
}
