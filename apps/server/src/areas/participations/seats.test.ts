import {
  getEventSubscription,
  subscribeToEvent,
  unsubscribeFromEvent,
} from '@tafelrunde/contract/events/event-subscriptions'
import {
  getTimeslotSubscription,
  listOwnEvents,
  listOwnTimeslots,
  subscribeToTimeslot,
  unsubscribeFromTimeslot,
} from '@tafelrunde/contract/events/participations'
import { getTimeslot } from '@tafelrunde/contract/events/timeslots'
import { getAccount } from '@tafelrunde/contract/people/account'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { events } from '../events/events.tables.ts'
import { findProblems } from './check/check.queries.ts'
import { at, refused } from './seats.fixture.ts'

const { app, as, bearer, clock, deps, given } = await buildTestApp()

type Person = { id: number }
const take = (person: Person, id: number) => as(person)(subscribeToTimeslot, { params: { id }, query: {} })
const leave = (person: Person, id: number) => as(person)(unsubscribeFromTimeslot, { params: { id } })
const place = (person: Person, id: number) => as(person)(getTimeslotSubscription, { params: { id } })

test('taking a timeslot registers the account for its event in the same moment', async () => {
  const person = await given.account()
  const slot = await given.timeslot()
  expect(await place(person, slot.id)).toBe('none')
  expect(await take(person, slot.id)).toBe('registered')
  expect(await as(person)(getEventSubscription, { params: { id: slot.eventId } })).toBe('registered')
  expect(await as(person)(getAccount, {})).toMatchObject({ has_active_subscription: true })
  expect(await as()(getTimeslot, { params: { id: slot.id } })).toMatchObject({ participants_count: 1 })
})

test('taking, and leaving, a second time changes nothing', async () => {
  const person = await given.account()
  const slot = await given.timeslot()
  for (const answer of ['registered', 'registered']) expect(await take(person, slot.id)).toBe(answer)
  for (const answer of ['none', 'none']) expect(await leave(person, slot.id)).toBe(answer)
  expect(await take(person, slot.id)).toBe('registered')
  expect(await as()(getTimeslot, { params: { id: slot.id } })).toMatchObject({ participants_count: 1 })
})

test('answers are plain text', async () => {
  const slot = await given.timeslot()
  const headers = await bearer(await given.account())
  const answer = await app.inject({ method: 'POST', url: `/api/timeslots/${slot.id}/subscribe`, headers })
  expect([answer.body, answer.headers['content-type']]).toEqual(['registered', 'text/plain; charset=utf-8'])
})

test('a full timeslot has a waitlist and answers the position', async () => {
  const slot = await given.timeslot({ capacity: 1 })
  const [, second, third] = await given.participants(slot.id, 3)
  if (!second || !third) throw new Error('three came')
  expect(await place(second, slot.id)).toBe('waitlisted:1')
  expect(await place(third, slot.id)).toBe('waitlisted:2')
  await leave(second, slot.id)
  expect(await place(third, slot.id)).toBe('waitlisted:1')
})

test('two registered timeslots of one account never overlap, and the refusal names the other one', async () => {
  const person = await given.account()
  const event = await given.event()
  const first = await given.timeslot({ eventId: event.id, name: 'Leseförderung', ...at('10:00–11:30') })
  const second = await given.timeslot({ eventId: event.id, ...at('11:00–12:00') })
  const next = await given.timeslot({ eventId: event.id, ...at('11:30–12:30') })
  await take(person, first.id)
  await expect(take(person, second.id)).rejects.toMatchObject({
    status: 409,
    body: { code: 'clash', detail: 'Überschneidung mit „Leseförderung“, 10:00–11:30 Uhr' },
  })
  expect(await take(person, next.id)).toBe('registered')
})

test('waiting may overlap with a registered timeslot', async () => {
  const full = await given.timeslot({ capacity: 1, ...at('10:00–11:30') })
  await given.participants(full.id, 1)
  const person = await given.account()
  const other = await given.timeslot({ eventId: full.eventId, ...at('10:00–11:30') })
  await take(person, other.id)
  expect(await take(person, full.id)).toBe('waitlisted:1')
})

test.each([
  ['not_open_yet', { state: 'announced' as const }],
  ['closed', { state: 'closed' as const }],
  ['closed', { state: 'finished' as const }],
  ['state', { state: 'cancelled' as const }],
  ['not_open_yet', { registrationStartsAt: new Date('2027-03-02T00:00:00+01:00') }],
  ['closed', { registrationEndsAt: new Date('2027-02-28T00:00:00+01:00') }],
])('registration is refused as %s when the event is %j', async (code, facts) => {
  const person = await given.account()
  const event = await given.event(facts)
  const slot = await given.timeslot({ eventId: event.id })
  await expect(take(person, slot.id)).rejects.toEqual(refused(code))
  await expect(as(person)(subscribeToEvent, { params: { id: event.id } })).rejects.toEqual(refused(code))
})

test('breaks and plenary sessions cannot be booked', async () => {
  const lunch = await given.timeslot({ workshopId: null, caption: 'Mittagspause', capacity: null })
  await expect(take(await given.account(), lunch.id)).rejects.toEqual(refused('state'))
})

