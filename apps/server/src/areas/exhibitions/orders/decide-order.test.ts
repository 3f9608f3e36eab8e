import { payOrder } from '@tafelrunde/contract/admin/money/order-payments'
import { confirmOrder, declineOrder, listAllOrders } from '@tafelrunde/contract/admin/money/orders'
import { createEntry } from '@tafelrunde/contract/exhibitions/exhibitor-entries'
import { listExhibitors } from '@tafelrunde/contract/exhibitions/exhibitors'
import { cancelOrder, createOrder, getOrder, replaceOrder } from '@tafelrunde/contract/exhibitions/orders'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../../test/build-test-app.ts'
import { eventually } from '../../../../test/eventually.ts'
import { invoicingIn } from '../../invoices/invoices.fixture.ts'
import { wish } from './orders.fixture.ts'

const testApp = await buildTestApp()
const { as, given } = testApp
const { exhibition, exhibitor, invoice, ordered } = await invoicingIn(testApp)
const office = as(await given.staff())

const refused = (detail: string) => ({ status: 409, body: { code: 'state', detail } })

test('the office confirms an order and assigns the tables that were not chosen', async () => {
  const { person, params } = await ordered({ wish: { tables: 3, places: ['A4'] } })
  await expect(office(confirmOrder, { params, body: { places: ['A1', 'A2', 'A3'] } })).rejects.toMatchObject({
    status: 400,
    body: { places: ['Bestellt sind nur 3 Tische.'] },
  })
  const confirmed = await office(confirmOrder, { params, body: { places: ['B2', 'A4', 'B1'] } })
  expect(confirmed).toMatchObject({ state: 'confirmed', places: ['A4', 'B1', 'B2'] })
  const already = refused('Diese Bestellung ist schon bestätigt.')
  await expect(office(confirmOrder, { params, body: {} })).rejects.toMatchObject(already)
  await expect(office(declineOrder, { params, body: { remark: 'x' } })).rejects.toMatchObject(already)
  await expect(as(person)(cancelOrder, { params })).rejects.toMatchObject(already)
  await expect(as(person)(replaceOrder, { params, body: wish() })).rejects.toMatchObject(already)
})

test('a table that somebody else has cannot be assigned, and the order waits as before', async () => {
  const { event } = await ordered({ wish: { places: ['C3'] } })
  const { params } = await ordered({ event })
  await expect(office(confirmOrder, { params, body: { places: ['C2', 'C3'] } })).rejects.toMatchObject(
    refused('Der Tisch C3 ist schon vergeben.'),
  )
  expect(await office(confirmOrder, { params, body: { places: ['C2'] } })).toMatchObject({ places: ['C2'] })
})

test('a declined order keeps its remark and frees what it held', async () => {
  const { event, params } = await ordered({ wish: { tables: 15, places: ['A1'] } })
  await expect(office(declineOrder, { params, body: { remark: ' ' } })).rejects.toMatchObject({ status: 400 })
  expect(await office(declineOrder, { params, body: { remark: 'Leider voll.' } })).toMatchObject({
    state: 'declined',
    decline_remark: 'Leider voll.',
    places: [],
  })
  const { order } = await ordered({ event, wish: { tables: 15, places: ['A1'] } })
  expect(order.places).toEqual(['A1'])
})

test('an order is paid once there is an invoice', async () => {
  const { params } = await ordered()
  await expect(office(payOrder, { params, body: {} })).rejects.toMatchObject(
    refused('Diese Bestellung ist noch nicht bestätigt.'),
  )
  await office(confirmOrder, { params, body: {} })
  await expect(office(payOrder, { params, body: {} })).rejects.toMatchObject(
    refused('Zu dieser Bestellung gibt es noch keine Rechnung.'),
  )
  await invoice(params)
  expect((await office(payOrder, { params, body: {} })).state).toBe('paid')
  await expect(office(payOrder, { params, body: {} })).rejects.toMatchObject(
    refused('Diese Bestellung ist schon bezahlt.'),
  )
})

test('once confirmed, the exhibitor stands in the directory of that event', async () => {
  const person = await exhibitor()
  const entry = await as(person)(createEntry, { body: { name: 'Verlag Kreidestrich' } })
  const event = await exhibition()
  const { id } = await as(person)(createOrder, { body: { ...wish(), event: event.id } })
  const eventsOf = async () =>
    (await as()(listExhibitors, { query: {} })).results.find(one => one.id === entry.id)?.events
  expect(await eventsOf()).toEqual([])
  await office(confirmOrder, { params: { id }, body: {} })
  await eventually(async () => expect(await eventsOf()).toEqual([event.id]))
})

test('staff find orders by event and state; others may neither look nor decide', async () => {
  const { event, person, params } = await ordered()
  const { params: second } = await ordered({ event })
  await office(confirmOrder, { params, body: {} })
  const found = async (query: object) =>
    (await office(listAllOrders, { query: { event: String(event.id), ...query } })).results.map(
      ({ id }) => id,
    )
  expect(await found({})).toEqual([second.id, params.id])
  expect(await found({ state: 'confirmed' })).toEqual([params.id])
  const refused = { status: 403 }
  await expect(as(person)(listAllOrders, { query: {} })).rejects.toMatchObject(refused)
  await expect(as(person)(confirmOrder, { params: second, body: {} })).rejects.toMatchObject(refused)
  const decline = { params: second, body: { remark: 'x' } }
  await expect(as(person)(declineOrder, decline)).rejects.toMatchObject(refused)
  await expect(as(person)(payOrder, { params: second, body: {} })).rejects.toMatchObject(refused)
  await expect(office(confirmOrder, { params: { id: 999_999 }, body: {} })).rejects.toMatchObject({
    status: 404,
  })
})

test('the office changes a confirmed order, at the prices of now, until there is an invoice', async () => {
  const { person, params } = await ordered()
  await office(confirmOrder, { params, body: { places: ['B1'] } })
  await expect(as(person)(replaceOrder, { params, body: wish() })).rejects.toMatchObject({ status: 409 })
  const changed = await office(replaceOrder, { params, body: wish({ tables: 3, places: ['B1', 'B2'] }) })
  expect(changed).toMatchObject({ state: 'confirmed', tables: 3, places: ['B1', 'B2'] })
  const tooMany = office(replaceOrder, { params, body: wish({ tables: 16 }) })
  await expect(tooMany).rejects.toMatchObject({ status: 409 })
  expect(await office(getOrder, { params })).toEqual(changed)
})
