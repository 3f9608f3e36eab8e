import { getEventChecklist } from '@tafelrunde/contract/admin/events/events'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../../test/build-test-app.ts'

const { as, given } = await buildTestApp()
const okka = await given.staff()
const open = async ({ id }: { id: number }) => {
  const { until, items } = await as(okka)(getEventChecklist, { params: { id } })
  const missing = items.filter(item => item.open > 0).map(item => [item.item, item.open])
  return { until, missing: Object.fromEntries(missing) }
}

test('before an event opens the list says what its facts and its programme lack, each counted', async () => {
  const event = await given.event({ state: 'draft', location: '' })
  expect(await open(event)).toEqual({
    until: 'registration',
    missing: { location: 1, description: 1, registration_end: 1, programme: 1, accreditation: 1 },
  })
  const bare = await given.workshop({ eventId: event.id })
  await given.workshop({ eventId: event.id })
  await given.lecturer(bare.id)
  await given.timeslot({ eventId: event.id, location: '' })
  await given.timeslot({ eventId: event.id, endsAt: new Date('2027-03-13T18:00:00+01:00') })
  // A break needs no room.
  await given.timeslot({ eventId: event.id, workshopId: null, location: '' })
  expect((await open(event)).missing).toMatchObject({
    workshops_without_timeslot: 2,
    timeslots_without_room: 1,
    workshops_without_lecturer: 3,
    timeslots_outside: 1,
  })
})

test('after an event the list says what is not yet closed', async () => {
  const event = await given.event({
    startsAt: new Date('2027-02-12T09:00:00+01:00'),
    endsAt: new Date('2027-02-13T17:00:00+01:00'),
    state: 'closed',
    accreditation: 'LA-27-114',
  })
  const times = {
    startsAt: new Date('2027-02-13T10:00:00+01:00'),
    endsAt: new Date('2027-02-13T11:30:00+01:00'),
  }
  const [seen, unseen] = [
    await given.timeslot({ eventId: event.id, ...times }),
    await given.timeslot({ eventId: event.id, ...times }),
  ]
  await given.participation(await given.account(), seen)
  await given.participation(await given.account(), unseen, { state: 'registered' })
  expect(await open(event)).toEqual({ until: 'closing', missing: { attendance: 1, finished: 1 } })
})
