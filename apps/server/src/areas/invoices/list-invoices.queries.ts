import {
  daysToPayAgain,
  type InvoiceState,
  type invoiceChoices,
  lastStep,
} from '@tafelrunde/contract/admin/money/invoices'
import { type AnyColumn, and, asc, count, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../platform/db/database.ts'
import { filtersOf, type ListQuery, orderOf } from '../../platform/db/filters.ts'
import { onlyRow } from '../../platform/db/rows.ts'
import { events } from '../events/events.tables.ts'
import { orders } from '../exhibitions/exhibitions.tables.ts'
import { orderPayments } from '../exhibitions/payments/payments.tables.ts'
import { creditCents, creditedCents, orderBalances } from './balances/balances.tables.ts'
import { bankEntries, invoicePayments } from './bank/bank.tables.ts'
import { invoices } from './invoices.tables.ts'
import { invoiceReminders } from './reminders/reminders.tables.ts'

export type InvoiceFilters = {
  state?: (typeof invoiceChoices)[number] | undefined
  issued_from?: string | undefined
  issued_until?: string | undefined
} & Record<string, unknown>
export type ListedRow = Awaited<ReturnType<typeof findInvoices>>['rows'][number]

const cancelled = alias(invoices, 'cancelled')
const corrected = alias(invoices, 'corrected')
const later = alias(invoices, 'later')

const columns = {
  id: invoices.id,
  number: invoices.number,
  kind: invoices.kind,
  event: orders.eventId,
  order: orders.id,
  company: orders.company,
  issued: invoices.issuedAt,
  due: invoices.dueOn,
  gross_cents: invoices.grossCents,
}

/** An order has one valid invoice at most: of that is open what its order owes, whichever of its invoices was paid. */
const stateOf = sql<InvoiceState | null>`case
  when ${invoices.kind} <> 'invoice' then null
  when ${later.id} is not null then 'cancelled'
  when ${orderBalances.openCents} > 0 then 'open'
  else 'paid' end`

const openCents = sql`case when ${stateOf} = 'open'
  then ${orderBalances.openCents} else 0 end`.mapWith(Number)

/** When the last money came in for the order of what is paid. */
const paidOn = sql<string | null>`case when ${stateOf} = 'paid' then greatest(
  (select max(e.booked_on) from ${invoices} i join ${invoicePayments} p on p.invoice_id = i.id
    join ${bankEntries} e on e.id = p.entry_id where i.order_id = ${orders.id} and e.withdrawn_at is null),
  (select max(day) from ${orderPayments} p
    where p.order_id = ${orders.id} and p.kind = 'payment' and p.withdrawn_at is null))::text end`

type Payment = { entry: number; booked: string; cents: number; payer: string }
const payments = sql<Payment[]>`coalesce((select json_agg(
    json_build_object('entry', e.id, 'booked', e.booked_on, 'cents', p.cents, 'payer', e.payer) order by e.booked_on, p.id)
  from ${invoicePayments} p join ${bankEntries} e on e.id = p.entry_id
  where p.invoice_id = ${invoices.id} and e.withdrawn_at is null), '[]')`

const reminders = sql<{ step: number; sent: string }[]>`coalesce((select json_agg(
    json_build_object('step', r.step, 'sent', r.sent_at) order by r.step)
  from ${invoiceReminders} r where r.invoice_id = ${invoices.id}), '[]')`

const stepsDone = sql`coalesce((select max(r.step) from ${invoiceReminders} r where r.invoice_id = ${invoices.id}), 0)`

/** Until the end of its day an invoice is not overdue. */
const isOverdue = (today: string) => sql`${stateOf} = 'open' and ${invoices.dueOn} < ${today}`

const hasCredit = sql`${creditCents} > 0`

/** Both days are those in Berlin, and included. */
const issuedBetween = ({ issued_from: from, issued_until: until }: InvoiceFilters) =>
  and(
    from ? sql`${invoices.issuedAt} >= ${from}::timestamp at time zone 'Europe/Berlin'` : undefined,
    until
      ? sql`${invoices.issuedAt} < (${until}::date + 1)::timestamp at time zone 'Europe/Berlin'`
      : undefined,
  )

const whereOf = ({ state, ...query }: InvoiceFilters, today: string) => {
  const special = { overdue: isOverdue(today), credit: hasCredit }
  const ofState = state === 'overdue' || state === 'credit' ? special[state] : sql`${stateOf} = ${state}`
  return and(
    filtersOf(query, columns, [invoices.number, orders.company]),
    issuedBetween(query),
    state && ofState,
  )
}

/** How much of the invoices with these filters is open on this day in Berlin, how much of it overdue, and what was paid too much. */
export const sumInvoices = async (db: Db, query: InvoiceFilters, today: string) => {
  const open = sql`${stateOf} = 'open'`
  const overdue = isOverdue(today)
  const number = (which: SQL) => sql`count(*) filter (where ${which})`.mapWith(Number)
  const cents = (of: SQL | AnyColumn, which: SQL) =>
    sql`coalesce(sum(${of}) filter (where ${which}), 0)`.mapWith(Number)
  const row = onlyRow(
    await db
      .select({
        open: number(open),
        openCents: cents(orderBalances.openCents, open),
        overdue: number(overdue),
        overdueCents: cents(orderBalances.openCents, overdue),
        credit: number(hasCredit),
        creditCents: cents(creditCents, hasCredit),
      })
      .from(invoices)
      .innerJoin(orders, eq(orders.id, invoices.orderId))
      .innerJoin(orderBalances, eq(orderBalances.orderId, invoices.orderId))
      .leftJoin(later, eq(later.cancels, invoices.id))
      .where(whereOf(query, today)),
  )
  return {
    open: { count: row.open, cents: row.openCents },
    overdue: { count: row.overdue, cents: row.overdueCents },
    credit: { count: row.credit, cents: row.creditCents },
  }
}

/** The latest first unless asked otherwise; `today` is the day in Berlin. */
export const findInvoices = async (db: Db, query: ListQuery & InvoiceFilters, today: string) => {
  const where = whereOf(query, today)
  const [total] = await db
    .select({ count: count() })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .innerJoin(orderBalances, eq(orderBalances.orderId, invoices.orderId))
    .leftJoin(later, eq(later.cancels, invoices.id))
    .where(where)
  const rows = await db
    .select({
      id: invoices.id,
      number: invoices.number,
      kind: invoices.kind,
      orderId: invoices.orderId,
      issuedAt: invoices.issuedAt,
      grossCents: invoices.grossCents,
      dueOn: invoices.dueOn,
      cancels: cancelled.number,
      corrects: corrected.number,
      creditedCents,
      company: orders.company,
      eventName: events.name,
      state: stateOf,
      openCents,
      creditCents,
      paidOn,
      document: invoices.document,
      payments,
      reminders,
      overdueDays: sql<number>`case when ${isOverdue(today)}
        then ${today}::date - ${invoices.dueOn}::date else 0 end`,
    })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .innerJoin(orderBalances, eq(orderBalances.orderId, invoices.orderId))
    .innerJoin(events, eq(events.id, orders.eventId))
    .leftJoin(cancelled, eq(cancelled.id, invoices.cancels))
    .leftJoin(corrected, eq(corrected.id, invoices.corrects))
    .leftJoin(later, eq(later.cancels, invoices.id))
    .where(where)
    .orderBy(...orderOf(query, columns, invoices.id, desc(invoices.id)))
    .limit(query.limit)
    .offset(query.offset)
  return { count: total?.count ?? 0, rows }
}

/** All invoices that are open, and those with these numbers or of these orders whatever their state; by number. */
export const findPayables = (db: Db, numbers: string[], orderIds: number[]) =>
  db
    .select({
      id: invoices.id,
      number: invoices.number,
      company: orders.company,
      orderId: invoices.orderId,
      state: stateOf,
      openCents,
    })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .innerJoin(orderBalances, eq(orderBalances.orderId, invoices.orderId))
    .leftJoin(later, eq(later.cancels, invoices.id))
    .where(
      and(
        eq(invoices.kind, 'invoice'),
        or(sql`${stateOf} = 'open'`, inArray(invoices.number, numbers), inArray(invoices.orderId, orderIds)),
      ),
    )
    .orderBy(asc(invoices.number))

export type Remindable = { id: number; orderId: number; step: number; openCents: number }

/** The overdue invoices with these filters, but of cancelled events, whose next step is due: none was taken within the days to pay again. By order. */
export const findRemindable = (
  db: Db,
  query: InvoiceFilters,
  { today, now }: { today: string; now: Date },
): Promise<Remindable[]> =>
  db
    .select({
      id: invoices.id,
      orderId: invoices.orderId,
      step: sql`${stepsDone} + 1`.mapWith(Number),
      openCents,
    })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .innerJoin(orderBalances, eq(orderBalances.orderId, invoices.orderId))
    .leftJoin(later, eq(later.cancels, invoices.id))
    .where(
      and(
        whereOf(query, today),
        isOverdue(today),
        sql`${stepsDone} < ${lastStep}`,
        sql`not exists (select 1 from ${events} e where e.id = ${orders.eventId} and e.state = 'cancelled')`,
        sql`not exists (select 1 from ${invoiceReminders} r where r.invoice_id = ${invoices.id}
          and r.sent_at > ${now.toISOString()}::timestamptz - make_interval(days => ${daysToPayAgain}))`,
      ),
    )
    .orderBy(asc(invoices.orderId), asc(invoices.id))
