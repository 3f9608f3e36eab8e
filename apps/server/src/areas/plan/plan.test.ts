import * as contract from '@tafelrunde/contract/admin-plan'
import { changeTimeslot, getOfficeTimeslot } from '@tafelrunde/contract/admin-programme'
import { createRoom } from '@tafelrunde/contract/admin-rooms'
import { usualWeights } from '@tafelrunde/contract/plan-clashes'
import { getTimeslot } from '@tafelrunde/contract/timeslots'
import { getWorkshop } from '@tafelrunde/contract/workshops'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { bookingNotes } from '../participations/notes/notes.tables.ts'
import { timeslots } from '../timeslots/timeslots.tables.ts'

const { as, deps, given } = await buildTestApp()
const okka = await given.account({ isStaff: true, firstName: 'Okka', lastName: 'Harms' })
const office = as(okka)
let made = 0
const room = (body: object = {}) => office(createRoom, { body: { name: `Raum ${++made}`, ...body } })
const plan = (id: number) => office(contract.getPlan, { params: { id } })
const span = (from: string, to: string) => ({
  start: new Date(`2027-03-13T${from}:00+01:00`),
  end: new Date(`2027-03-13T${to}:00+01:00`),
})
type Place = { start: Date; end: Date; room: number | null; location: string }
type Wish = { key: string; workshop?: number; at: Place | null; seen: Place | null }
const place = (id: number, body: Wish) => office(contract.placePlanItem, { params: { id }, body })
const publish = async (id: number) => {
  const { version } = await plan(id)
  return office(contract.publishPlan, { params: { id }, body: { version } })
}
/** An event with one Termin in a room, from 10:00 to 11:30. */
const planned = async () => {
  const event = await given.event()
  const { id: roomId } = await room()
  const slot = await given.timeslot({ eventId: event.id, roomId, name: 'Leseförderung' })
  const [item] = (await plan(event.id)).items
  if (!item?.at) throw new Error('the Termin is on the plan')
  return { event: event.id, slot, item, at: item.at }
}
const newKey = () => `n${crypto.randomUUID()}`

test('what is moved on the board is not public until it is published, then people hear of it once', async () => {
  const { event, slot, item, at } = await planned()
  const person = await given.account()
  await given.participation(person, slot, { state: 'registered' })
  const to = { ...at, ...span('12:00', '13:30') }
  expect((await place(event, { key: item.key, at: to, seen: at })).item?.at).toEqual(to)
  const further = { ...to, ...span('14:00', '15:30') }
  await place(event, { key: item.key, at: further, seen: to })
  const read = () => as()(getTimeslot, { params: { id: slot.id } })
  expect(await read()).toMatchObject(span('10:00', '11:30'))
  expect(await deps.db.select().from(bookingNotes)).toEqual([])
  expect(await office(contract.getPlanReach, { params: { id: event } })).toEqual({
    people: 1,
    lecturers: 0,
    calendars: 0,
  })
  expect(await publish(event)).toEqual({ number: 2 })
  expect(await read()).toMatchObject(span('14:00', '15:30'))
  expect(await deps.db.select().from(bookingNotes)).toHaveLength(1)
  expect((await plan(event)).items).toMatchObject([{ at: further, published: further }])
  await expect(publish(event)).rejects.toMatchObject({ body: { code: 'state' } })
})

test('of two who move the same item the second is told, and nothing is overwritten', async () => {
  const { event, item, at } = await planned()
  const to = { ...at, ...span('12:00', '13:00') }
  await place(event, { key: item.key, at: to, seen: at })
  await expect(place(event, { key: item.key, at, seen: at })).rejects.toMatchObject({
    status: 409,
    body: { code: 'changed' },
  })
  const { version } = await plan(event)
  // Back where it is published nothing is left to publish.
  const { item: back } = await place(event, { key: item.key, at, seen: to })
  expect(back?.at).toEqual(back?.published)
  await expect(
    office(contract.publishPlan, { params: { id: event }, body: { version } }),
  ).rejects.toMatchObject({ body: { code: 'changed' } })
})

test('a workshop is put on the plan, taken away again and put back under the same key', async () => {
  const { event } = await planned()
  const workshop = await given.workshop({ eventId: event, name: 'Waldtag' })
  const large = await room({ capacity: 40 })
  const key = newKey()
  const at = { ...span('08:30', '10:00'), room: large.id, location: '' }
  const wish = { key, workshop: workshop.id }
  await place(event, { ...wish, at, seen: null })
  expect((await place(event, { ...wish, at: null, seen: at })).item).toBeNull()
  await place(event, { ...wish, at, seen: null })
  const foreign = await given.workshop()
  await expect(place(event, { key: newKey(), workshop: foreign.id, at, seen: null })).rejects.toMatchObject({
    status: 400,
    body: { workshop: [expect.any(String)] },
  })
  await publish(event)
  const { timeslots: slots } = await as()(getWorkshop, { params: { id: workshop.id } })
  expect(slots).toMatchObject([{ ...span('08:30', '10:00'), location: large.name, capacity: 40 }])
})

