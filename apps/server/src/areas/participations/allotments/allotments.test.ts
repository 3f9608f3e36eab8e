import {
  changeAllotment,
  createAllotment,
  listAllotments,
  releaseAllotment,
} from '@tafelrunde/contract/admin/events/allotments'
import { callOffTimeslot } from '@tafelrunde/contract/admin/events/calling-off'
import { getEventDay } from '@tafelrunde/contract/admin/events/day'
import { getEventReach, getOfficeEvent } from '@tafelrunde/contract/admin/events/events'
import { listBookedPlaces, registerGroup } from '@tafelrunde/contract/admin/events/registrations'
import { subscribeToEvent } from '@tafelrunde/contract/events/event-subscriptions'
import { subscribeToTimeslot } from '@tafelrunde/contract/events/participations'
import { getTimeslot } from '@tafelrunde/contract/events/timeslots'
import { afterEach, expect, test } from 'vitest'
import { buildTestApp } from '../../../../test/build-test-app.ts'
import { expectSound } from '../../../../test/sound.ts'
import { releaseAllotments } from './allotments.service.ts'

const { as, clock, deps, given } = await buildTestApp()
const office = as(await given.staff())
afterEach(() => expectSound(deps.db))

type Id = { id: number }
const book = (person: Id, { id }: Id) => as(person)(subscribeToTimeslot, { params: { id }, query: {} })
let made = 0
const school = (count: number) =>
  Array.from({ length: count }, () => ({
    email: `${++made}@gymnasium.example`,
    first_name: 'Jonte',
    last_name: `Harms ${made}`,
  }))

type Wish = { places?: number; slots?: [Id, number][]; until?: string; name?: string }
const fieldsOf = ({
  places = 0,
  slots = [],
  until = '2027-03-01',
  name = 'Gymnasium am Stadtpark',
}: Wish) => ({
  name,
  until,
  places,
  timeslots: slots.map(([{ id }, places]) => ({ timeslot: id, places })),
})
const hold = (event: Id, wish: Wish) =>
  office(createAllotment, { body: { event: event.id, ...fieldsOf(wish) } })
const group = (event: Id, slot: Id, count: number, allotment: Id | null) =>
  office(registerGroup, {
    body: {
      event: event.id,
      people: school(count),
      timeslots: [slot.id],
      allotment: allotment?.id ?? null,
    },
  })
const wrong = (field: string, sentence: string) => ({ status: 400, body: { [field]: [sentence] } })

const oneTermin = async (capacity = 5, facts: { capacity?: number } = {}) => {
  clock.set('2027-02-20T09:00:00Z')
  const event = await given.event(facts)
  return { event, slot: await given.timeslot({ eventId: event.id, name: 'Lesen', capacity }) }
}
const waitingIn = async (slot: Id) =>
  (await office(listBookedPlaces, { query: { timeslot: String(slot.id), state: 'waitlisted' } })).count

test('what is held back for a school nobody else gets, and the school gets it', async () => {
  const { event, slot } = await oneTermin(5, { capacity: 6 })
  const kept = await hold(event, { places: 4, slots: [[slot, 3]] })
  expect(kept).toMatchObject({ state: 'held', places: 4, given: 0, timeslots: [{ places: 3, given: 0 }] })
  const [one, two, three] = [await given.account(), await given.account(), await given.account()]
  expect([await book(one, slot), await book(two, slot)]).toEqual(['registered', 'registered'])
  // The app shows no place any more: all that are left are held, of the event as well.
  expect(await as()(getTimeslot, { params: { id: slot.id } })).toMatchObject({ participants_count: 5 })
  expect(await as(three)(subscribeToEvent, { params: { id: event.id } })).toMatch(/^waitlist/)
  await expect(group(event, slot, 1, null)).rejects.toMatchObject({ status: 409 })

  expect(await group(event, slot, 3, kept)).toMatchObject({ registered: 3 })
  const { results } = await office(listAllotments, { query: { event: String(event.id) } })
  expect(results).toMatchObject([{ given: 3, timeslots: [{ given: 3 }] }])
  // The fourth of the event is still theirs; the Termin has none left, and nobody of them is registered then.
  await expect(group(event, slot, 1, kept)).rejects.toMatchObject({ status: 409 })
})

test('of fifty people who book while a school is held places as many get one as are left', async () => {
  const { event, slot } = await oneTermin(30)
  const people = await Promise.all(Array.from({ length: 50 }, () => given.account()))
  const [kept, ...answers] = await Promise.all([
    hold(event, { slots: [[slot, 10]] }).catch(() => undefined),
    ...people.map(person => book(person, slot)),
  ])
  expect(answers.filter(answer => answer === 'registered')).toHaveLength(kept ? 20 : 30)
  if (kept) await group(event, slot, 10, kept)
})

test('the school and everybody else at the same moment are never too many', async () => {
  const { event, slot } = await oneTermin(20)
  const kept = await hold(event, { slots: [[slot, 10]] })
  const people = await Promise.all(Array.from({ length: 15 }, () => given.account()))
  await Promise.all([
    ...people.map(person => book(person, slot)),
    group(event, slot, 5, kept),
    group(event, slot, 5, kept),
  ])
  expect(await waitingIn(slot)).toBe(5)
})

test('the day after its last one what nobody has taken goes to those who wait', async () => {
  const { event, slot } = await oneTermin(4)
  const kept = await hold(event, { slots: [[slot, 3]] })
  for (const person of [await given.account(), await given.account(), await given.account()])
    await book(person, slot)
  await group(event, slot, 1, kept)
  clock.set('2027-03-01T22:59:00Z')
  await releaseAllotments(deps)
  expect(await waitingIn(slot)).toBe(2)
  clock.set('2027-03-01T23:01:00Z')
  await Promise.all([releaseAllotments(deps), releaseAllotments(deps)])
  expect(await waitingIn(slot)).toBe(0)
  const { results } = await office(listAllotments, {
    query: { event: String(event.id), state: 'released' },
  })
  expect(results).toMatchObject([{ state: 'released', timeslots: [{ places: 3, given: 1 }] }])
  await expect(group(event, slot, 1, kept)).rejects.toMatchObject({ status: 400 })
})

