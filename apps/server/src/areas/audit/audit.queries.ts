import type { AuditSubject } from '@tafelrunde/contract/admin/audit'
import { and, type Column, count, eq, inArray, max, type SQL, sql } from 'drizzle-orm'
import { auditEntries } from '../../platform/db/audit.tables.ts'
import { countLog } from '../../platform/db/audit-count.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { filtersOf, type Page } from '../../platform/db/filters.ts'
import { longList, pageOf, partsOf } from '../../platform/db/long-list.ts'
import { accounts } from '../accounts/accounts.tables.ts'
import { events } from '../events/events.tables.ts'
import { apiKeys } from '../keys/keys.tables.ts'
import { timeslotName, timeslots } from '../timeslots/timeslots.tables.ts'
import { workshops } from '../workshops/workshops.tables.ts'

const { createdAt, subject, record, action, actor } = auditEntries
/** What one thing is written in: its own table first. */
export type Subjects = readonly string[]

const columns = { created: createdAt, subject, record, action, actor }
const ofRecord = (subjects: Subjects, id: number) => and(inArray(subject, [...subjects]), eq(record, id))

const writerName = sql<string>`coalesce(trim(${accounts.firstName} || ' ' || ${accounts.lastName}), '')`

const recordId = sql`audit_entries.record`
const ofPerson = sql`(select coalesce(nullif(trim(first_name || ' ' || last_name), ''), email) from accounts where id = ${recordId})`
const ofEvent = sql`(select name from events where id = ${recordId})`
const ofWorkshop = sql`(select name from workshops where id = ${recordId})`
const ofTimeslot = sql`(select coalesce(w.name, t.caption) from timeslots t left join workshops w on w.id = t.workshop_id
  where t.id = ${recordId})`
const ofLecturer = sql`(select trim(first_name || ' ' || last_name) from lecturers where id = ${recordId})`
const ofExhibitor = sql`(select name from exhibitors where id = ${recordId})`
const ofOrder = sql`(select company from orders where id = ${recordId})`
const ofSettlement = sql`(select trim(l.first_name || ' ' || l.last_name) from settlements s
  join lecturers l on l.id = s.lecturer_id where s.id = ${recordId})`
const ofMessage = sql`(select subject from support_messages where id = ${recordId})`

const ofCircular = sql`(select name from circulars where id = ${recordId})`
const ofAllotment = sql`(select name from allotments where id = ${recordId})`

/** What each kind's records are called today; those that are not here have no name of their own. */
const names: Partial<Record<AuditSubject, SQL>> = {
  account_merges: ofPerson,
  accounts: ofPerson,
  allotments: ofAllotment,
  api_keys: ofPerson,
  allotted_places: ofAllotment,
  confirmations: sql`(select number from confirmations where id = ${recordId})`,
  cost_centres: ofEvent,
  portal_links: ofPerson,
  passkeys: ofPerson,
  second_factors: ofPerson,
  display_messages: ofEvent,
  donation_confirmations: ofSettlement,
  draft_links: ofEvent,
  event_subscriptions: ofPerson,
  events: ofEvent,
  exhibitions: ofEvent,
  exhibitor_events: ofExhibitor,
  exhibitors: ofExhibitor,
  fee_rules: ofEvent,
  fee_terms: ofEvent,
  hall_images: ofEvent,
  hall_tables: ofEvent,
  bank_entries: sql`(select payer from bank_entries where id = ${recordId})`,
  base_rates: sql`(select to_char(valid_from, 'DD.MM.YYYY') from base_rates where id = ${recordId})`,
  invoice_gaps: sql`(select year || '-R-' || lpad(first::text, greatest(5, length(first::text)), '0') from invoice_gaps where id = ${recordId})`,
  invoice_payments: sql`(select number from invoices where id = ${recordId})`,
  invoice_reminders: sql`(select number from invoices where id = ${recordId})`,
  invoice_runs: ofEvent,
  invoices: sql`(select number from invoices where id = ${recordId})`,
  later_fees: ofEvent,
  lecturer_absences: ofLecturer,
  lecturer_data: ofPerson,
  lecturers: ofLecturer,
  looks: ofPerson,
  circular_attachments: ofCircular,
  circulars: ofCircular,
  mail_resends: sql`(select m.subject from mail_resends r join mails m on m.id = r.mail_id where r.id = ${recordId})`,
  materials: ofWorkshop,
  order_items: ofOrder,
  order_letters: ofOrder,
  order_payments: ofOrder,
  orders: ofOrder,
  participations: ofPerson,
  plan_changes: ofEvent,
  plan_rules: ofEvent,
  plan_versions: ofEvent,
  price_items: ofEvent,
  returned_transfers: ofSettlement,
  rooms: sql`(select name from rooms where id = ${recordId})`,
  schooltypes: sql`(select name from schooltypes where id = ${recordId})`,
  settlement_expenses: ofSettlement,
  settlements: ofSettlement,
  support_answers: ofMessage,
  support_messages: ofMessage,
  support_texts: sql`(select name from support_texts where id = ${recordId})`,
  timeslots: ofTimeslot,
  vat_checks: ofOrder,
  webhooks: sql`(select name from webhooks where id = ${recordId})`,
  workshop_lecturers: ofWorkshop,
  workshop_schooltypes: ofWorkshop,
  workshops: ofWorkshop,
}

