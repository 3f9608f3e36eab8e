import * as people from '@tafelrunde/contract/admin/people/people'
import { subscribeToEvent, unsubscribeFromEvent } from '@tafelrunde/contract/events/event-subscriptions'
import { subscribeToTimeslot, unsubscribeFromTimeslot } from '@tafelrunde/contract/events/participations'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { auditEntries } from '../../platform/db/audit.tables.ts'
import { doorIn } from '../attendance/door.fixture.ts'
import { eventSubscriptions } from './subscriptions.tables.ts'

const testApp = await buildTestApp()
const { app, as, bearer, deps, given } = testApp
const { db } = deps
const { add, held, idOf, mark, openDoor } = doorIn(testApp)
const boss = await given.account({ isStaff: true, isSuperuser: true })
type Person = { id: number }

const take = (person: Person, id: number, swap?: number) =>
  as(person)(subscribeToTimeslot, { params: { id }, query: swap ? { swap: String(swap) } : {} })
const leave = (person: Person, id: number) => as(person)(unsubscribeFromTimeslot, { params: { id } })

/** What the office reads of a person's places and registrations, the oldest first. */
const historyOf = async ({ id }: Person) => {
  const { results } = await as(boss)(people.listPersonHistory, { params: { id }, query: {} })
  return results
    .filter(({ subject }) => subject === 'participations' || subject === 'event_subscriptions')
    .map(entry => [
      entry.place?.name,
      entry.before?.['state'] ?? null,
      entry.after?.['state'] ?? null,
      entry.by,
    ])
    .toReversed()
}

test('a person’s own first booking is not copied: the row says who and when', async () => {
  const person = await given.account()
  const slot = await given.timeslot()
  await take(person, slot.id)
  await as(person)(subscribeToEvent, { params: { id: (await given.event()).id } })
  expect(await historyOf(person)).toEqual([])
})

test('whoever leaves and comes again stands in the log each time, and so does who leaves the whole event', async () => {
  const person = await given.account({ firstName: 'Jonte', lastName: 'Ahlers' })
  const event = await given.event({ name: 'Herbsttagung' })
  const slot = await given.timeslot({ eventId: event.id, name: 'Lyrik' })
  await take(person, slot.id)
  await leave(person, slot.id)
  await take(person, slot.id)
  await as(person)(unsubscribeFromEvent, { params: { id: event.id } })
  await as(person)(subscribeToEvent, { params: { id: event.id } })
  expect(await historyOf(person)).toEqual([
    ['Lyrik', 'registered', 'cancelled', 'Jonte Ahlers'],
    ['Lyrik', 'cancelled', 'registered', 'Jonte Ahlers'],
    ['Lyrik', 'registered', 'cancelled', 'Jonte Ahlers'],
    ['Herbsttagung', 'registered', 'cancelled', 'Jonte Ahlers'],
    ['Herbsttagung', 'cancelled', 'registered', 'Jonte Ahlers'],
  ])
})

test('who moves up from a waitlist does so by whoever made room, also by a swap', async () => {
  const event = await given.event()
  const full = await given.timeslot({ eventId: event.id, name: 'Lyrik', capacity: 1 })
  const other = await given.timeslot({ eventId: event.id, name: 'Prosa' })
  const first = await given.account({ firstName: 'Okka', lastName: 'Harms' })
  const second = await given.account()
  await take(first, full.id)
  await take(second, full.id)
  expect(await historyOf(second)).toEqual([])
  await take(first, other.id, full.id)
  expect(await historyOf(second)).toEqual([['Lyrik', 'waitlisted', 'registered', 'Okka Harms']])
  expect(await historyOf(first)).toEqual([['Lyrik', 'registered', 'cancelled', 'Okka Harms']])
})

test('whom a lecturer lets in at the door has it in the log, once; what is marked there stays in the marks', async () => {
  openDoor()
  const { slot, lecturer } = await held({ name: 'Leseförderung' })
  const [guest, booked] = [await given.account(), await given.account()]
  await take(booked, slot.id)
  await add(lecturer, { timeslot: slot.id, account: guest.id, state: 'attended' })
  await mark(lecturer, await idOf(slot, booked), { state: 'attended' })
  await mark(lecturer, await idOf(slot, booked), { state: 'absent' })
  expect(await historyOf(guest)).toEqual([
    [expect.stringContaining('Frühjahrstagung'), null, 'registered', 'Miriam Baumgärtner'],
    ['Leseförderung', 'cancelled', 'attended', 'Miriam Baumgärtner'],
  ])
  expect(await historyOf(booked)).toEqual([])
})

test('a Termin that moves, and a statement by hand, note what people change and nothing else', async () => {
  const person = await given.account()
  const slot = await given.timeslot()
  await take(person, slot.id)
  await db.execute(sql`update timeslots set ends_at = ends_at + interval '5 minutes' where id = ${slot.id}`)
  expect(await historyOf(person)).toEqual([])
  const event = await given.event({ name: 'Kongress' })
  const row = { eventId: event.id, accountId: person.id, createdAt: new Date() }
  await db.insert(eventSubscriptions).values({ ...row, state: 'registered' })
  expect(await historyOf(person)).toEqual([['Kongress', null, 'registered', '']])
})

test('an erased person’s places say nothing in the log any more; those who moved up keep theirs', async () => {
  const slot = await given.timeslot({ capacity: 1 })
  const [leaving, next] = [await given.account(), await given.account()]
  for (const person of [leaving, next]) await take(person, slot.id)
  await leave(leaving, slot.id)
  await app.inject({ method: 'DELETE', url: '/api/auth/users/me/', headers: await bearer(leaving) })
  const entries = await db.select().from(auditEntries).where(eq(auditEntries.record, leaving.id))
  const told = entries.filter(({ subject }) => subject !== 'accounts')
  expect(told.length).toBeGreaterThan(0)
  expect(told.filter(({ before, after, actor }) => before || after || actor)).toEqual([])
  expect(await historyOf(next)).toEqual([[expect.any(String), 'waitlisted', 'registered', '']])
})

test('who books is said for that one statement alone, so that nobody else’s is noted as theirs', async () => {
  const person = await given.account()
  const slot = await given.timeslot()
  await take(person, slot.id)
  const { rows } = await db.execute(sql`select current_setting('tafelrunde.writer', true) as writer`)
  expect([null, '']).toContain(rows[0]?.['writer'])
})
