import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { events } from '../events/events.tables.ts'
import { mailsIn } from '../participations/notes/booking-mails.fixture.ts'
import { at, doorIn } from './door.fixture.ts'

const testApp = await buildTestApp()
const { clock, deps, given } = testApp
const { add, held, idOf, mark, openDoor } = doorIn(testApp)
const { take, afterwards, latest, written } = await mailsIn(testApp)

/** Two people with places, of which they have been told; the door is open. */
const bookedByTwo = async () => {
  clock.set('2027-03-01T12:00:00+01:00')
  const { slot, lecturer } = await held()
  const [one, two] = [await given.account(), await given.account()]
  for (const person of [one, two]) await take(person, slot.id)
  await afterwards()
  openDoor()
  return { slot, lecturer, one, two, ids: [await idOf(slot, one), await idOf(slot, two)] as const }
}
const finish = async ({ eventId }: { eventId: number }) => {
  clock.set('2027-03-13T17:30:00+01:00')
  await deps.db.update(events).set({ state: 'finished' }).where(eq(events.id, eventId))
}

test('who loses a booked place is told, who was there or not is not', async () => {
  const { slot, lecturer, one, two, ids } = await bookedByTwo()
  const guest = await given.account()
  await add(lecturer, { timeslot: slot.id, account: guest.id })
  await mark(lecturer, ids[0], { state: 'cancelled' })
  await mark(lecturer, ids[1], { state: 'attended' })
  await afterwards()
  expect((await latest(one, 2)).text).toContain('Leseförderung')
  expect((await latest(guest)).text).toContain('Leseförderung')
  expect(await written(two)).toBe(1)
})

test('a place that is given back at once tells nobody anything', async () => {
  const { lecturer, one, ids } = await bookedByTwo()
  await mark(lecturer, ids[0], { state: 'cancelled', recorded_at: at('09:40') })
  await mark(lecturer, ids[0], { state: 'registered', recorded_at: at('09:41') })
  await afterwards()
  expect(await written(one)).toBe(1)
})

test('whose attendance comes in after the event is asked for feedback then, and once', async () => {
  const { slot, lecturer, one, two, ids } = await bookedByTwo()
  await mark(lecturer, ids[0], { state: 'attended' })
  await finish(slot)
  await afterwards()
  const asked = await latest(one, 2)
  expect(await written(two)).toBe(1)
  await mark(lecturer, ids[1], { state: 'attended', recorded_at: at('10:10') })
  await afterwards()
  expect((await latest(two, 2)).subject).toBe(asked.subject)
  await mark(lecturer, ids[1], { state: 'absent', recorded_at: at('10:11') })
  await mark(lecturer, ids[1], { state: 'attended', recorded_at: at('10:12') })
  await mark(lecturer, ids[0], { state: 'attended', minutes: 45, recorded_at: at('10:13') })
  await afterwards()
  expect([await written(one), await written(two)]).toEqual([2, 2])
})
