import { subscribeToTimeslot } from '@tafelrunde/contract/events/participations'
import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { buildTestApp } from '../../../../test/build-test-app.ts'
import { files } from '../../storage/storage.tables.ts'
import { workshopLecturers } from '../../workshops/workshops.tables.ts'
import { feedback } from '../feedback/feedback.tables.ts'

const { app, as, bearer, clock, deps, given } = await buildTestApp()
const { db } = deps
type Person = { id: number }

const ask = async (person: Person, search = '') => {
  const url = `/api/users/participations/${search}`
  const answer = await app.inject({ url, headers: await bearer(person) })
  return { status: answer.statusCode, body: answer.json(), headers: answer.headers }
}
const idsFor = async (person: Person, search: string) =>
  (await ask(person, search)).body.results.map(({ id }: Person) => id)

const place = async (...facts: Parameters<typeof given.participation>) =>
  (await given.participation(...facts)).id
const at = (day: number, times: string) => {
  const [startsAt, endsAt] = times.split('–').map(time => new Date(`2027-03-${day}T${time}:00+01:00`))
  if (!startsAt || !endsAt) throw new Error(times)
  return { startsAt, endsAt }
}
const notFound = { status: 404, body: { detail: 'Nicht gefunden.' } }
const unknownChoice = 'Bitte eine gültige Auswahl treffen. Dies ist keine gültige Auswahl.'

test('an own participation says what it was, who gave it, what one thinks of it and whether it is confirmed', async () => {
  const event = await given.event({
    name: 'Herbsttagung',
    state: 'finished',
    feedbackRequired: true,
    feedbackDeadline: new Date('2027-04-10T23:59:00+02:00'),
  })
  const slot = await given.timeslot({ eventId: event.id, name: 'Leseförderung', caption: 'Leseförderung' })
  const person = await given.account()
  const id = await place(person, slot, { attendedMinutes: 80 })
  const opinion = { content: 5, teaching: 4, organisation: 3, benefit: 2, comment: 'Gern wieder.' }
  await db
    .insert(feedback)
    .values({ participationId: id, ...opinion, createdAt: clock.now(), updatedAt: clock.now() })
  const expected = {
    id,
    state: 'attended',
    created: '2027-03-01T12:00:00+01:00',
    waitlist_position: null,
    event: {
      id: event.id,
      name: 'Herbsttagung',
      state: 'finished',
      start: '2027-03-12T09:00:00+01:00',
      end: '2027-03-13T17:00:00+01:00',
      feedback_required: true,
      feedback_deadline: '2027-04-10T23:59:00+02:00',
    },
    timeslot: {
      id: slot.id,
      caption: 'Leseförderung',
      start: '2027-03-13T10:00:00+01:00',
      end: '2027-03-13T11:30:00+01:00',
      location: 'Raum 2.14',
    },
    workshop: { id: slot.workshopId, name: 'Leseförderung' },
    lecturers: [],
    feedback: opinion,
    confirmation: { available: true, reason: null, hours: 1.33, units: 1.5 },
  }
  expect(await ask(person, `${id}/`)).toMatchObject({
    status: 200,
    body: expected,
    headers: { 'cache-control': 'private, no-store' },
  })
  const { body, headers } = await ask(person)
  expect(body).toEqual({ count: 1, next: null, previous: null, results: [expected] })
  expect(headers['cache-control']).toBe('private, no-store')
})

test('lecturers stand in the programme’s order, with the name and the picture of their account', async () => {
  const picture = 'hash-of-a-picture'
  await db
    .insert(files)
    .values({ hash: picture, type: 'image/webp', bytes: Buffer.from(''), createdAt: clock.now() })
  const slot = await given.timeslot()
  const second = await given.lecturer(slot.workshopId ?? 0, { lastName: 'Zweite' })
  await db.update(workshopLecturers).set({ position: 2 }).where(eq(workshopLecturers.lecturerId, second.id))
  const account = await given.account({ firstName: 'Emeka', lastName: 'Okafor', picture })
  const first = await given.lecturer(slot.workshopId ?? 0, { accountId: account.id })
  const person = await given.account()
  await place(person, slot)
  expect((await ask(person)).body.results[0].lecturers).toEqual([
    {
      id: first.id,
      first_name: 'Emeka',
      last_name: 'Okafor',
      profile_picture: 'https://tafelrunde.example/files/hash-of-a-picture',
    },
    { id: second.id, first_name: 'Miriam', last_name: 'Zweite', profile_picture: null },
  ])
})

