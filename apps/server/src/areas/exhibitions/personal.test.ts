import { confirmOrder, declineOrder, listAllOrders } from '@tafelrunde/contract/admin/money/orders'
import { createOrder, listExhibitions } from '@tafelrunde/contract/exhibitions/orders'
import { eq } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { orders } from './exhibitions.tables.ts'
import { orderingIn, wish } from './orders/orders.fixture.ts'

const testApp = await buildTestApp()
const { app, as, bearer, deps, given } = testApp
const { exhibition, exhibitor, ordered } = orderingIn(testApp)
const office = as(await given.staff())

const erase = async (person: { id: number }) =>
  app.inject({ method: 'DELETE', url: '/api/auth/users/me/', headers: await bearer(person) })
const find = async (id: number) => {
  const [row] = await deps.db.select().from(orders).where(eq(orders.id, id))
  return row
}

test('whoever leaves cancels what nobody has decided on, and frees it for others', async () => {
  const { event, person, params } = await ordered({
    wish: { tables: 15, places: ['A4'], remarks: 'privat', reference: 'Sundermann-7' },
  })
  expect((await erase(person)).statusCode).toBe(204)
  expect(await find(params.id)).toMatchObject({
    accountId: null,
    state: 'cancelled',
    company: 'Konto gelöscht',
    street: '',
    contactName: '',
    contactEmail: '',
    reference: '',
    remarks: '',
  })
  const { results } = await as(await exhibitor())(listExhibitions, { query: {} })
  const seen = results.find(one => one.event.id === event.id)
  expect(seen?.items[0]).toMatchObject({ kind: 'tables', free: 15 })
  expect(seen?.hall?.tables.some(({ taken }) => taken)).toBe(false)
  expect((await office(listAllOrders, { query: {} })).count).toBeGreaterThan(0)
})

test('of what was declined nothing stays that names the person', async () => {
  const { person, params } = await ordered()
  await office(declineOrder, { params, body: { remark: 'Liebe Frau Sundermann, leider nein.' } })
  await erase(person)
  expect(await find(params.id)).toMatchObject({ state: 'declined', contactName: '', declineRemark: '' })
})

test('what was confirmed stays as it is, because tax law wants it kept', async () => {
  const { person, order, params } = await ordered({ wish: { places: ['B1'] } })
  await office(confirmOrder, { params, body: {} })
  expect((await erase(person)).statusCode).toBe(204)
  expect(await find(params.id)).toMatchObject({ accountId: null, state: 'confirmed', company: order.company })
  const { results } = await office(listAllOrders, { query: { event: String(order.event) } })
  expect(results).toMatchObject([{ id: params.id, places: ['B1'], gross_cents: order.gross_cents }])
})

test('whoever orders while being erased leaves nothing that is taken and nobody’s', async () => {
  const event = await exhibition()
  for (let round = 0; round < 6; round++) {
    const person = await exhibitor()
    await Promise.allSettled([
      as(person)(createOrder, { body: { ...wish({ tables: 1 }), event: event.id } }),
      erase(person),
    ])
    const waiting = await deps.db.select().from(orders).where(eq(orders.eventId, event.id))
    expect(waiting.filter(({ accountId, state }) => accountId === null && state === 'ordered')).toEqual([])
  }
})

test('the own data have the orders', async () => {
  const { person, params } = await ordered()
  const answer = await app.inject({ url: '/api/account/export/', headers: await bearer(person) })
  const unpacked = unzipSync(answer.rawPayload)
  const read = (name: string) => strFromU8(unpacked[name] ?? new Uint8Array())
  expect(JSON.parse(read('bestellungen.json'))).toMatchObject([
    { id: params.id, contact_name: 'Britta Sundermann' },
  ])
  expect(read('LIESMICH.txt')).toContain('bestellungen.json')
})
