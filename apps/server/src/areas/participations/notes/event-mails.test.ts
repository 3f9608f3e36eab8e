import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../../test/build-test-app.ts'
import { events } from '../../events/events.tables.ts'
import { timeslots } from '../../timeslots/timeslots.tables.ts'
import { workshops } from '../../workshops/workshops.tables.ts'
import { feedback } from '../feedback/feedback.tables.ts'
import { participations } from '../participations.tables.ts'
import { at } from '../seats.fixture.ts'
import { calendarIn, mailsIn } from './booking-mails.fixture.ts'
import { remind, writeBookingMails } from './notes.service.ts'

const app = await buildTestApp()
const { clock, deps, given, secondProcess } = app
const { take, join, quit, afterwards, latest, written } = await mailsIn(app)

const setEvent = (id: number, facts: Partial<typeof events.$inferInsert>) =>
  deps.db.update(events).set(facts).where(eq(events.id, id))
const move = (id: number, facts: Partial<typeof timeslots.$inferInsert>) =>
  deps.db.update(timeslots).set(facts).where(eq(timeslots.id, id))

/** For the database, which stamps every change with its own clock. */
const anHourPasses = async () => {
  for (const table of [events, workshops, timeslots, participations])
    await deps.db.update(table).set({ changedAt: sql`${table.changedAt} - interval '1 hour'` })
}

test('timeslots that move are told once to everybody in them, with where and when they were', async () => {
  const event = await given.event({ name: 'Herbsttagung' })
  const first = await given.timeslot({ eventId: event.id, capacity: 1, ...at('09:00–10:00') })
  const second = await given.timeslot({ eventId: event.id, ...at('11:00–12:00') })
  const [seated, waiting] = await given.participants(first.id, 2)
  if (!seated || !waiting) throw new Error('two came')
  await take(seated, second.id)
  await anHourPasses()
  await afterwards()
  const before = calendarIn(await latest(seated), 'termine.ics')?.entries[0]
  await latest(waiting)
  await move(first.id, at('09:30–10:30'))
  await move(first.id, { location: 'Aula' })
  await move(second.id, { location: 'Aula' })
  await afterwards()
  const mail = await latest(seated, 2)
  expect(mail.subject).toBe('2 Termine verlegt: „Herbsttagung“')
  expect(mail.text).toContain(
    'bisher: Sa., 13. März 2027, 09:00–10:00 Uhr, Raum 2.14\nneu: Sa., 13. März 2027, 09:30–10:30 Uhr, Aula',
  )
  const [moved] = calendarIn(mail, 'termine.ics')?.entries ?? []
  expect(moved).toMatchObject({ uid: before?.uid, start: '2027-03-13T09:30:00' })
  expect(moved?.location).toContain('Aula')
  expect(moved?.sequence).toBeGreaterThan(before?.sequence ?? 0)
  const told = await latest(waiting, 2)
  expect(told.subject).toMatch(/^Verlegt: /)
  expect(told.attachments).toEqual([])
})

test('a timeslot that is moved and moved back tells nothing, nor does one that is past', async () => {
  const slot = await given.timeslot()
  const past = await given.timeslot({
    eventId: slot.eventId,
    startsAt: new Date('2027-03-12T09:00:00+01:00'),
    endsAt: new Date('2027-03-12T10:00:00+01:00'),
  })
  const person = await given.account()
  await take(person, slot.id)
  await take(person, past.id)
  await afterwards()
  await latest(person)
  await move(slot.id, { location: 'Aula' })
  await move(slot.id, { location: slot.location })
  const now = clock.now()
  clock.set('2027-03-12T12:00:00+01:00')
  await move(past.id, { location: 'Aula' })
  await writeBookingMails(deps)
  clock.set(now.toISOString())
  expect(await written(person)).toBe(1)
})

test('an event that is called off is told to everybody in it, whoever changes its state', async () => {
  const event = await given.event({ name: 'Herbsttagung', capacity: 1 })
  const slot = await given.timeslot({ eventId: event.id })
  const [seated, waiting, gone] = [await given.account(), await given.account(), await given.account()]
  await join(gone, event.id)
  await quit(gone, event.id)
  await take(seated, slot.id)
  await join(waiting, event.id)
  await afterwards()
  await latest(seated)
  await latest(waiting)
  await setEvent(event.id, { state: 'cancelled' })
  await afterwards()
  const mail = await latest(seated, 2)
  expect(mail.subject).toBe('Abgesagt: „Herbsttagung“')
  expect(calendarIn(mail, 'absagen.ics')).toMatchObject({
    method: 'CANCEL',
    entries: [{ status: 'CANCELLED' }],
  })
  expect((await latest(waiting, 2)).attachments).toEqual([])
  await afterwards()
  expect(await Promise.all([seated, waiting, gone].map(written))).toEqual([2, 2, 0])
})

test('the day before an event everybody in it is reminded once of the own timeslots', async () => {
  const event = await given.event({ name: 'Herbsttagung' })
  const late = await given.timeslot({ eventId: event.id, name: 'Schulrecht', ...at('11:00–12:00') })
  const early = await given.timeslot({ eventId: event.id, name: 'Elterngespräche', ...at('09:00–10:00') })
  const person = await given.account()
  await take(person, late.id)
  await take(person, early.id)
  await afterwards()
  await latest(person)
  clock.set('2027-03-10T23:59:00+01:00')
  await remind(deps)
  clock.set('2027-03-11T16:00:00+01:00')
  const other = await secondProcess()
  other.clock.set('2027-03-11T16:00:00+01:00')
  await Promise.all([remind(deps), remind(other.deps)])
  await remind(deps)
  clock.passSeconds(61)
  other.clock.passSeconds(61)
  await Promise.all([writeBookingMails(deps), writeBookingMails(other.deps)])
  expect(await written(person)).toBe(2)
  const reminder = await latest(person, 2)
  expect(reminder.subject).toBe('Erinnerung: „Herbsttagung“')
  expect(reminder.text).toMatch(/„Elterngespräche“[^]*„Schulrecht“[^]*Ausweis/)
})

test('a finished event asks those for feedback who were there and have given none', async () => {
  const event = await given.event({ name: 'Frühjahrskongress' })
  const slot = await given.timeslot({ eventId: event.id, name: 'Schulrecht' })
  const [came, told, absent] = await given.participants(slot.id, 3)
  if (!came || !told || !absent) throw new Error('three came')
  for (const [person, state] of [
    [came, 'attended'],
    [told, 'attended'],
    [absent, 'absent'],
  ] as const)
    await deps.db.update(participations).set({ state }).where(eq(participations.accountId, person.id))
  const own = eq(participations.accountId, told.id)
  const [place] = await deps.db.select({ id: participations.id }).from(participations).where(own)
  const now = clock.now()
  await deps.db.insert(feedback).values({
    participationId: place?.id ?? 0,
    content: 5,
    teaching: 5,
    organisation: 4,
    benefit: 5,
    createdAt: now,
    updatedAt: now,
  })
  clock.set('2027-03-14T12:00:00+01:00')
  await setEvent(event.id, { state: 'finished' })
  await writeBookingMails(deps)
  expect((await latest(came)).subject).toBe('Wie war „Frühjahrskongress“?')
  expect((await latest(came)).text).toContain('https://tafelrunde.example/participation-confirmations')
  await setEvent(event.id, { state: 'closed' })
  await setEvent(event.id, { state: 'finished' })
  await afterwards()
  expect(await Promise.all([came, told, absent].map(written))).toEqual([1, 0, 0])
  clock.set('2027-03-01T12:00:00+01:00')
})
