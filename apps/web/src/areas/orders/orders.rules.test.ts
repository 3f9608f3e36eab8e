import { quantitiesOf } from '@tafelrunde/contract/exhibitions/positions'
import { expect, test } from 'vitest'
import { exhibition, order } from './orders.example.ts'
import { currentStep, hasTables, inOrder, linesOf, mostOf, shortageOf, sumsOf } from './orders.rules.ts'

const { items } = exhibition()
const wanted = quantitiesOf(order())
const payer = { country: 'DE', vatId: '' }

test('an order costs what its items cost, and the VAT once on the sum of each rate', () => {
  const lines = linesOf(items, { ...wanted, power: 0 }, payer, undefined)
  expect(lines).toMatchObject([
    { name: 'Tische', quantity: 2, cents: 28_000 },
    { name: 'Stühle', quantity: 4, cents: 2400 },
  ])
  expect(sumsOf(lines)).toEqual({ net: 30_400, vat: 5776, gross: 36_176, cases: ['standard'] })
})

test('a company abroad with its VAT id pays VAT only on what happens here', () => {
  const meal = { kind: 'catering', name: 'Mittagessen', unit_cents: 1450, free: null } as const
  const lunch = { ...meal, tax_case: 'reduced', vat_percent: 7, exemption: '', on_site: true } as const
  const sums = (country: string, vatId: string, catering = 3) =>
    sumsOf(linesOf([...items, lunch], { ...wanted, power: 0, catering }, { country, vatId }, undefined))
  expect(sums('DE', '')).toMatchObject({ vat: 6081, cases: ['standard', 'reduced'] })
  expect(sums('AT', 'ATU12345675')).toMatchObject({ vat: 305, cases: ['reduced', 'reverse_charge'] })
  expect(sums('CH', 'CHE-123.456.789 MWST')).toMatchObject({ vat: 305, cases: ['reduced', 'not_taxable'] })
  expect(sums('CH', 'CHE-123.456.789 MWST', 0).cases).toEqual(['not_taxable'])
  expect(sums('AT', '').cases).toEqual(['standard', 'reduced'])
  expect(sums('AT', 'DE123456789').cases).toEqual(['standard', 'reduced'])
})

test('an order that is being changed keeps its prices; what is added costs what it costs now, and whoever pays abroad owes the tax', () => {
  const dearer = items.map(item => (item.kind === 'tables' ? { ...item, unit_cents: 16_000 } : item))
  const lines = (quantity: number, vatId = '') =>
    linesOf(
      dearer,
      { ...wanted, tables: quantity, power: 0 },
      { country: vatId ? 'AT' : 'DE', vatId },
      order(),
    )
  expect(sumsOf(lines(2))).toMatchObject({ net: order().total_cents, gross: order().gross_cents })
  expect(lines(3)).toMatchObject([
    { name: 'Tische', quantity: 2, cents: 28_000 },
    { name: 'Tische', quantity: 1, cents: 16_000 },
    { name: 'Stühle', quantity: 4, cents: 2400 },
  ])
  expect(sumsOf(lines(2, 'ATU12345675'))).toMatchObject({ gross: order().total_cents, vat: 0 })
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
