import { getEvent } from '@tafelrunde/contract/events/events'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../../test/build-test-app.ts'
import { events } from '../../events/events.tables.ts'
import { feedback } from './feedback.tables.ts'

const { app, as, bearer, clock, deps, given } = await buildTestApp()
const { db } = deps
type Person = { id: number }

clock.set('2027-03-20T12:00:00+01:00')
const deadline = new Date('2027-04-10T23:59:00+02:00')
const event = await given.event({ state: 'finished', feedbackDeadline: deadline, feedbackRequired: true })
const slot = await given.timeslot({ eventId: event.id })

/** Somebody new with a place in the timeslot. */
const attendee = async (facts: Parameters<typeof given.participation>[2] = {}) => {
  const person = await given.account()
  return { person, participation: (await given.participation(person, slot, facts)).id }
}

const opinion = { content: 5, teaching: 4, organisation: 3, benefit: 2, comment: 'Gern wieder.' }
const url = '/api/users/participations/feedback'
const give = async (person: Person, payload: object | string, headers: Record<string, string> = {}) => {
  const answer = await app.inject({
    method: 'POST',
    url,
    payload,
    headers: { ...(await bearer(person)), ...headers },
  })
  const isJson = String(answer.headers['content-type']).startsWith('application/json')
  return { status: answer.statusCode, body: isJson ? answer.json() : answer.body, headers: answer.headers }
}
const keptFor = async (participation: number) => {
  const [row] = await db.select().from(feedback).where(eq(feedback.participationId, participation))
  return row
}
const saved = { status: 200, body: 'gespeichert' }

test('feedback is kept and answered with „gespeichert“, with one’s own words around it', async () => {
  const { person, participation } = await attendee()
  const answer = await give(person, { participation, ...opinion, comment: '  Gern wieder. ' })
  expect(answer).toMatchObject({
    ...saved,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'private, no-store' },
  })
  expect(await keptFor(participation)).toEqual({
    participationId: participation,
    ...opinion,
    createdAt: clock.now(),
    updatedAt: clock.now(),
  })
})

test('forms may send it as well, and the comment may be left out', async () => {
  const [one, other] = [await attendee(), await attendee()]
  const { comment: _, ...ratings } = opinion
  const fields = (participation: number) =>
    Object.entries({ participation, ...ratings }).map(([name, value]): [string, string] => [
      name,
      String(value),
    ])
  const urlencoded = new URLSearchParams(fields(one.participation)).toString()
  const form = new FormData()
  for (const [name, value] of fields(other.participation)) form.set(name, value)
  expect(
    await give(one.person, urlencoded, { 'content-type': 'application/x-www-form-urlencoded' }),
  ).toMatchObject(saved)
  expect(await give(other.person, form)).toMatchObject(saved)
  for (const { participation } of [one, other])
    expect(await keptFor(participation)).toMatchObject({ ...ratings, comment: '' })
})

test('a second one replaces the first, until the last moment of the deadline', async () => {
  const { person, participation } = await attendee()
  const first = clock.now()
  await give(person, { participation, ...opinion })
  clock.set(deadline.toISOString())
  expect(await give(person, { participation, ...opinion, benefit: 5, comment: '' })).toMatchObject(saved)
  expect(await keptFor(participation)).toMatchObject({
    benefit: 5,
    comment: '',
    createdAt: first,
    updatedAt: deadline,
  })
  clock.passSeconds(1)
  expect(await give(person, { participation, ...opinion })).toMatchObject({
    status: 409,
    body: { detail: 'Die Frist für Ihr Feedback ist abgelaufen.', code: 'closed' },
  })
  expect(await keptFor(participation)).toMatchObject({ benefit: 5 })
  clock.set(first.toISOString())
})

test('the event says until when feedback is taken', async () => {
  const { feedback_required, feedback_deadline } = await as()(getEvent, { params: { id: event.id } })
  expect([feedback_required, feedback_deadline]).toEqual([true, deadline])
})

test('an event without a deadline takes feedback always', async () => {
  const { person, participation } = await attendee()
  await db.update(events).set({ feedbackDeadline: null }).where(eq(events.id, event.id))
  clock.set('2037-01-01T00:00:00+01:00')
  expect(await give(person, { participation, ...opinion })).toMatchObject(saved)
  clock.set('2027-03-20T12:00:00+01:00')
  await db.update(events).set({ feedbackDeadline: deadline }).where(eq(events.id, event.id))
})

