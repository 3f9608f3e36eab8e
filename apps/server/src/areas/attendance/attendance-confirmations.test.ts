import { listParticipations } from '@tafelrunde/contract/events/own-participations'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { events } from '../events/events.tables.ts'
import { at, doorIn } from './door.fixture.ts'

const testApp = await buildTestApp()
const { app, as, bearer, clock, deps, given } = testApp
const { add, held, mark, openDoor, see } = doorIn(testApp)

beforeEach(openDoor)

/** Somebody at the door of an event that is finished afterwards. */
const attendedFor = async (minutes: number | null) => {
  const { id: eventId } = await given.event({ minimumShare: 30 })
  const { slot, lecturer } = await held({ eventId })
  const person = await given.account()
  const { id } = await add(lecturer, { timeslot: slot.id, account: person.id, state: 'attended' })
  if (minutes !== null) await mark(lecturer, id, { minutes, recorded_at: at('09:46') })
  await deps.db.update(events).set({ state: 'finished' }).where(eq(events.id, eventId))
  return { lecturer, person, id }
}

test('thirty of ninety minutes confirm thirty', async () => {
  const { person } = await attendedFor(30)
  const { results } = await as(person)(listParticipations, { query: {} })
  expect(results).toMatchObject([
    { state: 'attended', confirmation: { available: true, hours: 0.5, units: 0.5 } },
  ])
})

test('a confirmation that is issued stays as it is until the office corrects it', async () => {
  const { lecturer, person, id } = await attendedFor(null)
  const url = `/api/users/participation-confirmations/${id}/`
  const read = async () => app.inject({ url, headers: await bearer(person) })
  const issued = await read()
  expect(issued.statusCode).toBe(200)
  clock.set(at('18:00'))
  await mark(lecturer, id, { state: 'cancelled' })
  expect((await see(lecturer, id)).state).toBe('cancelled')
  expect((await read()).rawPayload.equals(issued.rawPayload)).toBe(true)
})
