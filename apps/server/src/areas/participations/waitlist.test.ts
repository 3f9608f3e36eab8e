import {
  getEventSubscription,
  subscribeToEvent,
  unsubscribeFromEvent,
} from '@tafelrunde/contract/events/event-subscriptions'
import { subscribeToTimeslot, unsubscribeFromTimeslot } from '@tafelrunde/contract/events/participations'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { eventually } from '../../../test/eventually.ts'
import { startWork } from '../../jobs.ts'
import { findProblems } from './check/check.queries.ts'
import { changeCapacity } from './seats.fixture.ts'
import { readSubscription, subscribe, unsubscribe } from './seats.service.ts'

const { as, deps, given, sentMails } = await buildTestApp()
await startWork(deps)

type Person = { id: number; email: string }
const two = <Item>([first, second]: Item[]): [Item, Item] => {
  if (first === undefined || second === undefined) throw new Error('two came')
  return [first, second]
}
const take = (person: Person, id: number) => as(person)(subscribeToTimeslot, { params: { id }, query: {} })
const leave = (person: Person, id: number) => as(person)(unsubscribeFromTimeslot, { params: { id } })
const place = async (person: Person, id: number) => {
  const subscription = await readSubscription(deps.db, id, person.id)
  return subscription.state === 'waitlisted' ? subscription.position : subscription.state
}
const mailsTo = ({ email }: Person) => sentMails.filter(({ recipient }) => recipient === email)

test('a freed place goes to the first on the waitlist at once, who gets a mail', async () => {
  const slot = await given.timeslot({ capacity: 1, name: 'Leseförderung' })
  const [first, second, third] = await given.participants(slot.id, 3)
  if (!first || !second || !third) throw new Error('three came')
  await leave(first, slot.id)
  expect([await place(second, slot.id), await place(third, slot.id)]).toEqual(['registered', 1])
  await eventually(() => expect(mailsTo(second)).toHaveLength(1))
  expect(mailsTo(second)[0]).toMatchObject({ subject: 'Sie haben einen Platz: „Leseförderung“' })
  expect(mailsTo(second)[0]?.text).toContain('Sa., 13. März 2027, 10:00–11:30 Uhr')
  expect(mailsTo(third)).toEqual([])
})

test('who would clash is skipped, told so once, and keeps the place in line', async () => {
  const slot = await given.timeslot({ capacity: 1, name: 'Schulrecht' })
  const other = await given.timeslot({ eventId: slot.eventId, name: 'Elterngespräche' })
  const [first, busy] = two(await given.participants(slot.id, 2))
  const [next, last] = two(await given.participants(slot.id, 2))
  await take(busy, other.id)
  await leave(first, slot.id)
  expect(await Promise.all([busy, next, last].map(person => place(person, slot.id)))).toEqual([
    1,
    'registered',
    2,
  ])
  await eventually(() => expect(mailsTo(busy)).toHaveLength(1))
  expect(mailsTo(busy)[0]?.text).toContain('„Elterngespräche“, 10:00–11:30 Uhr')
  await leave(next, slot.id)
  await eventually(() => expect(mailsTo(last)).toHaveLength(1))
  expect(mailsTo(busy)).toHaveLength(1)
})

test('who was skipped gets the place that stayed free as soon as the clash is gone', async () => {
  const slot = await given.timeslot({ capacity: 1 })
  const other = await given.timeslot({ eventId: slot.eventId })
  const [first, busy] = two(await given.participants(slot.id, 2))
  await take(busy, other.id)
  await leave(first, slot.id)
  expect(await place(busy, slot.id)).toBe(1)
  await leave(busy, other.id)
  expect(await place(busy, slot.id)).toBe('registered')
})

test('a bigger room takes in as many as now fit, in order', async () => {
  const slot = await given.timeslot({ capacity: 1 })
  const people = await given.participants(slot.id, 4)
  await changeCapacity(deps, slot.id, 3)
  expect(await Promise.all(people.map(person => place(person, slot.id)))).toEqual([
    'registered',
    'registered',
    'registered',
    1,
  ])
})