test('what is wrong with a placement is said, and a Termin of somebody’s stays on the plan', async () => {
  const { event, slot, item, at } = await planned()
  const wish = { key: item.key, seen: at }
  await expect(place(event, { ...wish, at: { ...at, end: at.start } })).rejects.toMatchObject({
    body: { at: ['Das Ende muss nach dem Beginn liegen.'] },
  })
  await expect(place(event, { ...wish, at: { ...at, room: 999_999 } })).rejects.toMatchObject({
    status: 400,
  })
  await given.participation(await given.account(), slot, { state: 'cancelled' })
  await expect(place(event, { ...wish, at: null })).rejects.toMatchObject({
    status: 409,
    body: { code: 'state' },
  })
  const foreign = await planned()
  await expect(place(event, { key: foreign.item.key, at, seen: at })).rejects.toMatchObject({
    status: 404,
  })
})

test('what is said in the form of a Termin is public at once, and what was planned for it is gone', async () => {
  const { event, slot, item, at } = await planned()
  await place(event, { key: item.key, at: { ...at, ...span('15:00', '16:00') }, seen: at })
  const { version } = await office(getOfficeTimeslot, { params: { id: slot.id } })
  const body = { workshop: slot.workshopId, ...span('09:00', '10:00'), room: at.room, version }
  await office(changeTimeslot, { params: { id: slot.id }, body })
  const { items } = await plan(event)
  expect(items).toMatchObject([{ at: span('09:00', '10:00'), published: span('09:00', '10:00') }])
})

test('a clash that stops keeps everything back, one that warns does not, and the office sets which', async () => {
  const { event, at } = await planned()
  const workshop = await given.workshop({ eventId: event, name: 'Waldtag' })
  await place(event, { key: newKey(), workshop: workshop.id, at, seen: null })
  await expect(publish(event)).rejects.toMatchObject({
    status: 409,
    body: { code: 'clash', detail: expect.stringContaining('doppelt belegt: „Leseförderung“ und „Waldtag“') },
  })
  const rules = (weights: object) =>
    office(contract.setPlanRules, {
      params: { id: event },
      body: { weights: { ...usualWeights, ...weights }, walk_minutes: 5 },
    })
  await expect(rules({ people: 'warn' })).rejects.toMatchObject({ status: 400 })
  await rules({ room_twice: 'warn' })
  expect(await plan(event)).toMatchObject({ walk_minutes: 5, weights: { room_twice: 'warn' } })
  expect(await publish(event)).toEqual({ number: 2 })
})

test('nobody gets two places at the same time, also not with another event', async () => {
  const { event, slot, item, at } = await planned()
  const other = await given.timeslot({
    startsAt: span('12:00', '13:00').start,
    endsAt: span('12:00', '13:00').end,
  })
  const person = await given.account()
  for (const one of [slot, other]) await given.participation(person, one, { state: 'registered' })
  await place(event, { key: item.key, at: { ...at, ...span('12:30', '13:30') }, seen: at })
  await expect(publish(event)).rejects.toMatchObject({ status: 409, body: { code: 'clash' } })
  expect(await deps.db.$count(timeslots)).toBeGreaterThan(0)
})

test('a version can be looked at and gone back to, as a new working copy', async () => {
  const { event, slot, item, at } = await planned()
  const workshop = await given.workshop({ eventId: event, name: 'Waldtag' })
  const to = { ...at, ...span('12:00', '13:30') }
  await place(event, { key: item.key, at: to, seen: at })
  const early = { ...at, ...span('08:00', '09:30') }
  await place(event, { key: newKey(), workshop: workshop.id, at: early, seen: null })
  await publish(event)
  const { results } = await office(contract.listPlanVersions, { params: { id: event }, query: {} })
  expect(results).toMatchObject([
    { number: 2, by: 'Okka Harms' },
    { number: 1, by: 'Okka Harms' },
  ])
  const [, first] = results
  if (!first) throw new Error('there are two')
  const version = await office(contract.getPlanVersion, { params: { id: first.id } })
  expect(version.items).toEqual([{ timeslot: slot.id, workshop: slot.workshopId, name: 'Leseförderung', at }])
  const seen = (await plan(event)).version
  const restore = () =>
    office(contract.restorePlanVersion, { params: { id: first.id }, body: { version: seen } })
  expect(await restore()).toEqual({ kept: [] })
  const { items } = await plan(event)
  expect(items.map(({ name, at: now }) => [name, now])).toEqual([
    ['Waldtag', null],
    ['Leseförderung', at],
  ])
  await expect(restore()).rejects.toMatchObject({ body: { code: 'changed' } })
  await publish(event)
  expect((await as()(getWorkshop, { params: { id: workshop.id } })).timeslots).toEqual([])
})

test('a working copy is thrown away as it was seen', async () => {
  const { event, item, at } = await planned()
  const { version } = await place(event, {
    key: item.key,
    at: { ...at, ...span('12:00', '13:30') },
    seen: at,
  })
  await office(contract.discardPlan, { params: { id: event }, body: { version } })
  expect((await plan(event)).items).toMatchObject([{ at }])
})
