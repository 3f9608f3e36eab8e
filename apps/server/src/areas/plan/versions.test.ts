import * as contract from '@tafelrunde/contract/admin/events/plan'
import { usualWeights } from '@tafelrunde/contract/events/plan-clashes'
import { getWorkshop } from '@tafelrunde/contract/events/workshops'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { events } from '../events/events.tables.ts'
import { mails } from '../mail/mail.tables.ts'
import { workshopLecturers } from '../workshops/workshops.tables.ts'
import { newKey, planningIn, span } from './plan.fixture.ts'

const testApp = await buildTestApp()
const { as, deps, given } = testApp
const { office, place, plan, planned, publish } = await planningIn(testApp)

test('a clash that stops keeps everything back, one that warns does not, and the office sets which', async () => {
  const { event, at } = await planned()
  const workshop = await given.workshop({ eventId: event, name: 'Waldtag' })
  await place(event, { key: newKey(), workshop: workshop.id, at, seen: null })
  await expect(publish(event)).rejects.toMatchObject({
    status: 409,
    body: { code: 'clash', detail: expect.stringContaining('doppelt belegt: „Leseförderung“ und „Waldtag“') },
  })
  const rules = (weights: object) =>
    office(contract.setPlanRules, {
      params: { id: event },
      body: { weights: { ...usualWeights, ...weights }, walk_minutes: 5 },
    })
  await expect(rules({ people: 'warn' })).rejects.toMatchObject({ status: 400 })
  await rules({ room_twice: 'warn' })
  expect(await plan(event)).toMatchObject({ walk_minutes: 5, weights: { room_twice: 'warn' } })
  expect(await publish(event)).toEqual({ number: 2 })
})

test('nobody gets two places at the same time, also not with another event', async () => {
  const { event, slot, item, at } = await planned()
  const other = await given.timeslot({
    startsAt: span('12:00', '13:00').start,
    endsAt: span('12:00', '13:00').end,
  })
  const person = await given.account()
  for (const one of [slot, other]) await given.participation(person, one, { state: 'registered' })
  await place(event, { key: item.key, at: { ...at, ...span('12:30', '13:30') }, seen: at })
  await expect(publish(event)).rejects.toMatchObject({ status: 409, body: { code: 'clash' } })
})

test('a version can be looked at and gone back to, as a new working copy', async () => {
  const { event, slot, item, at } = await planned()
  const workshop = await given.workshop({ eventId: event, name: 'Waldtag' })
  const to = { ...at, ...span('12:00', '13:30') }
  await place(event, { key: item.key, at: to, seen: at })
  const early = { ...at, ...span('08:00', '09:30') }
  await place(event, { key: newKey(), workshop: workshop.id, at: early, seen: null })
  await publish(event)
  const { results } = await office(contract.listPlanVersions, { params: { id: event }, query: {} })
  expect(results).toMatchObject([
    { number: 2, by: 'Okka Harms' },
    { number: 1, by: 'Okka Harms' },
  ])
  const [, first] = results
  if (!first) throw new Error('there are two')
  const version = await office(contract.getPlanVersion, { params: { id: first.id } })
  expect(version.items).toEqual([{ timeslot: slot.id, workshop: slot.workshopId, name: 'Leseförderung', at }])
  const seen = (await plan(event)).version
  const restore = () =>
    office(contract.restorePlanVersion, { params: { id: first.id }, body: { version: seen } })
  expect(await restore()).toEqual({ kept: [] })
  const { items } = await plan(event)
  expect(items.map(({ name, at: now }) => [name, now])).toEqual([
    ['Waldtag', null],
    ['Leseförderung', at],
  ])
  await expect(restore()).rejects.toMatchObject({ body: { code: 'changed' } })
  await publish(event)
  expect((await as()(getWorkshop, { params: { id: workshop.id } })).timeslots).toEqual([])
})

test('a lecturer hears of all own Termine in one mail, of a draft nobody does', async () => {
  const { event, slot, item, at } = await planned()
  const person = await given.account()
  const workshop = await given.workshop({ eventId: event, name: 'Waldtag' })
  const { id: lecturerId } = await given.lecturer(workshop.id, { accountId: person.id })
  await given.lecturer(workshop.id)
  const givesBoth = { workshopId: slot.workshopId ?? 0, lecturerId, position: 1 }
  await deps.db.insert(workshopLecturers).values(givesBoth)
  const early = { ...at, ...span('08:00', '09:30') }
  await place(event, { key: newKey(), workshop: workshop.id, at: early, seen: null })
  await place(event, { key: item.key, at: { ...at, ...span('12:00', '13:30') }, seen: at })
  expect(await office(contract.getPlanReach, { params: { id: event } })).toMatchObject({
    lecturers: 1,
    lecturers_without_account: 1,
  })
  await publish(event)
  const written = () => deps.db.select().from(mails).where(eq(mails.recipient, person.email))
  const [mail, ...more] = await written()
  expect(more).toEqual([])
  expect(mail?.text).toContain('„Waldtag“\nneu im Programm: Sa., 13. März 2027, 08:00–09:30 Uhr')
  expect(mail?.text).toMatch(/„Leseförderung“\nbisher: .*10:00–11:30 Uhr.*\nneu: .*12:00–13:30 Uhr/)
  await deps.db.update(events).set({ state: 'draft' }).where(eq(events.id, event))
  const now = { ...at, ...span('12:00', '13:30') }
  await place(event, { key: item.key, at, seen: now })
  await publish(event)
  expect(await written()).toHaveLength(1)
})
