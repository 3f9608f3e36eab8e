import { listInvoices, sumInvoices } from '@tafelrunde/contract/admin/money/invoices'
import { payOrder, refundOrder } from '@tafelrunde/contract/admin/money/order-payments'
import { getTodo } from '@tafelrunde/contract/admin/todo'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { invoicingIn } from './invoices.fixture.ts'

const testApp = await buildTestApp()
const { as, clock } = testApp
const { staff, cancel, confirmed, download, exhibition, invoice } = await invoicingIn(testApp)

/** An event with an open, a paid and a cancelled invoice, and what cancels that. */
const four = async () => {
  const event = await exhibition()
  const facts = { event }
  const open = await invoice((await confirmed(facts)).params)
  const other = await confirmed(facts)
  const paid = await invoice(other.params)
  await as(staff)(payOrder, { params: other.params, body: {} })
  const cancelled = await invoice((await confirmed(facts)).params)
  const cancellation = await cancel(cancelled.id)
  const numbers = async (query: Record<string, string>) => {
    const { results } = await as(staff)(listInvoices, { query: { event: String(event.id), ...query } })
    return results.map(({ number }) => number)
  }
  return { event: String(event.id), open, paid, cancelled, cancellation, numbers }
}

test('an invoice is open until it is paid or cancelled, and the list is searched, filtered and sorted', async () => {
  const { open, paid, cancelled, cancellation, numbers } = await four()
  expect(await numbers({})).toEqual([cancellation, cancelled, paid, open].map(({ number }) => number))
  expect(await numbers({ state: 'open' })).toEqual([open.number])
  expect(await numbers({ state: 'paid' })).toEqual([paid.number])
  expect(await numbers({ state: 'cancelled' })).toEqual([cancelled.number])
  expect(await numbers({ kind: 'cancellation' })).toEqual([cancellation.number])
  expect(await numbers({ search: paid.number.slice(-5) })).toEqual([paid.number])
  expect(await numbers({ search: 'Gibt es nicht GmbH' })).toEqual([])
  expect((await numbers({ orderby: 'gross_cents', limit: '1' }))[0]).toBe(cancellation.number)
  expect((await numbers({ orderby: 'number', limit: '1', offset: '1' }))[0]).toBe(paid.number)
})

test('an open invoice is overdue from the day after its term, and the sums say how much', async () => {
  const { event, open, numbers } = await four()
  const cents = open.gross_cents
  const sums = () => as(staff)(sumInvoices, { query: { event } })
  expect(await sums()).toEqual({
    open: { count: 1, cents },
    overdue: { count: 0, cents: 0 },
    credit: { count: 0, cents: 0 },
    to_remind: 0,
  })
  const written = clock.now()
  const due = new Date(written.getTime() + 14 * 86_400_000)
  clock.set(due.toISOString())
  expect(await numbers({ state: 'overdue' })).toEqual([])
  clock.set(new Date(due.getTime() + 3 * 86_400_000).toISOString())
  const { results } = await as(staff)(listInvoices, { query: { event, state: 'overdue' } })
  clock.set(written.toISOString())
  expect(results).toMatchObject([
    { id: open.id, state: 'open', due: due.toISOString().slice(0, 10), overdue_days: 3 },
  ])
})

test('what was paid too much is found at the latest paper of its order, with its sum', async () => {
  const event = await exhibition()
  const query = { event: String(event.id) }
  const office = as(staff)
  const { params } = await confirmed({ event })
  const first = await invoice(params)
  await office(payOrder, { params, body: { cents: first.gross_cents + 700, open_cents: first.gross_cents } })
  const credits = async () => {
    const { results } = await office(listInvoices, { query: { ...query, state: 'credit' } })
    return results.map(({ number, credit_cents }) => [number, credit_cents])
  }
  expect(await credits()).toEqual([[first.number, 700]])
  const cancellation = await cancel(first.id)
  expect(await credits()).toEqual([[cancellation.number, first.gross_cents + 700]])
  const { open, credit } = await office(sumInvoices, { query })
  expect([open.count, credit]).toEqual([0, { count: 1, cents: first.gross_cents + 700 }])
  expect((await office(getTodo, {})).items).toContainEqual({ kind: 'credits', count: 1 })
  const file = await download(`/api/admin/export/invoices/?format=csv&state=credit&event=${event.id}`, staff)
  expect(file.body).toMatch(/;Offen in Euro;Guthaben in Euro;[^]*;0;422,31;/)
  await invoice(params)
  await office(refundOrder, { params, body: {} })
  expect(await credits()).toEqual([])
})

test('the list is a file for Excel as well', async () => {
  const { event, open } = await four()
  const file = await download(`/api/admin/export/invoices/?format=csv&state=open&event=${event}`, staff)
  const settled = await download(`/api/admin/export/invoices/?format=csv&state=paid&event=${event}`, staff)
  expect(settled.body).toMatch(/;415,31;415,31;0;;01\.03\.2027;/)
  const [headings, line, ...rest] = file.body.trim().split('\r\n')
  expect(headings).toContain('Nummer;Art;Aussteller;')
  expect(line).toContain(`${open.number};Rechnung;`)
  expect(line).toContain(';offen;')
  expect(headings).toContain(
    'Netto in Euro;USt. 19 % in Euro;USt. 7 % in Euro;Betrag in Euro;Bezahlt in Euro;Offen in Euro;Guthaben in Euro;Bezahlt am',
  )
  expect(line).toMatch(/;349;66,31;;415,31;0;415,31;;;;;$/)
  expect(rest).toEqual([])
})

test('invoices are found by the days in Berlin on which they were written, in the list, its sums and its file', async () => {
  const now = clock.now()
  const { params, event } = await confirmed()
  clock.set('2027-01-31T23:30:00Z') // half past midnight on 1 February
  const { number, gross_cents } = await invoice(params)
  const february = { event: String(event.id), issued_from: '2027-02-01', issued_until: '2027-02-01' }
  const january = { event: String(event.id), issued_from: '2027-01-01', issued_until: '2027-01-31' }
  const list = async (query: Record<string, string>) =>
    (await as(staff)(listInvoices, { query })).results.map(found => found.number)
  const file = async (query: Record<string, string>) => {
    const search = new URLSearchParams({ ...query, format: 'csv' }).toString()
    return (await download(`/api/admin/export/invoices/?${search}`, staff)).body
  }
  expect(await list(february)).toEqual([number])
  expect(await list(january)).toEqual([])
  expect(await file(february)).toContain(number)
  expect(await file(january)).not.toContain(number)
  expect((await as(staff)(sumInvoices, { query: february })).open).toEqual({ count: 1, cents: gross_cents })
  expect((await as(staff)(sumInvoices, { query: january })).open.count).toBe(0)
  await expect(list({ issued_from: 'gestern' })).rejects.toMatchObject({
    status: 400,
    body: { issued_from: ['Bitte ein gültiges Datum eingeben.'] },
  })
  clock.set(now.toISOString())
})
