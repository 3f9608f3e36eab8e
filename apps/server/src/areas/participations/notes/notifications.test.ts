import { changeNotifications } from '@tafelrunde/contract/people/notifications'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../../test/build-test-app.ts'
import { events } from '../../events/events.tables.ts'
import { timeslots } from '../../timeslots/timeslots.tables.ts'
import { participations } from '../participations.tables.ts'
import { mailsIn } from './booking-mails.fixture.ts'
import { remind, writeBookingMails } from './notes.service.ts'

const app = await buildTestApp()
const { as, clock, deps, given } = app
const { take, leave, afterwards, latest, written } = await mailsIn(app)
type Person = Awaited<ReturnType<typeof given.account>>

const wants = (person: Person, body: { reminder?: boolean; feedback_request?: boolean }) =>
  as(person)(changeNotifications, { body })
const setEvent = (id: number, state: 'finished' | 'cancelled') =>
  deps.db.update(events).set({ state }).where(eq(events.id, id))

/** An event tomorrow in which everybody has a place, and has been told of it. */
const seated = async (...people: Person[]) => {
  clock.set('2027-03-01T12:00:00+01:00')
  const slot = await given.timeslot()
  for (const person of people) await take(person, slot.id)
  await afterwards()
  clock.set('2027-03-11T16:00:00+01:00')
  return slot
}

test('who does not want the reminder gets none, also when the wish comes after it was noted', async () => {
  const [willing, unwilling, late] = [await given.account(), await given.account(), await given.account()]
  await wants(unwilling, { reminder: false })
  await wants(willing, { feedback_request: false })
  await seated(willing, unwilling, late)
  await remind(deps)
  await wants(late, { reminder: false })
  await afterwards()
  const mail = await latest(willing, 2)
  expect(mail.subject).toMatch(/^Erinnerung: /)
  expect(mail.text).toContain('abschalten:\nhttps://tafelrunde.example/account')
  expect(await Promise.all([willing, unwilling, late].map(written))).toEqual([2, 1, 1])
})

test('who does not want to be asked for feedback is not asked', async () => {
  const [willing, unwilling] = [await given.account(), await given.account()]
  await wants(unwilling, { feedback_request: false })
  await wants(willing, { reminder: false })
  const slot = await seated(willing, unwilling)
  await deps.db
    .update(participations)
    .set({ state: 'attended' })
    .where(eq(participations.timeslotId, slot.id))
  clock.set('2027-03-14T12:00:00+01:00')
  await setEvent(slot.eventId, 'finished')
  await writeBookingMails(deps)
  await afterwards()
  const mail = await latest(willing, 2)
  expect(mail.subject).toMatch(/^Wie war /)
  expect(mail.text).toContain('abschalten:\nhttps://tafelrunde.example/account')
  expect(await Promise.all([willing, unwilling].map(written))).toEqual([2, 1])
})

test('mails about the own bookings come whatever is switched off', async () => {
  const person = await given.account()
  await wants(person, { reminder: false, feedback_request: false })
  const slot = await seated(person)
  expect((await latest(person)).subject).toMatch(/^Ihr Platz: /)
  await deps.db.update(timeslots).set({ location: 'Aula' }).where(eq(timeslots.id, slot.id))
  await afterwards()
  expect((await latest(person, 2)).subject).toMatch(/^Verlegt: /)
  await leave(person, slot.id)
  await afterwards()
  expect((await latest(person, 3)).subject).toMatch(/^Abgemeldet: /)
  await take(person, slot.id)
  await afterwards()
  await latest(person, 4)
  await setEvent(slot.eventId, 'cancelled')
  await afterwards()
  expect((await latest(person, 5)).subject).toMatch(/^Abgesagt: /)
})
