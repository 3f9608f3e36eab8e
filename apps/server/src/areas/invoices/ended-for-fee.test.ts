import { getOfficeEvent, setEventState } from '@tafelrunde/contract/admin/events/events'
import { creditInvoice } from '@tafelrunde/contract/admin/money/credits'
import { invoiceEvent } from '@tafelrunde/contract/admin/money/invoice-runs'
import { listInvoices, sumInvoices } from '@tafelrunde/contract/admin/money/invoices'
import { payOrder, readBalance } from '@tafelrunde/contract/admin/money/order-payments'
import { cancelInvoice, endOrderForFee } from '@tafelrunde/contract/admin/money/orders'
import { getOrder, listExhibitions } from '@tafelrunde/contract/exhibitions/orders'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { brokenRules } from '../../../test/read/en16931.ts'
import { readCii } from '../../../test/read/read-invoice.ts'
import { readPdf } from '../../../test/read/read-pdf.ts'
import { orders } from '../exhibitions/exhibitions.tables.ts'
import { invoicingIn } from './invoices.fixture.ts'

const testApp = await buildTestApp()
const { as, app, bearer, clock, deps } = testApp
const { staff, cancel, confirmed, exhibitor, lettersTo, ordered, paperOf, post, xmlOf } =
  await invoicingIn(testApp)
const office = as(staff)

const reason = 'Sie haben uns am Vortag abgesagt.'
const end = (params: { id: number }, fee: number | string = 14_000) =>
  office(endOrderForFee, { params, body: { reason, fee_cents: fee } })
const plain = (text = '') => text.replaceAll('\u00a0', ' ')
const tablesLeft = async ({ id }: { id: number }) => {
  const { results } = await as(await exhibitor())(listExhibitions, { query: {} })
  return results.find(({ event }) => event.id === id)?.items.find(({ kind }) => kind === 'tables')?.free
}
const callOff = async ({ id }: { id: number }) => {
  const { version } = await office(getOfficeEvent, { params: { id } })
  await office(setEventState, { params: { id }, body: { state: 'cancelled', version } })
}
const ended = async () => {
  const one = await confirmed({ wish: { tables: 2, places: ['A4', 'A5'] } })
  const order = await end(one.params)
  if (!order.invoice) throw new Error('a fee is invoiced')
  return { ...one, order, fee: order.invoice }
}

test('a late end frees what the order held and invoices the fee alone, without VAT and with its reason', async () => {
  const { event, params, email } = await confirmed({ wish: { tables: 2, places: ['A4', 'A5'] } })
  const before = await tablesLeft(event)
  const order = await end(params, '140,00')
  expect(order).toMatchObject({ state: 'cancelled', decline_remark: reason, fee_cents: 14_000, places: [] })
  expect(await tablesLeft(event)).toBe((before ?? 0) + 2)
  const { id, number } = order.invoice ?? { id: 0, number: 'none' }
  expect(brokenRules(readCii(await xmlOf(id)))).toEqual([])
  const text = plain((await readPdf(await paperOf(id))).text)
  for (const words of ['Stornopauschale', 'nicht steuerbar (echter Schadensersatz)', '140,00 €'])
    expect(text).toContain(words)
  expect(text).not.toContain('Stühle')
  const told = (await lettersTo(email)).map(letter => plain(letter.text))
  expect(
    told.filter(one => one.includes('Stornopauschale von 140,00 €') && one.includes(number)),
  ).toHaveLength(1)
  expect((await cancel(id)).gross_cents).toBe(-14_000)
})

test.each([
  { country: 'DE', vat_id: 'DE123456789' },
  { country: 'AT', vat_id: 'ATU12345675' },
  { country: 'CH', vat_id: 'CHE-123.456.788 MWST' },
])('its XML holds by all rules, whoever pays: $country', async buyer => {
  const { params } = await confirmed({ wish: buyer })
  const { invoice } = await end(params)
  expect(brokenRules(readCii(await xmlOf(invoice?.id ?? 0)))).toEqual([])
})

