import { subscribeToTimeslot, unsubscribeFromTimeslot } from '@tafelrunde/contract/events/participations'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { findProblems } from './check/check.queries.ts'
import { participations } from './participations.tables.ts'
import { eventSubscriptions } from './subscriptions.tables.ts'

const { as, clock, deps, given } = await buildTestApp()

type Person = { id: number }
const take = (person: Person, id: number) => as(person)(subscribeToTimeslot, { params: { id }, query: {} })

test('of fifty people in the same moment as many get a place as there are', async () => {
  const slot = await given.timeslot({ capacity: 3 })
  const people = await Promise.all(Array.from({ length: 50 }, () => given.account()))
  const answers = await Promise.all(people.map(person => take(person, slot.id)))
  expect(answers.filter(answer => answer === 'registered')).toHaveLength(3)
  const positions = answers.map(answer => Number(answer.split(':')[1] ?? 0)).toSorted((a, b) => a - b)
  expect(positions).toEqual([0, 0, 0, ...Array.from({ length: 47 }, (_, index) => index + 1)])
})

test('one person who taps on two overlapping timeslots at once gets one of them', async () => {
  const event = await given.event()
  const slots = await Promise.all(Array.from({ length: 6 }, () => given.timeslot({ eventId: event.id })))
  const person = await given.account()
  const outcomes = await Promise.all(
    slots.map(({ id }) => take(person, id).catch((error: { body: { code: string } }) => error.body.code)),
  )
  expect(outcomes.toSorted()).toEqual(['clash', 'clash', 'clash', 'clash', 'clash', 'registered'])
})

test('the last place of an event goes to one of many', async () => {
  const event = await given.event({ capacity: 1 })
  const slots = await Promise.all(Array.from({ length: 8 }, () => given.timeslot({ eventId: event.id })))
  const people = await Promise.all(slots.map(() => given.account()))
  const outcomes = await Promise.all(
    slots.map(({ id }, index) =>
      take(people[index] ?? { id: 0 }, id).catch((error: { body: { code: string } }) => error.body.code),
    ),
  )
  expect(outcomes.filter(outcome => outcome === 'registered')).toHaveLength(1)
  expect(outcomes.filter(outcome => outcome === 'event_full')).toHaveLength(7)
})

test('the database itself refuses a seat too many and two places at one time', async () => {
  const slot = await given.timeslot({ capacity: 1 })
  const [first] = await given.participants(slot.id, 1)
  const register = async (accountId: number, { eventId }: { eventId: number }) => {
    const registration = { eventId, accountId, state: 'registered' as const, createdAt: clock.now() }
    await deps.db.insert(eventSubscriptions).values(registration)
  }
  const row = {
    state: 'registered' as const,
    createdAt: clock.now(),
    startsAt: slot.startsAt,
    endsAt: slot.endsAt,
  }
  const tooMany = { ...row, timeslotId: slot.id, accountId: (await given.account()).id }
  await register(tooMany.accountId, slot)
  await expect(deps.db.insert(participations).values(tooMany)).rejects.toMatchObject({
    cause: { constraint: 'timeslots_not_overbooked' },
  })
  const other = await given.timeslot()
  const twice = { ...row, timeslotId: other.id, accountId: first?.id ?? 0 }
  await register(twice.accountId, other)
  await expect(deps.db.insert(participations).values(twice)).rejects.toMatchObject({
    cause: { constraint: 'participations_no_clash' },
  })
})

test('after all of this every invariant holds', async () => {
  const findings = await findProblems(deps.db)
  expect(findings.flatMap(({ problems }) => problems)).toEqual([])
})

test('whoever has been seen at the door does not leave any more', async () => {
  const slot = await given.timeslot()
  const [person] = await given.participants(slot.id, 1)
  if (!person) throw new Error('one came')
  const { db } = deps
  await db.update(participations).set({ state: 'attended' }).where(eq(participations.accountId, person.id))
  await expect(as(person)(unsubscribeFromTimeslot, { params: { id: slot.id } })).rejects.toMatchObject({
    status: 409,
    body: { code: 'started' },
  })
})
