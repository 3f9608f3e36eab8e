import { getDisplay } from '@tafelrunde/contract/events/displays'
import { getEvent } from '@tafelrunde/contract/events/events'
import { listParticipations } from '@tafelrunde/contract/events/own-participations'
import { listOwnTimeslots, subscribeToTimeslot } from '@tafelrunde/contract/events/participations'
import { getTimeslot } from '@tafelrunde/contract/events/timeslots'
import { getWorkshop } from '@tafelrunde/contract/events/workshops'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { timeslots } from '../timeslots/timeslots.tables.ts'

const { as, clock, deps, given } = await buildTestApp()
const { db } = deps

/** A timeslot of today, and how many have a place there by everything that shows it to everyone. */
const watched = async () => {
  const startsAt = new Date(clock.now().getTime() + 60 * 60 * 1000)
  const endsAt = new Date(startsAt.getTime() + 60 * 60 * 1000)
  const event = await given.event({ startsAt: clock.now(), endsAt })
  const slot = await given.timeslot({ eventId: event.id, startsAt, endsAt })
  const anyone = as()
  const counted = async () => {
    const own = { params: { id: slot.id } }
    const ofEvent = { params: { id: event.id } }
    const workshop = await anyone(getWorkshop, { params: { id: slot.workshopId ?? 0 } })
    return [
      (await anyone(getTimeslot, own)).participants_count,
      (await anyone(getEvent, ofEvent)).participants_count,
      workshop.timeslots[0]?.participants_count,
      (await anyone(getDisplay, ofEvent)).items[0]?.participants_count,
    ]
  }
  return { slot, counted }
}

test('whoever books sees the new numbers at once in everything that is kept for all', async () => {
  const { slot, counted } = await watched()
  expect(await counted()).toEqual([0, 0, 0, 0])
  await as(await given.account())(subscribeToTimeslot, { params: { id: slot.id }, query: {} })
  expect(await counted()).toEqual([1, 1, 1, 1])
})

test('so does whoever swaps one place for another', async () => {
  const [from, to] = [await watched(), await watched()]
  const person = as(await given.account())
  await person(subscribeToTimeslot, { params: { id: from.slot.id }, query: {} })
  expect([await from.counted(), await to.counted()]).toEqual([
    [1, 1, 1, 1],
    [0, 0, 0, 0],
  ])
  await person(subscribeToTimeslot, { params: { id: to.slot.id }, query: { swap: String(from.slot.id) } })
  expect([(await from.counted())[0], (await to.counted())[0]]).toEqual([0, 1])
})

test('what the office changes of a timeslot stands in everybody’s own lists at once', async () => {
  const slot = await given.timeslot()
  const account = await given.account()
  await given.participation(account, slot)
  const person = as(account)
  const locations = async () => [
    (await person(listParticipations, { query: {} })).results[0]?.timeslot.location,
    (await person(listOwnTimeslots, { query: {} })).results[0]?.location,
  ]
  expect(await locations()).toEqual([slot.location, slot.location])
  await db.update(timeslots).set({ location: 'Raum 7' }).where(eq(timeslots.id, slot.id))
  await deps.changes.settled()
  expect(await locations()).toEqual(['Raum 7', 'Raum 7'])
})
