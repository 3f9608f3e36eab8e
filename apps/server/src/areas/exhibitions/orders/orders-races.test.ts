import { confirmOrder } from '@tafelrunde/contract/admin/money/orders'
import {
  cancelOrder,
  createOrder,
  listExhibitions,
  replaceOrder,
} from '@tafelrunde/contract/exhibitions/orders'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../../test/build-test-app.ts'
import { orderingIn, usualTerms, wish } from './orders.fixture.ts'

const testApp = await buildTestApp()
const other = await testApp.secondProcess()
const { deps } = testApp
const { exhibition, exhibitor, ordered } = orderingIn(testApp)
type Person = { id: number }

const people = (count: number) => Promise.all(Array.from({ length: count }, () => exhibitor()))
/** Through one of two processes, in turn. */
const through = (person: Person, turn: number) => (turn % 2 === 0 ? testApp : other).as(person)
const outcomeOf = (answer: Promise<{ state: string }>) =>
  answer.then(
    ({ state }) => state,
    (error: { status: number; body: { code: string } }) => `${error.status} ${error.body.code}`,
  )
const withTables = (stock: number) =>
  exhibition({
    terms: { items: usualTerms.items.map(item => (item.kind === 'tables' ? { ...item, stock } : item)) },
  })

/** What is counted as taken is what the orders that hold say, and nobody has a table twice. */
const expectSound = async () => {
  const { rows } = await deps.db.execute(sql`
    select i.id from price_items i left join order_items o on o.item_id = i.id and o.holds
    group by i.id having i.taken <> coalesce(sum(o.quantity), 0) or i.taken > i.stock`)
  expect(rows).toEqual([])
  const { rows: idle } = await deps.db.execute(sql`
    select h.id from hall_tables h join orders o on o.id = h.order_id where o.state in ('declined', 'cancelled')`)
  expect(idle).toEqual([])
}

test('of thirty who want the last table on two servers one gets it', async () => {
  const event = await withTables(1)
  const outcomes = await Promise.all(
    (await people(30)).map((person, turn) =>
      outcomeOf(through(person, turn)(createOrder, { body: { ...wish({ tables: 1 }), event: event.id } })),
    ),
  )
  expect(outcomes.filter(outcome => outcome === 'ordered')).toHaveLength(1)
  expect(outcomes.filter(outcome => outcome === '409 state')).toHaveLength(29)
  await expectSound()
})

test('of many who want the same places each place goes to one, and whoever misses one takes none', async () => {
  const event = await exhibition()
  const pairs = [
    ['A1', 'A2'],
    ['A2', 'A3'],
    ['A3', 'A1'],
    ['A2', 'A1'],
  ]
  const outcomes = await Promise.all(
    (await people(20)).map((person, turn) => {
      const places = pairs[turn % pairs.length]
      const body = { ...wish({ places, chairs: 0 }), event: event.id, power: false }
      return outcomeOf(through(person, turn)(createOrder, { body }))
    }),
  )
  expect(outcomes.filter(outcome => outcome === 'ordered')).toHaveLength(1)
  expect(new Set(outcomes)).toEqual(new Set(['ordered', '409 state']))
  const [seen] = (await testApp.as(await exhibitor())(listExhibitions, { query: {} })).results.filter(
    one => one.event.id === event.id,
  )
  expect(seen?.hall?.tables.filter(({ taken }) => taken)).toHaveLength(2)
  await expectSound()
})

test('changes and cancellations that cross each other never wait for ever and never oversell', async () => {
  const event = await withTables(8)
  const made = await Promise.all(Array.from({ length: 4 }, () => ordered({ event, wish: { chairs: 0 } })))
  const outcomes = await Promise.all(
    made.flatMap(({ person, params }, turn) => [
      outcomeOf(
        through(person, turn)(replaceOrder, { params, body: wish({ tables: 3, places: ['B1', 'C1'] }) }),
      ),
      outcomeOf(
        through(person, turn + 1)(replaceOrder, { params, body: wish({ tables: 1, places: ['C1'] }) }),
      ),
      ...(turn === 0 ? [outcomeOf(through(person, turn)(cancelOrder, { params }))] : []),
    ]),
  )
  expect(outcomes.filter(outcome => !/^(ordered|cancelled|409 state)$/.test(outcome))).toEqual([])
  await expectSound()
})

test('whoever cancels while the office confirms has one of both, not half of each', async () => {
  const staff = await testApp.given.staff()
  for (let round = 0; round < 5; round++) {
    const { person, params } = await ordered({ wish: { places: ['A1'] } })
    const outcomes = await Promise.all([
      outcomeOf(testApp.as(person)(cancelOrder, { params })),
      outcomeOf(other.as(staff)(confirmOrder, { params, body: {} })),
    ])
    expect(['cancelled,409 state', '409 state,confirmed']).toContain(outcomes.join())
  }
  await expectSound()
})
