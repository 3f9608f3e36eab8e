import { expect, test, vi } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { attendedIn } from './attended.fixture.ts'

const testApp = await buildTestApp()
const { app, bearer, deps, given } = testApp
const { attend, attended } = attendedIn(testApp)

type Person = { id: number }
const ask = async (person: Person | undefined, year: string | number) =>
  app.inject({
    url: `/api/users/participation-records/${year}/`,
    headers: person ? await bearer(person) : {},
  })

test('the Jahresnachweis is one PDF over all that is confirmable in a school year, with the sums', async () => {
  const { event, person } = await attended()
  const second = await given.timeslot({
    eventId: event.id,
    startsAt: new Date('2027-03-13T13:00:00+01:00'),
    endsAt: new Date('2027-03-13T13:45:00+01:00'),
  })
  await attend(second, person.id)
  const elsewhere = await given.timeslot({
    eventId: (await given.event({ state: 'finished', unitMinutes: 60 })).id,
    startsAt: new Date('2026-08-01T00:00:00+02:00'),
    endsAt: new Date('2026-08-01T01:00:00+02:00'),
  })
  await attend(elsewhere, person.id)
  const missed = await given.timeslot({
    eventId: event.id,
    startsAt: new Date('2027-03-13T15:00:00+01:00'),
    endsAt: new Date('2027-03-13T16:00:00+01:00'),
  })
  await attend(missed, person.id, { state: 'absent' })
  const draw = vi.spyOn(deps.papers, 'draw')
  const answer = await ask(person, 2026)
  expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
    200,
    'application/pdf',
    'private, no-store',
  ])
  expect(answer.headers['content-disposition']).toContain('filename="Jahresnachweis 2026-27.pdf"')
  expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  expect(draw).toHaveBeenCalledWith(
    'year-record',
    expect.objectContaining({
      events: [
        expect.objectContaining({ totalHours: '1,0', totalUnits: '1' }),
        expect.objectContaining({ name: event.name, totalHours: '2,25', totalUnits: '3' }),
      ],
      totalHours: '3,25',
      totalUnits: '4',
    }),
    person.id,
  )
})

test('the school year ends with 31 July in Berlin; a year with nothing in it has no record', async () => {
  const person = await given.account()
  const event = await given.event({ state: 'finished' })
  const lastNight = await given.timeslot({
    eventId: event.id,
    startsAt: new Date('2027-07-31T23:00:00+02:00'),
    endsAt: new Date('2027-08-01T00:30:00+02:00'),
  })
  await attend(lastNight, person.id)
  expect((await ask(person, 2026)).statusCode).toBe(200)
  const empty = await ask(person, 2027)
  expect([empty.statusCode, empty.json()]).toEqual([404, { detail: 'Nicht gefunden.' }])
  for (const year of ['1999', '3000', 'abc']) expect((await ask(person, year)).statusCode).toBe(404)
  expect((await ask(undefined, 2026)).statusCode).toBe(401)
})
