import type { Badge, BadgeRole } from '@tafelrunde/contract/admin/events/badges'
import { and, count, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/database.ts'
import { filtersOf, type Page } from '../../../platform/db/filters.ts'
import { accounts } from '../../accounts/accounts.tables.ts'

/** The `key` of a badge: whoever has an account is the same person in whatever role. */
const key = sql`coalesce('account-' || account_id, kind || '-' || id)`

/** Where a name is only one text, its last word is the family name. */
const lastWord = (name: SQL) => sql`substring(${name} from '\\S+$')`
const otherWords = (name: SQL) => sql`trim(regexp_replace(${name}, '\\S+$', ''))`

/**
 * Everybody who is at an event with one badge each, in the first of their roles: active staff, who gives a workshop of
 * it, who exhibits or has a confirmed order, who is registered.
 */
const badgesOf = (eventId: number) => sql`(
  with roles as (
    select 1 as rank, 'team' as role, 'account' as kind, id, id as account_id, '' as first, '' as last, '' as detail
    from accounts where is_staff and is_active
    union all
    select 2, 'lecturer', 'lecturer', id, account_id, first_name, last_name, ''
    from lecturers where exists (
      select from workshop_lecturers given join workshops w on w.id = given.workshop_id
      where given.lecturer_id = lecturers.id and w.event_id = ${eventId})
    union all
    select 3, 'exhibitor', 'exhibitor', e.id, e.account_id,
      ${otherWords(sql`trim(e.contact_name)`)}, coalesce(${lastWord(sql`trim(e.contact_name)`)}, ''), e.name
    from exhibitors e join exhibitor_events at on at.exhibitor_id = e.id where at.event_id = ${eventId}
    union all
    select 4, 'exhibitor', 'account', account_id, account_id, '', '', company from orders
    where event_id = ${eventId} and account_id is not null and state in ('confirmed', 'invoiced')
    union all
    select 5, 'participant', 'account', account_id, account_id, '', '', ''
    from event_subscriptions where event_id = ${eventId} and state = 'registered' and account_id is not null
  ), once as (
    select distinct on (${key}) ${key} as key, rank, role, account_id, first, last, detail
    from roles order by ${key}, rank, detail
  )
  select once.key, once.rank, once.role, once.account_id, a.passes_from,
    coalesce(a.first_name, once.first) as first_name, coalesce(a.last_name, once.last) as last_name,
    case when once.role = 'participant' then coalesce(s.name, '') else once.detail end as detail
  from once left join accounts a on a.id = once.account_id left join schooltypes s on s.id = a.schooltype_id
) as badge`

type Wish = { role?: BadgeRole | undefined; search?: string | undefined; person?: string | undefined }

const whereOf = ({ role, search, person }: Wish) =>
  and(
    role && eq(sql`badge.role`, role),
    person === undefined ? undefined : eq(sql`badge.key`, person),
    filtersOf({ search }, {}, [sql`badge.first_name || ' ' || badge.last_name || ' ' || badge.detail`]),
  )

const columns = {
  key: sql<string>`badge.key`,
  first_name: sql<string>`badge.first_name`,
  last_name: sql<string>`badge.last_name`,
  role: sql<BadgeRole>`badge.role`,
  detail: sql<string>`badge.detail`,
}

/** A page of those who get a badge. */
export const findBadges = async (
  db: Db,
  eventId: number,
  query: Wish & Page,
): Promise<{ count: number; rows: Badge[] }> => {
  const from = badgesOf(eventId)
  const where = whereOf(query)
  const [total] = await db.select({ count: count() }).from(from).where(where)
  const rows = await db
    .select(columns)
    .from(from)
    .where(where)
    .orderBy(sql`lower(badge.last_name), lower(badge.first_name), badge.key`)
    .limit(query.limit)
    .offset(query.offset)
  return { count: total?.count ?? 0, rows }
}

/** All of them, with the account whose pass a badge has. */
export const findAllBadges = (db: Db, eventId: number, wish: Wish) =>
  db
    .select({
      ...columns,
      accountId: sql<number | null>`badge.account_id`,
      passesFrom: sql<Date | null>`badge.passes_from`.mapWith(accounts.passesFrom),
    })
    .from(badgesOf(eventId))
    .where(whereOf(wish))
