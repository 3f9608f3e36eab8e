import { confirmOrder } from '@tafelrunde/contract/admin/money/orders'
import { createOrder, listExhibitions, listOrders } from '@tafelrunde/contract/exhibitions/orders'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { findAccountByEmail } from '../accounts/accounts.queries.ts'
import { wish } from '../exhibitions/orders/orders.fixture.ts'
import { makeDemoOnce } from './demo.service.ts'

const { as, clock, deps } = await buildTestApp()
clock.set(new Date().toISOString())
await makeDemoOnce(deps)

const login = async (name: string) => {
  const account = await findAccountByEmail(deps.db, `${name}@tafelrunde.example`)
  if (!account) throw new Error(`${name} is in the demo`)
  return as(account)
}
const hallOf = async (exhibitor: Awaited<ReturnType<typeof login>>) => {
  const { results } = await exhibitor(listExhibitions, { query: {} })
  const open = results.find(one => one.open)
  if (!open) throw new Error('one event takes orders')
  return { open, taken: open.hall?.tables.filter(({ taken }) => taken).map(({ place }) => place) }
}

test('the exhibitor of the demo has an order that is confirmed and one that waits', async () => {
  const exhibitor = await login('aussteller')
  const { results } = await exhibitor(listOrders, { query: {} })
  expect(results.map(({ state, places }) => [state, ...places])).toEqual([
    ['ordered', 'A1', 'A2'],
    ['confirmed', 'A1', 'A2'],
  ])
})

test('the hall of the event to book is half taken, and she can order more there', async () => {
  const exhibitor = await login('aussteller')
  const { open, taken } = await hallOf(exhibitor)
  expect(open.hall?.tables).toHaveLength(15)
  expect(taken).toEqual(['A1', 'A2', 'B3', 'B4', 'C1', 'C2'])
  await exhibitor(createOrder, { body: { ...wish({ places: ['A4', 'A5'] }), event: open.event.id } })
  expect((await hallOf(exhibitor)).taken).toContain('A5')
})

test('the office finds orders in several states, and has something to decide on', async () => {
  const office = await login('buero')
  const { results } = await office(listOrders, { query: {} })
  expect(new Set(results.map(({ state }) => state))).toEqual(new Set(['ordered', 'confirmed', 'declined']))
  const taxes = results.flatMap(one => one.taxes.map(({ tax_case }) => tax_case))
  expect(new Set(taxes)).toEqual(new Set(['standard', 'reduced', 'reverse_charge']))
  const waiting = results.find(({ state }) => state === 'ordered')
  await office(confirmOrder, { params: { id: waiting?.id ?? 0 }, body: {} })
})

test('what is taken of each item is what the orders say', async () => {
  const { rows } = await deps.db.execute(sql`
    select i.name from price_items i left join order_items o on o.item_id = i.id and o.holds
    group by i.id having i.taken <> coalesce(sum(o.quantity), 0)`)
  expect(rows).toEqual([])
})
