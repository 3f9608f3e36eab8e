import { getCalendarAddress } from '@tafelrunde/contract/events/calendar'
import { subscribeToEvent, unsubscribeFromEvent } from '@tafelrunde/contract/events/event-subscriptions'
import { subscribeToTimeslot, unsubscribeFromTimeslot } from '@tafelrunde/contract/events/participations'
import { and, eq, gt } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { readings } from '../../../test/read/calendars.ts'
import { events } from '../events/events.tables.ts'
import { participations } from '../participations/participations.tables.ts'
import { eventSubscriptions } from '../participations/subscriptions.tables.ts'
import { timeslots } from '../timeslots/timeslots.tables.ts'
import { workshops } from '../workshops/workshops.tables.ts'

const { app, as, clock, deps, given } = await buildTestApp()
const { db } = deps
type Person = { id: number }

const pathOf = async (person: Person) => new URL((await as(person)(getCalendarAddress, {})).url).pathname
const fetchFeed = async (person: Person) => {
  const answer = await app.inject(await pathOf(person))
  expect(answer.statusCode).toBe(200)
  return answer
}
/** The entries of somebody's feed, on which both readers agree. */
const entriesOf = async (person: Person) => {
  const [one = [], other] = readings((await fetchFeed(person)).body)
  expect(other).toEqual(one)
  return one
}
const onlyEntryOf = async (person: Person) => {
  const [entry, ...more] = await entriesOf(person)
  if (!entry || more.length > 0) throw new Error('the feed should have one entry')
  return entry
}
const take = (person: Person, id: number) => as(person)(subscribeToTimeslot, { params: { id }, query: {} })
const leave = (person: Person, id: number) => as(person)(unsubscribeFromTimeslot, { params: { id } })

const stamped = [events, workshops, timeslots, participations, eventSubscriptions]
const longAgo = new Date('2026-06-01T12:00:00Z')
/** As if nothing had happened for months. */
const settle = async () => {
  for (const table of stamped) await db.update(table).set({ changedAt: longAgo })
}
/** What changed since then has changed just now by the test's clock; the database looked at the real one. */
const stampByTestClock = async () => {
  for (const table of stamped)
    await db.update(table).set({ changedAt: clock.now() }).where(gt(table.changedAt, longAgo))
}

test('a place is in the feed, with room, event and the text of the workshop', async () => {
  const event = await given.event({ name: 'Frühjahrstagung' })
  const workshop = await given.workshop({
    eventId: event.id,
    name: 'Lesen; schreiben, rechnen',
    description: 'Für alle,\ndie „Übungen“ suchen; auch für Anfänger.',
  })
  const slot = await given.timeslot({ workshopId: workshop.id, eventId: event.id })
  const person = await given.account()
  await take(person, slot.id)
  expect(await onlyEntryOf(person)).toMatchObject({
    uid: `timeslot-${slot.id}@tafelrunde.example`,
    status: 'CONFIRMED',
    summary: 'Lesen; schreiben, rechnen',
    location: 'Raum 2.14, Kongresshaus Musterstadt',
    description: 'Frühjahrstagung\n\nFür alle,\ndie „Übungen“ suchen; auch für Anfänger.',
    start: slot.startsAt,
    end: slot.endsAt,
  })
})

test('whoever waits has a tentative entry with the place in the waitlist, until the place is there', async () => {
  const slot = await given.timeslot({ capacity: 1, name: 'Robotik' })
  const [first, second, third] = await given.participants(slot.id, 3)
  if (!first || !second || !third) throw new Error('three were asked for')
  expect(await onlyEntryOf(third)).toMatchObject({
    status: 'TENTATIVE',
    summary: 'Warteliste: Robotik',
    description: expect.stringContaining('Sie stehen auf der Warteliste an Platz 2.'),
  })
  await settle()
  const before = await onlyEntryOf(second)
  await leave(first, slot.id)
  const after = await onlyEntryOf(second)
  expect(after).toMatchObject({ uid: before.uid, status: 'CONFIRMED', summary: 'Robotik' })
  expect(after.sequence).toBeGreaterThan(before.sequence)
  expect((await onlyEntryOf(third)).description).toContain('an Platz 1.')
})

test('who waited in vain is not reminded of it for ever', async () => {
  const slot = await given.timeslot({ capacity: 0 })
  const person = await given.account()
  await take(person, slot.id)
  clock.set('2027-03-13T11:29:59+01:00')
  expect(await entriesOf(person)).toHaveLength(1)
  clock.set('2027-03-13T11:30:00+01:00')
  expect(await entriesOf(person)).toEqual([])
  clock.set('2027-03-01T12:00:00+01:00')
})

