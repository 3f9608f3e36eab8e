import { setTimeout as sleep } from 'node:timers/promises'
import { getInvoiceRun, type InvoiceRun, invoiceEvent } from '@tafelrunde/contract/admin/money/invoice-runs'
import { getConfirmationRun, issueConfirmations } from '@tafelrunde/contract/events/confirmations'
import { callThrough } from '@tafelrunde/contract/http/call'
import { createTokens } from '@tafelrunde/contract/people/login'
import pg from 'pg'
import { demoPassword } from '../src/areas/demo/demo.service.ts'
import { unhurried } from '../src/platform/db/connection.ts'
import type { Bench } from './server.ts'

/** How many times a row of the demo is there: of a person, of what somebody books, and of all else. */
export type Size = { people: number; bookings: number; others: number }

/** 10: 50 events, 5,000 accounts, 40,000 participations; 100: 200, 50,000 and 400,000. */
export const sizes: Record<number, Size> = {
  1: { people: 1, bookings: 1, others: 1 },
  10: { people: 12, bookings: 15, others: 5 },
  100: { people: 125, bookings: 154, others: 20 },
}

/** Far enough apart for the ids of one copy. */
const step = 10_000

const settled =
  'association build_files datev_settings files guards invoice_numbers legal_texts mail_texts rate_limits ' +
  'schooltypes tax_figures'
const ofPeople = 'accounts calendar_feeds circular_recipients mails refresh_tokens sessions'
const ofBookings =
  'attendance_marks audit_entries confirmations event_entries event_subscriptions feedback participations'

const copiesOf = (table: string, { people, bookings, others }: Size) => {
  if (settled.split(' ').includes(table)) return 1
  if (ofPeople.split(' ').includes(table)) return people
  return ofBookings.split(' ').includes(table) ? bookings : others
}

/** What is not a reference, a moment or a key: `n` is the copy, `past` whether its event is not the demo's own one. */
const written = (past: string): Record<string, string> => ({
  'accounts.email': `n || '-' || email`,
  'accounts.last_name': `last_name || '-' || (select other.last_name from accounts other where other.id = 1 + n)`,
  'accounts.customer_number': `customer_number || case when customer_number <> '' then '-' || n else '' end`,
  'mails.recipient': `n || '-' || recipient`,
  'audit_entries.record': `record + n * ${step}`,
  'invoices.running': `running + n * ${step}`,
  'events.state': `case when state in ('open', 'closed', 'announced') then 'finished' else state end`,
  'refresh_tokens.expires_at': 'expires_at',
  'participations.queue_number': `queue_number + n * ${step}`,
  'event_subscriptions.queue_number': `queue_number + n * ${step}`,
  'participations.state': `case when state = 'registered' and ${past} then 'attended' else state end`,
})

type Column = {
  table: string
  column: string
  type: string
  serial: boolean
  target: string | null
  alone: boolean
}

/** Columns with what they refer to, and whether they alone, or with other texts, tell rows from one another. */
const readColumns = async (client: pg.Client) => {
  const { rows } = await client.query<Column>(`
    select c.table_name as table, c.column_name as column, c.udt_name as type, c.is_identity = 'YES' as serial,
      (select con.confrelid::regclass::text from pg_constraint con
        cross join unnest(con.conkey, con.confkey) as key(own, other)
        join pg_attribute own on own.attrelid = con.conrelid and own.attnum = key.own
        where con.contype = 'f' and con.conrelid = c.table_name::regclass and own.attname = c.column_name limit 1) as target,
      exists (select from pg_index i where i.indrelid = c.table_name::regclass and i.indisunique and (
        select bool_and(a.atttypid = 'text'::regtype) and bool_or(a.attname = c.column_name)
        from unnest(i.indkey) k join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k)) as alone
    from information_schema.columns c join pg_class on relname = c.table_name and relkind = 'r'
    where c.table_schema = 'public' and relnamespace = 'public'::regnamespace and c.is_generated = 'NEVER'
    order by c.table_name, c.ordinal_position`)
  return Map.groupBy(rows, ({ table }) => table)
}

/** A column's value in copy `n`. */
const valueOf = ({ table, column, type, serial, target, alone }: Column, size: Size) => {
  const past = `n % ${size.others} <> 0`
  const own = written(past)[`${table}.${column}`]
  if (own) return own
  const copy = target ? `(n % ${copiesOf(target, size)})` : 'n'
  if ((target || serial) && type === 'int4') return `${column} + ${copy} * ${step}`
  if (type === 'uuid')
    return `case ${copy} when 0 then ${column} else md5(${column}::text || ${copy})::uuid end`
  if (type === 'timestamptz' || type === 'date')
    return `(${column} - (n % ${size.others}) * interval '175 days')::${type}`
  return alone && !target ? `${column} || '-' || n` : column
}

const grow = async (client: pg.Client, size: Size) => {
  for (const [table, columns] of await readColumns(client)) {
    const copies = copiesOf(table, size)
    if (copies === 1) continue
    const names = columns.map(({ column }) => `"${column}"`)
    const values = columns.map(column => valueOf(column, size))
    await client.query(`insert into ${table} (${names.join()}) overriding system value
      select ${values.join()} from ${table}, generate_series(1, ${copies - 1}) n`)
    for (const { column, serial } of columns)
      if (serial)
        await client.query(
          `select setval(pg_get_serial_sequence('${table}', '${column}'), max(${column})) from ${table}`,
        )
  }
  // As many as are let in, for as many as come.
  const more = Math.ceil(size.bookings / size.others)
  for (const [table, place, reference] of [
    ['timeslots', 'participations', 'timeslot_id'],
    ['events', 'event_subscriptions', 'event_id'],
  ])
    await client.query(`update ${table} x set capacity = capacity * ${more}, seats_taken = taken, waitlist_count = waiting
      from (select ${reference}, count(*) filter (where state in ('registered', 'attended', 'absent') and not is_extra) taken,
        count(*) filter (where state = 'waitlisted') waiting from ${place} group by 1) counted
      where counted.${reference} = x.id`)
}

