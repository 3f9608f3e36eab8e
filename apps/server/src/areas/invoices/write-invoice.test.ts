import { payOrder } from '@tafelrunde/contract/admin/money/order-payments'
import { invoiceOrder } from '@tafelrunde/contract/admin/money/orders'
import { getOrder } from '@tafelrunde/contract/exhibitions/orders'
import { asc, eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { readCii } from '../../../test/read/read-invoice.ts'
import { readPdf } from '../../../test/read/read-pdf.ts'
import { orderNumber } from '../exhibitions/orders/orders.rules.ts'
import { invoicingIn } from './invoices.fixture.ts'
import { invoices } from './invoices.tables.ts'
import { invoiceEvent } from './runs/runs.service.ts'

const testApp = await buildTestApp()
const { as, clock, deps, secondProcess } = testApp
const { cancel, confirmed, exhibition, invoice, lettersTo, paperOf, post, staff, xmlOf } =
  await invoicingIn(testApp)
const { db } = deps
beforeEach(() => clock.set('2027-03-01T12:00:00+01:00')) // when orders are taken
afterEach(() => void vi.restoreAllMocks())

/** The running numbers of a year, in order. */
const numbersOf = async (year: number) => {
  const rows = await db
    .select({ running: invoices.running })
    .from(invoices)
    .where(eq(invoices.year, year))
    .orderBy(asc(invoices.running))
  return rows.map(({ running }) => running)
}
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

test('several staff at several servers leave no number out and none twice', async () => {
  const other = await secondProcess()
  const event = await exhibition({ terms: { hall: null } })
  const orders = []
  for (let made = 0; made < 6; made++)
    orders.push(await confirmed({ event, wish: { tables: 1, chairs: 0, power: false } }))
  for (const { clock } of [testApp, other]) clock.set('2032-06-01T12:00:00+02:00')
  const attempts = orders.flatMap(({ params }) => [
    post(`/api/admin/orders/${params.id}/invoice/`),
    other
      .as(staff)(invoiceOrder, { params })
      .catch(() => undefined),
  ])
  await Promise.all(attempts)
  expect(await numbersOf(2032)).toEqual(upTo(6))
  for (const { email } of orders)
    expect((await lettersTo(email)).filter(({ subject }) => subject.includes('Rechnung'))).toHaveLength(1)
}, 30_000)

test('a paper that cannot be drawn takes no number, tells nobody, and does not keep the others from theirs', async () => {
  const event = await exhibition()
  const [first, second, third] = [
    await confirmed({ event }),
    await confirmed({ event }),
    await confirmed({ event }),
  ]
  clock.set('2033-06-01T12:00:00+02:00')
  vi.spyOn(deps.papers, 'drawInvoice').mockRejectedValueOnce(new Error('no ink'))
  const { failures } = await invoiceEvent(deps, staff, event.id)
  expect(failures).toEqual([
    {
      order: first.order.id,
      number: orderNumber(first.order.id, event),
      detail: 'Die Rechnung konnte nicht geschrieben werden.',
    },
  ])
  expect(await numbersOf(2033)).toEqual([1, 2])
  expect((await as(first.person)(getOrder, { params: first.params })).state).toBe('confirmed')
  for (const { person, params } of [second, third])
    expect((await as(person)(getOrder, { params })).state).toBe('invoiced')
  const again = await invoiceEvent(deps, staff, event.id)
  expect(again).toMatchObject({ invoices: [{ number: '2033-R-00003' }], failures: [] })
  expect((await as(first.person)(getOrder, { params: first.params })).state).toBe('invoiced')
  expect((await post(`/api/admin/events/${event.id}/invoices/`)).body).toMatchObject({ code: 'state' })
})

test('each year in Berlin begins with the number 1', async () => {
  const [last, first] = [await confirmed(), await confirmed()]
  clock.set('2034-12-31T23:59:00+01:00')
  expect((await invoice(last.params)).number).toBe('2034-R-00001')
  clock.set('2035-01-01T00:01:00+01:00')
  expect((await invoice(first.params)).number).toBe('2035-R-00001')
})

test('a cancellation has a number of its own, takes all back, and the order can be invoiced anew', async () => {
  const { order, params, person, email } = await confirmed()
  clock.set('2036-03-01T12:00:00+01:00')
  const first = await invoice(params)
  const stornoed = await cancel(first.id, 'Die Anschrift war falsch.')
  expect(stornoed).toMatchObject({
    number: '2036-R-00002',
    kind: 'cancellation',
    gross_cents: -order.gross_cents,
    cancels: first.number,
  })
  expect(await as(person)(getOrder, { params })).toMatchObject({ state: 'confirmed', invoice: null })
  const letter = (await lettersTo(email)).at(-1)
  expect(letter?.subject).toBe(`Ihre Rechnung ${first.number} ist storniert`)
  expect(letter?.text).toContain('Der Grund: Die Anschrift war falsch.')
  const { text } = await readPdf(await paperOf(stornoed.id))
  expect(text).toContain(`Hiermit stornieren wir die Rechnung ${first.number} vom 1. März 2036 vollständig.`)
  expect(text).toContain('Stornierter Betrag −415,31 €')
  expect(readCii(await xmlOf(stornoed.id))).toMatchObject({
    type: '384',
    cancels: first.number,
    cancelledOn: '20360301',
    sums: { net: -order.total_cents, vat: -order.vat_cents, gross: -order.gross_cents },
  })
  expect((await invoice(params)).number).toBe('2036-R-00003')
})

test('nothing is cancelled twice, and no cancellation', async () => {
  const { params } = await confirmed()
  const { id } = await invoice(params)
  await as(staff)(payOrder, { params, body: {} }) // even what is paid may turn out to be wrong
  const answers = await Promise.all([1, 2].map(() => post(`/api/admin/invoices/${id}/cancel/`)))
  expect(answers.map(({ status }) => status)).toEqual(expect.arrayContaining([201, 409]))
  const written = answers.find(({ status }) => status === 201)?.body
  expect(await post(`/api/admin/invoices/${written.id}/cancel/`)).toMatchObject({
    status: 409,
    body: { code: 'state', detail: 'Eine Stornorechnung lässt sich nicht stornieren und nicht korrigieren.' },
  })
  expect((await post('/api/admin/invoices/999999/cancel/')).status).toBe(404)
})
