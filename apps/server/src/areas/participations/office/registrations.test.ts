import {
  addPlace,
  addRegistration,
  cancelPlace,
  cancelRegistration,
  getRegistration,
  listBookedPlaces,
  listRegistrations,
  movePlace,
  promotePlace,
  promoteRegistration,
} from '@tafelrunde/contract/admin/events/registrations'
import { subscribeToEvent } from '@tafelrunde/contract/events/event-subscriptions'
import { expect, test } from 'vitest'
import { askIn } from '../../../../test/ask.ts'
import { buildTestApp } from '../../../../test/build-test-app.ts'
import { expectSound } from '../../../../test/sound.ts'
import { at, refused } from '../seats.fixture.ts'

const testApp = await buildTestApp()
const { as, clock, deps, given } = testApp
const ask = askIn(testApp)
const staff = await given.staff()
const office = as(staff)

const twoTermine = async (facts: { capacity?: number } = {}) => {
  const event = await given.event()
  const morning = await given.timeslot({ eventId: event.id, name: 'Lesen', ...facts, ...at('10:00–11:30') })
  const noon = await given.timeslot({ eventId: event.id, name: 'Rechnen', capacity: 1, ...at('12:00–13:00') })
  return { event, morning, noon }
}
const register = (
  event: { id: number },
  account: { id: number },
  timeslots: { id: number }[] = [],
  beyond = false,
) =>
  office(addRegistration, {
    body: { event: event.id, account: account.id, timeslots: timeslots.map(({ id }) => id), beyond },
  })
const placesOf = (query: Record<string, string>) => office(listBookedPlaces, { query })
const idOf = async (slot: { id: number }, { id }: { id: number }) => {
  const { results } = await placesOf({ timeslot: String(slot.id) })
  return { id: results.find(({ account }) => account.id === id)?.id ?? 0 }
}

test('the office registers somebody for an event and several Termine at once, and lists them as people and as Termine', async () => {
  const { event, morning, noon } = await twoTermine()
  const person = await given.account({
    firstName: 'Heiner',
    lastName: 'Müller & Söhne',
    customerNumber: 'LV-77',
  })
  const registration = await register(event, person, [noon, morning])
  expect(registration).toMatchObject({ state: 'registered', places: 2, waiting: 0, is_extra: false })
  expect(registration.booked.map(({ timeslot, state }) => [timeslot.name, state])).toEqual([
    ['Lesen', 'registered'],
    ['Rechnen', 'registered'],
  ])
  const { results } = await office(listRegistrations, {
    query: { event: String(event.id), search: 'lv-77 söhne' },
  })
  expect(results.map(({ account }) => account.last_name)).toEqual(['Müller & Söhne'])
  expect((await placesOf({ event: String(event.id) })).count).toBe(2)
  expect((await placesOf({ timeslot: String(noon.id), state: 'waitlisted' })).count).toBe(0)
  await expectSound(deps.db)
})

test('who waits for an event is listed in the order in which they move up', async () => {
  const event = await given.event({ capacity: 0 })
  for (const lastName of ['Zander', 'Ahlers', 'Meinert'])
    await as(await given.account({ lastName }))(subscribeToEvent, { params: { id: event.id } })
  const query = { event: String(event.id), state: 'waitlisted' }
  const { results } = await office(listRegistrations, { query })
  expect(results.map(({ account, position }) => [account.last_name, position])).toEqual([
    ['Zander', 1],
    ['Ahlers', 2],
    ['Meinert', 3],
  ])
})

test('nothing is done if one Termin is full, but beyond the capacity if the office says so', async () => {
  const { event, morning, noon } = await twoTermine()
  await given.participants(noon.id, 1)
  const person = await given.account()
  await expect(register(event, person, [morning, noon])).rejects.toEqual(refused('event_full'))
  expect((await placesOf({ timeslot: String(morning.id) })).count).toBe(0)
  const { booked } = await register(event, person, [morning, noon], true)
  expect(booked.map(({ is_extra }) => is_extra)).toEqual([false, true])
  await expectSound(deps.db)
})

test('a place is moved to another Termin, and who waited for the old one moves up', async () => {
  const { event, morning, noon } = await twoTermine()
  const [first, second] = await given.participants(noon.id, 2)
  if (!first || !second) throw new Error('two people were given')
  const { booked } = await office(movePlace, {
    params: await idOf(noon, first),
    body: { timeslot: morning.id },
  })
  expect(booked.map(({ timeslot, state }) => [timeslot.name, state])).toEqual([
    ['Lesen', 'registered'],
    ['Rechnen', 'cancelled'],
  ])
  const { results } = await placesOf({ timeslot: String(noon.id), state: 'registered' })
  expect(results.map(({ account }) => account.id)).toEqual([second.id])
  // The Termin is full again: the move back does not happen, and the place stays.
  const params = await idOf(morning, first)
  const back = { params, body: { timeslot: noon.id } }
  await expect(office(movePlace, back)).rejects.toEqual(refused('event_full'))
  expect((await placesOf({ timeslot: String(morning.id), state: 'registered' })).count).toBe(1)
  expect(event.id).toBe(noon.eventId)
  await expectSound(deps.db)
})

