import { getOfficeEvent, setEventState } from '@tafelrunde/contract/admin/events/events'
import { invoiceEvent } from '@tafelrunde/contract/admin/money/invoice-runs'
import { remindInvoices, sumInvoices } from '@tafelrunde/contract/admin/money/invoices'
import { cancelInvoice, confirmOrder, endOrder } from '@tafelrunde/contract/admin/money/orders'
import { createEntry } from '@tafelrunde/contract/exhibitions/exhibitor-entries'
import { listExhibitors } from '@tafelrunde/contract/exhibitions/exhibitors'
import { createOrder, getOrder, listExhibitions } from '@tafelrunde/contract/exhibitions/orders'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { wish } from '../exhibitions/orders/orders.fixture.ts'
import { invoicingIn } from './invoices.fixture.ts'

const testApp = await buildTestApp()
const { as, clock, given } = testApp
const { staff, cancel, confirmed, exhibition, exhibitor, invoice, lettersTo, ordered } =
  await invoicingIn(testApp)
const office = as(staff)

const refused = (detail: string) => ({ status: 409, body: { detail } })
const reason = 'Das Foyer wird umgebaut.'
const end = (params: { id: number }) => office(endOrder, { params, body: { reason } })
const callOff = async ({ id }: { id: number }) => {
  const { version } = await office(getOfficeEvent, { params: { id } })
  await office(setEventState, { params: { id }, body: { state: 'cancelled', version } })
}
const tablesLeft = async ({ id }: { id: number }) => {
  const { results } = await as(await exhibitor())(listExhibitions, { query: {} })
  return results.find(({ event }) => event.id === id)?.items.find(({ kind }) => kind === 'tables')?.free
}
const subjectsTo = async (email: string) => (await lettersTo(email)).map(({ subject }) => subject)
const endedSubject = (event: string) => `Ihre Tischbestellung für „${event}“ ist storniert`

test('the office ends a confirmed order: what it held is free, it is never billed, and its exhibitor is told why', async () => {
  const { event, email, order, params } = await confirmed({ wish: { tables: 2, places: ['A4', 'A5'] } })
  const before = await tablesLeft(event)
  await expect(office(endOrder, { params, body: { reason: ' ' } })).rejects.toMatchObject({ status: 400 })
  expect(await end(params)).toMatchObject({ state: 'cancelled', decline_remark: reason, places: [] })
  expect(await tablesLeft(event)).toBe((before ?? 0) + 2)
  const [letter] = (await lettersTo(email)).slice(-1)
  expect(letter?.subject).toBe(endedSubject(order.event_name))
  expect(letter?.text).toContain(reason)
  await expect(end(params)).rejects.toMatchObject(refused('Diese Bestellung ist storniert.'))
  await expect(office(invoiceEvent, { params: { id: event.id } })).rejects.toMatchObject({ status: 409 })
})

test('what is not confirmed yet is declined instead, and what has an invoice ends with it', async () => {
  const { params } = await ordered()
  await expect(end(params)).rejects.toMatchObject(
    refused('Diese Bestellung ist noch nicht bestätigt. Sie lässt sich ablehnen.'),
  )
  await office(confirmOrder, { params, body: {} })
  const { id } = await invoice(params)
  await expect(end(params)).rejects.toMatchObject(
    refused(
      'Zu dieser Bestellung gibt es eine Rechnung. Stornieren Sie die Rechnung; dabei lässt sich die Bestellung beenden.',
    ),
  )
  await office(cancelInvoice, { params: { id }, body: { reason, order: 'ends' } })
  expect(await office(getOrder, { params })).toMatchObject({ state: 'cancelled', decline_remark: reason })
  const teacher = as(await given.account())
  await expect(teacher(endOrder, { params, body: { reason } })).rejects.toMatchObject({ status: 403 })
})

test('an exhibitor whose last order for an event has ended stands in its directory no longer', async () => {
  const person = await exhibitor()
  const entry = await as(person)(createEntry, { body: { name: 'Verlag Kreidestrich' } })
  const event = await exhibition()
  const orderOnce = async () => {
    const { id } = await as(person)(createOrder, { body: { ...wish(), event: event.id } })
    await office(confirmOrder, { params: { id }, body: {} })
    return { id }
  }
  const eventsOf = async () =>
    (await as()(listExhibitors, { query: {} })).results.find(one => one.id === entry.id)?.events
  const [first, second] = [await orderOnce(), await orderOnce()]
  await end(first)
  expect(await eventsOf()).toEqual([event.id])
  await end(second)
  expect(await eventsOf()).toEqual([])
})

test('a cancelled event ends its orders, tells all who ordered, and neither bills nor reminds them', async () => {
  clock.set('2027-03-01T12:00:00+01:00')
  const event = await exhibition()
  const [waiting, open, billed] = [
    await ordered({ event }),
    await confirmed({ event }),
    await confirmed({ event }),
  ]
  const { id } = await invoice(billed.params)
  await callOff(event)
  for (const { email, params, order } of [waiting, open]) {
    expect(await office(getOrder, { params })).toMatchObject({
      state: 'cancelled',
      decline_remark: 'Die Veranstaltung ist abgesagt.',
      event_cancelled: true,
    })
    expect((await subjectsTo(email)).at(-1)).toBe(endedSubject(order.event_name))
  }
  expect((await subjectsTo(billed.email)).at(-1)).toBe(
    `„${billed.order.event_name}“ ist abgesagt: Ihre Tischbestellung`,
  )
  clock.set('2027-04-01T12:00:00+02:00')
  const query = { event: String(event.id) }
  expect(await office(sumInvoices, { query })).toMatchObject({ open: { count: 1 }, to_remind: 0 })
  await expect(office(remindInvoices, { query, body: { count: 1 } })).rejects.toMatchObject({ status: 409 })
  await cancel(id)
  expect(await office(getOrder, { params: billed.params })).toMatchObject({
    state: 'cancelled',
    invoice: null,
  })
  await expect(office(invoiceEvent, { params: { id: event.id } })).rejects.toMatchObject({ status: 409 })
})

test('for a cancelled event nobody orders, not even at the moment in which it is called off', async () => {
  const event = await exhibition({ terms: { hall: null } })
  const people = await Promise.all(Array.from({ length: 4 }, () => exhibitor()))
  const orders = people.map(person =>
    as(person)(createOrder, { body: { ...wish({ places: [] }), event: event.id } }).catch(() => undefined),
  )
  await Promise.all([...orders, callOff(event)])
  const placed = (await Promise.all(orders)).filter(order => order !== undefined)
  const now = await Promise.all(placed.map(({ id }) => office(getOrder, { params: { id } })))
  expect(now.filter(({ state }) => state !== 'cancelled')).toEqual([])
  await expect(
    office(createOrder, { body: { ...wish({ places: [] }), event: event.id } }),
  ).rejects.toMatchObject(refused('Diese Veranstaltung ist abgesagt.'))
})
