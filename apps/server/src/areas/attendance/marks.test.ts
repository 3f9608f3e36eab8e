import { subscribeToTimeslot, unsubscribeFromTimeslot } from '@tafelrunde/contract/events/participations'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { askIn } from '../../../test/ask.ts'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { expectSound } from '../../../test/sound.ts'
import { events } from '../events/events.tables.ts'
import { refused } from '../participations/seats.fixture.ts'
import { timeslots } from '../timeslots/timeslots.tables.ts'
import { at, doorIn } from './door.fixture.ts'

const testApp = await buildTestApp()
const { as, clock, deps, given } = testApp
const { add, held, idOf, mark, openDoor, see } = doorIn(testApp)
const ask = askIn(testApp)

/** A timeslot with so many people who asked for a place. */
const heldFor = async (count: number, facts: Parameters<typeof held>[0] = {}) => {
  const { slot, lecturer } = await held(facts)
  const people = await given.participants(slot.id, count)
  const ids = []
  for (const person of people) ids.push(await idOf(slot, person))
  const [id = 0, other = 0] = ids
  const [person = slot] = people
  return { slot, lecturer, people, person, id, other }
}
const seatsOf = async ({ id }: { id: number }) => {
  const [slot] = await deps.db.select().from(timeslots).where(eq(timeslots.id, id))
  return slot?.seatsTaken
}

beforeEach(() => clock.set('2027-03-01T12:00:00+01:00'))

test('who is there is recorded with the moment of the device and the name of who saw it', async () => {
  const { lecturer, id } = await heldFor(1)
  openDoor()
  expect(await mark(lecturer, id, { state: 'attended', recorded_at: at('09:40') })).toMatchObject({
    id,
    state: 'attended',
    minutes: null,
    checked_in_at: new Date(at('09:40')),
    recorded_at: new Date(at('09:40')),
    recorded_by: 'Miriam Baumgärtner',
    is_extra: false,
  })
  expect(await mark(lecturer, id, { minutes: 30, recorded_at: at('09:44') })).toMatchObject({
    minutes: 30,
    checked_in_at: new Date(at('09:40')),
    recorded_at: new Date(at('09:44')),
  })
  const { marks } = await see(lecturer, id)
  expect(marks.map(({ minutes, received_at }) => [minutes, received_at])).toEqual([
    [30, clock.now()],
    [null, clock.now()],
  ])
})

const states = ['registered', 'attended', 'absent', 'cancelled'] as const
test.each(states.flatMap(from => states.map(to => [from, to] as const)))(
  'from %s to %s, and the seats are counted right',
  async (from, to) => {
    const { slot, lecturer, id } = await heldFor(1)
    openDoor()
    await mark(lecturer, id, { state: from, recorded_at: at('09:30') })
    expect((await mark(lecturer, id, { state: to, recorded_at: at('09:35') })).state).toBe(to)
    expect(await seatsOf(slot)).toBe(to === 'cancelled' ? 0 : 1)
    await expectSound(deps.db)
  },
)

test('the latest record of a device counts, whenever it arrives; the same one again changes nothing', async () => {
  const { lecturer, id } = await heldFor(1)
  openDoor()
  const latest = { state: 'absent', recorded_at: at('09:42') } as const
  const first = await mark(lecturer, id, latest)
  const earlier = { state: 'attended', recorded_at: at('09:41') } as const
  expect((await mark(lecturer, id, earlier)).state).toBe('absent')
  await mark(lecturer, id, earlier)
  expect(await mark(lecturer, id, latest)).toEqual(first)
  const { marks } = await see(lecturer, id)
  expect(marks.map(({ state }) => state)).toEqual(['absent', 'attended'])
})

test('a clock that is more than five minutes ahead is refused with a header of its own', async () => {
  const { lecturer, id } = await heldFor(1)
  openDoor()
  const send = (time: string) =>
    ask('PUT', `/api/lecturer-participants/${id}/`, lecturer, { state: 'attended', recorded_at: at(time) })
  const answer = await send('09:51')
  expect(answer).toMatchObject({ status: 400, body: { recorded_at: [expect.stringContaining('geht vor')] } })
  expect(answer.headers['invalid-timestamp']).toBe('true')
  const good = await send('09:50')
  expect([good.status, good.headers['invalid-timestamp']]).toEqual([200, undefined])
})

test('recorded is from the beginning of the day, and not where an event is called off', async () => {
  const { slot, lecturer, id } = await heldFor(1)
  openDoor()
  const on = (recorded_at: string) => mark(lecturer, id, { state: 'attended', recorded_at })
  await expect(on('2027-03-12T23:59:59+01:00')).rejects.toEqual(refused('not_open_yet'))
  expect((await on('2027-03-13T00:00:00+01:00')).state).toBe('attended')
  await deps.db.update(events).set({ state: 'cancelled' }).where(eq(events.id, slot.eventId))
  await expect(on(at('09:40'))).rejects.toEqual(refused('state'))
})

