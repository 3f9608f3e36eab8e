import { addParticipant } from '@tafelrunde/contract/events/attendance'
import { subscribeToEvent, unsubscribeFromEvent } from '@tafelrunde/contract/events/event-subscriptions'
import { subscribeToTimeslot } from '@tafelrunde/contract/events/participations'
import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { findProblems } from './check/check.queries.ts'
import { participations } from './participations.tables.ts'
import { at, refused } from './seats.fixture.ts'
import { eventSubscriptions } from './subscriptions.tables.ts'

const { as, clock, deps, given } = await buildTestApp()
const { db } = deps

type Person = { id: number }
const take = (person: Person, id: number) => as(person)(subscribeToTimeslot, { params: { id }, query: {} })
const join = (person: Person, id: number) => as(person)(subscribeToEvent, { params: { id } })
const leave = (person: Person, id: number) => as(person)(unsubscribeFromEvent, { params: { id } })
/** What `npm run admin -- check` finds: a seat without a registration, among others. */
const problems = async () => (await findProblems(db)).flatMap(({ problems }) => problems)
const onFirstDay = {
  startsAt: new Date('2027-03-12T10:00:00+01:00'),
  endsAt: new Date('2027-03-12T11:30:00+01:00'),
}
const many = Array.from({ length: 40 }, (_, index) => index)

test('whoever leaves an event on one device and books a timeslot of it on another has no seat without a registration', async () => {
  const event = await given.event()
  const first = await given.timeslot({ eventId: event.id, capacity: null, ...at('09:00–10:00') })
  const second = await given.timeslot({ eventId: event.id, capacity: null, ...at('11:00–12:00') })
  const people = await Promise.all(many.map(() => given.account()))
  for (const person of people) await take(person, first.id)
  for (const person of people) await Promise.all([leave(person, event.id), take(person, second.id)])
  await Promise.all(people.flatMap(person => [take(person, first.id), leave(person, event.id)]))
  expect(await problems()).toEqual([])
})

test('whoever leaves an event while being let in at its door has no seat without a registration', async () => {
  clock.set('2027-03-12T08:00:00+01:00')
  const event = await given.event()
  const slot = await given.timeslot({ eventId: event.id, capacity: null, ...onFirstDay })
  const staff = await given.staff()
  for (const _ of many) {
    const person = await given.account()
    await join(person, event.id)
    const body = { timeslot: slot.id, account: person.id, state: 'registered' as const }
    await Promise.all([leave(person, event.id), as(staff)(addParticipant, { body })])
  }
  expect(await problems()).toEqual([])
})

test('whoever has been seen at a door does not leave the event any more', async () => {
  clock.set('2027-03-12T08:00:00+01:00')
  const event = await given.event()
  const slot = await given.timeslot({ eventId: event.id })
  const person = await given.account()
  await given.participation(person, slot)
  await expect(leave(person, event.id)).rejects.toEqual(refused('started'))
  expect(await problems()).toEqual([])
})

test('the database itself refuses a seat without a registration, and to take the registration from under a seat', async () => {
  const slot = await given.timeslot()
  const { id: accountId } = await given.account()
  const { id: timeslotId, startsAt, endsAt } = slot
  const seat = {
    timeslotId,
    accountId,
    startsAt,
    endsAt,
    state: 'registered' as const,
    createdAt: clock.now(),
  }
  const broken = { cause: { constraint: 'participations_registered' } }
  await expect(db.insert(participations).values(seat)).rejects.toMatchObject(broken)
  await db.insert(participations).values({ ...seat, state: 'cancelled' })
  const own = and(eq(participations.timeslotId, timeslotId), eq(participations.accountId, accountId))
  const book = () => db.update(participations).set({ state: 'registered' }).where(own)
  await expect(book()).rejects.toMatchObject(broken)

  const registration = { eventId: slot.eventId, accountId, createdAt: clock.now() }
  await db.insert(eventSubscriptions).values({ ...registration, state: 'registered' })
  await book()
  const ofEvent = eq(eventSubscriptions.accountId, accountId)
  await expect(
    db.update(eventSubscriptions).set({ state: 'cancelled' }).where(ofEvent),
  ).rejects.toMatchObject(broken)
  await expect(db.delete(eventSubscriptions).where(ofEvent)).rejects.toMatchObject(broken)
})
