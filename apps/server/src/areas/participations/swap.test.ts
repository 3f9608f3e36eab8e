import { getTimeslotSubscription, subscribeToTimeslot } from '@tafelrunde/contract/events/participations'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { at, refused } from './seats.fixture.ts'

const { as, given } = await buildTestApp()

type Person = { id: number }
const take = (person: Person, id: number, swap?: number) =>
  as(person)(subscribeToTimeslot, { params: { id }, query: swap ? { swap: String(swap) } : {} })
const place = (person: Person, id: number) => as(person)(getTimeslotSubscription, { params: { id } })

test('a swap gives up the other timeslot only for a place', async () => {
  const event = await given.event()
  const old = await given.timeslot({ eventId: event.id, ...at('10:00–11:30') })
  const fresh = await given.timeslot({ eventId: event.id, ...at('10:00–11:30') })
  const full = await given.timeslot({ eventId: event.id, capacity: 1, ...at('10:00–11:30') })
  await given.participants(full.id, 1)
  const person = await given.account()
  await take(person, old.id)
  await expect(take(person, full.id, old.id)).rejects.toEqual(refused('state'))
  expect([await place(person, old.id), await place(person, full.id)]).toEqual(['registered', 'none'])
  expect(await take(person, fresh.id, old.id)).toBe('registered')
  expect(await place(person, old.id)).toBe('none')
})

test('a swap for a timeslot that clashes with a third one keeps the first', async () => {
  const event = await given.event()
  const old = await given.timeslot({ eventId: event.id, ...at('09:00–10:00') })
  const third = await given.timeslot({ eventId: event.id, name: 'Schulrecht', ...at('11:00–12:00') })
  const wish = await given.timeslot({ eventId: event.id, ...at('09:00–11:30') })
  const person = await given.account()
  await take(person, old.id)
  await take(person, third.id)
  await expect(take(person, wish.id, old.id)).rejects.toMatchObject({
    body: { code: 'clash', detail: 'Überschneidung mit „Schulrecht“, 11:00–12:00 Uhr' },
  })
  expect(await place(person, old.id)).toBe('registered')
})

test('a swap of what the account does not have is wrong at that field', async () => {
  const slot = await given.timeslot()
  const other = await given.timeslot()
  await expect(take(await given.account(), slot.id, other.id)).rejects.toMatchObject({
    status: 400,
    body: { swap: ['Bitte eine gültige Auswahl treffen. Dies ist keine gültige Auswahl.'] },
  })
})
