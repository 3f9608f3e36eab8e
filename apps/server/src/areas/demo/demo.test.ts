import { listLecturers } from '@tafelrunde/contract/lecturers/lecturers'
import { berlinDay } from '@tafelrunde/contract/values/berlin'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { findAccount, findAccountByEmail } from '../accounts/accounts.queries.ts'
import { findProblems } from '../participations/check/check.queries.ts'
import { events as content } from './content/events.content.ts'
import type { DemoBlock, DemoEvent } from './demo.rules.ts'
import { demoAccounts, demoPassword, makeDemoOnce } from './demo.service.ts'

type EventFacts = {
  name: string
  state: string
  first: string
  last: string
  taken: number
  capacity: number
  workshops: number
  full: number
  waiting: number
  miriam: number
}

const wanted = Object.values<DemoEvent>(content).flatMap(({ programme }) =>
  programme.flatMap((block: DemoBlock) =>
    'plenary' in block
      ? []
      : block.workshops.map(([room, workshop, , taken, waiting = 0]) => ({ workshop, room, taken, waiting })),
  ),
)

const firstStarts = [
  '2026-11-21T23:50:00+01:00',
  '2026-12-31T12:00:00+01:00',
  '2027-03-28T01:30:00+01:00', // the night in which an hour is left out
  '2027-10-31T02:30:00+01:00', // the hour that comes twice
  '2028-02-29T08:00:00+01:00',
  '2027-06-20T15:10:00+02:00', // a Sunday, in the middle of a timeslot
]

describe.each(firstStarts)('the demo made on %s', async moment => {
  const { deps, clock } = await buildTestApp()
  clock.set(moment)
  const now = clock.now()
  await makeDemoOnce(deps)

  const { rows: events } = await deps.db.execute<EventFacts>(sql`
    select name, state, to_char(starts_at at time zone 'Europe/Berlin', 'YYYY-MM-DD') as first,
      to_char(ends_at at time zone 'Europe/Berlin', 'YYYY-MM-DD') as last, seats_taken as taken, capacity,
      (select count(*)::int from workshops where event_id = events.id) as workshops,
      (select count(*)::int from timeslots where event_id = events.id and seats_taken = capacity) as full,
      (select sum(waitlist_count)::int from timeslots where event_id = events.id) as waiting,
      (select count(*)::int from workshops w join workshop_lecturers wl on wl.workshop_id = w.id
        join lecturers l on l.id = wl.lecturer_id join accounts a on a.id = l.account_id
        where w.event_id = events.id and a.email = 'referent@tafelrunde.example') as miriam
    from events order by starts_at`)
  const count = async (from: ReturnType<typeof sql>) => {
    const { rows } = await deps.db.execute<{ count: number }>(sql`select count(*)::int from ${from}`)
    return rows[0]?.count
  }
  const accountOf = async (name: string) => {
    const known = await findAccountByEmail(deps.db, `${name}@tafelrunde.example`)
    return findAccount(deps.db, { id: known?.id ?? 0, now })
  }

  test('keeps every invariant of the registration', async () => {
    expect((await findProblems(deps.db)).flatMap(({ problems }) => problems)).toEqual([])
  })

  test('has an event that is over, one that is on, one to book, one announced and a draft', () => {
    const today = berlinDay(now)
    expect(events.filter(event => event.state === 'finished').every(event => event.last < today)).toBe(true)
    const running = events.filter(event => event.first <= today && today <= event.last)
    expect(running.map(event => event.state)).toEqual(['closed'])
    for (const state of ['open', 'announced', 'draft'])
      expect(events.filter(event => event.state === state && event.first > today)).not.toEqual([])
    expect(events.filter(event => event.workshops >= 20).map(event => event.state)).toEqual([
      'finished',
      'closed',
      'open',
    ])
  })

  test('the event to book has places left, full workshops and people waiting', () => {
    const open = events.find(event => event.state === 'open' && event.taken < event.capacity)
    expect([open?.full, open?.waiting, open?.taken]).toEqual([6, 28, 334])
  })

  test('the referent has a workshop in every event', () => {
    expect(events.map(event => event.miriam)).not.toContain(0)
  })

  test('nobody gives two workshops at once and no room is used twice', async () => {
    const overlap = sql`tstzrange(a.starts_at, a.ends_at) && tstzrange(b.starts_at, b.ends_at) and b.id > a.id`
    expect(
      await count(sql`timeslots a join timeslots b on ${overlap}
        join workshop_lecturers al on al.workshop_id = a.workshop_id
        join workshop_lecturers bl on bl.workshop_id = b.workshop_id and bl.lecturer_id = al.lecturer_id`),
    ).toBe(0)
    expect(
      await count(
        sql`timeslots a join timeslots b on ${overlap} and b.event_id = a.event_id and b.location = a.location`,
      ),
    ).toBe(0)
  })

  test('has as many people in every timeslot as the content says, ticked off where it has been', async () => {
    const { rows } = await deps.db.execute(sql`
      select caption as workshop, location as room, seats_taken as taken, waitlist_count as waiting
      from timeslots where workshop_id is not null order by event_id, id`)
    expect(rows).toEqual(wanted)
    expect(
      await count(sql`participations where ends_at <= ${now} and state = 'registered'
        or starts_at > ${now} and state in ('attended', 'absent')`),
    ).toBe(0)
    expect(await count(sql`participations where created_at > ${now} or created_at >= starts_at`)).toBe(0)
  })

  test('the attendee has choices ahead and attendances behind, the new one nothing', async () => {
    expect([
      (await accountOf('lehrerin'))?.hasActiveSubscription,
      (await accountOf('neu'))?.hasActiveSubscription,
    ]).toEqual([true, false])
    const { rows } = await deps.db.execute(sql`
      select e.state as event, p.state, count(*)::int from participations p join timeslots t on t.id = p.timeslot_id
      join events e on e.id = t.event_id join accounts a on a.id = p.account_id
      where a.email = 'lehrerin@tafelrunde.example' and e.state in ('open', 'finished') group by 1, 2 order by 1, 2`)
    expect(rows).toEqual([
      { event: 'finished', state: 'attended', count: 7 },
      { event: 'open', state: 'registered', count: 2 },
      { event: 'open', state: 'waitlisted', count: 1 },
    ])
    expect(
      await count(sql`participations ahead join participations own on own.timeslot_id = ahead.timeslot_id
        join accounts a on a.id = own.account_id and a.email = 'lehrerin@tafelrunde.example'
        where ahead.queue_number <= own.queue_number`),
    ).toBe(3)
  })
})

