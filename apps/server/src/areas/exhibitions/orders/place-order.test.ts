import {
  cancelOrder,
  createOrder,
  getOrder,
  listOrders,
  replaceOrder,
} from '@tafelrunde/contract/exhibitions/orders'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../../test/build-test-app.ts'
import { priceItems } from '../exhibitions.tables.ts'
import { orderingIn, usualTerms, wish } from './orders.fixture.ts'

const testApp = await buildTestApp()
const { app, as, bearer, clock, deps, given } = testApp
const { exhibition, exhibitor, ordered } = orderingIn(testApp)

const order = async (event: { id: number }, facts: object = {}, person?: { id: number }) =>
  as(person ?? (await exhibitor()))(createOrder, { body: { ...wish(facts), event: event.id } })
const standard = { tax_case: 'standard', vat_percent: 19, exemption: '' }
const refused = (status: number, body: object) => ({ status, body })

test('an exhibitor orders tables and hears what they cost', async () => {
  const event = await exhibition()
  const person = await exhibitor()
  const made = await order(event, { places: ['A5', 'A4'], remarks: 'An der Wand', catering: 3 }, person)
  expect(made).toMatchObject({
    created: clock.now(),
    state: 'ordered',
    event: event.id,
    event_name: event.name,
    company: 'Verlag Kreidestrich GmbH',
    country: 'DE',
    tables: 2,
    places: ['A4', 'A5'],
    chairs: 4,
    power: true,
    wifi: true,
    persons: 0,
    catering: 3,
    items: [
      { name: 'Tische', quantity: 2, unit_cents: 14_000, total_cents: 28_000, ...standard },
      { name: 'Stühle', quantity: 4, unit_cents: 600, total_cents: 2_400, ...standard },
      { name: 'Stromanschluss', quantity: 1, unit_cents: 4_500, total_cents: 4_500, ...standard },
      { name: 'WLAN', quantity: 1, unit_cents: 0, total_cents: 0, ...standard },
      { name: 'Mittagessen', quantity: 3, unit_cents: 1_450, total_cents: 4_350, ...standard },
    ],
    total_cents: 39_250,
    taxes: [{ ...standard, net_cents: 39_250, vat_cents: 7_458 }],
    vat_cents: 7_458,
    gross_cents: 46_708,
    invoice: null,
  })
  expect(await as(person)(getOrder, { params: { id: made.id } })).toEqual(made)
})

test.each([
  [{ vat_id: 'DE12' }, { vat_id: [expect.stringContaining('DE und 9 Ziffern')] }],
  [{ country: 'FR', vat_id: 'FR12' }, { vat_id: [expect.stringContaining('FR11123456782')] }],
  [{ country: 'FR', vat_id: 'ATU12345675' }, { vat_id: [expect.stringContaining('anderen Land')] }],
  [{ country: 'CH', vat_id: 'CHE-123' }, { vat_id: [expect.stringContaining('CHE-123.456.789 MWST')] }],
  [{ leitweg_id: '04011000-1234512345-07' }, { leitweg_id: [expect.stringContaining('Leitweg-ID')] }],
  [{ country: 'XX' }, { country: [expect.stringContaining('ISO 3166')] }],
  [{ persons: 2 }, { persons: ['Das wird bei dieser Veranstaltung nicht angeboten.'] }],
  [{ places: ['A1', 'A2', 'A3'] }, { places: ['Bestellt sind nur 2 Tische.'] }],
  [{ places: ['A1', 'A1'] }, { places: ['Den Tisch A1 haben Sie zweimal gewählt.'] }],
  [{ places: ['X9'] }, { places: ['Den Tisch X9 gibt es nicht.'] }],
  [
    { tables: 0, company: '' },
    { tables: expect.anything(), company: expect.anything() },
  ],
])('a wish that cannot be is refused at its field, and takes nothing: %#', async (facts, body) => {
  const event = await exhibition()
  await expect(order(event, facts)).rejects.toMatchObject(refused(400, body))
  expect(await order(event, { tables: 15, chairs: 40 })).toMatchObject({ state: 'ordered' })
})

test('what is sold out and whose table is taken is named', async () => {
  const { event } = await ordered({ wish: { tables: 13, places: ['B2'] } })
  await expect(order(event, { tables: 3 })).rejects.toMatchObject(
    refused(409, { code: 'state', detail: 'Von „Tische“ ist nur noch so viel frei: 2.' }),
  )
  await expect(order(event, { places: ['B1', 'B2'] })).rejects.toMatchObject(
    refused(409, { code: 'state', detail: 'Der Tisch B2 ist schon vergeben.' }),
  )
  await order(event, { places: ['B1'] })
  await expect(order(event, { tables: 1 })).rejects.toMatchObject(
    refused(409, { code: 'state', detail: '„Tische“ ist ausgebucht.' }),
  )
})