test('who waits is promoted beyond the capacity only if the office says so, and the list says what clashes', async () => {
  const { event, noon } = await twoTermine()
  const [, waiting] = await given.participants(noon.id, 2)
  if (!waiting) throw new Error('two people were given')
  const params = await idOf(noon, waiting)
  await expect(office(promotePlace, { params, body: {} })).rejects.toEqual(refused('event_full'))
  const beside = await given.timeslot({ eventId: event.id, name: 'Singen', ...at('12:30–13:30') })
  await register(event, waiting, [beside])
  const { results } = await placesOf({ timeslot: String(noon.id), state: 'waitlisted' })
  expect(results).toMatchObject([{ position: 1, clash: 'Singen' }])
  await expect(office(promotePlace, { params, body: { beyond: true } })).rejects.toEqual(refused('clash'))
  await office(cancelPlace, { params: await idOf(beside, waiting) })
  await office(promotePlace, { params, body: { beyond: true } })
  expect((await placesOf({ timeslot: String(noon.id), state: 'registered' })).count).toBe(2)
  await expectSound(deps.db)
})

test('the office cancels a registration after the deadline, and whoever waits for the event moves up', async () => {
  const event = await given.event({ capacity: 1, cancellationDeadline: new Date('2026-01-01T00:00:00Z') })
  const slot = await given.timeslot({ eventId: event.id })
  const [one, two] = [await given.account(), await given.account()]
  const { id } = await register(event, one, [slot])
  await as(two)(subscribeToEvent, { params: { id: event.id } })
  const cancelled = await office(cancelRegistration, { params: { id } })
  expect(cancelled).toMatchObject({ state: 'cancelled', places: 0 })
  const { results } = await office(listRegistrations, {
    query: { event: String(event.id), state: 'registered' },
  })
  expect(results.map(({ account }) => account.id)).toEqual([two.id])
  await expect(office(promoteRegistration, { params: { id }, body: {} })).rejects.toEqual(
    refused('event_full'),
  )
  await office(promoteRegistration, { params: { id }, body: { beyond: true } })
  expect(await office(addPlace, { params: { id }, body: { timeslot: slot.id } })).toMatchObject({
    state: 'registered',
    is_extra: true,
    places: 1,
  })
  await expectSound(deps.db)
})

test('what was recorded at the door, is over or is not of this event stays as it is, with a sentence', async () => {
  const { event, morning, noon } = await twoTermine()
  const foreign = await given.timeslot()
  const person = await given.account()
  const seen = await given.participation(person, morning)
  const post = (url: string, body: object) => ask('POST', url, staff, body)
  expect(await post(`/api/admin/places/${seen.id}/cancel/`, {})).toMatchObject({
    status: 409,
    body: { code: 'started', detail: expect.stringContaining('An der Tür') },
  })
  const { id } = await register(event, await given.account())
  expect(await post(`/api/admin/registrations/${id}/places/`, { timeslot: foreign.id })).toMatchObject({
    status: 400,
    body: { timeslot: [expect.stringContaining('Termin dieser Veranstaltung')] },
  })
  const closed = await given.account({ state: 'closed' })
  expect(await post('/api/admin/registrations/', { event: event.id, account: closed.id })).toMatchObject({
    status: 400,
    body: { account: [expect.stringContaining('aktiv')] },
  })
  const before = clock.now()
  clock.set('2029-01-01T10:00:00+01:00')
  await expect(register(event, await given.account(), [noon])).rejects.toEqual(refused('started'))
  clock.set(before.toISOString())
  expect((await office(getRegistration, { params: { id } })).booked).toEqual([])
})

test('whoever has a place is one list, whatever the doors have recorded, also of one workshop', async () => {
  const { event, morning, noon } = await twoTermine()
  for (const state of ['registered', 'attended', 'absent'] as const)
    await given.participation(await given.account(), morning, { state })
  await given.participants(noon.id, 2)
  const countOf = async (query: Record<string, string>) =>
    (await placesOf({ event: String(event.id), ...query })).count
  expect(await countOf({ state: 'seated' })).toBe(4)
  expect(await countOf({ state: 'waitlisted' })).toBe(1)
  expect(await countOf({ state: 'seated', workshop: String(morning.workshopId) })).toBe(3)
  expect(await countOf({ state: 'waitlisted', workshop: String(noon.workshopId) })).toBe(1)
})
