import { sumInvoices } from '@tafelrunde/contract/admin/money/invoices'
import {
  payOrder,
  readBalance,
  refundOrder,
  unpayOrder,
  withdrawPayment,
} from '@tafelrunde/contract/admin/money/order-payments'
import { listAllOrders } from '@tafelrunde/contract/admin/money/orders'
import { getOrder } from '@tafelrunde/contract/exhibitions/orders'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../../test/build-test-app.ts'
import { fileOf, payingIn, pays } from '../bank/bank.fixture.ts'
import { invoicingIn } from '../invoices.fixture.ts'

const testApp = await buildTestApp()
const { as, app, bearer, clock, deps } = testApp
const { confirmed, invoice } = await invoicingIn(testApp)
const { staff, book, cancel, stateOf, verdicts, written } = await payingIn(testApp)
const office = as(staff)
const stateOfOrder = async (params: { id: number }) => (await office(getOrder, { params })).state

test('whoever paid an invoice that was replaced owes only the difference, and is not reminded of more', async () => {
  const first = await written()
  await book(fileOf(pays(first)), { 0: [first.id] })
  await cancel(first.id)
  expect(await stateOfOrder(first.params)).toBe('confirmed')
  const second = await invoice(first.params)
  expect(await stateOf(second)).toMatchObject({
    state: 'paid',
    paid_cents: first.gross_cents,
    open_cents: 0,
  })
  expect(await stateOfOrder(first.params)).toBe('paid')
  const now = clock.now()
  clock.passSeconds(30 * 24 * 60 * 60)
  const { open, to_remind } = await office(sumInvoices, { query: { search: second.number } })
  clock.set(now.toISOString())
  expect({ open, to_remind }).toEqual({ open: { count: 0, cents: 0 }, to_remind: 0 })
})

test('a payment by hand has its sum, day and way; the rest stays open until it comes', async () => {
  const { params, gross_cents, ...one } = await written()
  const body = { cents: '100,00', day: '2027-02-26', way: 'cash' as const, note: 'am Stand' }
  expect(await office(payOrder, { params, body: { ...body, open_cents: gross_cents } })).toMatchObject({
    state: 'invoiced',
  })
  expect(await office(readBalance, { params })).toMatchObject({
    received_cents: 10_000,
    open_cents: gross_cents - 10_000,
    payments: [
      {
        kind: 'hand',
        day: '2027-02-26',
        cents: 10_000,
        way: 'cash',
        note: 'am Stand',
        noted_by: 'Renate Albrecht',
      },
    ],
  })
  const rest = fileOf({ ...pays({ ...one, gross_cents: gross_cents - 10_000 }) })
  expect(await verdicts(rest)).toEqual(['match'])
  await book(rest, { 0: [one.id] })
  expect(await stateOfOrder(params)).toBe('paid')
})

test('what has no invoice owes nothing, whatever others have', async () => {
  await written()
  const { params } = await confirmed()
  expect(await office(readBalance, { params })).toMatchObject({ has_papers: false, open_cents: 0 })
  await expect(office(payOrder, { params, body: { cents: 1000, open_cents: 0 } })).rejects.toMatchObject({
    status: 409,
    body: { detail: 'Zu dieser Bestellung gibt es noch keine Rechnung.' },
  })
})

test('who clicks twice, or at once with a colleague, notes one payment', async () => {
  const { params, gross_cents } = await written()
  const body = { cents: 5000, open_cents: gross_cents }
  const pay = () => office(payOrder, { params, body })
  const done = await Promise.allSettled([pay(), pay()])
  expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await expect(pay()).rejects.toMatchObject({ status: 409, body: { code: 'changed' } })
  expect((await office(readBalance, { params })).received_cents).toBe(5000)
})

test('what was paid too much is paid back, not more, and taken back it is owed again', async () => {
  const { params, gross_cents } = await written()
  await expect(office(refundOrder, { params, body: {} })).rejects.toMatchObject({ status: 409 })
  await office(payOrder, { params, body: { cents: gross_cents + 700, open_cents: gross_cents } })
  await expect(office(refundOrder, { params, body: { cents: 701 } })).rejects.toMatchObject({
    status: 400,
    body: { cents: [expect.stringMatching(/^Zu viel bezahlt sind nur 7,00\s€\.$/)] },
  })
  const past = `insert into order_payments (order_id, kind, cents, day, way, note, noted_by, noted_at)
    values (${params.id}, 'refund', 701, now(), 'other', '', '', now())`
  await expect(deps.db.$client.query(past)).rejects.toThrow('more is paid back')
  await office(refundOrder, { params, body: { way: 'transfer' } })
  const { open_cents, payments } = await office(readBalance, { params })
  expect([open_cents, payments.map(({ kind, cents }) => [kind, cents])]).toEqual([
    0,
    [
      ['hand', gross_cents + 700],
      ['refund', 700],
    ],
  ])
  const id = payments.find(({ kind }) => kind === 'refund')?.id ?? 0
  await office(withdrawPayment, { params: { id } })
  expect((await office(readBalance, { params })).open_cents).toBe(-700)
  await expect(office(withdrawPayment, { params: { id } })).rejects.toMatchObject({ status: 409 })
  // The database itself keeps it so.
  const change = `update order_payments set cents = 1 where id = ${id}`
  await expect(deps.db.$client.query(change)).rejects.toThrow('never changed')
})

test('a day that is still to come, an empty sum and an order without an invoice are refused', async () => {
  const { params } = await written()
  const pay = (body: object) => office(payOrder, { params, body })
  await expect(pay({ day: '2099-01-01' })).rejects.toMatchObject({
    status: 400,
    body: { day: ['Dieser Tag kommt erst noch.'] },
  })
  await expect(pay({ day: '1999-12-31' })).rejects.toMatchObject({ status: 400 })
  await expect(pay({ cents: 0 })).rejects.toMatchObject({
    status: 400,
    body: { cents: ['Der Betrag muss größer als 0 sein.'] },
  })
  await expect(pay({ cents: 99_999_999 })).rejects.toMatchObject({
    status: 400,
    body: { cents: [expect.stringContaining('Offen sind nur')] },
  })
  const { params: without, person } = await confirmed()
  await expect(office(payOrder, { params: without, body: {} })).rejects.toMatchObject({ status: 409 })
  await expect(as(person)(readBalance, { params: without })).rejects.toMatchObject({ status: 403 })
  await expect(office(readBalance, { params: { id: 999_999 } })).rejects.toMatchObject({ status: 404 })
  const past = `insert into order_payments (order_id, kind, cents, day, way, note, noted_by, noted_at)
    values (${without.id}, 'payment', 1, now(), 'other', '', '', now())`
  await expect(deps.db.$client.query(past)).rejects.toThrow('without an invoice')
})

test('a program that sends nothing besides notes all of it, and takes it back', async () => {
  const { params } = await written()
  const url = `/api/admin/orders/${params.id}/paid/`
  const answer = await app.inject({ method: 'POST', url, headers: await bearer(staff) })
  expect([answer.statusCode, answer.json().state]).toEqual([200, 'paid'])
  const listed = async (state: string) =>
    (await office(listAllOrders, { query: { state, limit: '100' } })).results.map(({ id }) => id)
  expect(await listed('paid')).toContain(params.id)
  expect(await listed('invoiced')).not.toContain(params.id)
  expect(await office(unpayOrder, { params })).toMatchObject({ state: 'invoiced' })
})
