import {
  approveSettlement,
  exportPaymentFile,
  returnSettlement,
} from '@tafelrunde/contract/admin/money/settlements'
import { getTodo } from '@tafelrunde/contract/admin/todo'
import { changeSettlement, listSettlements } from '@tafelrunde/contract/lecturers/settlements'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { mails } from '../mail/mail.tables.ts'
import { replaceFeeTerms } from './fees/fees.service.ts'
import { lecturingIn } from './lecturing.fixture.ts'
import { settlements } from './settlements.tables.ts'

const testApp = await buildTestApp()
const { as, clock, deps, given } = testApp
const { settlementOf, settling, wishing } = lecturingIn(testApp)
const staff = as(await given.account({ isStaff: true, firstName: 'Ute', lastName: 'Kern' }))
clock.set('2027-03-31T23:30:00+02:00')

const noIban = { street: 'Lindenweg 14', postal_code: '12345', city: 'Musterstadt' }

/** Somebody who gives a workshop without a fee and claims nothing. */
const submittedForNothing = async () => {
  const found = await settling({ data: noIban })
  await replaceFeeTerms(deps, found.event.id, { travel_cents_per_km: 30, rules: [] })
  await as(found.person)(changeSettlement, { params: found.params, body: { submit: true } })
  return found
}

test('what comes to nothing needs no account and closes by itself once it is approved', async () => {
  const { person, event, params } = await submittedForNothing()
  const closed = await staff(approveSettlement, { params })
  expect(closed).toMatchObject({ state: 'paid', closed_on: '2027-03-31', total_cents: 0 })
  expect(closed.steps.map(({ state, kind }) => [state, kind])).toEqual([
    ['submitted', 'state'],
    ['paid', 'closed'],
  ])
  const sent = await deps.db.select().from(mails).where(eq(mails.recipient, person.email))
  expect(sent.map(({ subject }) => subject)).toEqual([
    `Ihre Abrechnung für „${event.name}“ ist abgeschlossen`,
  ])
  await expect(staff(exportPaymentFile, { params: { id: event.id }, body: {} })).rejects.toMatchObject({
    status: 409,
    body: { code: 'state' },
  })
  await expect(staff(approveSettlement, { params })).rejects.toMatchObject({ status: 409 })
})

test('what was closed by mistake is given back, and then paid like others', async () => {
  const { person, params } = await submittedForNothing()
  await staff(approveSettlement, { params })
  const body = { remark: 'Die Fahrt fehlt.' }
  expect(await staff(returnSettlement, { params, body })).toMatchObject({
    state: 'returned',
    closed_on: null,
  })
  await expect(
    as(person)(changeSettlement, { params, body: { travel_km: 100, submit: true } }),
  ).rejects.toMatchObject({ status: 400, body: { submit: ['Bitte geben Sie Ihre IBAN an.'] } })
  expect(await settlementOf(person)).toMatchObject({ state: 'returned', total_cents: 0 })
})

test('the database itself has nothing of 0 € wait for a payment, and closes nothing that has a sum', async () => {
  const { id } = await submittedForNothing()
  const other = await settling()
  await as(other.person)(changeSettlement, { params: other.params, body: { submit: true } })
  const set = (one: number, values: Partial<typeof settlements.$inferInsert>) =>
    deps.db.update(settlements).set(values).where(eq(settlements.id, one))
  const refused = (constraint: string) => ({ cause: expect.objectContaining({ constraint }) })
  await expect(set(id, { state: 'approved' })).rejects.toMatchObject(refused('settlements_closed'))
  await expect(set(id, { state: 'paid' })).rejects.toMatchObject(refused('settlements_paid'))
  await expect(set(other.id, { state: 'paid', closedOn: '2027-03-31' })).rejects.toMatchObject(
    refused('settlements_closed'),
  )
})

test('settlements whose lecturers ask for another account are told to the office, as many as the list has', async () => {
  const { id } = await wishing()
  const { items } = await staff(getTodo, {})
  expect(items).toContainEqual({ kind: 'wished_banks', count: 1 })
  const { results } = await staff(listSettlements, { query: { bank: 'wished' } })
  expect(results.map(one => one.id)).toEqual([id])
})
