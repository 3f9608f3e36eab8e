import { deleteMe } from '@tafelrunde/contract/people/privacy'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../../test/build-test-app.ts'
import { accounts } from '../../accounts/accounts.tables.ts'
import { at, changeCapacity } from '../seats.fixture.ts'
import { calendarIn, mailsIn } from './booking-mails.fixture.ts'
import { writeBookingMails } from './notes.service.ts'
import { bookingNotes } from './notes.tables.ts'

const app = await buildTestApp()
const { as, clock, deps, given } = app
const { take, leave, join, quit, afterwards, latest, written } = await mailsIn(app)

test('a booked timeslot is confirmed once, with its calendar file and the registration that came with it', async () => {
  const slot = await given.timeslot({ name: 'Leseförderung' })
  const person = await given.account()
  await take(person, slot.id)
  await afterwards()
  const mail = await latest(person)
  expect(mail.subject).toBe('Ihr Platz: „Leseförderung“')
  expect(mail.text).toContain('Sa., 13. März 2027, 10:00–11:30 Uhr\nRaum 2.14')
  expect(calendarIn(mail, 'termine.ics')).toMatchObject({
    type: 'text/calendar; charset=utf-8; method=PUBLISH',
    method: 'PUBLISH',
    entries: [{ summary: 'Leseförderung', start: '2027-03-13T10:00:00', status: 'CONFIRMED' }],
  })
  await afterwards()
  expect(await written(person)).toBe(1)
})

test('a series of bookings with less than a minute between them is one mail with one file that lists them all', async () => {
  const event = await given.event({ name: 'Frühjahrskongress' })
  const person = await given.account()
  for (const hour of [10, 11, 12, 13, 14, 15]) {
    const times = at(`${hour}:00–${hour}:45`)
    const slot = await given.timeslot({ eventId: event.id, name: `Workshop um ${hour}`, ...times })
    await take(person, slot.id)
    clock.passSeconds(20)
    await writeBookingMails(deps)
  }
  await afterwards()
  const mail = await latest(person)
  expect(mail.subject).toBe('Ihre 6 Plätze: „Frühjahrskongress“')
  expect(mail.text.match(/„Workshop um \d+“/g)).toHaveLength(6)
  expect(calendarIn(mail, 'termine.ics')?.entries.map(({ start }) => start)).toEqual(
    [10, 11, 12, 13, 14, 15].map(hour => `2027-03-13T${hour}:00:00`),
  )
})

test('who never stops changing is told after ten minutes at the latest', async () => {
  const slot = await given.timeslot()
  const person = await given.account()
  for (let change = 0; change < 20; change++) {
    expect(await written(person)).toBe(0)
    await (change % 2 ? leave : take)(person, slot.id)
    clock.passSeconds(30)
    await writeBookingMails(deps)
  }
  expect((await latest(person)).subject).toMatch(/^Ihre Anmeldung/)
})

test('what was booked and undone at once tells nothing', async () => {
  const slot = await given.timeslot()
  const person = await given.account()
  await take(person, slot.id)
  await quit(person, slot.eventId)
  await afterwards()
  expect(await written(person)).toBe(0)
  expect(await deps.db.select().from(bookingNotes)).toEqual([])
})

test('a registration for an event without timeslots is confirmed with its days', async () => {
  const event = await given.event({ name: 'Herbsttagung' })
  const person = await given.account()
  await join(person, event.id)
  await afterwards()
  const mail = await latest(person)
  expect(mail.subject).toBe('Ihre Anmeldung: „Herbsttagung“')
  expect(mail.text).toContain('Fr., 12. März 2027, 09:00 Uhr, bis Sa., 13. März 2027, 17:00 Uhr')
  expect(calendarIn(mail, 'termine.ics')?.entries).toMatchObject([
    { start: '2027-03-12', status: 'CONFIRMED' },
  ])
})

test('the waitlist tells the position and puts nothing into a calendar', async () => {
  const slot = await given.timeslot({ capacity: 1, name: 'Schulrecht' })
  await given.participants(slot.id, 2)
  const person = await given.account()
  await join(person, slot.eventId)
  await afterwards()
  await latest(person)
  await take(person, slot.id)
  await afterwards()
  const mail = await latest(person, 2)
  expect(mail.subject).toBe('Warteliste: „Schulrecht“')
  expect(mail.text).toContain('Platz 2 der Warteliste')
  expect(mail.attachments).toEqual([])
})

