import { and, type Column, count, desc, eq, inArray, max, type SQL, sql } from 'drizzle-orm'
import { auditEntries } from '../../platform/db/audit.tables.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { filtersOf, type Page } from '../../platform/db/filters.ts'
import { accounts } from '../accounts/accounts.tables.ts'
import { events } from '../events/events.tables.ts'
import { timeslotName, timeslots } from '../timeslots/timeslots.tables.ts'
import { workshops } from '../workshops/workshops.tables.ts'

const { createdAt, subject, record, action, actor } = auditEntries
/** What one thing is written in: its own table first. */
export type Subjects = readonly string[]

const columns = { created: createdAt, subject, record, action, actor }
const ofRecord = (subjects: Subjects, id: number) => and(inArray(subject, [...subjects]), eq(record, id))

const writerName = sql<string>`coalesce(trim(${accounts.firstName} || ' ' || ${accounts.lastName}), '')`

/** The row that a value of the entry names, where the entry is about one of these. */
const namedBy = (about: string, id: Column, key: string) =>
  sql`${subject} = ${about} and ${id} = (coalesce(${auditEntries.after}, ${auditEntries.before}) ->> ${key})::integer`

const place = {
  name: sql<string | null>`coalesce(${timeslotName}, ${events.name})`,
  startsAt: sql`coalesce(${timeslots.startsAt}, ${events.startsAt})`.mapWith(events.startsAt),
}

const findPage = async (db: Db, where: SQL | undefined, { limit, offset }: Page) => {
  const [total] = await db
    .select({ count: count() })
    .from(auditEntries)
    .leftJoin(accounts, eq(accounts.id, actor))
    .where(where)
  // Only those of the page are put together with their writers, however many come before them.
  const ids = db
    .select({ id: auditEntries.id })
    .from(auditEntries)
    .leftJoin(accounts, eq(accounts.id, actor))
    .where(where)
    .orderBy(desc(auditEntries.id))
    .limit(limit)
    .offset(offset)
  const rows = await db
    .select({ entry: auditEntries, by: writerName, place })
    .from(auditEntries)
    .leftJoin(accounts, eq(accounts.id, actor))
    .leftJoin(timeslots, namedBy('participations', timeslots.id, 'timeslot_id'))
    .leftJoin(workshops, eq(workshops.id, timeslots.workshopId))
    .leftJoin(events, namedBy('event_subscriptions', events.id, 'event_id'))
    .where(inArray(auditEntries.id, ids))
    .orderBy(desc(auditEntries.id))
  return { count: total?.count ?? 0, rows }
}

/** The latest first. */
export const findEntries = (db: Db, query: Page & Record<string, unknown>) =>
  findPage(db, filtersOf(query, columns, [writerName]), query)

export const findEntriesOf = (db: Db, subjects: Subjects, id: number, page: Page) =>
  findPage(db, ofRecord(subjects, id), page)

export const findVersion = async (db: Db, subjects: Subjects, id: number) => {
  const [row] = await db
    .select({ version: max(auditEntries.id) })
    .from(auditEntries)
    .where(ofRecord(subjects, id))
  return row?.version ?? 0
}

export const forgetWriter = (tx: Tx, accountId: number) =>
  tx.update(auditEntries).set({ actor: null }).where(eq(actor, accountId))

export const forgetValuesOf = (tx: Tx, about: string, ids: number[]) =>
  tx
    .update(auditEntries)
    .set({ before: null, after: null })
    .where(and(eq(subject, about), inArray(record, ids)))
