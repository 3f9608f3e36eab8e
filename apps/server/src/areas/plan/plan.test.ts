import * as contract from '@tafelrunde/contract/admin/events/plan'
import {
  changeTimeslot,
  createWorkshop,
  getOfficeTimeslot,
} from '@tafelrunde/contract/admin/events/programme'
import { getTimeslot } from '@tafelrunde/contract/events/timeslots'
import { getWorkshop } from '@tafelrunde/contract/events/workshops'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { bookingNotes } from '../participations/notes/notes.tables.ts'
import { newKey, planningIn, span } from './plan.fixture.ts'

const testApp = await buildTestApp()
const { as, deps, given } = testApp
const { office, place, plan, planned, publish, room } = await planningIn(testApp)

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
    lecturers_without_account: 0,
    calendars: 0,
  })
  expect(await publish(event)).toEqual({ number: 2 })
  expect(await read()).toMatchObject(span('14:00', '15:30'))
  expect(await deps.db.select().from(bookingNotes)).toHaveLength(1)
  expect((await plan(event)).items).toMatchObject([{ at: further, published: further }])
  await expect(publish(event)).rejects.toMatchObject({ body: { code: 'state' } })
})

test('a workshop is duplicated with its Termine, which nobody sees before they are published', async () => {
  const { event, slot, item, at } = await planned()
  await place(event, { key: item.key, at: { ...at, ...span('12:00', '13:30') }, seen: at })
  expect(await office(getOfficeTimeslot, { params: { id: slot.id } })).toMatchObject({ is_planned: true })
  const body = { name: 'Leseförderung (Kopie)', event, timeslots_of: slot.workshopId }
  const { id, timeslots } = await office(createWorkshop, { body })
  expect(timeslots).toEqual([])
  const planItems = (await plan(event)).items.filter(({ workshop }) => workshop === id)
  expect(planItems).toMatchObject([{ at, published: null }])
  const elsewhere = { ...body, event: (await given.event()).id }
  await expect(office(createWorkshop, { body: elsewhere })).rejects.toMatchObject({
    body: { event: ['Termine lassen sich nur innerhalb derselben Veranstaltung duplizieren.'] },
  })
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
