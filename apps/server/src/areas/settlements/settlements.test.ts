import { startSettlements } from '@tafelrunde/contract/admin/money/settlements'
import {
  changeSettlement,
  listSettlements,
  startSettlement,
} from '@tafelrunde/contract/lecturers/settlements'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { events } from '../events/events.tables.ts'
import { timeslots } from '../timeslots/timeslots.tables.ts'
import { workshopLecturers } from '../workshops/workshops.tables.ts'
import { lecturingIn } from './lecturing.fixture.ts'
import { settlements } from './settlements.tables.ts'

const testApp = await buildTestApp()
const { app, as, bearer, clock, deps, given } = testApp
const { lecturing, pays, settlementOf, settling } = lecturingIn(testApp)
clock.set('2027-03-20T12:00:00+01:00')
const perUnit = { role: 'lecturer', kind: 'per_unit', cents: 9000, shared: false } as const
const staff = as(await given.staff())

const record = async (person: { id: number }, id: number, accept = 'application/json') =>
  app.inject({
    url: `/api/lecturer-confirmation/${id}/`,
    headers: { ...(await bearer(person)), accept },
  })

test('settlements begin by themselves when an event is finished, one for each lecturer', async () => {
  const { event, slot, person } = await lecturing({ event: { state: 'closed' } })
  const other = await given.account({ isLecturer: true })
  await given.lecturer(slot.workshopId ?? 0, { accountId: other.id })
  expect((await as(person)(listSettlements, { query: {} })).count).toBe(0)
  await deps.db.update(events).set({ state: 'finished' }).where(eq(events.id, event.id))
  await pays(event, { ...perUnit, shared: true })
  expect(await settlementOf(other)).toMatchObject({ state: 'open', fee_cents: 9000 })
  expect(await settlementOf(person)).toMatchObject({
    lecturer: { first_name: 'Miriam', last_name: 'Baumgärtner' },
    event: { id: event.id, name: event.name },
    timeslots: [{ id: slot.id, workshop: 'Leseförderung', units: 2, fee_cents: 9000 }],
    units: 2,
    fee_cents: 9000,
    total_cents: 9000,
    state: 'open',
    missing: [],
    steps: [],
  })
})

test('before that a lecturer begins it, once; what is held by now counts', async () => {
  const { event, person, id } = await settling({ event: { state: 'open' } })
  const again = await as(person)(startSettlement, { body: { event: event.id } })
  expect(again.id).toBe(id)
  expect(again.units).toBe(2)
  clock.set('2027-03-13T11:00:00+01:00')
  expect(await settlementOf(person)).toMatchObject({ timeslots: [], fee_cents: 0, missing: ['timeslots'] })
  clock.set('2027-03-20T12:00:00+01:00')
})

test('nobody begins a settlement for an event in which they give nothing, or that is not to be seen', async () => {
  const { person } = await lecturing()
  const start = (body: { event: number; lecturer?: number }) => as(person)(startSettlement, { body })
  const [event, draft] = [await given.event(), await given.event({ state: 'draft' })]
  for (const { id } of [event, draft, { id: 999_999 }])
    await expect(start({ event: id })).rejects.toMatchObject({
      status: 400,
      body: { event: [expect.any(String)] },
    })
  const other = await lecturing()
  await expect(start({ event: other.event.id, lecturer: other.lecturer.id })).rejects.toMatchObject({
    status: 400,
    body: { lecturer: [`Ungültiger pk "${other.lecturer.id}" - Object existiert nicht.`] },
  })
})

test('of an event that was cancelled nothing begins by itself for all', async () => {
  const { event } = await lecturing({ event: { state: 'cancelled' } })
  const refused = { status: 409, body: { code: 'state' } }
  await expect(staff(startSettlements, { params: { id: event.id } })).rejects.toMatchObject(refused)
})

