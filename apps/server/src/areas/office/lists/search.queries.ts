import type { HitPage, SearchHit } from '@tafelrunde/contract/admin/search'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/database.ts'
import { escapedForLike, filtersOf } from '../../../platform/db/filters.ts'
import { personLetters } from '../../accounts/accounts.tables.ts'

/** So many of each kind. */
const most = 6

type Kind = {
  kind: SearchHit['kind']
  title: SQL
  detail: SQL
  /** Its rows, each called `found`. */
  from: SQL
  /** What is meant, if not whatever has the letters in its title. */
  where?: SQL | undefined
  /** Where it stands, unless it has a page of its own. */
  at?: { page: SQL; id: SQL }
}

const nearest = ({ kind, title, detail, from, where, at }: Kind, letters: string) => sql`(
  select ${kind} as kind, ${at?.page ?? sql`${kind}`} as page, ${at?.id ?? sql`found.id`} as id,
    ${title} as title, ${detail} as detail
  from ${from} where ${where ?? sql`${title} ilike ${`%${letters}%`}`}
  order by ${title} ilike ${`${letters}%`} desc, found.id desc limit ${most})`

const page = (name: HitPage) => sql`${name}`
const day = sql`to_char(found.starts_at at time zone 'Europe/Berlin', 'DD.MM.YYYY')`
const nameOf = (table: string) => sql.raw(`trim(${table}.first_name || ' ' || ${table}.last_name)`)
/** As papers say it: the year of the event `e`, and the record itself. */
const running = sql`to_char(e.ends_at at time zone 'Europe/Berlin', 'YYYY') || '-' || lpad(found.id::text, 6, '0')`
/** An erased account leaves its orders to their event. */
const whoOrdered = {
  page: sql`case when o.account_id is null then ${page('event')} else ${page('person')} end`,
  id: sql`coalesce(o.account_id, o.event_id)`,
}
const whoLectures = {
  page: sql`case when l.account_id is null then ${page('lecturer')} else ${page('person')} end`,
  id: sql`coalesce(l.account_id, l.id)`,
}
const person = personLetters({
  firstName: sql`found.first_name`,
  lastName: sql`found.last_name`,
  email: sql`found.email`,
  customerNumber: sql`found.customer_number`,
})
const orderNumber = sql`'B-' || ${running}`

const kindsFor = (text: string, letters: string): Kind[] => [
  { kind: 'event', title: sql`found.name`, detail: day, from: sql`events found` },
  {
    kind: 'workshop',
    title: sql`found.name`,
    // Of a workshop all of whose Termine are called off nobody looks for the room.
    detail: sql`e.name || case when (select bool_and(t.called_off_at is not null) from timeslots t
      where t.workshop_id = found.id) then ', entfällt' else '' end`,
    from: sql`workshops found join events e on e.id = found.event_id`,
  },
  {
    kind: 'person',
    title: nameOf('found'),
    detail: sql`concat_ws(' · ', found.email, nullif(found.customer_number, ''))`,
    from: sql`accounts found`,
    where: filtersOf({ search: text }, {}, [person]),
  },
  { kind: 'lecturer', title: nameOf('found'), detail: sql`''`, from: sql`lecturers found` },
  { kind: 'exhibitor', title: sql`found.name`, detail: sql`''`, from: sql`exhibitors found` },
  {
    kind: 'order',
    title: orderNumber,
    detail: sql`concat_ws(' · ', found.company, e.name)`,
    from: sql`orders found join events e on e.id = found.event_id join orders o on o.id = found.id`,
    where: sql`${orderNumber} ilike ${`%${letters}%`} or found.company ilike ${`%${letters}%`}`,
    at: whoOrdered,
  },
  {
    kind: 'invoice',
    title: sql`found.number`,
    detail: sql`o.company`,
    from: sql`invoices found join orders o on o.id = found.order_id`,
    at: whoOrdered,
  },
  {
    kind: 'settlement',
    title: running,
    detail: sql`concat_ws(' · ', ${nameOf('l')}, e.name)`,
    from: sql`settlements found join events e on e.id = found.event_id join lecturers l on l.id = found.lecturer_id`,
    at: whoLectures,
  },
  {
    kind: 'confirmation',
    title: sql`found.number`,
    detail: nameOf('a'),
    from: sql`confirmations found join accounts a on a.id = found.account_id`,
    // Of very many a whole number, which an index finds.
    where: sql`found.number = ${text.trim().toUpperCase()}`,
    at: { page: page('person'), id: sql`found.account_id` },
  },
]

/** What has these letters in its name or number: those that begin with them first, then the newest. */
export const findHits = async (db: Db, text: string): Promise<SearchHit[]> => {
  const letters = escapedForLike(text)
  const kinds = kindsFor(text, letters).map(kind => nearest(kind, letters))
  const { rows } = await db.execute<SearchHit>(sql.join(kinds, sql` union all `))
  return rows
}
