import { refuseSeat } from '@tafelrunde/contract/events/booking'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { takeSeatTogether } from './seats.queries.ts'
import { eventSubscriptions } from './subscriptions.tables.ts'

const { clock, deps, given } = await buildTestApp()
const { db } = deps

const now = clock.now()
const hours = (count: number) => new Date(now.getTime() + count * 3_600_000)
const moment = fc.constantFrom(null, hours(-1), hours(1))
const facts = fc.record({
  // Mostly what lets somebody in, so that more than the first thing that refuses is looked at.
  state: fc.constantFrom('open', 'open', 'open', 'closed', 'announced', 'cancelled'),
  registration_start: moment,
  registration_end: moment,
  isBookable: fc.constantFrom(true, true, true, false),
  isCalledOff: fc.constantFrom(true, false, false, false),
  startsAt: fc.constantFrom(hours(-2), hours(2), hours(3)),
  subscription: fc.constantFrom('none', 'registered', 'waitlisted'),
  eventIsFull: fc.boolean(),
  free: fc.boolean(),
  clash: fc.boolean(),
})

type Facts = typeof facts extends fc.Arbitrary<infer Value> ? Value : never

/** Somebody and a timeslot that are so to each other. */
const prepare = async ({ startsAt, subscription, ...facts }: Facts) => {
  const { state } = facts
  const times = { startsAt, endsAt: new Date(startsAt.getTime() + 3_600_000) }
  const person = await given.account()
  if (facts.clash) await given.participation(person, await given.timeslot(times), { state: 'registered' })
  const taken = Number(subscription === 'registered')
  const event = await given.event({
    state,
    registrationStartsAt: facts.registration_start,
    registrationEndsAt: facts.registration_end,
    capacity: taken + Number(!facts.eventIsFull),
  })
  if (subscription !== 'none')
    await db.insert(eventSubscriptions).values({
      eventId: event.id,
      accountId: person.id,
      state: subscription,
      queueNumber: subscription === 'waitlisted' ? 1 : null,
      createdAt: now,
    })
  const slot = await given.timeslot({
    ...times,
    eventId: event.id,
    capacity: Number(facts.free),
    ...(!facts.isBookable && { workshopId: null }),
    ...(facts.isCalledOff && { calledOffAt: now }),
  })
  return { timeslotId: slot.id, accountId: person.id, now }
}

test('whatever stands against it, a place is given exactly where the rule refuses nothing', async () => {
  const agrees = fc.asyncProperty(facts, async facts => {
    const wish = await prepare(facts)
    const refused = refuseSeat({
      ...facts,
      event: { ...facts, cancellation_deadline: null },
      isOffered: false,
      now,
    })
    const seat = await takeSeatTogether(db, wish)
    expect(seat?.state).toBe(refused ? undefined : facts.free ? 'registered' : 'waitlisted')
  })
  await fc.assert(agrees, { numRuns: 100 })
})

test('a plan that was made while there was little looks for each one’s own registration, not through all of their event', async () => {
  const asked = vi.spyOn(db.$client, 'query')
  await takeSeatTogether(db, { timeslotId: 1, accountId: 1, now })
  const [text] = asked.mock.calls[0] ?? []
  asked.mockRestore()
  const { rows } = await db.$client.query(`explain (generic_plan) ${String(text)}`)
  const plan = rows.map(row => row['QUERY PLAN']).join('\n')
  expect(plan).toContain('Index Cond: ((event_id = e.id) AND (account_id = wish.account_id))')
  expect(plan).toContain('Index Cond: ((timeslot_id = slot.id) AND (account_id = wish.account_id))')
  expect(plan, 'what somebody has at that time is part of the plan, and no function is called').not.toContain(
    'booked_at',
  )
})