const tooEarly = {
  status: 409,
  body: {
    detail: 'Feedback können Sie geben, wenn Sie dabei waren und die Veranstaltung beendet ist.',
    code: 'state',
  },
}

test.each(['registered', 'cancelled', 'absent'] as const)('who is %s gives no feedback', async state => {
  const { person, participation } = await attendee({ state })
  expect(await give(person, { participation, ...opinion })).toMatchObject(tooEarly)
  expect(await keptFor(participation)).toBeUndefined()
})

test('who waited for a place gives no feedback', async () => {
  const { person, participation } = await attendee({ state: 'waitlisted', queueNumber: 1 })
  expect(await give(person, { participation, ...opinion })).toMatchObject(tooEarly)
})

test('there is no feedback before the timeslot is over and the event finished', async () => {
  const { person, participation } = await attendee()
  await db.update(events).set({ state: 'closed' }).where(eq(events.id, event.id))
  expect(await give(person, { participation, ...opinion })).toMatchObject(tooEarly)
  await db.update(events).set({ state: 'finished' }).where(eq(events.id, event.id))
  clock.set('2027-03-13T11:29:59+01:00')
  expect(await give(person, { participation, ...opinion })).toMatchObject(tooEarly)
  clock.set('2027-03-13T11:30:00+01:00')
  expect(await give(person, { participation, ...opinion })).toMatchObject(saved)
  clock.set('2027-03-20T12:00:00+01:00')
})

test('somebody else’s and unknown participations are not found, also by staff', async () => {
  const { participation } = await attendee()
  const [other, staff] = [await given.account(), await given.staff()]
  const notFound = { status: 404, body: { detail: 'Nicht gefunden.' } }
  expect(await give(other, { participation, ...opinion })).toMatchObject(notFound)
  expect(await give(staff, { participation, ...opinion })).toMatchObject(notFound)
  for (const unknown of [999_999, 0, -1, 99_999_999_999])
    expect(await give(other, { participation: unknown, ...opinion })).toMatchObject(notFound)
  expect(await keptFor(participation)).toBeUndefined()
})

const required = ['Dieses Feld ist zwingend erforderlich.']
const whole = ['Eine gültige Ganzzahl ist erforderlich.']
const least = ['Stellen Sie sicher, dass dieser Wert größer oder gleich 1 ist.']
const most = ['Stellen Sie sicher, dass dieser Wert kleiner oder gleich 5 ist.']

test.each<[string, object, object]>([
  [
    'everything that is missing is told at once',
    {},
    {
      participation: required,
      content: required,
      teaching: required,
      organisation: required,
      benefit: required,
    },
  ],
  [
    'scales go from 1 to 5 in whole steps',
    { participation: 1, content: 0, teaching: 6, organisation: 2.5, benefit: 'gut' },
    { content: least, teaching: most, organisation: whole, benefit: whole },
  ],
  [
    'nothing is no rating',
    { participation: null, ...opinion, content: null, teaching: '' },
    {
      participation: ['Dieses Feld darf nicht null sein.'],
      content: ['Dieses Feld darf nicht null sein.'],
      teaching: whole,
    },
  ],
  [
    'a comment has at most 2,000 characters',
    { participation: 1, ...opinion, comment: 'a'.repeat(2001) },
    { comment: ['Stellen Sie sicher, dass dieses Feld nicht mehr als 2000 Zeichen lang ist.'] },
  ],
  [
    'a comment is text',
    { participation: 1, ...opinion, comment: ['Gern', 'wieder'] },
    { comment: ['Kein gültiger String.'] },
  ],
  [
    'a comment without the character that no database keeps',
    { participation: 1, ...opinion, comment: 'Gern\0wieder' },
    { comment: ['Nullzeichen sind nicht erlaubt.'] },
  ],
])('%s', async (_sentence, payload, errors) => {
  expect(await give(await given.account(), payload)).toMatchObject({ status: 400, body: errors })
})

test('without a login nobody gives feedback, and it is only given', async () => {
  expect(await app.inject({ method: 'POST', url, payload: opinion })).toMatchObject({ statusCode: 401 })
  const headers = await bearer(await given.account())
  const answer = await app.inject({ method: 'GET', url: `${url}/`, headers })
  expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'POST, OPTIONS'])
})
