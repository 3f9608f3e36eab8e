import { callOffTimeslot, takeBackCallingOff } from '@tafelrunde/contract/admin/events/calling-off'
import {
  addPlace,
  addRegistration,
  cancelRegistration,
  movePlace,
  registerGroup,
} from '@tafelrunde/contract/admin/events/registrations'
import { addParticipant, markParticipants } from '@tafelrunde/contract/events/attendance'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { toldIn } from './webhooks.fixture.ts'

const testApp = await buildTestApp()
const { as, clock, deps, given } = testApp
const { told, log, newsOf } = toldIn(testApp)
const boss = await given.account({ isStaff: true, isSuperuser: true })
const office = as(boss)
const ofId = (id: number) => ({ params: { id } })

let news = newsOf()
beforeEach(async () => {
  news = newsOf()
  clock.set('2027-03-01T12:00:00+01:00')
  await deps.db.execute(sql`truncate webhooks restart identity cascade`)
  await told('https://website.example/')
})

test('what the office does is told as what people do themselves', async () => {
  const [slot, other] = [await given.timeslot(), await given.timeslot()]
  const elsewhere = await given.timeslot({ eventId: slot.eventId })
  const { id: account } = await given.account()
  const made = await office(addRegistration, { body: { event: slot.eventId, account, timeslots: [slot.id] } })
  expect(await news()).toEqual(['registration.created registered', 'place.created registered'])
  const place = made.booked[0]?.id ?? 0
  await office(movePlace, { ...ofId(place), body: { timeslot: elsewhere.id } })
  expect((await news()).toSorted()).toEqual(['place.cancelled cancelled', 'place.created registered'])
  await office(cancelRegistration, ofId(made.id))
  expect(await news()).toEqual(['place.cancelled cancelled', 'registration.cancelled cancelled'])
  const people = ['eva', 'otto'].map(name => ({
    email: `${name}@schule.example`,
    first_name: name,
    last_name: 'Sommer',
  }))
  await office(registerGroup, { body: { event: other.eventId, people, timeslots: [other.id] } })
  expect((await news()).toSorted()).toEqual([
    'place.created registered',
    'place.created registered',
    'registration.created registered',
    'registration.created registered',
  ])
})

test('a Termin that is called off gives up its places, and gives them back', async () => {
  const slot = await given.timeslot({ capacity: 1 })
  await given.participants(slot.id, 2)
  await news()
  await office(callOffTimeslot, { ...ofId(slot.id), body: { reason: 'Krank' } })
  expect(await news()).toEqual(['place.cancelled cancelled', 'place.cancelled cancelled'])
  await office(takeBackCallingOff, ofId(slot.id))
  expect((await news()).toSorted()).toEqual(['place.created registered', 'place.created waitlisted'])
})

test('attendance is told as it was recorded, corrected and taken back, also at the door', async () => {
  const slot = await given.timeslot()
  const lecturer = await given.account({ isLecturer: true })
  await given.lecturer(slot.workshopId ?? 0, { accountId: lecturer.id })
  await given.participants(slot.id, 1)
  await news()
  clock.set('2027-03-13T10:30:00+01:00')
  const { rows } = await deps.db.execute<{ id: number }>(
    sql`select id from participations where timeslot_id = ${slot.id}`,
  )
  const participant = rows[0]?.id ?? 0
  const states = ['attended', 'absent', 'registered'] as const
  for (const state of states) {
    clock.passSeconds(60)
    await as(lecturer)(markParticipants, { body: { marks: [{ participant, state }] } })
  }
  expect(await news()).toEqual(states.map(state => `attendance.recorded ${state}`))
  clock.passSeconds(60)
  const minutes = { participant, state: 'attended' as const, minutes: 45 }
  await as(lecturer)(markParticipants, { body: { marks: [minutes] } })
  expect((await log(1)).at(-1)?.data).toMatchObject({ place_id: participant, minutes: 45 })
  await news()
  const { id: account } = await given.account()
  await as(lecturer)(addParticipant, { body: { timeslot: slot.id, account } })
  expect((await news()).at(-1)).toBe('attendance.recorded attended')
})

test('somebody who is given a place by the office is told once', async () => {
  const slot = await given.timeslot()
  const { id: account } = await given.account()
  const { id } = await office(addRegistration, { body: { event: slot.eventId, account } })
  await news()
  await office(addPlace, { ...ofId(id), body: { timeslot: slot.id } })
  expect(await news()).toEqual(['place.created registered'])
})
