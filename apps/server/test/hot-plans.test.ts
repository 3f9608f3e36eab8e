import { expect, test, vi } from 'vitest'
import { buildTestApp } from './build-test-app.ts'

const { app, bearer, deps, given } = await buildTestApp()
const { db } = deps

const event = await given.event()
const slot = await given.timeslot({ eventId: event.id })
const hour = 60 * 60 * 1000
const other = await given.timeslot({
  eventId: event.id,
  startsAt: slot.endsAt,
  endsAt: new Date(slot.endsAt.getTime() + hour),
})
const person = await given.account()
await given.participation(person, other)
const headers = await bearer(person)

/** All statements with parameters that an answer asks. */
const statementsOf = async (method: 'GET' | 'POST', url: string) => {
  const asked = vi.spyOn(db.$client, 'query')
  expect((await app.inject({ method, url, headers })).statusCode).toBe(200)
  const texts = asked.mock.calls.map(([query]) => String(Object(query).text ?? query))
  asked.mockRestore()
  return texts.filter(text => text.includes('$1'))
}

// A statement is planned for good after a few calls, and that may be in the first minute of an installation: whatever its
// values are, and however many there will be of one event, it has to find its rows by an index.
test.each([
  ['GET', '/api/account/'],
  ['GET', `/api/events/${event.id}/subscribe`],
  ['GET', `/api/timeslots/${slot.id}/subscribe`],
  ['GET', '/api/users/timeslots/'],
  ['GET', '/api/users/participations/'],
  ['POST', `/api/timeslots/${slot.id}/subscribe`],
] as const)(
  'the plan of %s %s for no values at all looks through no table that grows',
  async (method, url) => {
    const texts = await statementsOf(method, url)
    expect(texts.length).toBeGreaterThan(1)
    for (const text of texts) {
      const { rows } = await db.$client.query(`explain (generic_plan) ${text}`)
      const plan = rows.map(row => row['QUERY PLAN']).join('\n')
      expect(plan).not.toMatch(
        /Seq Scan on (accounts|sessions|participations|event_subscriptions|timeslots|booking_notes)/,
      )
    }
  },
)
