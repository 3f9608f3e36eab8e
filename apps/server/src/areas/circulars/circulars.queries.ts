import type { CircularAttachment } from '@tafelrunde/contract/admin/mails/circular-attachments'
import type { CircularState } from '@tafelrunde/contract/admin/mails/circulars'
import { and, asc, count, desc, eq, gt, lte, or, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/database.ts'
import { filtersOf, type Page } from '../../platform/db/filters.ts'
import { onlyRow } from '../../platform/db/rows.ts'
import { circularAttachments, circularRecipients, circulars } from './circulars.tables.ts'

type Query = Page & { state?: CircularState | undefined }
export type CircularRow = Awaited<ReturnType<typeof selectCirculars>>[number]

const selectCirculars = (db: Db) =>
  db
    .select({
      circular: circulars,
      eventName: sql<
        string | null
      >`(select name from events where id = (${circulars.filters} ->> 'event')::integer)`,
      attachments: sql<
        CircularAttachment[]
      >`coalesce((select json_agg(json_build_object('id', a.id, 'name', a.name, 'size', a.size)
        order by a.id) from ${circularAttachments} a where a.circular_id = circulars.id), '[]')`,
      by: sql<string>`coalesce((select trim(first_name || ' ' || last_name) from accounts where id = ${circulars.createdBy}), '')`,
    })
    .from(circulars)

export const findCirculars = async (db: Db, query: Query) => {
  const where = filtersOf(query, { state: circulars.state })
  const [total] = await db.select({ count: count() }).from(circulars).where(where)
  const rows = await selectCirculars(db)
    .where(where)
    .orderBy(desc(circulars.id))
    .limit(query.limit)
    .offset(query.offset)
  return { count: total?.count ?? 0, rows }
}

export const findCircular = async (db: Db, id: number) => {
  const [row] = await selectCirculars(db).where(eq(circulars.id, id))
  return row
}

/** It stays as it is until the transaction ends. */
export const lockCircular = async (tx: Tx, id: number) => {
  const [row] = await tx.select().from(circulars).where(eq(circulars.id, id)).for('update')
  return row
}

export const insertCircular = async (tx: Tx, row: typeof circulars.$inferInsert) =>
  onlyRow(await tx.insert(circulars).values(row).returning({ id: circulars.id })).id

export const updateCircular = (tx: Tx, id: number, changes: Partial<typeof circulars.$inferInsert>) =>
  tx.update(circulars).set(changes).where(eq(circulars.id, id))

export const deleteCircular = (tx: Tx, id: number) => tx.delete(circulars).where(eq(circulars.id, id))

export const insertRecipients = async (tx: Tx, circularId: number, ids: number[]) => {
  await tx.execute(sql`insert into ${circularRecipients} (circular_id, account_id)
    select ${circularId}, id from unnest(${sql.param(ids)}::integer[]) with ordinality as one(id, place) order by place`)
}

export const notePosted = (tx: Tx, recipient: number, mailId: string, postedAt: Date) =>
  tx.update(circularRecipients).set({ mailId, postedAt }).where(eq(circularRecipients.id, recipient))

/**
 * The one that waited longest of those that are due, as are those whose time is after `wrong`, which only a clock that was
 * ahead can have given; one that another process works on is passed over.
 */
export const lockDue = async (tx: Tx, now: Date, wrong: Date) => {
  const [row] = await tx
    .select()
    .from(circulars)
    .where(
      and(eq(circulars.state, 'sending'), or(lte(circulars.startsAt, now), gt(circulars.startsAt, wrong))),
    )
    .orderBy(asc(circulars.startsAt), asc(circulars.id))
    .limit(1)
    .for('update', { skipLocked: true })
  return row
}

export const isInEvent = async (db: Db, workshopId: number, eventId: number) => {
  const { rows } = await db.execute(
    sql`select from timeslots where workshop_id = ${workshopId} and event_id = ${eventId} limit 1`,
  )
  return rows.length > 0
}
