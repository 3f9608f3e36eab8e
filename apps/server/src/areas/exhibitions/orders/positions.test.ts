import { changeBilling, confirmOrder, getExhibition } from '@tafelrunde/contract/admin/money/orders'
import { replaceOrder } from '@tafelrunde/contract/exhibitions/orders'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../../test/build-test-app.ts'
import { replaceExhibition } from '../exhibitions.service.ts'
import { priceItems } from '../exhibitions.tables.ts'
import { orderingIn, usualTerms, wish } from './orders.fixture.ts'

const testApp = await buildTestApp()
const { as, deps, given } = testApp
const { exhibition, ordered } = orderingIn(testApp)

/** From now on tables cost 160 euros and are called otherwise. */
const dearer = (event: { id: number }) =>
  replaceExhibition(deps, event.id, {
    ...usualTerms,
    items: usualTerms.items.map(item =>
      item.kind === 'tables' ? { ...item, name: 'Tische, 2027', unit_cents: 16_000 } : item,
    ),
  })
const bare = { chairs: 0, power: false, wifi: false }
const standard = { tax_case: 'standard', vat_percent: 19, exemption: '' }
const owed = { tax_case: 'reverse_charge', vat_percent: 0, exemption: '' }
const old = { kind: 'tables', name: 'Tische', unit_cents: 14_000 }
const now = { kind: 'tables', name: 'Tische, 2027', unit_cents: 16_000 }

test('what is ordered keeps its price; what is added has that of now, and goes first', async () => {
  const { event, person, params } = await ordered({ wish: { ...bare, tables: 2 } })
  await dearer(event)
  const change = (tables: number) => as(person)(replaceOrder, { params, body: wish({ ...bare, tables }) })
  expect(await change(5)).toMatchObject({
    tables: 5,
    items: [
      { ...old, quantity: 2, total_cents: 28_000, ...standard },
      { ...now, quantity: 3, total_cents: 48_000, ...standard },
    ],
    gross_cents: 90_440,
  })
  expect((await change(3)).items).toMatchObject([
    { ...old, quantity: 2 },
    { ...now, quantity: 1 },
  ])
  expect((await change(1)).items).toMatchObject([{ ...old, quantity: 1 }])
  expect((await change(2)).items).toMatchObject([
    { ...old, quantity: 1 },
    { ...now, quantity: 1 },
  ])
})

test('of its stock an item has as much less as all positions have together', async () => {
  const { event, person, params } = await ordered({ wish: { ...bare, tables: 10 } })
  await dearer(event)
  const change = (tables: number) => as(person)(replaceOrder, { params, body: wish({ ...bare, tables }) })
  await change(15)
  expect(await deps.db.select().from(priceItems).where(eq(priceItems.eventId, event.id))).toContainEqual(
    expect.objectContaining({ kind: 'tables', taken: 15 }),
  )
  await expect(change(16)).rejects.toMatchObject({
    status: 409,
    body: { detail: 'Von „Tische, 2027“ ist nur noch so viel frei: 15.' },
  })
})

test('a buyer who is taxed otherwise has all positions taxed so, in both ways of saying it', async () => {
  const { event, person, params } = await ordered({ wish: { ...bare, tables: 1 } })
  await dearer(event)
  const abroad = wish({ ...bare, tables: 2, country: 'AT', vat_id: 'ATU12345675' })
  const lines = (tax: object) => [
    { ...old, quantity: 1, ...tax },
    { ...now, quantity: 1, ...tax },
  ]
  expect((await as(person)(replaceOrder, { params, body: abroad })).items).toEqual(
    lines(owed).map(line => ({ ...line, total_cents: line.unit_cents })),
  )
  const home = await as(await given.staff())(changeBilling, { params, body: wish() })
  expect(home.items).toMatchObject(lines(standard))
  expect(home.gross_cents).toBe(35_700)
})

test('the office changes a confirmed order at the same prices', async () => {
  const { event, params } = await ordered({ wish: { ...bare, tables: 2 } })
  const office = as(await given.staff())
  await office(confirmOrder, { params, body: {} })
  await dearer(event)
  const changed = await office(replaceOrder, { params, body: wish({ ...bare, tables: 3 }) })
  expect(changed).toMatchObject({ state: 'confirmed', gross_cents: 52_360 })
})

test('the office hears what is offered, also where nobody else does', async () => {
  const draft = await exhibition({ event: { state: 'draft' } })
  const office = as(await given.staff())
  expect(await office(getExhibition, { params: draft })).toMatchObject({
    event: { id: draft.id },
    items: expect.arrayContaining([expect.objectContaining({ kind: 'tables', unit_cents: 14_000 })]),
  })
  const plain = await given.event()
  for (const { id } of [plain, { id: 999_999 }])
    await expect(office(getExhibition, { params: { id } })).rejects.toMatchObject({ status: 404 })
  const { person } = await ordered()
  await expect(as(person)(getExhibition, { params: draft })).rejects.toMatchObject({ status: 403 })
})