describe('the demo', async () => {
  const { deps, as, app } = await buildTestApp()
  const made = await Promise.all([makeDemoOnce(deps), makeDemoOnce(deps)])

  test('is made once, however many servers start', async () => {
    expect([...made, await makeDemoOnce(deps)]).toEqual([true, true, true])
    const { rows } = await deps.db.execute(sql`select (select count(*)::int from events) as events`)
    expect(rows).toEqual([{ events: 10 }])
  })

  test('is not made where somebody has begun already', async () => {
    const other = await buildTestApp()
    await other.given.account()
    expect(await makeDemoOnce(other.deps)).toBe(false)
    expect((await other.deps.db.execute(sql`select from events`)).rows).toEqual([])
  })

  test('lets all of its accounts in with the one password', async () => {
    for (const { email } of demoAccounts) {
      const account = await findAccountByEmail(deps.db, email)
      expect(await deps.passwords.verify(account?.passwordHash, demoPassword)).toBe(true)
    }
  })

  test('shows at least thirty lecturers with a biography and twelve exhibitors with a logo', async () => {
    const lecturers = await as()(listLecturers, { query: {} })
    expect(lecturers.count).toBeGreaterThanOrEqual(30)
    expect(lecturers.results.filter(({ profile_description }) => profile_description.length < 150)).toEqual(
      [],
    )
    const { results } = (await app.inject('/api/exhibitors/')).json()
    expect(results.length).toBeGreaterThanOrEqual(12)
    const logo = await app.inject(new URL(results[0].logo).pathname)
    expect([logo.statusCode, logo.headers['content-type']]).toEqual([200, 'image/svg+xml'])
  })
})
