import { getInvoiceRun, invoiceEvent, stopInvoiceRun } from '@tafelrunde/contract/admin/money/invoice-runs'
import { listInvoices } from '@tafelrunde/contract/admin/money/invoices'
import { cancelInvoice, endOrder, invoiceOrder } from '@tafelrunde/contract/admin/money/orders'
import { eq } from 'drizzle-orm'
import { afterEach, expect, test, vi } from 'vitest'
import { buildTestApp } from '../../../../test/build-test-app.ts'
import { eventually } from '../../../../test/eventually.ts'
import { startWork } from '../../../jobs.ts'
import { association } from '../../association/association.tables.ts'
import { invoicingIn, seller } from '../invoices.fixture.ts'
import { workOnRuns } from './runs.service.ts'

const testApp = await buildTestApp()
const { as, deps, given, secondProcess } = testApp
const { confirmed, exhibition, exhibitor, lettersTo, post, staff } = await invoicingIn(testApp)
afterEach(() => void vi.restoreAllMocks())

/** An event with so many confirmed orders. */
const fair = async (count: number) => {
  const event = await exhibition({ terms: { hall: null } })
  const wish = { tables: 1, chairs: 0, power: false }
  const orders: Awaited<ReturnType<typeof confirmed>>[] = []
  for (let made = 0; made < count; made++) orders.push(await confirmed({ event, wish }))
  const of = { params: { id: event.id } }
  return {
    event,
    orders,
    start: () => as(staff)(invoiceEvent, of),
    stop: () => as(staff)(stopInvoiceRun, of),
    look: async () => (await as(staff)(getInvoiceRun, of)).run,
    /** Which orders have an invoice, the first written first. */
    written: async () => {
      const query = { event: String(event.id), limit: '100', orderby: 'id' }
      return (await as(staff)(listInvoices, { query })).results.map(({ order }) => order)
    },
  }
}
const idsOf = (orders: { order: { id: number } }[]) => orders.map(({ order }) => order.id)

test('a second click answers the same run, and several servers write nothing twice', async () => {
  const { orders, start, look, written } = await fair(4)
  const other = await secondProcess()
  const [one, two] = await Promise.all([start(), start()])
  expect(one.id).toBe(two.id)
  await Promise.all([workOnRuns(deps), workOnRuns(other.deps)])
  expect(await look()).toMatchObject({ state: 'done', done: 4, written: 4 })
  expect(await written()).toEqual(idsOf(orders))
})

test('it stops before its next invoice, and goes on with those that are left in the name of whoever wants that', async () => {
  const { event, orders, start, stop, look, written } = await fair(3)
  await start()
  const draw = deps.papers.drawInvoice
  let stopping: ReturnType<typeof stop> | undefined
  vi.spyOn(deps.papers, 'drawInvoice').mockImplementationOnce((...said) => {
    stopping = stop() // waits until this one is written
    return draw(...said)
  })
  await workOnRuns(deps)
  const stopped = await stopping
  expect(stopped?.state).toBe('stopped')
  const so_far = (await written()).length
  expect(so_far).toBeLessThan(3)
  expect(await look()).toMatchObject({ state: 'stopped', total: 3, done: so_far })
  expect((await stop()).state).toBe('stopped')
  const colleague = await given.account({ isStaff: true, firstName: 'Ole', lastName: 'Petersen' })
  const on = await as(colleague)(invoiceEvent, { params: { id: event.id } })
  expect(on).toMatchObject({ id: stopped?.id, state: 'running', started_by: 'Ole Petersen' })
  await workOnRuns(deps)
  expect(await look()).toMatchObject({ state: 'done', done: 3, written: 3 })
  expect(await written()).toEqual(idsOf(orders))
  await expect(stop()).rejects.toMatchObject({ status: 409, body: { code: 'state' } })
})

