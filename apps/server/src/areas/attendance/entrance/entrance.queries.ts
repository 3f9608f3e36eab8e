import type { EntrancePerson } from '@tafelrunde/contract/admin/events/entrance'
import { and, asc, eq, isNull, lte, type SQL, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { events } from '../../events/events.tables.ts'
import { eventEntries } from './entrance.tables.ts'

type Row = Omit<EntrancePerson, 'entered_at' | 'next'> & {
  entered_at: string | null
  next: { start: string; name: string; location: string } | null
}

const dayOf = (column: string) => sql.raw(`(${column} at time zone 'Europe/Berlin')::date`)

const teaches = (eventId: number) => sql`exists (
  select from lecturers l join workshop_lecturers wl on wl.lecturer_id = l.id
  join timeslots t on t.workshop_id = wl.workshop_id
  where l.account_id = a.id and t.event_id = ${eventId})`

const exhibits = (eventId: number) => sql`exists (
  select from orders o where o.account_id = a.id and o.event_id = ${eventId}
    and o.state in ('confirmed', 'invoiced'))`

const openInvoices = (eventId: number) => sql`array(
  select i.number from orders o join order_balances b on b.order_id = o.id join invoices i on i.order_id = o.id
  where o.account_id = a.id and o.event_id = ${eventId} and b.open_cents > 0 and i.kind = 'invoice'
    and not exists (select from invoices c where c.cancels = i.id)
  order by i.id)`

const wasElsewhere = (eventId: number) => sql`exists (
    select from participations p join timeslots t on t.id = p.timeslot_id
    where p.account_id = a.id and p.state = 'attended' and t.event_id <> ${eventId})
  or exists (select from event_entries o where o.account_id = a.id and o.event_id <> ${eventId}
    and o.withdrawn_at is null)`

const select = async (db: Db, eventId: number, { day, now }: { day: string; now: Date }, where: SQL) => {
  const { rows } = await db.execute<Row>(sql`
    select a.id, a.first_name, a.last_name, a.customer_number as as_customernumber, coalesce(st.name, '') as schooltype, s.state,
      ${teaches(eventId)} as is_lecturer, ${exhibits(eventId)} as is_exhibitor,
      ${openInvoices(eventId)} as open_invoices, not (${wasElsewhere(eventId)}) as is_first_time,
      e.recorded_at as entered_at, coalesce(e.counter, '') as entered_by, (
        select json_build_object('start', t.starts_at, 'name', coalesce(w.name, t.caption), 'location', t.location)
        from participations p join timeslots t on t.id = p.timeslot_id left join workshops w on w.id = t.workshop_id
        where p.account_id = a.id and p.state in ('registered', 'attended') and t.event_id = ${eventId}
          and t.ends_at > ${now.toISOString()}::timestamptz and ${dayOf('t.starts_at')} = ${day}::date
        order by t.starts_at limit 1) as next
    from accounts a
    left join schooltypes st on st.id = a.schooltype_id
    left join event_subscriptions s on s.account_id = a.id and s.event_id = ${eventId}
    left join event_entries e on e.account_id = a.id and e.event_id = ${eventId} and e.day = ${day}::date
      and e.withdrawn_at is null
    where ${where}
    order by lower(a.last_name), lower(a.first_name), a.id`)
  return rows.map(
    ({ entered_at, next, ...row }): EntrancePerson => ({
      ...row,
      entered_at: entered_at === null ? null : new Date(entered_at),
      next: next && { ...next, start: new Date(next.start) },
    }),
  )
}

type Today = { day: string; now: Date }

/** Everybody who may come, and who came. */
export const findExpected = (db: Db, eventId: number, today: Today) =>
  select(
    db,
    eventId,
    today,
    sql`a.is_active and (s.id is not null or e.id is not null or ${teaches(eventId)} or ${exhibits(eventId)})`,
  )

export const findPeople = (db: Db, eventId: number, today: Today, ids: number[]) =>
  select(db, eventId, today, sql`a.id = any(${sql.param(ids)}::integer[])`)

/** How many are registered, and how many people came in on that day. */
export const countEntered = async (db: Db, eventId: number, day: string) => {
  const { rows } = await db.execute<{ registered: number; entered: number }>(sql`
    select (select count(*)::integer from event_subscriptions
        where event_id = ${eventId} and state = 'registered') as registered,
      (select count(*)::integer from event_entries where event_id = ${eventId} and day = ${day}::date
        and withdrawn_at is null) as entered`)
  return rows[0] ?? { registered: 0, entered: 0 }
}

/** Keeps it, unless an earlier one of that person and day is kept already, or it was taken back after it. */
export const keepEntry = (tx: Tx, { recordedBy = null, ...entry }: typeof eventEntries.$inferInsert) =>
  tx
    .insert(eventEntries)
    .values({ ...entry, recordedBy })
    .onConflictDoUpdate({
      target: [eventEntries.eventId, eventEntries.day, eventEntries.accountId],
      set: { ...entry, recordedBy, withdrawnAt: null },
      setWhere: sql`case when ${eventEntries.withdrawnAt} is null then excluded.recorded_at < ${eventEntries.recordedAt}
        else excluded.recorded_at > ${eventEntries.withdrawnAt} end`,
    })

type Withdrawal = { eventId: number; accountId: number; day: string; at: Date; latest: Date }

/** Takes back that somebody came in by `latest`; it stays in the table, as taken back. */
export const withdrawEntry = (tx: Tx, { eventId, accountId, day, at, latest }: Withdrawal) =>
  tx
    .update(eventEntries)
    .set({ withdrawnAt: sql`greatest(${at.toISOString()}::timestamptz, ${eventEntries.recordedAt})` })
    .where(
      and(
        eq(eventEntries.eventId, eventId),
        eq(eventEntries.accountId, accountId),
        eq(eventEntries.day, day),
        isNull(eventEntries.withdrawnAt),
        lte(eventEntries.recordedAt, latest),
      ),
    )

/** When an account came in where, for its owner to read. */
export const findEntriesOf = (db: Db, accountId: number) =>
  db
    .select({
      event: events.name,
      recorded: eventEntries.recordedAt,
      received: eventEntries.receivedAt,
      withdrawn: eventEntries.withdrawnAt,
    })
    .from(eventEntries)
    .innerJoin(events, eq(events.id, eventEntries.eventId))
    .where(eq(eventEntries.accountId, accountId))
    .orderBy(asc(eventEntries.recordedAt), asc(eventEntries.id))