test('staff begin the settlement of a lecturer whom they name, or all of an event that are missing', async () => {
  const { event, slot, lecturer } = await lecturing()
  await given.lecturer(slot.workshopId ?? 0)
  const body = { event: event.id }
  await expect(staff(startSettlement, { body })).rejects.toMatchObject({
    body: { lecturer: [expect.any(String)] },
  })
  const begun = await staff(startSettlement, { body: { ...body, lecturer: lecturer.id } })
  expect(begun.lecturer.id).toBe(lecturer.id)
  const params = { id: event.id }
  expect(await staff(startSettlements, { params })).toEqual({ started: 1 })
  expect(await staff(startSettlements, { params })).toEqual({ started: 0 })
  await expect(staff(startSettlements, { params: { id: 999_999 } })).rejects.toMatchObject({ status: 404 })
  await expect(
    as(await given.account({ isLecturer: true }))(startSettlements, { params }),
  ).rejects.toMatchObject({
    status: 403,
  })
})

test('who only has a Termin that is called off gets no settlement, unless the fee stays', async () => {
  const { event, slot } = await lecturing({ event: { state: 'closed' } })
  const off = { calledOffAt: deps.clock.now() }
  const set = (facts: { calledOffAt: Date; feeStays?: boolean }) =>
    deps.db.update(timeslots).set(facts).where(eq(timeslots.id, slot.id))
  await set(off)
  await deps.db.update(events).set({ state: 'finished' }).where(eq(events.id, event.id))
  expect(await deps.db.$count(settlements, eq(settlements.eventId, event.id))).toBe(0)
  const params = { id: event.id }
  expect(await staff(startSettlements, { params })).toEqual({ started: 0 })
  await set({ ...off, feeStays: true })
  expect(await staff(startSettlements, { params })).toEqual({ started: 1 })
})

test('the own settlements only: those of others are not found, staff see all', async () => {
  const [one, other] = [await settling(), await settling()]
  expect((await record(one.person, other.id)).statusCode).toBe(404)
  await expect(
    as(one.person)(changeSettlement, { params: other.params, body: { remark: 'meins' } }),
  ).rejects.toMatchObject({ status: 404 })
  const paper = { url: `/api/lecturer-billingfee/${other.id}/`, headers: await bearer(one.person) }
  expect((await app.inject(paper)).statusCode).toBe(404)
  expect((await record(one.person, one.id)).json()).toMatchObject({ id: one.id, state: 'open' })
  const { results } = await staff(listSettlements, { query: { event: String(other.event.id) } })
  expect(results.map(({ id }) => id)).toEqual([other.id])
  await expect(as(await given.account())(listSettlements, { query: {} })).rejects.toMatchObject({
    status: 403,
  })
})

test('the list has the latest event first, and is filtered by state and event', async () => {
  const { person, lecturer, id } = await settling()
  const workshop = await given.workshop({
    eventId: (
      await given.event({
        startsAt: new Date('2027-01-08T09:00:00+01:00'),
        endsAt: new Date('2027-01-09T09:00:00+01:00'),
      })
    ).id,
  })
  await given.timeslot({
    eventId: workshop.eventId,
    workshopId: workshop.id,
    startsAt: new Date('2027-01-08T10:00:00+01:00'),
    endsAt: new Date('2027-01-08T11:00:00+01:00'),
  })
  await deps.db
    .insert(workshopLecturers)
    .values({ workshopId: workshop.id, lecturerId: lecturer.id, position: 1 })
  const earlier = await as(person)(startSettlement, { body: { event: workshop.eventId } })
  const list = (query: object) => as(person)(listSettlements, { query })
  expect((await list({})).results.map(one => one.id)).toEqual([id, earlier.id])
  expect((await list({ event: workshop.eventId })).results.map(one => one.id)).toEqual([earlier.id])
  expect((await list({ state: 'submitted' })).count).toBe(0)
  await expect(list({ event: 999_999 })).rejects.toMatchObject({ status: 400 })
  await expect(list({ state: 'gone' })).rejects.toMatchObject({ status: 400 })
})

test('with Accept: application/json it is the record, with anything else the paper', async () => {
  const { person, id } = await settling()
  for (const accept of ['application/pdf', '*/*', 'application/json, text/plain, */*'])
    expect((await record(person, id, accept)).headers['content-type']).toBe('application/pdf')
  const answer = await record(person, id)
  expect(answer.headers['content-type']).toContain('application/json')
  expect(answer.json()).toMatchObject({ id, timeslots: [{ start: '2027-03-13T10:00:00+01:00' }] })
})
