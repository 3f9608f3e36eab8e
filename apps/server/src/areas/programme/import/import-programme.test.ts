import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../../test/build-test-app.ts'
import { events } from '../../events/events.tables.ts'
import { lecturers } from '../../lecturers/lecturers.tables.ts'
import { mails } from '../../mail/mail.tables.ts'
import { findProblems } from '../../participations/check/check.queries.ts'
import { changeCapacity } from '../../participations/seats.fixture.ts'
import { readSubscription, subscribe } from '../../participations/seats.service.ts'
import { countsOf, importInto } from './import-programme.fixture.ts'

const app = await buildTestApp()
const { deps, given } = app
const { importTalks, eventOf, timeslotsOf, workshopsOf, timeslotOf } = await importInto(app)

test('a newer file moves what is booked and keeps the bookings', async () => {
  await importTalks('moved', { guid: 'a' }, { guid: 'b', start: '14:00' })
  const before = await timeslotOf('moved', 'Workshop a')
  const [person] = await given.participants(before.id, 1)

  const { code, printed } = await importTalks(
    'moved',
    { guid: 'a', title: 'Neu', start: '16:00' },
    { guid: 'c' },
  )
  expect(code).toBe(0)
  expect(countsOf(printed, 'Termine')).toEqual([1, 1, 0, 1])
  expect(printed).toContain('Verschoben, obwohl gebucht')
  const after = await timeslotOf('moved', 'Neu')
  expect(after).toMatchObject({
    id: before.id,
    start: new Date('2027-03-13T16:00:00+01:00'),
    participants_count: 1,
  })
  expect(await readSubscription(deps.db, after.id, person?.id ?? 0)).toEqual({ state: 'registered' })
  expect((await workshopsOf('moved')).map(({ name }) => name)).toEqual(['Neu', 'Workshop c'])
})

test('what vanished goes with its workshop and its lecturer, unless somebody booked it', async () => {
  await importTalks(
    'gone',
    { guid: 'a' },
    { guid: 'b', person: 'Gerd Gehtfort' },
    { guid: 'c', start: '14:00' },
  )
  await given.participants((await timeslotOf('gone', 'Workshop c')).id, 2)

  const { printed } = await importTalks('gone', { guid: 'a' })
  expect(countsOf(printed, 'Termine')).toEqual([0, 0, 1, 1])
  expect(printed).toMatch(
    /Gebucht und deshalb geblieben.*:\n {2}„Workshop c“, Sa\., 13\. März 2027, 14:00–15:00 Uhr/,
  )
  expect((await workshopsOf('gone')).map(({ name }) => name)).toEqual(['Workshop a', 'Workshop c'])
  expect(await eventOf('gone')).toMatchObject({ endsAt: new Date('2027-03-13T15:00:00+01:00') })
  const names = await deps.db.select({ name: lecturers.lastName }).from(lecturers)
  expect(names).not.toContainEqual({ name: 'Gehtfort' })
})

test('a file that would give somebody two timeslots at a time is refused by name, and changes nothing', async () => {
  await importTalks('clash', { guid: 'a' }, { guid: 'b', start: '14:00' })
  const [person] = await given.participants((await timeslotOf('clash', 'Workshop a')).id, 1)
  await subscribe(deps, {
    timeslotId: (await timeslotOf('clash', 'Workshop b')).id,
    accountId: person?.id ?? 0,
  })
  const before = await timeslotsOf('clash')

  const { code, printed } = await importTalks(
    'clash',
    { guid: 'a', start: '13:30' },
    { guid: 'b', start: '14:00' },
  )
  expect(code).toBe(1)
  expect(printed).toContain(
    '„Workshop a“, Sa., 13. März 2027, 13:30–14:30 Uhr und „Workshop b“, Sa., 13. März 2027, 14:00–15:00 Uhr: 1 Person',
  )
  expect(await timeslotsOf('clash')).toEqual(before)
})

test('a file may move timeslots together in which somebody was: what was recorded at a door stands', async () => {
  await importTalks('attended', { guid: 'a' }, { guid: 'b', start: '14:00' })
  const person = await given.account()
  for (const caption of ['Workshop a', 'Workshop b']) {
    const { id, start, end } = await timeslotOf('attended', caption)
    await given.participation(person, { id, startsAt: start, endsAt: end })
  }
  expect(
    await importTalks('attended', { guid: 'a', start: '13:30' }, { guid: 'b', start: '14:00' }),
  ).toMatchObject({ code: 0 })
})