test('all of them are listed, also what was given up, the latest timeslot first', async () => {
  const event = await given.event()
  const person = await given.account()
  const slots = []
  for (const [day, times] of [
    [13, '09:00–10:00'],
    [12, '09:00–10:00'],
    [13, '11:00–12:00'],
  ] as const)
    slots.push(await given.timeslot({ eventId: event.id, ...at(day, times) }))
  const parallel = await given.timeslot({ eventId: event.id, ...at(13, '09:00–10:00') })
  const [morning, day, noon, beside] = [
    await place(person, slots[0] ?? parallel, { state: 'registered' }),
    await place(person, slots[1] ?? parallel, { state: 'absent' }),
    await place(person, slots[2] ?? parallel),
    await place(person, parallel, { state: 'cancelled' }),
  ]
  expect(await idsFor(person, '')).toEqual([noon, morning, beside, day])
  const { body } = await ask(person, '?limit=2&offset=1')
  expect(body).toMatchObject({ count: 4, results: [{ id: morning }, { id: beside }] })
  expect([body.next, body.previous]).toEqual([
    'https://tafelrunde.example/api/users/participations/?limit=2&offset=3',
    'https://tafelrunde.example/api/users/participations/?limit=2',
  ])
})

test('who waits reads the place in the waitlist', async () => {
  const slot = await given.timeslot({ capacity: 1 })
  await given.participants(slot.id, 2)
  const person = await given.account()
  await as(person)(subscribeToTimeslot, { params: { id: slot.id }, query: {} })
  expect((await ask(person)).body.results).toMatchObject([{ state: 'waitlisted', waitlist_position: 2 }])
})

test('a plenary session has no workshop and no lecturers', async () => {
  const person = await given.account()
  await place(person, await given.timeslot({ workshopId: null, caption: 'Begrüßung' }))
  expect((await ask(person)).body.results).toMatchObject([
    { timeslot: { caption: 'Begrüßung' }, workshop: null, lecturers: [] },
  ])
})

test('others’ are found by nobody, staff neither, and without a login there is nothing', async () => {
  const id = await place(await given.account(), await given.timeslot())
  for (const other of [await given.account(), await given.staff()]) {
    expect(await ask(other, `${id}/`)).toMatchObject(notFound)
    expect(await idsFor(other, '')).toEqual([])
    expect(await idsFor(other, `?id=${id}`)).toEqual([])
  }
  const person = await given.account()
  for (const nothing of ['999999/', '0/', '99999999999/', 'eins/'])
    expect(await ask(person, nothing)).toMatchObject(notFound)
  for (const url of ['', `${id}/`])
    expect(await app.inject(`/api/users/participations/${url}`)).toMatchObject({ statusCode: 401 })
})

test('filters: id, state and timeslot, alone and together', async () => {
  const person = await given.account()
  const [one, other] = [await given.timeslot(), await given.timeslot(at(12, '09:00–10:00'))]
  const attended = await place(person, one)
  const cancelled = await place(person, other, { state: 'cancelled' })
  expect(await idsFor(person, `?id=${cancelled}`)).toEqual([cancelled])
  expect(await idsFor(person, '?id=99999999999')).toEqual([])
  expect(await idsFor(person, '?state=attended')).toEqual([attended])
  expect(await idsFor(person, `?timeslot=${other.id}`)).toEqual([cancelled])
  expect(await idsFor(person, `?timeslot=${other.id}&state=attended`)).toEqual([])
  expect(await idsFor(person, '?id=&state=&timeslot=&colour=red')).toEqual([attended, cancelled])
})

test('filters that are wrong are refused together, each at its name', async () => {
  const person = await given.account()
  const draft = await given.event({ state: 'draft' })
  const hidden = await given.timeslot({ eventId: draft.id })
  expect(await ask(person, '?id=eins&state=dabei&timeslot=zwei')).toMatchObject({
    status: 400,
    body: {
      id: ['Bitte eine Zahl eingeben.'],
      state: ['Bitte eine gültige Auswahl treffen. dabei ist keine gültige Auswahl.'],
      timeslot: [unknownChoice],
    },
  })
  for (const timeslot of [hidden.id, 999_999, 99_999_999_999])
    expect(await ask(person, `?timeslot=${timeslot}`)).toMatchObject({
      status: 400,
      body: { timeslot: [unknownChoice] },
    })
})

test('the number of statements does not grow with the number of participations', async () => {
  const countFor = async (participationsCount: number) => {
    const person = await given.account()
    for (let number = 0; number < participationsCount; number++) {
      const slot = await given.timeslot(at(13, `${10 + number}:00–${11 + number}:00`))
      await given.lecturer(slot.workshopId ?? 0)
      await place(person, slot)
    }
    const headers = await bearer(person)
    const statements = vi.spyOn(db.$client, 'query')
    const answer = await app.inject({ url: '/api/users/participations/', headers })
    expect(answer.json().results).toHaveLength(participationsCount)
    const { length } = statements.mock.calls
    statements.mockRestore()
    return length
  }
  const forOne = await countFor(1)
  expect(forOne).toBeGreaterThan(0)
  expect(await countFor(5)).toBe(forOne)
})
