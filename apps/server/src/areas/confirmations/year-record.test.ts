import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { readPdf } from '../../../test/read/read-pdf.ts'
import { accounts } from '../accounts/accounts.tables.ts'
import { attendedIn } from './attended.fixture.ts'

const testApp = await buildTestApp()
const { app, bearer, clock, deps, given } = testApp
const { db } = deps
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
  const draw = vi.spyOn(deps.papers, 'drawOnce')
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

test('a year record is drawn once as long as it says the same, however often and by how many it is asked for', async () => {
  const { person } = await attended()
  const all = await Promise.all(Array.from({ length: 8 }, () => ask(person, 2026)))
  clock.passSeconds(3600)
  const [first, ...others] = [...all, await ask(person, 2026)].map(({ rawPayload }) => rawPayload)
  // Each drawing would bear the moment of its own.
  expect(others.every(paper => first?.equals(paper))).toBe(true)
  await db.update(accounts).set({ lastName: 'Winter' }).where(eq(accounts.id, person.id))
  const renamed = await readPdf((await ask(person, 2026)).rawPayload)
  expect(renamed.text).toContain('Eva Winter')
  clock.passSeconds(24 * 3600)
  const nextDay = await readPdf((await ask(person, 2026)).rawPayload)
  expect([renamed.text, nextDay.text].map(text => /\d+\. März 2027/.exec(text)?.[0])).toEqual([
    '1. März 2027',
    '2. März 2027',
  ])
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