test('a wait that registers for the event is one mail about both', async () => {
  const slot = await given.timeslot({ capacity: 1, name: 'Schulrecht' })
  const [, next] = await given.participants(slot.id, 2)
  if (!next) throw new Error('two came')
  await afterwards()
  const mail = await latest(next)
  expect(mail.text).toMatch(/Sie stehen auf der Warteliste[^]*Sie sind zu „.*“ angemeldet/)
  expect(calendarIn(mail, 'termine.ics')?.entries).toMatchObject([{ start: '2027-03-12' }])
})

test('a promotion brings the calendar file, and is not told a second time', async () => {
  const slot = await given.timeslot({ capacity: 1 })
  const [, next] = await given.participants(slot.id, 2)
  if (!next) throw new Error('two came')
  await changeCapacity(deps, slot.id, 2)
  await afterwards()
  const mail = await latest(next)
  expect(mail.subject).toMatch(/^Sie haben einen Platz/)
  expect(calendarIn(mail, `termin-${slot.id}.ics`)).toMatchObject({
    method: 'PUBLISH',
    entries: [{ status: 'CONFIRMED' }],
  })
  expect(await written(next)).toBe(1)
})

test('a promotion into an event brings its days', async () => {
  const event = await given.event({ capacity: 1 })
  const [first, next] = [await given.account(), await given.account()]
  await join(first, event.id)
  await join(next, event.id)
  await quit(first, event.id)
  await afterwards()
  const mail = await latest(next)
  expect(mail.subject).toMatch(/^Sie sind angemeldet/)
  expect(calendarIn(mail, 'termine.ics')).toMatchObject({
    method: 'PUBLISH',
    entries: [{ start: '2027-03-12' }],
  })
})

test('who leaves a timeslot gets a file that takes it out of the calendar again', async () => {
  const slot = await given.timeslot({ name: 'Leseförderung' })
  const person = await given.account()
  await take(person, slot.id)
  await afterwards()
  const booked = calendarIn(await latest(person), 'termine.ics')?.entries[0]
  await leave(person, slot.id)
  await afterwards()
  const mail = await latest(person, 2)
  expect(mail.subject).toBe('Abgemeldet: „Leseförderung“')
  expect(calendarIn(mail, 'absagen.ics')).toMatchObject({
    method: 'CANCEL',
    entries: [{ uid: booked?.uid, status: 'CANCELLED' }],
  })
})

test('who leaves an event is told so once, for all of its timeslots', async () => {
  const event = await given.event({ name: 'Herbsttagung' })
  const early = await given.timeslot({ eventId: event.id, ...at('09:00–10:00') })
  const late = await given.timeslot({ eventId: event.id, ...at('11:00–12:00') })
  const person = await given.account()
  await take(person, early.id)
  await take(person, late.id)
  await afterwards()
  await quit(person, event.id)
  await afterwards()
  const mail = await latest(person, 2)
  expect(mail.subject).toBe('Abgemeldet: „Herbsttagung“')
  expect(calendarIn(mail, 'absagen.ics')?.entries.map(({ status }) => status)).toEqual([
    'CANCELLED',
    'CANCELLED',
  ])
})

test('a swap is one mail about both timeslots, with a file for each', async () => {
  const event = await given.event({ name: 'Herbsttagung' })
  const old = await given.timeslot({ eventId: event.id, name: 'Schulrecht' })
  const fresh = await given.timeslot({ eventId: event.id, name: 'Elterngespräche' })
  const person = await given.account()
  await take(person, old.id)
  await afterwards()
  await take(person, fresh.id, old.id)
  await afterwards()
  const mail = await latest(person, 2)
  expect(mail.subject).toBe('Ihre Auswahl: „Herbsttagung“')
  expect(calendarIn(mail, 'termine.ics')?.entries).toMatchObject([{ summary: 'Elterngespräche' }])
  expect(calendarIn(mail, 'absagen.ics')?.entries).toMatchObject([{ summary: 'Schulrecht' }])
})

test('an account that is closed or erased gets nothing, and leaves no note behind', async () => {
  const slot = await given.timeslot()
  const [closed, erased] = [await given.account(), await given.account()]
  await take(closed, slot.id)
  await take(erased, slot.id)
  await deps.db.update(accounts).set({ state: 'closed' }).where(eq(accounts.id, closed.id))
  await as(erased)(deleteMe, { body: {} })
  await afterwards()
  expect(await written(closed)).toBe(0)
  expect(await deps.db.select().from(bookingNotes)).toEqual([])
})
