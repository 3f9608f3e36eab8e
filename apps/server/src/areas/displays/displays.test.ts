import * as office from '@tafelrunde/contract/admin/events/displays'
import { listEventHistory } from '@tafelrunde/contract/admin/events/events'
import { changeTimeslot, getOfficeTimeslot } from '@tafelrunde/contract/admin/events/programme'
import { createRoom } from '@tafelrunde/contract/admin/events/rooms'
import { changeTimeslots } from '@tafelrunde/contract/admin/many'
import * as contract from '@tafelrunde/contract/events/displays'
import { expect, onTestFinished, test } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'

const { app, as, clock, given } = await buildTestApp()
// The log's entries are dated by the database, so today has to be today.
clock.passSeconds((Date.now() - clock.now().getTime()) / 1000)
const okka = await given.account({ isStaff: true, firstName: 'Okka', lastName: 'Harms' })
const read = (id: number) => as()(contract.getDisplay, { params: { id } })

const move = async (id: number, changes: object) => {
  const slot = await as(okka)(getOfficeTimeslot, { params: { id } })
  await as(okka)(changeTimeslot, { params: { id }, body: { ...slot, ...changes } })
}
const aTermin = async () => {
  const event = await given.event()
  const workshop = await given.workshop({ eventId: event.id, name: 'Lesen' })
  await given.lecturer(workshop.id, { firstName: 'Ina', lastName: 'Freese' })
  const slot = await given.timeslot({
    workshopId: workshop.id,
    eventId: event.id,
    location: 'Aula',
    capacity: 2,
  })
  return { event, slot }
}

test('whoever comes by sees time, room, lecturers and places of each Termin, by the server’s clock', async () => {
  const { event, slot } = await aTermin()
  await given.participants(slot.id, 1)
  expect(await read(event.id)).toEqual({
    now: clock.now(),
    event: { id: event.id, name: event.name, start: event.startsAt, end: event.endsAt, state: 'open' },
    message: null,
    items: [
      {
        id: slot.id,
        title: 'Lesen',
        start: slot.startsAt,
        end: slot.endsAt,
        room: 'Aula',
        room_id: null,
        lecturers: ['Ina Freese'],
        capacity: 2,
        participants_count: 1,
        is_called_off: false,
        before_today: null,
      },
    ],
  })
})

test('a draft has no Anzeige, not even for the office, and nothing tells of it', async () => {
  const { id } = await given.event({ state: 'draft' })
  await expect(read(id)).rejects.toMatchObject({ status: 404 })
  await expect(as(okka)(contract.getDisplay, { params: { id } })).rejects.toMatchObject({ status: 404 })
  expect((await app.inject(`/api/events/${id}/display/live/`)).statusCode).toBe(404)
})

test('what was moved out of a room of the association names that room, for the screen at its door', async () => {
  const roomOf = (name: string) => as(okka)(createRoom, { body: { name } })
  const [old, other] = [await roomOf('Raum 1.11'), await roomOf('Raum 1.08')]
  const event = await given.event()
  const slot = await given.timeslot({ eventId: event.id, location: 'Raum 1.11', roomId: old.id })
  await as(okka)(changeTimeslots, { body: { ids: [slot.id], room: other.id } })
  expect((await read(event.id)).items[0]).toMatchObject({
    room_id: other.id,
    before_today: { room: 'Raum 1.11', room_id: old.id },
  })
})

test('what was moved today says where and when it was before, until it is moved back or the day is over', async () => {
  const { event, slot } = await aTermin()
  const before = { room: 'Aula', room_id: null, start: slot.startsAt }
  const changed = async () => (await read(event.id)).items[0]?.before_today
  await move(slot.id, { location: 'Mensa' })
  expect(await changed()).toEqual(before)
  const later = new Date(slot.startsAt.getTime() + 60_000)
  await move(slot.id, { start: later, location: 'Foyer' })
  expect(await changed()).toEqual(before)
  await move(slot.id, { start: slot.startsAt, location: 'Aula' })
  expect(await changed()).toBeNull()
  await move(slot.id, { location: 'Mensa' })
  clock.passSeconds(24 * 60 * 60)
  expect(await changed()).toBeNull()
})

test('a Termin that got its first room today was not moved', async () => {
  const { event, slot } = await aTermin()
  await move(slot.id, { location: '' })
  clock.passSeconds(24 * 60 * 60)
  await move(slot.id, { location: 'Mensa' })
  expect((await read(event.id)).items[0]).toMatchObject({ room: 'Mensa', before_today: null })
})

test('the office says something to everybody until a moment, and takes it away; its history names who', async () => {
  const { id } = await given.event()
  const params = { id }
  const until = new Date(clock.now().getTime() + 60_000)
  const said = await as(okka)(office.setDisplayMessage, {
    params,
    body: { text: 'Das Buffet ist eröffnet.', until, version: 0 },
  })
  expect((await read(id)).message).toEqual({ text: 'Das Buffet ist eröffnet.', until })
  expect(await as(okka)(office.getDisplayMessage, { params })).toEqual(said)
  const stale = { params, body: { text: '', version: 0 } }
  await expect(as(okka)(office.setDisplayMessage, stale)).rejects.toMatchObject({ status: 409 })
  await as(okka)(office.setDisplayMessage, { params, body: { text: '', version: said.version } })
  expect((await read(id)).message).toBeNull()
  const { results } = await as(okka)(listEventHistory, { params, query: {} })
  expect(results.slice(0, 2)).toMatchObject([
    { by: 'Okka Harms', subject: 'display_messages', action: 'delete' },
    { by: 'Okka Harms', subject: 'display_messages', action: 'create' },
  ])
})

test('a message is short and does not end before it is said', async () => {
  const params = { id: (await given.event()).id }
  const refused = (body: object) =>
    expect(
      as(okka)(office.setDisplayMessage, { params, body: { text: 'Hallo', version: 0, ...body } }),
    ).rejects.toMatchObject({ status: 400 })
  await refused({ until: clock.now() })
  await refused({ text: 'x'.repeat(161) })
})

test('a screen hears within seconds that something has changed', async () => {
  const { event, slot } = await aTermin()
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  const leaving = new AbortController()
  onTestFinished(() => leaving.abort())
  const { body } = await fetch(`${origin}/api/events/${event.id}/display/live/`, { signal: leaving.signal })
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader()
  await reader?.read() // how long to wait before coming back
  await move(slot.id, { location: 'Mensa' })
  expect((await reader?.read())?.value).toBe('event: changed\ndata: {}\n\n')
})