test('minutes belong to who is there, and are no more than the timeslot has', async () => {
  const { lecturer, id } = await heldFor(1)
  openDoor()
  await expect(mark(lecturer, id, { minutes: 30 })).rejects.toEqual(refused('state'))
  const send = (body: object) => ask('PUT', `/api/lecturer-participants/${id}`, lecturer, body)
  for (const body of [
    { state: 'absent', minutes: 30 },
    { state: 'attended', minutes: 91 },
    { state: 'attended', minutes: -1 },
  ])
    expect(await send(body)).toMatchObject({ status: 400, body: { minutes: [expect.any(String)] } })
  expect(await send({ minutes: 30 })).toMatchObject({ status: 400, body: { state: [expect.any(String)] } })
  expect((await send({ state: 'attended', minutes: 90 })).body).toMatchObject({ minutes: 90 })
  expect((await mark(lecturer, id, {})).minutes).toBe(90)
})

test('a seat that becomes free before the start goes to who waits, later it stays free', async () => {
  const { slot, lecturer, people, id, other } = await heldFor(3, { capacity: 1 })
  const last = await idOf(slot, people[2] ?? slot)
  openDoor()
  await mark(lecturer, id, { state: 'cancelled', recorded_at: at('09:30') })
  expect(await see(lecturer, other)).toMatchObject({ state: 'registered', recorded_at: null })
  clock.set(at('10:05'))
  await mark(lecturer, other, { state: 'cancelled' })
  expect(await seatsOf(slot)).toBe(0)
  expect(await see(lecturer, last)).toMatchObject({ state: 'waitlisted', waitlist_position: 1 })
  expect((await mark(lecturer, last, { state: 'cancelled' })).state).toBe('cancelled')
})

test('who lost the place and came nevertheless is let in beyond the capacity', async () => {
  const { slot, lecturer, id, other } = await heldFor(2, { capacity: 1 })
  openDoor()
  await mark(lecturer, id, { state: 'cancelled', recorded_at: at('09:30') })
  expect((await see(lecturer, other)).state).toBe('registered')
  expect(await mark(lecturer, id, { state: 'attended' })).toMatchObject({ state: 'attended', is_extra: true })
  expect(await seatsOf(slot)).toBe(1)
  await expectSound(deps.db)
})

test('who waits gets a free seat at the door, but none that is not there', async () => {
  const { lecturer, id, other: waiting } = await heldFor(2, { capacity: 1 })
  openDoor()
  for (const state of ['attended', 'registered'] as const)
    await expect(mark(lecturer, waiting, { state })).rejects.toEqual(refused('event_full'))
  expect((await see(lecturer, waiting)).marks).toEqual([])
  clock.set(at('10:05'))
  await mark(lecturer, id, { state: 'cancelled' })
  expect(await mark(lecturer, waiting, { state: 'attended' })).toMatchObject({ is_extra: false })
  await expectSound(deps.db)
})

test('an undone attendance never makes two booked places at the same time', async () => {
  const { slot, lecturer, person, id } = await heldFor(1)
  const beside = await held({ eventId: slot.eventId, name: 'Rechnen' })
  openDoor()
  await mark(lecturer, id, { state: 'cancelled', recorded_at: at('09:30') })
  clock.set(at('09:31'))
  await as(person)(subscribeToTimeslot, { params: { id: beside.slot.id }, query: {} })
  expect((await mark(lecturer, id, { state: 'attended', recorded_at: at('09:32') })).state).toBe('attended')
  await expect(mark(lecturer, id, { state: 'registered', recorded_at: at('09:33') })).rejects.toMatchObject({
    status: 409,
    body: { code: 'clash', detail: expect.stringContaining('Rechnen') },
  })
  expect((await see(lecturer, id)).state).toBe('attended')
})

test('who was let in beyond the capacity, left and books again, takes a seat like everybody', async () => {
  const { slot, lecturer, id } = await heldFor(1, { capacity: 1 })
  openDoor()
  const guest = await given.account()
  const extra = { timeslot: slot.id, account: guest.id, force: true }
  expect(await add(lecturer, extra)).toMatchObject({ state: 'registered', is_extra: true })
  await as(guest)(unsubscribeFromTimeslot, { params: { id: slot.id } })
  await mark(lecturer, id, { state: 'cancelled' })
  await as(guest)(subscribeToTimeslot, { params: { id: slot.id }, query: {} })
  expect(await see(lecturer, await idOf(slot, guest))).toMatchObject({ state: 'registered', is_extra: false })
  expect(await seatsOf(slot)).toBe(1)
  await expectSound(deps.db)
})