test('the office gives free early, or less, and who waits moves up at once', async () => {
  const { event, slot } = await oneTermin(3, { capacity: 3 })
  const kept = await hold(event, { places: 3, slots: [[slot, 3]] })
  const people = [await given.account(), await given.account(), await given.account()]
  for (const { id } of people) await as({ id })(subscribeToEvent, { params: { id: event.id } })
  const params = { id: kept.id }
  const less = await office(changeAllotment, {
    params,
    body: { ...fieldsOf({ places: 2, slots: [[slot, 1]] }), version: kept.version },
  })
  expect(less).toMatchObject({ places: 2, timeslots: [{ places: 1 }] })
  const registered = async () => (await office(getEventReach, { params: { id: event.id } })).registered
  expect(await registered()).toBe(1)
  expect(await office(getOfficeEvent, { params: { id: event.id } })).toMatchObject({ allotted: 2 })
  const late = { ...fieldsOf({ places: 1 }), version: kept.version }
  await expect(office(changeAllotment, { params, body: late })).rejects.toMatchObject({
    status: 409,
    body: { code: 'changed' },
  })
  expect(await office(releaseAllotment, { params })).toMatchObject({ state: 'released' })
  expect(await registered()).toBe(3)
  await expect(office(releaseAllotment, { params })).rejects.toMatchObject({
    status: 409,
    body: { detail: 'Dieses Kontingent ist schon freigegeben.' },
  })
})

test('only what is free can be held, never less than has been given, and until the event at most', async () => {
  const { event, slot } = await oneTermin(3)
  const foreign = await given.timeslot()
  const endless = await given.timeslot({ eventId: event.id, name: 'Singen', capacity: null })
  await given.participants(slot.id, 1)
  const once: [Id, number] = [slot, 1]
  const refusals: [Wish, string, string][] = [
    [{ slots: [[slot, 3]] }, 'timeslots', '„Lesen“: Frei sind nur noch 2 Plätze.'],
    [{ slots: [[endless, 3]] }, 'timeslots', '„Singen“: Dieser Termin hat keine begrenzten Plätze.'],
    [
      { slots: [[foreign, 1]] },
      'timeslots',
      'Bitte wählen Sie einen Termin dieser Veranstaltung, den man buchen kann.',
    ],
    [{ slots: [once, once] }, 'timeslots', 'Bitte nennen Sie jeden Termin nur einmal.'],
    [{ places: 5 }, 'places', 'Diese Veranstaltung hat keine begrenzten Plätze. Hier bleibt das Feld leer.'],
    [{}, 'places', 'Bitte sagen Sie, wie viele Plätze Sie zurückhalten.'],
    [{ slots: [[slot, 1]], until: '2027-02-19' }, 'until', 'Dieser Tag ist vorbei.'],
    [{ slots: [[slot, 1]], until: '2027-03-13' }, 'until', 'Spätestens am ersten Tag der Veranstaltung.'],
  ]
  for (const [wish, field, sentence] of refusals)
    await expect(hold(event, wish)).rejects.toMatchObject(wrong(field, sentence))
  const kept = await hold(event, { slots: [[slot, 2]] })
  await group(event, slot, 2, kept)
  const body = { ...fieldsOf({ slots: [[slot, 1]] }), version: kept.version }
  await expect(office(changeAllotment, { params: { id: kept.id }, body })).rejects.toMatchObject(
    wrong('timeslots', '„Lesen“: 2 Plätze sind daraus schon vergeben.'),
  )
})

test('the day screen counts people, and beside them what is held', async () => {
  const { event, slot } = await oneTermin(5)
  await given.participants(slot.id, 1)
  await hold(event, { slots: [[slot, 3]] })
  expect(await office(getOfficeEvent, { params: { id: event.id } })).toMatchObject({ allotted: 0 })
  const { timeslots } = await office(getEventDay, { params: { id: event.id }, query: { day: '2027-03-13' } })
  expect(timeslots).toMatchObject([{ taken: 1, allotted: 3 }])
})

test('what is held of a Termin that is called off meanwhile keeps nothing else from being changed', async () => {
  const { event, slot } = await oneTermin(5, { capacity: 9 })
  const kept = await hold(event, { places: 4, slots: [[slot, 3]] })
  await office(callOffTimeslot, { params: { id: slot.id }, body: { reason: 'Krankheit' } })
  const params = { id: kept.id }
  const body = { ...fieldsOf({ places: 2, slots: [[slot, 3]] }), version: kept.version }
  expect(await office(changeAllotment, { params, body })).toMatchObject({ places: 2 })
  await expect(hold(event, { slots: [[slot, 1]] })).rejects.toMatchObject(
    wrong('timeslots', '„Lesen“: Dieser Termin entfällt.'),
  )
})

test('a Termin of which something has been given stays, and is named', async () => {
  const { event, slot } = await oneTermin(5, { capacity: 9 })
  const kept = await hold(event, { places: 4, slots: [[slot, 3]] })
  await group(event, slot, 1, kept)
  const body = { ...fieldsOf({ places: 4 }), version: kept.version }
  await expect(office(changeAllotment, { params: { id: kept.id }, body })).rejects.toMatchObject(
    wrong('timeslots', '„Lesen“: 1 Platz ist daraus schon vergeben.'),
  )
})