test('a freed place of an event goes to the first on its waitlist, who gets a mail', async () => {
  const event = await given.event({ capacity: 1 })
  const [first, second] = [await given.account(), await given.account()]
  await as(first)(subscribeToEvent, { params: { id: event.id } })
  expect(await as(second)(subscribeToEvent, { params: { id: event.id } })).toBe('waitlisted:1')
  await as(first)(unsubscribeFromEvent, { params: { id: event.id } })
  expect(await as(second)(getEventSubscription, { params: { id: event.id } })).toBe('registered')
  await eventually(() => expect(mailsTo(second)).toHaveLength(1))
})

test('whatever people do, the waitlist keeps its order and each freed place promotes one', async () => {
  const person = fc.integer({ min: 0, max: 5 })
  const step = fc.oneof(
    { weight: 4, arbitrary: fc.record({ what: fc.constant('join' as const), person }) },
    { weight: 3, arbitrary: fc.record({ what: fc.constant('leave' as const), person }) },
    {
      weight: 1,
      arbitrary: fc.record({
        what: fc.constant('capacity' as const),
        capacity: fc.integer({ min: 0, max: 4 }),
      }),
    },
  )
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async steps => {
      const slot = await given.timeslot({ capacity: 2 })
      const people = await Promise.all(Array.from({ length: 6 }, () => given.account()))
      let capacity = 2
      let seated: number[] = []
      let waiting: number[] = []
      const fill = () => {
        while (seated.length < capacity && waiting.length > 0) seated = [...seated, ...waiting.splice(0, 1)]
      }
      for (const step of steps) {
        if (step.what === 'capacity') {
          if (step.capacity >= seated.length) {
            capacity = step.capacity
            await changeCapacity(deps, slot.id, step.capacity)
          }
        } else if (step.what === 'join') {
          await subscribe(deps, { timeslotId: slot.id, accountId: people[step.person]?.id ?? 0 })
          if (!seated.includes(step.person) && !waiting.includes(step.person)) waiting.push(step.person)
        } else {
          await unsubscribe(deps, slot.id, people[step.person]?.id ?? 0)
          seated = seated.filter(one => one !== step.person)
          waiting = waiting.filter(one => one !== step.person)
        }
        fill()
      }
      const places = await Promise.all(people.map(one => place(one, slot.id)))
      const expected = people.map((_, index) => {
        if (seated.includes(index)) return 'registered'
        return waiting.includes(index) ? waiting.indexOf(index) + 1 : 'none'
      })
      expect(places).toEqual(expected)
    }),
    { numRuns: 25 },
  )
})

test('people who come, go and swap at the same time leave no rule broken', async () => {
  const event = await given.event({ capacity: 25 })
  const slots = await Promise.all(
    Array.from({ length: 6 }, () => given.timeslot({ eventId: event.id, capacity: 3 })),
  )
  const people = await Promise.all(Array.from({ length: 30 }, () => given.account()))
  const act = async (person: Person, index: number) => {
    const [a, b] = two([slots[index % 6], slots[(index * 5 + 1) % 6]].filter(slot => slot !== undefined))
    // What a rule refuses is no fault here; anything else fails the test.
    const quietly = (action: Promise<unknown>) =>
      action.catch((error: { status?: number }) => {
        if (error.status !== 400 && error.status !== 409) throw error
      })
    await quietly(take(person, a.id))
    await quietly(take(person, b.id))
    await quietly(as(person)(subscribeToTimeslot, { params: { id: b.id }, query: { swap: String(a.id) } }))
    if (index % 3 === 0) await quietly(leave(person, a.id))
    if (index % 5 === 0) await quietly(as(person)(unsubscribeFromEvent, { params: { id: event.id } }))
  }
  await Promise.all(people.map(act))
  const findings = await findProblems(deps.db)
  expect(findings.flatMap(({ problems }) => problems)).toEqual([])
})