test('it is paid and reminded of like any invoice, and the order is never billed again', async () => {
  const { event, params, fee } = await ended()
  await expect(office(invoiceEvent, { params: { id: event.id } })).rejects.toMatchObject({ status: 409 })
  expect((await post(`/api/admin/orders/${params.id}/invoice/`)).status).toBe(409)
  const now = clock.now()
  clock.passSeconds(30 * 24 * 60 * 60)
  const query = { search: fee.number }
  expect(await office(sumInvoices, { query })).toMatchObject({ open: { cents: 14_000 }, to_remind: 1 })
  clock.set(now.toISOString())
  await office(payOrder, { params, body: { open_cents: 14_000 } })
  expect((await office(readBalance, { params })).open_cents).toBe(0)
  expect((await office(listInvoices, { query })).results).toMatchObject([{ state: 'paid' }])
})

test('cancelled, its invoice leaves an order that stays ended, also where it was to stay', async () => {
  const { params, fee } = await ended()
  await office(cancelInvoice, { params: { id: fee.id }, body: { reason: 'Kulanz', order: 'stays' } })
  const order = await office(getOrder, { params })
  expect(order).toMatchObject({ state: 'cancelled', decline_remark: reason, invoice: null })
  expect(order.fee_cents).toBeUndefined()
})

test('what is credited of it is asked for no more, and of one credited in full nothing is told', async () => {
  const { params, fee } = await ended()
  const credit = (cents: number, left_cents: number) => {
    const items = [{ line: 0, quantity: null, cents }]
    return office(creditInvoice, { params: { id: fee.id }, body: { items, reason: 'Kulanz', left_cents } })
  }
  await credit(4_000, 14_000)
  expect((await office(getOrder, { params })).fee_cents).toBe(10_000)
  await credit(10_000, 10_000)
  const order = await office(getOrder, { params })
  expect(order).toMatchObject({ state: 'cancelled', decline_remark: reason })
  expect(order.fee_cents).toBeUndefined()
})

test('nobody need pay it any more once the event is cancelled', async () => {
  const { event, params, email } = await ended()
  await callOff(event)
  expect((await lettersTo(email)).at(-1)?.text).toContain('müssen Sie nicht mehr bezahlen')
  await expect(end(params)).rejects.toMatchObject({ status: 409 })
})

test('a fee that cannot be is refused, and nothing ends', async () => {
  const { params } = await confirmed()
  for (const fee of [0, 'viel', 34_901])
    await expect(end(params, fee)).rejects.toMatchObject({
      status: 400,
      body: { fee_cents: [expect.any(String)] },
    })
  expect(await office(getOrder, { params })).toMatchObject({ state: 'confirmed' })
  await expect(end((await ordered()).params)).rejects.toMatchObject({ status: 409 })
  await expect(end({ id: 999_999 })).rejects.toMatchObject({ status: 404 })
})

test('of two who end it at once one does, and no exhibitor does', async () => {
  const { params, person } = await confirmed()
  const body = { reason, fee_cents: 100 }
  await expect(as(person)(endOrderForFee, { params, body })).rejects.toMatchObject({ status: 403 })
  const done = await Promise.allSettled([end(params), end(params)])
  expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('who leaves still owes it: whom the invoice goes to stays with it', async () => {
  const { params, person, order } = await ended()
  const headers = await bearer(person)
  expect((await app.inject({ method: 'DELETE', url: '/api/auth/users/me/', headers })).statusCode).toBe(204)
  expect(await office(getOrder, { params })).toMatchObject({ company: order.company, fee_cents: 14_000 })
})

test('the database keeps a fee with an order that has ended alone', async () => {
  const { params } = await confirmed()
  await expect(
    deps.db.update(orders).set({ feeCents: 100 }).where(eq(orders.id, params.id)),
  ).rejects.toMatchObject({ cause: { constraint: 'orders_fee' } })
})
