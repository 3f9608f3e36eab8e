import { readBalance } from '@tafelrunde/contract/admin/money/order-payments'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../../test/build-test-app.ts'
import { fileOf, payingIn, pays } from './bank.fixture.ts'
import { returnOf, statementOf } from './statement.fixture.ts'

const testApp = await buildTestApp()
const { as } = testApp
const { staff, book, bookReturns, cancel, formOf, preview, written } = await payingIn(testApp)
const balanceOf = (params: { id: number }) => as(staff)(readBalance, { params })
/** A second payment of the same sum, on the statement of another account holder's name. */
const again = (one: Parameters<typeof pays>[0]) => fileOf({ ...pays(one), payer: 'Konzern AG' })

test('what comes for an invoice that is paid is offered, and once it is chosen it is a credit balance', async () => {
  const { params, ...one } = await written()
  await book(fileOf(pays(one)), { 0: [one.id] })
  const { entries, open, settled } = await preview(again(one))
  expect(entries).toMatchObject([{ verdict: 'paid', invoices: [], numbers: [one.number] }])
  expect(open.some(({ id }) => id === one.id)).toBe(false)
  expect(settled).toMatchObject([{ id: one.id, number: one.number, state: 'paid' }])
  expect(await book(again(one), { 0: [one.id] })).toMatchObject({
    status: 201,
    body: { entries: 1, paid: 0, partly: 0, credited: 1 },
  })
  expect((await balanceOf(params)).open_cents).toBe(-one.gross_cents)
  // The same file again makes nothing twice.
  expect((await preview(again(one))).entries).toMatchObject([{ verdict: 'booked' }])
})

test('what comes for a cancelled invoice is a credit of its order', async () => {
  const { params, ...one } = await written()
  await cancel(one.id)
  expect((await preview(fileOf(pays(one)))).settled).toMatchObject([{ id: one.id, state: 'cancelled' }])
  expect((await book(fileOf(pays(one)), { 0: [one.id] })).body).toMatchObject({ credited: 1 })
  expect((await balanceOf(params)).open_cents).toBe(-one.gross_cents)
})

test('one payment pays what is open first, in whichever order both were chosen, and the rest is a credit', async () => {
  const [done, due] = [await written(), await written()]
  await book(fileOf(pays(done)), { 0: [done.id] })
  const amount = ((done.gross_cents + due.gross_cents) / 100).toFixed(2)
  const file = fileOf({ amount, text: `${done.number} ${due.number}`, payer: 'Konzern AG' })
  expect((await book(file, { 0: [done.id, due.id] })).body).toMatchObject({ paid: 1, credited: 1 })
  expect((await balanceOf(due.params)).open_cents).toBe(0)
  expect((await balanceOf(done.params)).open_cents).toBe(-done.gross_cents)
})

test('an invoice that the file does not name takes none, and one that is open by now is another than was seen', async () => {
  const { params, ...one } = await written()
  const other = await written()
  await book(fileOf(pays(one)), { 0: [one.id] })
  await book(fileOf(pays(other)), { 0: [other.id] })
  expect((await book(again(one), { 0: [other.id] })).status).toBe(400)
  const { seen } = await preview(again(one))
  const amount = (one.gross_cents / 100).toFixed(2)
  await bookReturns(
    statementOf([returnOf([{ amount, text: one.number, payer: 'Verlag & Söhne', reason: 'MD06' }])]),
  )
  expect(await book(again(one), { 0: [one.id] }, seen)).toMatchObject({
    status: 409,
    body: { code: 'changed' },
  })
  // The order says what went back, with the day and the reason of the bank.
  const { open_cents, payments } = await balanceOf(params)
  expect(open_cents).toBe(one.gross_cents)
  expect(payments).toMatchObject([
    { kind: 'returned', day: '2027-03-08', cents: one.gross_cents, note: expect.stringContaining('MD06') },
  ])
  expect((await formOf(again(one), {})).seen).not.toBe(seen)
})
