import {
  callOffTimeslot,
  getCallingOff,
  takeBackCallingOff,
} from '@tafelrunde/contract/admin/events/calling-off'
import { getEventDay } from '@tafelrunde/contract/admin/events/day'
import { addRegistration } from '@tafelrunde/contract/admin/events/registrations'
import { addParticipant } from '@tafelrunde/contract/events/attendance'
import { getDisplay } from '@tafelrunde/contract/events/displays'
import { listOwnTimeslots } from '@tafelrunde/contract/events/participations'
import { getTimeslot } from '@tafelrunde/contract/events/timeslots'
import { getWorkshop } from '@tafelrunde/contract/events/workshops'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../../test/build-test-app.ts'
import { events } from '../../events/events.tables.ts'
import { lecturingIn } from '../../settlements/lecturing.fixture.ts'
import { calendarIn, mailsIn } from '../notes/booking-mails.fixture.ts'
import { participations } from '../participations.tables.ts'
import { at, refused } from '../seats.fixture.ts'

const app = await buildTestApp()
const { as, clock, deps, given } = app
const { take, quit, afterwards, latest, written } = await mailsIn(app)
const office = as(await given.staff())
const ofId = (id: number) => ({ params: { id } })
const reason = 'Die Referentin ist erkrankt.'
const callOff = (id: number, wish: object = {}) =>
  office(callOffTimeslot, { ...ofId(id), body: { reason, ...wish } })
const takeBack = (id: number) => office(takeBackCallingOff, ofId(id))
const statesIn = async (id: number) => {
  const rows = await deps.db.select().from(participations).where(eq(participations.timeslotId, id))
  return rows.toSorted((one, other) => one.id - other.id).map(({ state }) => state)
}

test('a Termin that is called off frees everybody in it and tells them why, each once', async () => {
  const slot = await given.timeslot({ capacity: 1, name: 'Leseförderung' })
  const giver = await given.account({ isLecturer: true })
  await given.lecturer(slot.workshopId ?? 0, { accountId: giver.id })
  const [seated, waiting] = await given.participants(slot.id, 2)
  if (!seated || !waiting) throw new Error('two came')
  expect(await office(getCallingOff, ofId(slot.id))).toMatchObject({
    people: 1,
    waiting: 1,
    mails: 2,
    lecturer_mails: 1,
    can_book: true,
  })
  expect(await callOff(slot.id)).toEqual({ mails: 3 })
  expect(await statesIn(slot.id)).toEqual(['cancelled', 'cancelled'])
  await afterwards()
  const mail = await latest(seated)
  expect(mail.subject).toBe('Entfällt: „Leseförderung“')
  expect(mail.text).toContain(reason)
  expect(calendarIn(mail, `termin-${slot.id}.ics`)).toMatchObject({
    method: 'CANCEL',
    entries: [{ status: 'CANCELLED' }],
  })
  expect((await latest(waiting)).attachments).toEqual([])
  expect((await latest(giver)).text).toContain('In Ihrer Abrechnung steht dieser Termin deshalb nicht.')
  expect(await Promise.all([seated, waiting].map(written))).toEqual([1, 1])
})

test('everywhere it says that it is off: programme, own list, calendar, Anzeige and day', async () => {
  const slot = await given.timeslot()
  const [person] = await given.participants(slot.id, 1)
  await callOff(slot.id)
  expect(await as()(getTimeslot, ofId(slot.id))).toMatchObject({ is_called_off: true, participants_count: 0 })
  const { results } = await as(person ?? { id: 0 })(listOwnTimeslots, { query: {} })
  expect(results).toMatchObject([{ id: slot.id, is_called_off: true, participation: { state: 'cancelled' } }])
  const { body } = await app.app.inject({ url: `/api/timeslots/${slot.id}/calendar/` })
  expect(body).toContain('STATUS:CANCELLED')
  expect(await as()(getDisplay, ofId(slot.eventId))).toMatchObject({ items: [{ is_called_off: true }] })
  const day = await office(getEventDay, { ...ofId(slot.eventId), query: {} })
  expect(day).toMatchObject({ timeslots: [{ is_called_off: true, taken: 0 }] })
})

test('nobody gets in any more, neither by the app nor by the office, at a door or past all rules', async () => {
  const slot = await given.timeslot()
  const person = await given.account()
  await callOff(slot.id)
  await expect(take(person, slot.id)).rejects.toMatchObject({ body: { detail: 'Dieser Termin entfällt.' } })
  const wish = { event: slot.eventId, account: person.id, timeslots: [slot.id] }
  await expect(office(addRegistration, { body: wish })).rejects.toEqual(refused('state'))
  const now = clock.now()
  clock.set('2027-03-13T10:05:00+01:00')
  const atTheDoor = { timeslot: slot.id, account: person.id, force: true }
  await expect(office(addParticipant, { body: atTheDoor })).rejects.toEqual(refused('state'))
  clock.set(now.toISOString())
  await expect(given.participation(person, slot)).rejects.toThrow(/Failed query/)
})

test('of two who call it off at once, or book meanwhile, nobody is left in it and nobody told twice', async () => {
  const slot = await given.timeslot()
  const people = await Promise.all(Array.from({ length: 4 }, () => given.account()))
  const done = await Promise.allSettled([
    callOff(slot.id),
    ...people.map(person => take(person, slot.id)),
    callOff(slot.id),
  ])
  expect([done.at(0), done.at(-1)].filter(one => one?.status === 'fulfilled')).toHaveLength(1)
  expect((await statesIn(slot.id)).every(state => state === 'cancelled')).toBe(true)
})

