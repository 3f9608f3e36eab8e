import { expect, test } from 'vitest'
import { exhibition, order } from './orders.example.ts'
import {
  currentStep,
  hasTables,
  inOrder,
  linesOf,
  mostOf,
  quantitiesOf,
  shortageOf,
  sumsOf,
} from './orders.rules.ts'

const { items } = exhibition()
const wanted = quantitiesOf(order())
const payer = { country: 'DE', vatId: '' }

test('an order costs what its items cost, and the VAT once on their sum', () => {
  const lines = linesOf(items, { ...wanted, power: 0 })
  expect(lines).toEqual([
    { name: 'Tische', quantity: 2, cents: 28_000 },
    { name: 'Stühle', quantity: 4, cents: 2400 },
  ])
  expect(sumsOf(lines, 19, payer)).toEqual({ net: 30_400, vat: 5776, gross: 36_176, tax: 'standard' })
})

test('an exempt event has no VAT, and a company abroad with its VAT id owes it itself', () => {
  const lines = linesOf(items, wanted)
  expect(sumsOf(lines, 0, { country: 'AT', vatId: 'ATU12345678' })).toMatchObject({ vat: 0, tax: 'exempt' })
  expect(sumsOf(lines, 19, { country: 'AT', vatId: 'ATU12345678' }).tax).toBe('reverse_charge')
  expect(sumsOf(lines, 19, { country: 'AT', vatId: '' }).tax).toBe('standard')
  expect(sumsOf(lines, 19, { country: 'AT', vatId: 'DE123456789' }).tax).toBe('standard')
})

test('what is sold out is told, but an order that is being changed keeps what it has', () => {
  expect(shortageOf(items, wanted, undefined)?.name).toBe('Stromanschluss')
  expect(shortageOf(items, wanted, wanted)).toBeUndefined()
  expect(items.map(item => mostOf(item, wanted))).toEqual([7, 500, 1, 500])
})

test('tables can be had until the last one is taken', () => {
  expect(hasTables(exhibition())).toBe(true)
  const soldOut = items.map(item => (item.kind === 'tables' ? { ...item, free: 0 } : item))
  expect(hasTables(exhibition({ items: soldOut }))).toBe(false)
})

test('what has come to nothing stands last and has no step', () => {
  const orders = [order({ id: 3, state: 'cancelled' }), order({ id: 2, state: 'paid' }), order()]
  expect(inOrder(orders).map(({ id }) => id)).toEqual([2, 1, 3])
  expect(orders.map(currentStep)).toEqual([undefined, 3, 0])
})
