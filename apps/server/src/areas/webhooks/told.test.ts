import { promoteRegistration } from '@tafelrunde/contract/admin/events/registrations'
import { subscribeToEvent, unsubscribeFromEvent } from '@tafelrunde/contract/events/event-subscriptions'
import { subscribeToTimeslot, unsubscribeFromTimeslot } from '@tafelrunde/contract/events/participations'
import { deleteUser } from '@tafelrunde/contract/people/privacy'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { inTransaction } from '../../platform/db/database.ts'
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

const take = (person: { id: number }, id: number) =>
  as(person)(subscribeToTimeslot, { ...ofId(id), query: {} })

test('who books is told with the registration, who leaves makes room for whoever waits', async () => {
  const slot = await given.timeslot({ capacity: 1 })
  const [first, second] = [await given.account(), await given.account()]
  await take(first, slot.id)
  expect(await news()).toEqual(['registration.created registered', 'place.created registered'])
  await take(second, slot.id)
  expect(await news()).toEqual(['registration.created registered', 'place.created waitlisted'])
  await as(first)(unsubscribeFromTimeslot, ofId(slot.id))
  expect(await news()).toEqual(['place.cancelled cancelled', 'place.promoted registered'])
  await take(first, slot.id)
  expect(await news()).toEqual(['place.created waitlisted'])
})

test('it holds ids and no name of anybody', async () => {
  const slot = await given.timeslot()
  const person = await given.account({ firstName: 'Friederike', email: 'friederike@schule.example' })
  await take(person, slot.id)
  const rows = await log(1)
  expect(rows.map(({ data }) => data)).toEqual([
    {
      registration_id: expect.any(Number),
      event_id: slot.eventId,
      account_id: person.id,
      state: 'registered',
    },
    {
      place_id: expect.any(Number),
      timeslot_id: slot.id,
      event_id: slot.eventId,
      account_id: person.id,
      state: 'registered',
    },
  ])
  expect(JSON.stringify(rows)).not.toMatch(/friederike/i)
})

test('of an event without Termine: who comes, waits, moves up and leaves', async () => {
  const event = await given.event({ capacity: 1 })
  const [first, second, third] = [await given.account(), await given.account(), await given.account()]
  for (const person of [first, second, third]) await as(person)(subscribeToEvent, ofId(event.id))
  expect(await news()).toEqual([
    'registration.created registered',
    'registration.created waitlisted',
    'registration.created waitlisted',
  ])
  await as(first)(unsubscribeFromEvent, ofId(event.id))
  expect(await news()).toEqual(['registration.cancelled cancelled', 'registration.promoted registered'])
  const { rows } = await deps.db.execute<{ id: number }>(
    sql`select id from event_subscriptions where account_id = ${third.id}`,
  )
  await office(promoteRegistration, { ...ofId(rows[0]?.id ?? 0), body: { beyond: true } })
  expect(await news()).toEqual(['registration.promoted registered'])
})

test('who is erased has left what is to come', async () => {
  const slot = await given.timeslot()
  const [person] = await given.participants(slot.id, 1)
  await news()
  await office(deleteUser, { ...ofId(person?.id ?? 0), body: {} })
  expect(await news()).toEqual(['place.cancelled cancelled', 'registration.cancelled cancelled'])
})

test('what is rolled back is told to nobody', async () => {
  const event = await given.event()
  const person = await given.account()
  const broken = inTransaction(deps.db, async tx => {
    await tx.execute(sql`insert into event_subscriptions (event_id, account_id, state, created_at)
      values (${event.id}, ${person.id}, 'registered', now())`)
    throw new Error('thought better of it')
  })
  await expect(broken).rejects.toThrow('thought better of it')
  expect(await news()).toEqual([])
})

test('a booking does not fail because a program is deleted at the same moment', async () => {
  const slot = await given.timeslot()
  const person = await given.account()
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
  const { promise: thought, resolve: goOn } = Promise.withResolvers<void>()
  const deleting = inTransaction(deps.db, async tx => {
    await tx.execute(sql`delete from webhooks`)
    begin()
    await thought
  })
  await begun
  const booking = take(person, slot.id)
  const waits = async () => {
    const { rows } = await deps.db.execute(sql`select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`)
    return rows.length
  }
  await expect.poll(waits).toBeGreaterThan(0)
  goOn()
  await deleting
  await booking
  expect(await news()).toEqual([])
})