test('two booked timeslots may change places', async () => {
  await importTalks('swap', { guid: 'a' }, { guid: 'b', start: '14:00' })
  const [person] = await given.participants((await timeslotOf('swap', 'Workshop a')).id, 1)
  await subscribe(deps, {
    timeslotId: (await timeslotOf('swap', 'Workshop b')).id,
    accountId: person?.id ?? 0,
  })
  expect(await importTalks('swap', { guid: 'a', start: '14:00' }, { guid: 'b' })).toMatchObject({ code: 0 })
})

test('whoever waited because of a clash gets the free place when the new programme resolves it', async () => {
  await importTalks('wait', { guid: 'a' }, { guid: 'b' })
  const [a, b] = [await timeslotOf('wait', 'Workshop a'), await timeslotOf('wait', 'Workshop b')]
  await changeCapacity(deps, b.id, 0)
  const [person] = await given.participants(b.id, 1)
  await subscribe(deps, { timeslotId: a.id, accountId: person?.id ?? 0 })
  await changeCapacity(deps, b.id, 5)
  expect(await readSubscription(deps.db, b.id, person?.id ?? 0)).toMatchObject({ state: 'waitlisted' })

  await importTalks('wait', { guid: 'a', start: '14:00' }, { guid: 'b' })
  expect(await readSubscription(deps.db, b.id, person?.id ?? 0)).toEqual({ state: 'registered' })
  const recipients = await deps.db.select({ recipient: mails.recipient, subject: mails.subject }).from(mails)
  expect(recipients).toContainEqual({
    recipient: person?.email,
    subject: 'Sie haben einen Platz: „Workshop b“',
  })
})

test('what the office decided stays: places, state, name, own timeslots', async () => {
  await importTalks('own', { guid: 'a' })
  const { id } = await eventOf('own')
  const slot = await timeslotOf('own', 'Workshop a')
  await changeCapacity(deps, slot.id, 7)
  await deps.db.update(events).set({ name: 'Unsere Tagung', state: 'closed' }).where(eq(events.id, id))
  await given.timeslot({ eventId: id, caption: 'Stadtführung', workshopId: null })

  await importTalks('own', { guid: 'a', room: 'Saal 2' })
  expect(await timeslotOf('own', 'Workshop a')).toMatchObject({ capacity: 7, location: 'Saal 2' })
  expect(await timeslotOf('own', 'Stadtführung')).toMatchObject({ workshop: null })
  expect(await eventOf('own')).toMatchObject({ name: 'Unsere Tagung', state: 'closed' })
})

test('a booked timeslot never becomes a break', async () => {
  await importTalks('break', { guid: 'a' })
  await given.participants((await timeslotOf('break', 'Workshop a')).id, 1)
  await importTalks('break', { guid: 'a', title: 'Kaffeepause' })
  expect(await timeslotOf('break', 'Kaffeepause')).toMatchObject({ workshop: expect.any(Number) })
})

test('a talk that is held once more becomes a second timeslot of its workshop and keeps the bookings', async () => {
  await importTalks('twice', { guid: 'a' })
  const first = await timeslotOf('twice', 'Workshop a')
  await given.participants(first.id, 1)
  const { printed } = await importTalks('twice', { guid: 'a' }, { guid: 'a', start: '14:00' })
  expect(countsOf(printed, 'Termine')).toEqual([1, 1, 0, 0])
  const [workshop, ...others] = await workshopsOf('twice')
  expect(others).toEqual([])
  expect(workshop?.timeslots).toMatchObject([
    { id: first.id, participants_count: 1 },
    { participants_count: 0 },
  ])
})

test('how the office splits a name stays, another name is taken over', async () => {
  await importTalks('name', { guid: 'a', person: 'Michael Schloh von Bennewitz' })
  const [
    {
      lecturers: [{ id } = { id: 0 }],
    } = { lecturers: [] },
  ] = await workshopsOf('name')
  const split = { firstName: 'Michael', lastName: 'Schloh von Bennewitz' }
  await deps.db.update(lecturers).set(split).where(eq(lecturers.id, id))
  const { printed } = await importTalks('name', { guid: 'a', person: 'Michael Schloh von Bennewitz' })
  expect(countsOf(printed, 'Referenten')).toEqual([0, 0, 1, 0])

  const other = await importTalks('name', { guid: 'a', person: 'Ben Ott' })
  expect(countsOf(other.printed, 'Referenten')).toEqual([1, 0, 0, 1])
  expect(countsOf(other.printed, 'Workshops')).toEqual([0, 1, 0, 0])
  expect(await workshopsOf('name')).toMatchObject([{ lecturers: [{ last_name: 'Ott' }] }])
})

test('after all of these imports every invariant of the registration holds', async () => {
  const findings = await findProblems(deps.db)
  expect(findings.filter(({ problems }) => problems.length > 0)).toEqual([])
})
