import { subscribeToTimeslot, unsubscribeFromTimeslot } from '@tafelrunde/contract/events/participations'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { readings } from '../../../test/read/calendars.ts'
import { events } from '../events/events.tables.ts'
import { timeslots } from '../timeslots/timeslots.tables.ts'
import { readPlaceAttachment } from './calendar.service.ts'

const { app, as, bearer, deps, given } = await buildTestApp()
const { db } = deps
const fetchFile = (id: number | string, headers = {}) =>
  app.inject({ url: `/api/timeslots/${id}/calendar/`, headers })

test('a timeslot is a file for everyone, also for who accepts nothing but calendars', async () => {
  const slot = await given.timeslot({ name: 'Robotik' })
  const { statusCode, headers, body } = await fetchFile(slot.id, { accept: 'text/calendar' })
  expect(statusCode).toBe(200)
  expect(headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': `attachment; filename=termin-${slot.id}.ics`,
    'cache-control': 'public, no-cache',
  })
  for (const entries of readings(body))
    expect(entries).toMatchObject([
      { summary: 'Robotik', status: 'CONFIRMED', start: slot.startsAt, end: slot.endsAt },
    ])
  expect(body).toContain(`URL;VALUE=URI:https://tafelrunde.example/workshop-detail/${slot.workshopId}\r\n`)
})

test('it is 304 while it is the same, and another one when the room changes', async () => {
  const slot = await given.timeslot()
  const ifNoneMatch = { 'if-none-match': String((await fetchFile(slot.id)).headers.etag) }
  expect((await fetchFile(slot.id, ifNoneMatch)).statusCode).toBe(304)
  await db.update(timeslots).set({ location: 'Aula' }).where(eq(timeslots.id, slot.id))
  expect((await fetchFile(slot.id, ifNoneMatch)).statusCode).toBe(200)
})

test('a break without a workshop has its caption and leads to the event', async () => {
  const event = await given.event({ location: '' })
  const slot = await given.timeslot({ eventId: event.id, workshopId: null, caption: 'Mittagspause' })
  const { body } = await fetchFile(slot.id)
  for (const entries of readings(body))
    expect(entries).toMatchObject([{ summary: 'Mittagspause', location: 'Raum 2.14' }])
  expect(body).toContain(`URL;VALUE=URI:https://tafelrunde.example/event-detail/${event.id}\r\n`)
})

test('a cancelled event is cancelled in the file, a draft has none, not even for staff', async () => {
  const event = await given.event()
  const slot = await given.timeslot({ eventId: event.id })
  await db.update(events).set({ state: 'cancelled' }).where(eq(events.id, event.id))
  expect((await fetchFile(slot.id)).body).toContain('\r\nSTATUS:CANCELLED\r\n')
  await db.update(events).set({ state: 'draft' }).where(eq(events.id, event.id))
  expect((await fetchFile(slot.id)).statusCode).toBe(404)
  expect((await fetchFile(slot.id, await bearer(await given.staff()))).statusCode).toBe(404)
})

test('there is none of what does not exist', async () => {
  for (const id of [999_999, 0, 'x']) expect((await fetchFile(id)).statusCode).toBe(404)
})

test('the file for a mail says what the place is at that moment', async () => {
  const slot = await given.timeslot({ capacity: 1 })
  const [person, waiting] = await given.participants(slot.id, 2)
  if (!person || !waiting) throw new Error('two were asked for')
  const attachmentFor = async ({ id }: { id: number }) => {
    const file = await readPlaceAttachment(db, deps, { timeslotId: slot.id, accountId: id })
    const text = Buffer.from(file?.bytes ?? []).toString()
    return [file?.type, /(?<=\r\nMETHOD:).*/.exec(text)?.[0], /(?<=\r\nSTATUS:).*/.exec(text)?.[0]]
  }
  const type = (method: string) => `text/calendar; charset=utf-8; method=${method}`
  expect(await attachmentFor(person)).toEqual([type('PUBLISH'), 'PUBLISH', 'CONFIRMED'])
  expect(await attachmentFor(waiting)).toEqual([type('PUBLISH'), 'PUBLISH', 'TENTATIVE'])
  await as(person)(unsubscribeFromTimeslot, { params: { id: slot.id } })
  expect(await attachmentFor(person)).toEqual([type('CANCEL'), 'CANCEL', 'CANCELLED'])
  expect(await attachmentFor(waiting)).toEqual([type('PUBLISH'), 'PUBLISH', 'CONFIRMED'])
  await as(person)(subscribeToTimeslot, { params: { id: slot.id }, query: {} })
  expect(await attachmentFor(person)).toEqual([type('PUBLISH'), 'PUBLISH', 'TENTATIVE'])
  const nobody = { timeslotId: slot.id, accountId: (await given.account()).id }
  expect(await readPlaceAttachment(db, deps, nobody)).toBeUndefined()
})
