import { addEntries, getEntrance } from '@tafelrunde/contract/admin/events/entrance'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../../test/build-test-app.ts'

const { as, clock, deps, given } = await buildTestApp()
const { db } = deps
const people = 1000
/** As many as a counter lets in before what it saw is sent. */
const batch = 10
/** What half an hour leaves for one person at two counters. */
const mostMsEach = (30 * 60_000) / (people / 2)

const crowd = async (event: number) => {
  const { rows } = await db.execute<{ id: number }>(sql`
    with made as (
      insert into accounts (email, first_name, last_name, joined_at, state)
      select 'crowd-' || n || '@schule.example', 'Eva', 'Person ' || n, now(), 'active' from generate_series(1, ${people}) n
      returning id), subscribed as (
      insert into event_subscriptions (event_id, account_id, state, created_at)
      select ${event}, id, 'registered', now() from made)
    select id from made order by id`)
  return rows.map(({ id }) => id)
}

/** Lets these people in, one batch after the other; answers how long the slowest took. */
const counter = async (event: number, ids: number[], from: Date) => {
  const call = as(await given.staff())
  let slowest = 0
  for (let start = 0; start < ids.length; start += batch) {
    const entries = ids.slice(start, start + batch).map((account, index) => ({
      account,
      recorded_at: new Date(from.getTime() + (start + index) * 1000).toISOString(),
    }))
    const began = performance.now()
    const { answers } = await call(addEntries, { params: { id: event }, body: { entries } })
    slowest = Math.max(slowest, performance.now() - began)
    expect(answers.every(({ status }) => status === 200)).toBe(true)
  }
  return slowest
}

test('1000 people come in at two counters in far less than 30 minutes, each once, some seen by both', async () => {
  const { id: event } = await given.event()
  const ids = await crowd(event)
  clock.set('2027-03-13T09:30:00+01:00')
  const opened = new Date('2027-03-13T08:30:00+01:00')
  const began = performance.now()
  // The second one begins at the end; both have the hundred in the middle, the first one earlier by the clock.
  const slowest = await Promise.all([
    counter(event, ids.slice(0, 550), opened),
    counter(event, ids.slice(450).toReversed(), new Date(opened.getTime() + 600_000)),
  ])
  const ms = performance.now() - began
  const {
    entered,
    registered,
    people: known,
  } = await as(await given.staff())(getEntrance, {
    params: { id: event },
  })
  expect([registered, entered]).toEqual([people, people])
  expect(new Set(known.map(({ id }) => id)).size).toBe(people)
  const shared = known.filter(({ id }) => ids.slice(450, 550).includes(id))
  expect(shared.every(({ entered_at }) => Number(entered_at) < opened.getTime() + 600_000)).toBe(true)
  // What the server needs of the time that each person has, which is the counters' own.
  expect(ms / (people / 2)).toBeLessThan(mostMsEach / 10)
  expect(Math.max(...slowest)).toBeLessThan(mostMsEach)
  if (process.env.MEASURE)
    console.log(
      `${people} people in ${(ms / 1000).toFixed(2)} s, the slowest batch of ${batch} ${Math.max(...slowest).toFixed(0)} ms`,
    )
})