test('the mail offers what was chosen, to each what clashes with nothing of theirs', async () => {
  const event = await given.event()
  const off = await given.timeslot({ eventId: event.id, ...at('10:00–11:00') })
  const beside = await given.timeslot({ eventId: event.id, name: 'Chor', ...at('10:15–11:30') })
  const again = await given.timeslot({ eventId: event.id, workshopId: off.workshopId, ...at('14:00–15:00') })
  const full = await given.timeslot({ eventId: event.id, capacity: 0, ...at('10:00–11:00') })
  const other = await given.timeslot({ eventId: event.id, ...at('14:00–15:00') })
  const [free, busy] = await given.participants(off.id, 2)
  if (!free || !busy) throw new Error('two came')
  await take(busy, other.id)
  await afterwards()
  const { alternatives } = await office(getCallingOff, ofId(off.id))
  expect(alternatives.map(({ id }) => id)).toEqual([again.id, beside.id])
  expect(alternatives[1]).toMatchObject({ name: 'Chor', free: 12 })
  await expect(callOff(off.id, { alternatives: [full.id] })).rejects.toMatchObject({ status: 400 })
  await callOff(off.id, { alternatives: [again.id, beside.id] })
  const offered = async () => {
    const { timeslots } = await as()(getWorkshop, ofId(off.workshopId ?? 0))
    return timeslots.find(({ id }) => id === off.id)?.alternatives
  }
  expect(await offered(), 'the app shows them first').toEqual([again.id, beside.id])
  await afterwards()
  expect((await latest(free, 2)).text).toMatch(/14:00–15:00[^]*„Chor“/)
  const { text } = await latest(busy, 2)
  expect(text).toContain('„Chor“')
  expect(text).not.toContain('14:00–15:00')
  expect(await take(busy, beside.id)).toBe('registered')
})

test('on the day, when nobody can register any more, what is offered can be booked by those to whom it is', async () => {
  const event = await given.event()
  const off = await given.timeslot({ eventId: event.id, ...at('10:00–11:00') })
  const chor = await given.timeslot({ eventId: event.id, name: 'Chor', ...at('10:00–11:00') })
  const other = await given.timeslot({ eventId: event.id, ...at('10:00–11:00') })
  const [lost] = await given.participants(off.id, 1)
  const [stranger] = await given.participants(other.id, 1)
  if (!lost || !stranger) throw new Error('two came')
  await deps.db.update(events).set({ state: 'closed' }).where(eq(events.id, event.id))
  expect(await office(getCallingOff, ofId(off.id))).toMatchObject({ can_book: true })
  await callOff(off.id, { alternatives: [chor.id] })
  await afterwards()
  expect((await latest(lost)).text).toContain('„Chor“')
  await expect(take(lost, other.id), 'only what is offered').rejects.toEqual(refused('closed'))
  await expect(take(stranger, chor.id), 'only to whom it is offered').rejects.toEqual(refused('closed'))
  expect(await take(lost, chor.id)).toBe('registered')
})

test('taken back, who is free then has the place again and hears it, the others not', async () => {
  const event = await given.event()
  const slot = await given.timeslot({ eventId: event.id, capacity: 3 })
  const other = await given.timeslot({ eventId: event.id })
  const [stays, elsewhere, gone, waits] = await given.participants(slot.id, 4)
  if (!stays || !elsewhere || !gone || !waits) throw new Error('four came')
  await callOff(slot.id)
  await take(elsewhere, other.id)
  await quit(gone, event.id)
  expect(await takeBack(slot.id)).toEqual({ restored: 2, lost: 2 })
  expect(await statesIn(slot.id)).toEqual(['registered', 'cancelled', 'cancelled', 'registered'])
  await afterwards()
  expect((await latest(stays, 2)).subject).toMatch(/^Ihr Platz: /)
  await expect(takeBack(slot.id)).rejects.toEqual(refused('state'))
})

test('who was seen in it keeps it from being called off, and what has begun from being taken back', async () => {
  const slot = await given.timeslot()
  const seen = await given.timeslot()
  await given.participation(await given.account(), seen)
  await callOff(slot.id)
  const now = clock.now()
  clock.set('2027-03-13T10:05:00+01:00')
  await expect(callOff(seen.id)).rejects.toEqual(refused('state'))
  await expect(takeBack(slot.id)).rejects.toEqual(refused('started'))
  clock.set('2027-03-13T11:30:00+01:00')
  await expect(callOff((await given.timeslot()).id)).rejects.toEqual(refused('started'))
  clock.set(now.toISOString())
})

test('a fee is paid for it only if the office says so', async () => {
  const { settlementOf, settling } = lecturingIn(app)
  const [paid, unpaid] = [await settling(), await settling()]
  await callOff(paid.slot.id, { fee_stays: true })
  await callOff(unpaid.slot.id)
  clock.set('2027-03-20T12:00:00+01:00')
  expect(await settlementOf(paid.person)).toMatchObject({ fee_cents: 18_000 })
  expect(await settlementOf(unpaid.person)).toMatchObject({ fee_cents: 0 })
})