test('what has begun can neither be taken nor left', async () => {
  const event = await given.event({ startsAt: new Date('2027-03-01T09:00:00+01:00') })
  const begun = await given.timeslot({
    eventId: event.id,
    startsAt: new Date('2027-03-01T13:00:00+01:00'),
    endsAt: new Date('2027-03-01T14:00:00+01:00'),
  })
  const [person] = await given.participants(begun.id, 1)
  if (!person) throw new Error('one came')
  const noon = clock.now()
  clock.set('2027-03-01T13:00:00+01:00')
  await expect(leave(person, begun.id)).rejects.toEqual(refused('started'))
  await expect(take(await given.account(), begun.id)).rejects.toEqual(refused('started'))
  clock.set(noon.toISOString())
})

test('after the cancellation deadline a place is kept, but the waitlist may still be left', async () => {
  const slot = await given.timeslot({ capacity: 1 })
  const [first, second] = await given.participants(slot.id, 2)
  if (!first || !second) throw new Error('two came')
  await deps.db
    .update(events)
    .set({ cancellationDeadline: new Date('2027-02-28T00:00:00+01:00') })
    .where(eq(events.id, slot.eventId))
  await expect(leave(first, slot.id)).rejects.toEqual(refused('closed'))
  expect(await leave(second, slot.id)).toBe('none')
})

test('a timeslot of a full event is refused and nothing is written', async () => {
  const event = await given.event({ capacity: 1 })
  const slot = await given.timeslot({ eventId: event.id })
  await given.participants(slot.id, 1)
  const person = await given.account()
  await expect(take(person, slot.id)).rejects.toEqual(refused('event_full'))
  expect(await as(person)(listOwnTimeslots, { query: {} })).toMatchObject({ count: 0 })
  expect(await as(person)(subscribeToEvent, { params: { id: event.id } })).toBe('waitlisted:1')
  await expect(take(person, slot.id)).rejects.toEqual(refused('event_full'))
})

test('leaving an event leaves its timeslots and promotes on all waitlists', async () => {
  const event = await given.event({ capacity: 1 })
  const slot = await given.timeslot({ eventId: event.id })
  const [person] = await given.participants(slot.id, 1)
  const waiting = await given.account()
  await as(waiting)(subscribeToEvent, { params: { id: event.id } })
  if (!person) throw new Error('one came')
  expect(await as(person)(unsubscribeFromEvent, { params: { id: event.id } })).toBe('none')
  expect(await place(person, slot.id)).toBe('none')
  expect(await as(waiting)(getEventSubscription, { params: { id: event.id } })).toBe('registered')
})

test('timeslots of a draft are found by nobody, and nobody books anonymously', async () => {
  const draft = await given.event({ state: 'draft' })
  const hidden = await given.timeslot({ eventId: draft.id })
  const person = await given.account()
  await expect(take(person, hidden.id)).rejects.toMatchObject({ status: 404 })
  await expect(as(person)(subscribeToEvent, { params: { id: draft.id } })).rejects.toMatchObject({
    status: 404,
  })
  const open = await given.timeslot()
  await expect(as()(getTimeslotSubscription, { params: { id: open.id } })).rejects.toMatchObject({
    status: 401,
  })
})

test('own events are listed with the registration for them, those left, drafts and others’ are not', async () => {
  const later = await given.event({ startsAt: new Date('2027-03-13T09:00:00+01:00') })
  const sooner = await given.event({ capacity: 1 })
  const left = await given.event()
  const draft = await given.event()
  const [first, second] = [await given.account(), await given.account()]
  const join = (person: typeof first, { id }: typeof left) => as(person)(subscribeToEvent, { params: { id } })
  for (const event of [sooner, left, draft]) await join(first, event)
  for (const event of [later, sooner]) await join(second, event)
  await as(first)(unsubscribeFromEvent, { params: { id: left.id } })
  await deps.db.update(events).set({ state: 'draft' }).where(eq(events.id, draft.id))
  const of = async (person: typeof first, query = {}) => (await as(person)(listOwnEvents, { query })).results
  expect(await of(first)).toEqual([{ event: sooner.id, subscription: 'registered' }])
  expect(await of(second)).toEqual([
    { event: sooner.id, subscription: 'waitlisted:1' },
    { event: later.id, subscription: 'registered' },
  ])
  expect(await of(second, { event: String(later.id) })).toEqual([
    { event: later.id, subscription: 'registered' },
  ])
})

test('own timeslots are listed with the place in them, others’ are not', async () => {
  const slot = await given.timeslot({ capacity: 1, location: 'Aula' })
  const [, waiting] = await given.participants(slot.id, 2)
  if (!waiting) throw new Error('two came')
  const { results } = await as(waiting)(listOwnTimeslots, { query: {} })
  expect(results).toMatchObject([
    { id: slot.id, location: 'Aula', participation: { state: 'waitlisted', waitlist_position: 1 } },
  ])
  expect(await as(waiting)(listOwnTimeslots, { query: { start__gte: '2027-03-14' } })).toMatchObject({
    count: 0,
  })
})

test('after all of this every invariant holds', async () => {
  const findings = await findProblems(deps.db)
  expect(findings.flatMap(({ problems }) => problems)).toEqual([])
})
