import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../../test/build-test-app.ts'
import { timeslots } from '../../timeslots/timeslots.tables.ts'
import { mailsIn } from './booking-mails.fixture.ts'
import { writeBookingMails } from './notes.service.ts'
import { bookingNotes } from './notes.tables.ts'

const app = await buildTestApp()
const { clock, deps, given } = app
const { take, afterwards, written } = await mailsIn(app)

/** Somebody with a place in a Termin of 13 March, 10 o'clock, who knows of it. */
const booked = async () => {
  const slot = await given.timeslot()
  const person = await given.account()
  await take(person, slot.id)
  await afterwards()
  expect(await written(person)).toBe(1)
  const move = async () => {
    await deps.db
      .update(timeslots)
      .set({ location: `Raum ${Math.random()}` })
      .where(eq(timeslots.id, slot.id))
    // The trigger goes by the database's clock.
    await deps.db.update(bookingNotes).set({ createdAt: clock.now() })
  }
  const after = async (seconds: number) => {
    clock.passSeconds(seconds)
    await writeBookingMails(deps)
    return (await written(person)) - 1
  }
  return { move, after }
}

test('who has a place in a Termin of another day that moves hears it after a minute without another change', async () => {
  const { move, after } = await booked()
  await move()
  expect(await after(20)).toBe(0)
  expect(await after(41)).toBe(1)
})

test('who has one in a Termin of these hours hears it after ten seconds', async () => {
  const { move, after } = await booked()
  clock.set('2027-03-13T09:40:00+01:00')
  await move()
  expect(await after(9)).toBe(0)
  await move()
  expect(await after(9)).toBe(0)
  expect(await after(2)).toBe(1)
})
