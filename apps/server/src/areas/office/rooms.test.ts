import { copyEvent } from '@tafelrunde/contract/admin/events/events'
import * as programme from '@tafelrunde/contract/admin/events/programme'
import * as office from '@tafelrunde/contract/admin/events/rooms'
import { listTimeslots } from '@tafelrunde/contract/events/timeslots'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { bookingNotes } from '../participations/notes/notes.tables.ts'

const { as, deps, given } = await buildTestApp()
const okka = await given.account({ isStaff: true, firstName: 'Okka', lastName: 'Harms' })
const create = (body: object) =>
  as(okka)(office.createRoom, { body: { name: 'Raum', building: 'Altbau', ...body } })
const change = ({ version, ...room }: office.OfficeRoom, more: object) =>
  as(okka)(office.changeRoom, { params: { id: room.id }, body: { ...room, ...more, version } })
const remove = (id: number) => as(okka)(office.deleteRoom, { params: { id } })
const times = { start: '2027-03-13T10:00:00+01:00', end: '2027-03-13T11:30:00+01:00' }
const createTimeslot = async (body: object) => {
  const event = await given.event()
  return as(okka)(programme.createTimeslot, { body: { event: event.id, ...times, ...body } })
}

test('a room is made with what it has, found in the list, changed as it was seen, and its history says so', async () => {
  const equipment = ['Beamer', 'beamer', '', 'Klavier']
  const made = await create({ name: 'Aula', floor: 'EG', capacity: '120', equipment, seating: 'Reihen' })
  expect(made).toMatchObject({ name: 'Aula', capacity: 120, equipment: ['Beamer', 'Klavier'] })
  const { results } = await as(okka)(office.listRooms, { query: { building: 'Altbau' } })
  expect(results).toMatchObject([{ id: made.id, floor: 'EG', seating: 'Reihen' }])
  expect(await change(made, { capacity: null })).toMatchObject({ capacity: null })
  await expect(change(made, { floor: '1' })).rejects.toMatchObject({ body: { code: 'changed' } })
  const history = await as(okka)(office.listRoomHistory, { params: { id: made.id }, query: {} })
  expect(history.results).toMatchObject([
    { by: 'Okka Harms', before: { capacity: 120 }, after: { capacity: null } },
    { action: 'create' },
  ])
})

test('no building has two rooms of one name; another building may', async () => {
  await create({ name: 'Raum 1' })
  await expect(create({ name: 'RAUM 1' })).rejects.toMatchObject({
    body: { name: ['Diesen Raum gibt es in diesem Gebäude schon.'] },
  })
  expect(await create({ name: 'Raum 1', building: 'Neubau' })).toMatchObject({ building: 'Neubau' })
})

test('a name of nothing that can be seen is none, and a Termin on a day that is none is told so', async () => {
  for (const name of ['\u200B', '\u00AD', '\u200E \u200F', '\u2060'])
    await expect(create({ name })).rejects.toMatchObject({
      status: 400,
      body: { name: ['Dieses Feld darf nicht leer sein.'] },
    })
  expect(await create({ name: '👩\u200D🏫' })).toMatchObject({ name: '👩\u200D🏫' })
  await expect(createTimeslot({ start: '2027-02-29T09:00' })).rejects.toMatchObject({
    status: 400,
    body: { start: [expect.stringMatching(/falsche Format/)] },
  })
})

test('a Termin in a room says what that is called, also when it is called otherwise, and people hear of it', async () => {
  const room = await create({ name: 'Raum 2' })
  const slot = await createTimeslot({ room: room.id, location: 'irgendwo', capacity: 3 })
  expect(slot).toMatchObject({ room: room.id, location: 'Raum 2, Altbau' })
  await given.participation(
    await given.account(),
    { id: slot.id, startsAt: slot.start, endsAt: slot.end },
    { state: 'registered' },
  )
  await change(room, { name: 'Raum 2.0' })
  const read = () => as(okka)(programme.getOfficeTimeslot, { params: { id: slot.id } })
  const renamed = await read()
  expect(renamed).toMatchObject({ location: 'Raum 2.0, Altbau' })
  expect(await deps.db.select().from(bookingNotes)).toMatchObject([{ wasLocation: 'Raum 2, Altbau' }])
  const body = { ...times, location: 'Wiese', version: renamed.version }
  await as(okka)(programme.changeTimeslot, { params: { id: slot.id }, body })
  expect(await read()).toMatchObject({ room: null, location: 'Wiese' })
  await expect(createTimeslot({ room: 999_999 })).rejects.toMatchObject({
    status: 400,
    body: { room: ['Bitte eine gültige Auswahl treffen. Dies ist keine gültige Auswahl.'] },
  })
})

test('a room that a Termin has stays, and it is said how many; another one goes', async () => {
  const room = await create({ name: 'Raum 3' })
  const slot = await createTimeslot({ room: room.id })
  await expect(remove(room.id)).rejects.toMatchObject({
    status: 409,
    body: { code: 'state', detail: 'Das lässt sich nicht löschen: 1 Termin hängt daran.' },
  })
  await as(okka)(programme.deleteTimeslot, { params: { id: slot.id } })
  await remove(room.id)
  await expect(remove(room.id)).rejects.toMatchObject({ status: 404 })
})

test('the copy of an event is in the same rooms, and its workshops need the same equipment', async () => {
  const room = await create({ name: 'Raum 4' })
  const { id: event } = await given.event()
  const fields = { name: 'Chorleitung', equipment: ['Klavier'] }
  const workshop = await as(okka)(programme.createWorkshop, { body: { ...fields, event } })
  const slot = { event, workshop: workshop.id, room: room.id, ...times }
  await as(okka)(programme.createTimeslot, { body: slot })
  const body = { name: 'Noch einmal', first_day: '2028-03-12' }
  const copy = await as(okka)(copyEvent, { params: { id: event }, body })
  const { results } = await as(okka)(listTimeslots, { query: { event: String(copy.id) } })
  expect(results).toMatchObject([{ location: 'Raum 4, Altbau' }])
  const [copied] = results
  if (!copied?.workshop) throw new Error('the copy has its workshop')
  expect(await as(okka)(programme.getOfficeTimeslot, { params: { id: copied.id } })).toMatchObject({
    room: room.id,
  })
  expect(await as(okka)(programme.getOfficeWorkshop, { params: { id: copied.workshop } })).toMatchObject({
    equipment: ['Klavier'],
  })
})
