import { sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { buildTestApp } from '../../../../test/build-test-app.ts'

const { app, bearer, deps, given } = await buildTestApp()
const { db } = deps
const headers = await bearer(await given.account({ isStaff: true, isSuperuser: true }))
const event = await given.event()
await db.execute(sql`
  insert into workshops (event_id, name, created_at)
  select ${event.id}, 'Workshop ' || n, now() from generate_series(1, 20000) n`)
await db.execute(sql`
  insert into timeslots (event_id, workshop_id, starts_at, ends_at, created_at)
  select event_id, id, now() + id * interval '1 minute', now() + (id + 45) * interval '1 minute', now()
  from workshops`)
await db.execute(sql`
  insert into audit_entries (created_at, via, subject, record, action)
  select now(), 'job', 'workshops', n % 20000, 'change' from generate_series(1, 400000) n`)
// Each is noted in the audit log: in parts, so that no statement takes too long.
for (let part = 0; part < 10; part++)
  await db.execute(sql`
    insert into accounts (email, first_name, last_name, customer_number, joined_at, state)
    select 'muster-' || n || '@schule.example', 'Berta', 'Muster ' || n, 'K-' || n, now(), 'active'
    from generate_series(${part * 5000 + 1}::integer, ${part * 5000 + 5000}::integer) n`)
await db.execute(sql`
  insert into mails (id, recipient, subject, text, created_at, sent_at)
  select gen_random_uuid(), 'muster-' || n || '@schule.example', 'Ihr Platz', '', now(), now()
  from generate_series(1, 50000) n`)
// By hand, as the triggers would take a minute for what nothing here looks at.
await db.execute(sql`do $$ begin
  set local session_replication_role = replica;
  insert into event_subscriptions (event_id, account_id, state, created_at)
    select e.id, a.id, 'registered', now() from events e, accounts a;
  insert into participations (timeslot_id, account_id, starts_at, ends_at, state, created_at)
    select t.id, a.id, t.starts_at, t.ends_at, 'attended', now() from accounts a
    join timeslots t on t.id % 5000 = a.id % 5000;
  insert into attendance_marks (participation_id, state, recorded_at, received_at)
    select id, case when id % 1000 = 0 then 'absent' else 'attended' end, starts_at, starts_at from participations;
end $$`)
await db.execute(sql`analyze`)

const pages =
  /from ("(workshops|timeslots|audit_entries|accounts|participations|event_subscriptions|mails)"|accounts found|mails m).* limit /s

/**
 * How PostgreSQL goes about those statements that read what this address answers; by default the page of a list. With
 * `loops` off it reads tables as a whole wherever it can, as its statistics may also tell it to.
 */
const plansOf = async (url: string, which = pages, explain = 'explain', loops: 'on' | 'off' = 'on') => {
  const asked = vi.spyOn(db.$client, 'query')
  expect((await app.inject({ url, headers })).statusCode).toBe(200)
  const statements: { text: string; values: unknown[] }[] = asked.mock.calls.flatMap(([query, values]) => {
    const { text, ...rest } = Object(query)
    return which.test(String(text)) ? [{ text: String(text), values: rest.values ?? values ?? [] }] : []
  })
  asked.mockRestore()
  const plans = []
  const client = await db.$client.connect()
  await client.query(`set enable_nestloop to ${loops}`)
  for (const { text, values } of statements) {
    const { rows } = await client.query({ text: `${explain} ${text}`, values })
    plans.push(rows.map(row => row['QUERY PLAN']).join('\n'))
  }
  client.release(true)
  return plans
}

test.each([
  ['/api/workshops/?limit=50', 'workshops_pkey'],
  ['/api/timeslots/?limit=50', 'timeslots_by_start'],
  [`/api/timeslots/?limit=50&event=${event.id}`, 'timeslots_by_'],
  ['/api/timeslots/?limit=50&workshop=777', 'timeslots_by_workshop'],
  ['/api/admin/audit/?limit=50', 'audit_entries_pkey'],
  ['/api/admin/audit/?limit=50&subject=workshops&record=777', 'audit_entries_by_record'],
  ['/api/admin/workshops/777/history/?limit=50', 'audit_entries_by_record'],
  ['/api/admin/audit/?limit=50&search=muster 4777', 'audit_entries_by_actor'],
  ['/api/admin/places/?limit=50', 'timeslots_by_start'],
  ['/api/admin/places/?limit=50&search=muster-4777', 'accounts_by_letters'],
  ['/api/admin/registrations/?limit=50', 'accounts_by_name'],
  ['/api/admin/registrations/?limit=50&search=muster-4777', 'accounts_by_letters'],
  ['/api/lecturer-participants/?limit=50', 'timeslots_by_start'],
  ['/api/admin/mails/?limit=50', 'mails_by_creation'],
  ['/api/admin/mails/?limit=50&search=muster-4777@schule', 'mails_by_letters'],
  ['/api/admin/people/?limit=50', 'accounts_by_name'],
  ['/api/admin/people/?limit=50&search=muster-4777@schule.example', 'accounts_by_letters'],
])(
  'a page of %s is found by an index among very many rows, without sorting all of them',
  async (url, index) => {
    const plans = await plansOf(url)
    expect(plans.length).toBeGreaterThan(0)
    for (const plan of plans) {
      expect(plan).toContain(index)
      expect(plan).not.toMatch(
        /Seq Scan on (workshops|timeslots|audit_entries|accounts|participations|event_subscriptions|mails)/,
      )
    }
  },
  60_000,
)

/** The most rows that a step of the plan looked at. */
const mostRows = (plan: string) =>
  Math.max(
    ...[...plan.matchAll(/rows=([\d.]+) loops=(\d+)/g)].map(
      ([, rows, loops]) => Number(rows) * Number(loops),
    ),
  )

test.each(['audit', 'places', 'registrations', 'mails', 'people'])(
  'the last page of the list of %s is read from its end, past none of all that comes before',
  async list => {
    const { count } = (await app.inject({ url: `/api/admin/${list}/?limit=1`, headers })).json()
    expect(count).toBeGreaterThan(40_000)
    const page = `/api/admin/${list}/?limit=50&offset=${count - 50}`
    const plans = await plansOf(page, pages, 'explain (analyze, timing off)')
    expect(plans.length).toBeGreaterThan(0)
    for (const plan of plans) expect(mostRows(plan)).toBeLessThan(1000)
  },
  60_000,
)

test('of the whole log only those entries are counted that are new since it was looked at', async () => {
  const looked = async () => {
    const url = '/api/admin/audit/?limit=50'
    const plans = await plansOf(url, /count\(\*\).*from "audit_entries"/s, 'explain (analyze, timing off)')
    return plans.map(mostRows)
  }
  // Not before all that was written at the first look is over, in any database of the server: other tests write, too.
  await expect.poll(looked).toEqual([expect.toSatisfy((rows: number) => rows < 1000)])
})

test('where somebody contradicts is looked for among the few who were recorded as absent', async () => {
  const plans = await plansOf('/api/admin/todo/', /attendance_marks/)
  expect(plans).toHaveLength(1)
  expect(plans[0]).toContain('attendance_marks_absent')
  expect(plans[0]).not.toContain('Seq Scan on attendance_marks')
})

const attendancesPage = `/api/admin/attendances/?event=${event.id}&limit=50`

test('of the attendances of an event only those of the page are looked at closely', async () => {
  const plans = await plansOf(
    attendancesPage,
    /confirmations|attendance_marks/,
    'explain (analyze, timing off)',
  )
  expect(plans).toHaveLength(2)
  for (const plan of plans) expect(mostRows(plan)).toBeLessThan(1000)
})

test('no other marks are looked at for a page, though PostgreSQL takes them for better read all at once', async () => {
  const plans = await plansOf(attendancesPage, /attendance_marks/, 'explain', 'off')
  expect(plans).toHaveLength(1)
  expect(plans[0]).not.toContain('Seq Scan on attendance_marks')
})

test('what somebody has, their mails among it, is found by indexes among 50,000', async () => {
  const { rows } = await db.execute<{ id: number }>(
    sql`select id from accounts where email = 'muster-777@schule.example'`,
  )
  const [plan, ...others] = await plansOf(`/api/admin/people/${rows[0]?.id}/records/`)
  expect(others).toEqual([])
  expect(plan).toContain('mails_by_recipient')
  expect(plan).not.toContain('Seq Scan on mails')
})

test.each(['muster 777', 'k-777', 'muster-777@schule'])(
  'whoever looks for „%s“ finds the person by an index among 50,000',
  async words => {
    const [plan, ...others] = await plansOf(`/api/admin/search/?q=${encodeURIComponent(words)}`)
    expect(others).toEqual([])
    expect(plan).toContain('accounts_by_letters')
    expect(plan).not.toContain('Seq Scan on accounts')
  },
)
