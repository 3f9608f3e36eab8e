import { approveSettlement, type FeeTerms } from '@tafelrunde/contract/admin/money/settlements'
import {
  changeSettlement,
  listSettlements,
  startSettlement,
} from '@tafelrunde/contract/lecturers/settlements'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { accounts } from '../accounts/accounts.tables.ts'
import { events } from '../events/events.tables.ts'
import { workshopLecturers } from '../workshops/workshops.tables.ts'
import { readFeeTerms, replaceFeeTerms } from './fees/fees.service.ts'
import { lecturingIn } from './lecturing.fixture.ts'

const testApp = await buildTestApp()
const { as, clock, deps, given } = testApp
const { change, lecturing, pays, settlementOf, settling } = lecturingIn(testApp)
clock.set('2027-03-20T12:00:00+01:00')
const perUnit = { role: 'lecturer', kind: 'per_unit', cents: 9000, shared: false } as const
const staff = as(await given.staff())

test('what a lecturer says of the way counts before the own data, and car and ticket by their own rules', async () => {
  const { person, params } = await settling()
  await change(person, { travel_km: 128 })
  expect(await settlementOf(person)).toMatchObject({ travel_mode: 'car', travel_km: 128, travel_cents: 3840 })
  const patch = (body: object) => as(person)(changeSettlement, { params, body })
  expect(await patch({ travel_km: 10 })).toMatchObject({ travel_cents: 300, total_cents: 18300 })
  expect(await patch({ travel_mode: 'public', travel_cents: 4590 })).toMatchObject({
    travel_mode: 'public',
    travel_km: 10,
    travel_cents: 4590,
    total_cents: 22590,
  })
})

test('without terms a kilometre is paid as the law has it, and there is no fee', async () => {
  const { event, person } = await lecturing()
  expect(await readFeeTerms(deps.db, event.id)).toEqual({ travel_cents_per_km: 30, rules: [] })
  await as(person)(startSettlement, { body: { event: event.id } })
  expect(await settlementOf(person)).toMatchObject({
    fee_rule: 'ohne Honorar',
    fee_cents: 0,
    travel_cents_per_km: 30,
  })
})

test('terms are replaced as a whole, and have one rule for each role', async () => {
  const { id } = await given.event()
  const rules = [
    { ...perUnit, kind: 'flat' as const },
    { ...perUnit, role: 'co_lecturer' as const, shared: true },
  ]
  const replace = (all: FeeTerms['rules']) =>
    replaceFeeTerms(deps, id, { travel_cents_per_km: 35, rules: all })
  const saved = await replace(rules)
  expect(saved).toMatchObject({ travel_cents_per_km: 35 })
  expect(saved.rules).toEqual(expect.arrayContaining(rules))
  expect((await replace([perUnit])).rules).toEqual([perUnit])
  await expect(replace([perUnit, perUnit])).rejects.toMatchObject({
    field: 'rules',
    sentences: ['Für jede Rolle gibt es höchstens eine Regel.'],
  })
})

test('whoever pays VAT gets it on everything, at the rate of the event', async () => {
  const { person, params } = await settling()
  const body = { tax: 'vat' as const, travel_km: 128 }
  expect(await as(person)(changeSettlement, { params, body })).toMatchObject({
    tax: 'vat',
    vat_percent: 19,
    vat_cents: 4150, // 19 % of 218.40 €
    total_cents: 25990,
  })
})

test('the allowance is counted over the settlements of a year that were submitted', async () => {
  const { event, person, lecturer, params } = await settling({ data: null })
  await change(person, {
    street: 'Weg 1',
    postal_code: '12345',
    city: 'Lindenau',
    iban: 'DE89370400440532013000',
  })
  const allowance = { year: 2027, limit_cents: 330_000, used_cents: 18_000 }
  expect(await settlementOf(person)).toMatchObject({ tax: 'allowance', missing: [], allowance })
  await as(person)(changeSettlement, { params, body: { submit: true } })
  const { id: workshopId } = await given.workshop({ eventId: (await given.event()).id })
  const workshop = await given.timeslot({ name: 'Schulrecht' })
  await deps.db.insert(workshopLecturers).values([
    { workshopId, lecturerId: lecturer.id, position: 1 },
    { workshopId: workshop.workshopId ?? 0, lecturerId: lecturer.id, position: 1 },
  ])
  await pays({ id: workshop.eventId }, { ...perUnit, cents: 5000 })
  const second = await as(person)(startSettlement, { body: { event: workshop.eventId } })
  expect(second.allowance).toMatchObject({ ...allowance, used_cents: 28_000 })
  const other = { tax: 'small_business' as const }
  expect(
    (await as(person)(changeSettlement, { params: { id: second.id }, body: other })).allowance,
  ).toMatchObject(allowance)
  const [first] = (await as(person)(listSettlements, { query: { event: event.id.toString() } })).results
  expect(first?.allowance).toMatchObject(allowance)
})

test('what was submitted stays as it was, whatever is changed afterwards', async () => {
  const { event, slot, person, params } = await settling()
  const submitted = await as(person)(changeSettlement, { params, body: { travel_km: 20, submit: true } })
  await pays(event, { ...perUnit, cents: 100 })
  await change(person, { street: 'Anderswo 1', iban: '', travel_km: 999 })
  await deps.db.update(events).set({ name: 'Umbenannt' }).where(eq(events.id, event.id))
  await deps.db.delete(workshopLecturers).where(eq(workshopLecturers.workshopId, slot.workshopId ?? 0))
  expect(await settlementOf(person)).toEqual(submitted)
  const approved = await staff(approveSettlement, { params })
  expect(approved).toMatchObject({ state: 'approved', total_cents: 18600, event: { name: event.name } })
})

test('nobody approves the own settlement, whatever else they are; somebody else of the office does', async () => {
  const { person, params } = await settling()
  await as(person)(changeSettlement, { params, body: { submit: true } })
  const office = { isStaff: true, isSuperuser: true }
  await deps.db.update(accounts).set(office).where(eq(accounts.id, person.id))
  await expect(as(person)(approveSettlement, { params })).rejects.toMatchObject({
    status: 409,
    body: { code: 'state', detail: 'Die eigene Abrechnung gibt jemand anderes aus dem Büro frei.' },
  })
  expect(await staff(approveSettlement, { params })).toMatchObject({ state: 'approved' })
})
