import { getEventDay, listRoomChoices } from '@tafelrunde/contract/admin/events/day'
import { addRegistration, listRegistrations } from '@tafelrunde/contract/admin/events/registrations'
import { createRoom } from '@tafelrunde/contract/admin/events/rooms'
import { changeTimeslots } from '@tafelrunde/contract/admin/many'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../../test/build-test-app.ts'
import { participations } from '../../participations/participations.tables.ts'

const { as, clock, deps, given } = await buildTestApp()
const office = as(await given.account({ isStaff: true }))
const at = (time: string) => new Date(`2027-03-13T${time}:00+01:00`)

test('a day shows its Termine with who is booked, who was seen, and who gives them', async () => {
  clock.set('2027-03-13T10:00:00+01:00')
  const { id: event } = await given.event({ startsAt: at('09:00'), endsAt: at('17:00') })
  const slot = await given.timeslot({ eventId: event, startsAt: at('09:30'), endsAt: at('11:00') })
  await given.timeslot({
    eventId: event,
    startsAt: new Date('2027-03-14T09:00:00+01:00'),
    endsAt: new Date('2027-03-14T10:00:00+01:00'),
  })
  const [eva, otto] = [await given.account(), await given.account()]
  for (const { id: account } of [eva, otto])
    await office(addRegistration, { body: { event, account, timeslots: [slot.id] } })
  await deps.db.update(participations).set({ state: 'attended' }).where(eq(participations.accountId, eva.id))
  const day = await office(getEventDay, { params: { id: event }, query: {} })
  expect(day).toMatchObject({
    at: clock.now(),
    day: '2027-03-13',
    days: ['2027-03-13', '2027-03-14'],
    registered: 2,
    there: 1,
    timeslots: [{ id: slot.id, taken: 2, there: 1, waiting: 0 }],
  })
  const missingOn = async (missing_on: string) =>
    (await office(listRegistrations, { query: { event: String(event), missing_on } })).results
      .map(({ account }) => account.id)
      .toSorted((one, other) => one - other)
  expect(await missingOn('2027-03-13'), 'who has not been seen').toEqual([otto.id])
  expect(await missingOn('2027-03-14')).toEqual([eva.id, otto.id])
  const next = await office(getEventDay, { params: { id: event }, query: { day: '2027-03-14' } })
  expect(next.timeslots).toHaveLength(1)
  await expect(as(eva)(getEventDay, { params: { id: event }, query: {} })).rejects.toMatchObject({
    status: 403,
  })
})

test('of the rooms those that are free then come first, and the others say what is in them', async () => {
  const { id: event } = await given.event()
  const [own, taken, free] = [
    await office(createRoom, { body: { name: 'Eigener' } }),
    await office(createRoom, { body: { name: 'Belegter' } }),
    await office(createRoom, { body: { name: 'Freier', building: 'Altbau', capacity: 30 } }),
  ]
  const time = { eventId: event, startsAt: at('09:30'), endsAt: at('11:00') }
  const slot = await given.timeslot(time)
  const other = await given.timeslot({ ...time, startsAt: at('10:30'), endsAt: at('12:00'), name: 'Chor' })
  await office(changeTimeslots, { body: { ids: [slot.id], room: own.id } })
  await office(changeTimeslots, { body: { ids: [other.id], room: taken.id } })
  const { results } = await office(listRoomChoices, { params: { id: slot.id } })
  expect(results).toEqual([
    { id: free.id, name: 'Freier, Altbau', capacity: 30, taken_by: '' },
    { id: taken.id, name: 'Belegter', capacity: null, taken_by: 'Chor' },
  ])
})