test('nothing is ordered where nothing is offered, or too late; the office still may', async () => {
  const plain = await given.event()
  const draft = await exhibition({ event: { state: 'draft' } })
  for (const event of [plain, draft, { id: 999_999 }])
    await expect(order(event)).rejects.toMatchObject(
      refused(400, { event: ['Für diese Veranstaltung können keine Tische bestellt werden.'] }),
    )
  const late = await exhibition({ terms: { orders_until: new Date('2027-02-28T18:00:00+01:00') } })
  await expect(order(late)).rejects.toMatchObject(refused(409, { code: 'closed' }))
  expect(await order(late, {}, await given.staff())).toMatchObject({ state: 'ordered' })
})

test('a change frees what it no longer needs, keeps what it has and takes the rest', async () => {
  const { event, person, params } = await ordered({ wish: { tables: 15, places: ['A1', 'A2'] } })
  const changed = await as(person)(replaceOrder, {
    params,
    body: wish({ tables: 14, places: ['A2', 'A3'], company: 'Kreidestrich AG', chairs: 0 }),
  })
  expect(changed).toMatchObject({ tables: 14, chairs: 0, places: ['A2', 'A3'], company: 'Kreidestrich AG' })
  expect(await order(event, { tables: 1, places: ['A1'] })).toMatchObject({ places: ['A1'] })
  await expect(
    as(person)(replaceOrder, { params, body: wish({ tables: 15, places: ['A3'] }) }),
  ).rejects.toMatchObject(refused(409, { code: 'state' }))
  expect(await as(person)(getOrder, { params })).toEqual(changed)
})

test('a cancelled order frees everything and stays to be read', async () => {
  const { event, person, params } = await ordered({ wish: { tables: 15, places: ['C1'] } })
  expect(await as(person)(cancelOrder, { params })).toMatchObject({
    state: 'cancelled',
    tables: 15,
    places: [],
  })
  expect(await order(event, { tables: 15, places: ['C1'] })).toMatchObject({ places: ['C1'] })
  const again = refused(409, { code: 'state', detail: 'Diese Bestellung ist storniert.' })
  await expect(as(person)(cancelOrder, { params })).rejects.toMatchObject(again)
  await expect(as(person)(replaceOrder, { params, body: wish() })).rejects.toMatchObject(again)
})

test('orders of others are not found; staff find all; neither exhibitor nor staff may not ask', async () => {
  const { person, params } = await ordered()
  const other = await exhibitor()
  const missing = { status: 404 }
  await expect(as(other)(getOrder, { params })).rejects.toMatchObject(missing)
  await expect(as(other)(replaceOrder, { params, body: wish() })).rejects.toMatchObject(missing)
  await expect(as(other)(cancelOrder, { params })).rejects.toMatchObject(missing)
  const url = `/api/exhibitordata/${params.id}/confirmation/`
  expect((await app.inject({ url, headers: await bearer(other) })).statusCode).toBe(404)
  expect((await as(other)(listOrders, { query: {} })).count).toBe(0)
  expect((await as(person)(listOrders, { query: {} })).results.map(({ id }) => id)).toEqual([params.id])
  expect((await as(await given.staff())(listOrders, { query: {} })).count).toBeGreaterThan(1)
  await expect(as(await given.account())(listOrders, { query: {} })).rejects.toMatchObject({ status: 403 })
  await expect(as()(listOrders, { query: {} })).rejects.toMatchObject({ status: 401 })
})

test('twenty orders and changes in an hour are enough for one account, and for whoever they are mailed to', async () => {
  const { person, params, email } = await ordered({ wish: { tables: 1 } })
  for (let change = 0; change < 19; change++)
    await as(person)(replaceOrder, { params, body: wish({ tables: 1, contact_email: email }) })
  await expect(as(person)(replaceOrder, { params, body: wish() })).rejects.toMatchObject({ status: 429 })
  const event = await exhibition()
  await expect(order(event, {}, person)).rejects.toMatchObject({ status: 429 })
  await expect(order(event, { contact_email: email })).rejects.toMatchObject({ status: 429 })
})

test('the office orders for as many exhibitors as ask it to', async () => {
  const event = await exhibition({
    terms: { items: usualTerms.items.map(item => ({ ...item, stock: null })) },
  })
  const office = await given.staff()
  for (let made = 0; made < 21; made++)
    expect(await order(event, {}, office)).toMatchObject({ state: 'ordered' })
})

test('the database itself refuses one too many', async () => {
  await exhibition({ terms: { items: usualTerms.items.map(item => ({ ...item, stock: 0 })) } })
  await expect(deps.db.update(priceItems).set({ taken: 1_000_000 })).rejects.toMatchObject({
    cause: { constraint: 'price_items_not_oversold' },
  })
})
