import { withdrawEntry } from '@tafelrunde/contract/admin/money/bank'
import { payOrder, unpayOrder } from '@tafelrunde/contract/admin/money/order-payments'
import { getOrder } from '@tafelrunde/contract/exhibitions/orders'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../../test/build-test-app.ts'
import { fileOf, payingIn, pays } from './bank.fixture.ts'

const testApp = await buildTestApp()
const { as, deps } = testApp
const { staff, book, cancel, stateOf, written } = await payingIn(testApp)

test('a payment that went to the wrong invoice is taken back, which is open again, and goes to the right one', async () => {
  const [wrong, right] = [await written(), await written()]
  const file = fileOf({ ...pays(right), text: 'ohne Nummer' })
  await book(file, { 0: [wrong.id] })
  const entry = (await stateOf(wrong))?.payments[0]?.entry ?? 0
  expect(await as(staff)(withdrawEntry, { params: { id: entry } })).toEqual({ opened: 1 })
  expect(await stateOf(wrong)).toMatchObject({ state: 'open', payments: [] })
  expect(await as(staff)(getOrder, { params: wrong.params })).toMatchObject({ state: 'invoiced' })
  await expect(as(staff)(withdrawEntry, { params: { id: entry } })).rejects.toMatchObject({
    status: 409,
    body: { detail: 'Diese Zahlung ist schon zurückgenommen.' },
  })
  expect(await book(file, { 0: [right.id] })).toMatchObject({ body: { paid: 1 } })
  expect(await stateOf(right)).toMatchObject({ state: 'paid' })
  // The database itself keeps it so.
  const again = `update bank_entries set withdrawn_at = null where id = ${entry}`
  await expect(deps.db.$client.query(again)).rejects.toThrow('never changed')
})

test('a payment for two invoices is taken back from both, but not from one that is cancelled', async () => {
  const [one, other] = [await written(), await written()]
  const credit = { ...pays(one, other.gross_cents), text: `${one.number} ${other.number}` }
  await book(fileOf(credit), { 0: [one.id, other.id] })
  const entry = (await stateOf(one))?.payments[0]?.entry ?? 0
  await cancel(other.id)
  expect(await as(staff)(withdrawEntry, { params: { id: entry } })).toEqual({ opened: 1 })
  expect(await as(staff)(getOrder, { params: other.params })).toMatchObject({ state: 'confirmed' })
})

test('what the office noted as paid it can note back, but not what the bank has', async () => {
  const [byHand, byBank] = [await written(), await written()]
  await as(staff)(payOrder, { params: byHand.params, body: {} })
  expect(await as(staff)(unpayOrder, { params: byHand.params })).toMatchObject({ state: 'invoiced' })
  await expect(as(staff)(unpayOrder, { params: byHand.params })).rejects.toMatchObject({ status: 409 })
  await book(fileOf(pays(byBank)), { 0: [byBank.id] })
  await expect(as(staff)(unpayOrder, { params: byBank.params })).rejects.toMatchObject({
    status: 409,
    body: { detail: expect.stringContaining('nehmen Sie diese zurück') },
  })
})