const byKind = sql.join(
  Object.entries(names).map(([subject, name]) => sql`when ${subject} then ${name}`),
  sql` `,
)
const said = (column: string) =>
  sql`nullif(coalesce(audit_entries.after, audit_entries.before) ->> ${column}, '')`
/** Of what is gone: as the entry says itself, or what the workshop of a Termin is called. */
const wasCalled = sql`coalesce(${said('name')}, ${said('caption')},
  nullif(trim(concat(${said('first_name')}, ' ', ${said('last_name')})), ''),
  case audit_entries.subject when 'timeslots' then (select name from workshops where id = (${said('workshop_id')})::integer) end)`

/** What a record of the log is called: an id says nothing to anybody. */
const recordName = sql<string>`coalesce(case audit_entries.subject ${byKind} end, ${wasCalled}, '')`

/** The row that a value of the entry names, where the entry is about one of these. */
const namedBy = (about: string, id: Column, key: string) =>
  sql`${subject} = ${about} and ${id} = (coalesce(${auditEntries.after}, ${auditEntries.before}) ->> ${key})::integer`

/** The key by which it was written: as it is called, empty once it is gone; null: by none. */
const viaKey = sql<
  string | null
>`case when ${auditEntries.apiKey} is not null then coalesce(${apiKeys.name}, '') end`

const place = {
  name: sql<string | null>`coalesce(${timeslotName}, ${events.name})`,
  startsAt: sql`coalesce(${timeslots.startsAt}, ${events.startsAt})`.mapWith(events.startsAt),
}

const countEntries = async (db: Db, where: SQL | undefined) => {
  if (!where) return countLog(db)
  const [total] = await db.select({ count: count() }).from(auditEntries).where(where)
  return total?.count ?? 0
}

/** The latest first. */
const entryList = (db: Db, where: SQL | undefined) =>
  longList({
    count: () => countEntries(db, where),
    ids: ({ limit, offset, down }) =>
      db
        .select({ id: auditEntries.id })
        .from(auditEntries)
        .where(where)
        .orderBy(down(auditEntries.id))
        .limit(limit)
        .offset(offset),
    rows: (ids, { down }) =>
      db
        .select({ entry: auditEntries, by: writerName, viaKey, name: recordName, place })
        .from(auditEntries)
        .leftJoin(accounts, eq(accounts.id, actor))
        .leftJoin(apiKeys, eq(apiKeys.id, auditEntries.apiKey))
        .leftJoin(timeslots, namedBy('participations', timeslots.id, 'timeslot_id'))
        .leftJoin(workshops, eq(workshops.id, timeslots.workshopId))
        .leftJoin(events, namedBy('event_subscriptions', events.id, 'event_id'))
        .where(inArray(auditEntries.id, ids))
        .orderBy(down(auditEntries.id)),
  })

/** The accounts of this name, looked up first: an index finds what those few have written. */
const findWriters = async (db: Db, search: string) => {
  const named = filtersOf({ limit: 0, offset: 0, search }, {}, [writerName])
  const rows = await db.select({ id: accounts.id }).from(accounts).where(named)
  return rows.map(({ id }) => id)
}

type Query = Page & Record<string, unknown>

const isMeant = async (db: Db, { search, ...query }: Query) => {
  const writers = typeof search === 'string' ? inArray(actor, await findWriters(db, search)) : undefined
  return and(filtersOf(query, columns), writers)
}

export const findEntries = async (db: Db, query: Query) =>
  pageOf(entryList(db, await isMeant(db, query)), query)

/** All of them, in parts. */
export async function* findAllEntries(db: Db, query: Query) {
  yield* partsOf(db, entryList(db, await isMeant(db, query)))
}

export const findEntriesOf = (db: Db, subjects: Subjects, id: number, page: Page) =>
  pageOf(entryList(db, ofRecord(subjects, id)), page)

export const findVersion = async (db: Db, subjects: Subjects, id: number) => {
  const [row] = await db
    .select({ version: max(auditEntries.id) })
    .from(auditEntries)
    .where(ofRecord(subjects, id))
  return row?.version ?? 0
}

export const forgetWriter = (tx: Tx, accountId: number) =>
  tx.update(auditEntries).set({ actor: null, apiKey: null }).where(eq(actor, accountId))

export const forgetColumnsOf = (tx: Tx, about: string, ids: number[], columns: string[]) => {
  const without = (values: typeof auditEntries.before | typeof auditEntries.after) =>
    sql`${values} - ${sql.param(columns)}::text[]`
  return tx
    .update(auditEntries)
    .set({ before: without(auditEntries.before), after: without(auditEntries.after) })
    .where(and(eq(subject, about), inArray(record, ids)))
}

export const forgetValuesOf = (tx: Tx, about: string, ids: number[]) =>
  tx
    .update(auditEntries)
    .set({ before: null, after: null })
    .where(and(eq(subject, about), inArray(record, ids)))