test('a server that stops in the middle leaves the rest to its next start', async () => {
  const { orders, start, look, written } = await fair(3)
  await start()
  const end = new AbortController()
  const draw = deps.papers.drawInvoice
  vi.spyOn(deps.papers, 'drawInvoice').mockImplementationOnce((...said) => {
    end.abort()
    return draw(...said)
  })
  await workOnRuns(deps, end.signal)
  expect(await look()).toMatchObject({ state: 'running', done: 1, failures: [] })
  await workOnRuns(deps)
  expect(await look()).toMatchObject({ state: 'done', done: 3, written: 3 })
  expect(await written()).toEqual(idsOf(orders))
})

test('what fails is named and keeps no other from its invoice, until it is invoiced after all', async () => {
  const { orders, start, look } = await fair(2)
  const [first] = orders
  await start()
  vi.spyOn(deps.papers, 'drawInvoice').mockRejectedValueOnce(new Error('no ink'))
  await workOnRuns(deps)
  expect(await look()).toMatchObject({
    state: 'done',
    done: 2,
    written: 1,
    failures: [{ order: first?.order.id, detail: 'Die Rechnung konnte nicht geschrieben werden.' }],
  })
  await as(staff)(invoiceOrder, { params: first?.params ?? { id: 0 } })
  expect((await look())?.failures).toEqual([])
})

test('it writes what was confirmed when it began: what ends meanwhile is left out, what is invoiced anew is left to the office', async () => {
  const { orders, start, look, written } = await fair(3)
  const [first, second, third] = orders
  await start()
  await as(staff)(endOrder, { params: first?.params ?? { id: 0 }, body: { reason: 'Umbau' } })
  const { id } = await as(staff)(invoiceOrder, { params: second?.params ?? { id: 0 } })
  await workOnRuns(deps)
  await as(staff)(cancelInvoice, { params: { id }, body: { order: 'stays' } })
  await workOnRuns(deps)
  expect(await look()).toMatchObject({ state: 'done', done: 3, written: 1 })
  expect(await written()).toEqual([second?.order.id, third?.order.id, second?.order.id])
})

test('an association without its data is told for every order why there is no invoice', async () => {
  const { start, look, written } = await fair(2)
  await deps.db.update(association).set({ iban: '' }).where(eq(association.id, 1))
  await start()
  await workOnRuns(deps)
  await deps.db.update(association).set(seller)
  const details = (await look())?.failures.map(({ detail }) => detail)
  expect(details).toEqual(Array(2).fill('Rechnungen gibt es, sobald beim Verband hinterlegt ist: die IBAN.'))
  expect(await written()).toEqual([])
})

test('only staff start, see and stop runs, of events that exist and have something to invoice', async () => {
  const { event } = await fair(0)
  const path = `/api/admin/events/${event.id}/invoices/`
  expect(await post(path)).toMatchObject({
    status: 409,
    body: { detail: 'Für diese Veranstaltung gibt es keine bestätigte Bestellung ohne Rechnung.' },
  })
  expect((await post(`${path}stop/`)).status).toBe(409)
  const person = await exhibitor()
  for (const url of [path, `${path}stop/`]) {
    expect((await post(url, person)).status).toBe(403)
    expect((await post(url.replace(String(event.id), '999999'))).status).toBe(404)
  }
  await expect(as(staff)(getInvoiceRun, { params: { id: 999_999 } })).rejects.toMatchObject({ status: 404 })
  await expect(as(person)(getInvoiceRun, { params: { id: event.id } })).rejects.toMatchObject({ status: 403 })
})

// The last one: from here on jobs run beside.
test('the invoices of an event are written by a job, and the office sees how far it is', async () => {
  const { event, orders, start, look, written } = await fair(3)
  expect(await look()).toBeNull()
  const begun = await start()
  expect(begun).toMatchObject({ event: event.id, state: 'running', total: 3, done: 0, written: 0 })
  expect(begun.started_by).toBe('Renate Albrecht')
  expect(await written()).toEqual([])
  await startWork(deps)
  await eventually(async () => expect(await look()).toMatchObject({ state: 'done' }))
  expect(await look()).toMatchObject({ id: begun.id, total: 3, done: 3, written: 3, failures: [] })
  expect(await written()).toEqual(idsOf(orders))
  for (const { email } of orders)
    expect((await lettersTo(email)).filter(({ subject }) => subject.includes('Rechnung'))).toHaveLength(1)
}, 45_000)