/** The header that says that one of the demo's accounts asks. */
export const loginAs = async (origin: string, name: string) => {
  const call = callThrough(async ({ method, url, body }) => {
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(origin + url, { method, headers, body: JSON.stringify(body) })
    return { status: answer.status, body: await answer.json() }
  })
  const { access } = await call(createTokens, {
    body: { email: `${name}@tafelrunde.example`, password: demoPassword },
  })
  return { authorization: `Bearer ${access}` }
}

/** What people and the office leave behind in a year, which the demo has not: mails, sessions, papers, messages. */
const use = async ({ origin }: Bench, client: pg.Client) => {
  const headers = { ...(await loginAs(origin, 'admin')), 'content-type': 'application/json' }
  const call = callThrough(async ({ method, url, body }) => {
    const answer = await fetch(origin + url, {
      method,
      headers,
      ...(method !== 'GET' && { body: JSON.stringify(body ?? {}) }),
    })
    return { status: answer.status, body: await answer.json() }
  })
  const { rows: finished } = await client.query<{ id: number }>(
    `select id from events where state = 'finished' order by id limit 1`,
  )
  for (const { id } of finished) {
    let run = await call(issueConfirmations, { params: { id }, body: { mail: true } })
    while (!run.finished) {
      await sleep(200)
      run = await call(getConfirmationRun, { params: { id: run.id } })
    }
  }
  const { rows: fairs } = await client.query<{ id: number }>(
    `select distinct event_id as id from orders where state = 'confirmed'`,
  )
  for (const { id } of fairs) {
    let run: InvoiceRun | null = await call(invoiceEvent, { params: { id } })
    while (run?.state === 'running') {
      await sleep(200)
      ;({ run } = await call(getInvoiceRun, { params: { id } }))
    }
  }
  for (const text of [
    `insert into sessions (id, account_id, created_at, last_used_at) select gen_random_uuid(), id, now(), now() from accounts`,
    `insert into refresh_tokens (id, session_id, expires_at) select gen_random_uuid(), id, now() + interval '90 days' from sessions`,
    `insert into calendar_feeds (account_id, token, created_at) select id, md5(email), now() from accounts`,
    `insert into mails (id, recipient, subject, text, created_at, sent_at)
      select gen_random_uuid(), email, 'Ihr Platz ist sicher', repeat('Sie sind angemeldet. ', 40), now(), now()
      from accounts, generate_series(1, 4)`,
    `insert into attendance_marks (participation_id, state, recorded_at, received_at)
      select id, state, ends_at, ends_at from participations where state in ('attended', 'absent')`,
    `insert into event_entries (event_id, account_id, day, recorded_at, received_at)
      select event_id, account_id, starts_at::date, starts_at, starts_at from event_subscriptions join events e on e.id = event_id
      where e.state = 'finished'`,
    `insert into support_messages (created_at, account_id, name, email, subject, message)
      select now(), id, last_name, email, 'Frage', repeat('Wo finde ich das? ', 20) from accounts limit 20`,
    `insert into support_answers (message_id, created_at, by, message) select id, now(), 'Büro', 'Im Programm.' from support_messages`,
    `insert into bank_entries (key, booked_on, cents, payer, remittance, read_at)
      select 'entry-' || id, now(), gross_cents, 'Verlag', number, now() from invoices`,
    `insert into invoice_payments (entry_id, invoice_id, cents)
      select e.id, i.id, i.gross_cents from bank_entries e join invoices i on e.key = 'entry-' || i.id`,
    `insert into order_payments (order_id, kind, cents, day, way, note, noted_by, noted_at)
      select order_id, 'payment', 100, now(), 'cash', 'am Stand', 'Büro', now() from invoices where kind = 'invoice'`,
    `insert into faults (fingerprint, message, places, build, path, browser, first_at, last_at)
      select md5(n::text), 'Fehler ' || n, '{}', 'x', '/app', 'Firefox', now(), now() from generate_series(1, 5) n`,
    `insert into circulars (created_at, name, filters, removed, is_news, subject, text, state)
      values (now(), 'An alle', '{"audience": "participants", "event": null, "workshop": null, "standing": null, "schooltype": null,
        "without_feedback": false}', '[]', true, 'Neues', 'Es gibt Neues.', 'sent')`,
    `insert into circular_recipients (circular_id, account_id, posted_at) select c.id, a.id, now() from circulars c, accounts a`,
    `update mails set sent_at = now() where sent_at is null`,
  ])
    await client.query(text)
}

/** Fills the demo's database up to this size: rows are copied with what they refer to, copies of events lie in the past. */
export const fill = async (bench: Bench, size: Size) => {
  const client = new pg.Client({ connectionString: bench.url, ...unhurried })
  await client.connect()
  try {
    await client.query('set session_replication_role = replica')
    await use(bench, client)
    await client.query('begin')
    await grow(client, size)
    await client.query('commit')
    await client.query('reset session_replication_role')
    // The server forgets what it kept.
    for (const table of (await readColumns(client)).keys())
      await client.query(`delete from ${table} where false`)
    await client.query('vacuum analyze')
  } finally {
    await client.end()
  }
}
