import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { mails } from '../mail/mail.tables.ts'
import { eventSubscriptions } from '../participations/subscriptions.tables.ts'

const { app, bearer, deps, given } = await buildTestApp()
const headers = await bearer(await given.account({ isStaff: true, isSuperuser: true }))
const event = await given.event()
const noon = await given.timeslot({ eventId: event.id, capacity: 9 })
const later = await given.timeslot({
  eventId: event.id,
  startsAt: noon.endsAt,
  endsAt: new Date(noon.endsAt.getTime() + 3_600_000),
  capacity: 9,
})
const states = ['registered', 'waitlisted', 'registered', 'waitlisted', 'registered', 'cancelled'] as const
for (const [index, state] of states.entries()) {
  const [lastName, createdAt] = [`Möller ${(index * 5) % 6}`, new Date(Date.UTC(2027, 1, 1 + index))]
  const [account, waiting] = [await given.account({ lastName }), await given.account({ lastName })]
  const queueNumber = 10 - index
  await deps.db
    .insert(eventSubscriptions)
    .values({ eventId: event.id, accountId: waiting.id, state: 'waitlisted', queueNumber, createdAt })
  for (const timeslot of [noon, later])
    await given.participation(account, timeslot, {
      state,
      queueNumber: state === 'waitlisted' ? queueNumber : null,
    })
  await deps.db
    .insert(mails)
    .values({ id: randomUUID(), recipient: account.email, subject: 'Ihr Platz', text: '', createdAt })
}

const read = async (address: string) => (await app.inject({ url: address, headers })).json()

test.each([
  '/api/admin/audit/?',
  '/api/admin/places/?',
  '/api/admin/registrations/?',
  '/api/admin/registrations/?state=waitlisted&',
  '/api/admin/mails/?',
  '/api/admin/people/?',
  '/api/lecturer-participants/?',
])('the pages of %s together are the whole list, from whichever end each of them is read', async list => {
  const { count, results } = await read(`${list}limit=1000`)
  expect(results).toHaveLength(count)
  expect(count).toBeGreaterThan(1)
  for (const limit of [1, 2, 5])
    for (let offset = 0; offset < count + 2; offset++) {
      const page = await read(`${list}limit=${limit}&offset=${offset}`)
      expect(page).toMatchObject({ count, results: results.slice(offset, offset + limit) })
    }
})
