import * as contract from '@tafelrunde/contract/admin/money/price-lists'
import { getOrder, listExhibitions } from '@tafelrunde/contract/exhibitions/orders'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { orderingIn } from './orders/orders.fixture.ts'

const testApp = await buildTestApp()
const { as, given } = testApp
const { exhibition, exhibitor, ordered } = orderingIn(testApp)
const okka = await given.account({ isStaff: true, firstName: 'Okka', lastName: 'Harms' })
const read = (id: number) => as(okka)(contract.getPriceList, { params: { id } })
/** As a form sends it: prices as they are typed. */
const tables = { name: 'Stehtische', unit_cents: '1.090,50' }
const change = async (id: number, fields: object) => {
  const { event: _event, ...list } = await read(id)
  return as(okka)(contract.changePriceList, {
    params: { id },
    body: { ...list, tables: list.tables ?? tables, ...fields },
  })
}

test('an event without a price list gets one, and exhibitors can order at the prices as they were typed', async () => {
  const { id } = await given.event()
  expect(await read(id)).toMatchObject({ tables: null, chairs: null, version: 0 })
  const list = await change(id, {
    orders_until: '2027-03-05T18:00',
    tables,
    power: { name: 'Strom', unit_cents: '45', stock: '8' },
  })
  expect(list).toMatchObject({
    orders_until: new Date('2027-03-05T18:00:00+01:00'),
    tables: { unit_cents: 109_050, stock: null, tax_case: 'standard' },
    power: { unit_cents: 4500, stock: 8, taken: 0 },
    chairs: null,
  })
  const { results } = await as(await exhibitor())(listExhibitions, { query: {} })
  expect(results.find(({ event }) => event.id === id)?.items).toMatchObject([
    { kind: 'tables', name: 'Stehtische', unit_cents: 109_050, free: null },
    { kind: 'power', free: 8 },
  ])
})

test('what was ordered keeps its price, the hall stays, and the history names the item', async () => {
  const { event, person, params } = await ordered({ wish: { places: ['A4', 'A5'] } })
  const before = await read(event.id)
  const dearer = await change(event.id, { tables: { ...before.tables, unit_cents: '150,00' } })
  expect(dearer.tables).toMatchObject({ unit_cents: 15_000, taken: 2 })
  const order = await as(person)(getOrder, { params })
  expect(order.items).toContainEqual(expect.objectContaining({ name: 'Tische', unit_cents: 14_000 }))
  const { results } = await as(person)(listExhibitions, { query: {} })
  expect(results.find(one => one.event.id === event.id)?.hall?.tables).toHaveLength(15)
  const history = await as(okka)(contract.listPriceListHistory, { params: { id: event.id }, query: {} })
  expect(history.results[0]).toMatchObject({
    by: 'Okka Harms',
    subject: 'price_items',
    before: { kind: 'tables', unit_cents: 14_000 },
    after: { kind: 'tables', unit_cents: 15_000 },
  })
})

test('saving what is there changes nothing, and an order is no change of the price list', async () => {
  const event = await exhibition()
  const { version } = await read(event.id)
  await ordered({ event })
  expect(await change(event.id, {})).toMatchObject({ version, tables: { taken: 2 } })
})

test('who would write over what somebody else has changed is told', async () => {
  const event = await exhibition()
  const { version } = await read(event.id)
  await change(event.id, { wifi: null })
  await expect(change(event.id, { version })).rejects.toMatchObject({ body: { code: 'changed' } })
})

test('what is ordered is not taken off the list, nor its stock made smaller than that', async () => {
  const { event } = await ordered()
  const { tables: row } = await read(event.id)
  const refused = { status: 409, body: { code: 'state' } }
  await expect(change(event.id, { chairs: null })).rejects.toMatchObject(refused)
  await expect(change(event.id, { tables: { ...row, stock: 1 } })).rejects.toMatchObject({
    ...refused,
    body: { detail: 'Von „Tische“ ist schon mehr vergeben: 2. Kleiner kann der Vorrat nicht werden.' },
  })
})

test.each([
  [{ tables: null }, { tables: ['Die Preisliste braucht eine Zeile für Tische.'] }],
  [{ tables: { name: '', unit_cents: 1 } }, { tables: { name: ['Dieses Feld darf nicht leer sein.'] } }],
  [
    { tables: { name: 'Tische', unit_cents: '12.50' } },
    { tables: { unit_cents: ['Bitte geben Sie einen Betrag in Euro an, etwa „12,50“.'] } },
  ],
  [
    { tables: { name: 'Tische', unit_cents: '2.000.000,00' } },
    { tables: { unit_cents: ['Höchstens 100.000 €.'] } },
  ],
  [
    { chairs: { name: 'Stühle', unit_cents: 1, tax_case: 'exempt', exemption: 'Bildung' } },
    { chairs: { exemption: [expect.stringContaining('§ 4 Nr. 22')] } },
  ],
])('what cannot be is refused at its field: %#', async (fields, body) => {
  const { id } = await exhibition()
  await expect(change(id, fields)).rejects.toMatchObject({ status: 400, body })
})