test.each([
  ['startsAt', { startsAt: new Date('2027-03-13T08:00:00Z') }],
  ['endsAt', { endsAt: new Date('2027-03-13T12:00:00Z') }],
  ['location', { location: 'Aula' }],
])('a changed %s of the timeslot raises the sequence of the same entry', async (_name, change) => {
  const slot = await given.timeslot()
  const person = await given.account()
  await take(person, slot.id)
  await settle()
  const before = await onlyEntryOf(person)
  await db.update(timeslots).set({ capacity: 13 }).where(eq(timeslots.id, slot.id))
  expect(await onlyEntryOf(person)).toEqual(before)
  await db.update(timeslots).set(change).where(eq(timeslots.id, slot.id))
  const after = await onlyEntryOf(person)
  expect(after.uid).toBe(before.uid)
  expect(after.sequence).toBeGreaterThan(before.sequence)
  const { start, end, location } = after
  expect({ startsAt: start, endsAt: end, location }).toMatchObject({
    ...change,
    ...('location' in change && { location: 'Aula, Kongresshaus Musterstadt' }),
  })
})

test('a timeslot moved over the change of the clock is there at the right moment', async () => {
  const slot = await given.timeslot()
  const person = await given.account()
  await take(person, slot.id)
  for (const startsAt of ['2027-03-27T09:00:00Z', '2027-03-28T09:00:00Z', '2027-10-31T09:00:00Z'].map(
    moment => new Date(moment),
  )) {
    const endsAt = new Date(startsAt.getTime() + 3_600_000)
    await db.update(timeslots).set({ startsAt, endsAt }).where(eq(timeslots.id, slot.id))
    expect(await onlyEntryOf(person)).toMatchObject({ start: startsAt, end: endsAt })
  }
})

test('what the person gave up is cancelled for 30 days, then gone', async () => {
  const slot = await given.timeslot()
  const person = await given.account()
  await take(person, slot.id)
  await settle()
  const before = await onlyEntryOf(person)
  await leave(person, slot.id)
  await stampByTestClock()
  const ofSlot = async () => (await entriesOf(person)).find(({ uid }) => uid === before.uid)
  const after = await ofSlot()
  expect(after).toMatchObject({ status: 'CANCELLED', summary: before.summary })
  expect(after?.sequence).toBeGreaterThan(before.sequence)
  clock.passSeconds(30 * 24 * 60 * 60)
  expect(await ofSlot()).toMatchObject({ status: 'CANCELLED' })
  clock.passSeconds(1)
  expect(await ofSlot()).toBeUndefined()
  clock.set('2027-03-01T12:00:00+01:00')
})

test('a cancelled event cancels its timeslots, but not what was attended', async () => {
  const event = await given.event()
  const slot = await given.timeslot({ eventId: event.id })
  const [person, attendee] = await given.participants(slot.id, 2)
  if (!person || !attendee) throw new Error('two were asked for')
  await db
    .update(participations)
    .set({ state: 'attended' })
    .where(and(eq(participations.timeslotId, slot.id), eq(participations.accountId, attendee.id)))
  await settle()
  const before = await onlyEntryOf(person)
  await db.update(events).set({ state: 'cancelled' }).where(eq(events.id, event.id))
  await stampByTestClock()
  const after = await onlyEntryOf(person)
  expect(after.status).toBe('CANCELLED')
  expect(after.sequence).toBeGreaterThan(before.sequence)
  expect(await onlyEntryOf(attendee)).toMatchObject({ status: 'CONFIRMED' })
})

test('the days of an event stand for it until there is a timeslot', async () => {
  const event = await given.event({ name: 'Herbsttagung', capacity: 1 })
  const slot = await given.timeslot({ eventId: event.id })
  const [person, waiting] = [await given.account(), await given.account()]
  const place = { params: { id: event.id } }
  await as(person)(subscribeToEvent, place)
  await as(waiting)(subscribeToEvent, place)
  const bare = { uid: `event-${event.id}@tafelrunde.example`, status: 'CONFIRMED', summary: 'Herbsttagung' }
  expect(await onlyEntryOf(person)).toMatchObject({ ...bare, allDay: true })
  expect((await fetchFeed(person)).body).toMatch(
    /DTSTART;VALUE=DATE:20270312\r\nDTEND;VALUE=DATE:20270314\r\n/,
  )
  expect(await onlyEntryOf(waiting)).toMatchObject({
    uid: bare.uid,
    status: 'TENTATIVE',
    summary: 'Warteliste: Herbsttagung',
  })
  await take(person, slot.id)
  expect(await onlyEntryOf(person)).toMatchObject({ uid: `timeslot-${slot.id}@tafelrunde.example` })
  await as(person)(unsubscribeFromEvent, place)
  await stampByTestClock()
  expect(await onlyEntryOf(person)).toMatchObject({ status: 'CANCELLED', allDay: false })
  expect(await onlyEntryOf(waiting)).toMatchObject({ status: 'CONFIRMED', summary: 'Herbsttagung' })
  await as(waiting)(unsubscribeFromEvent, place)
  await stampByTestClock()
  expect(await onlyEntryOf(waiting)).toMatchObject({ ...bare, status: 'CANCELLED' })
})
