import { expect, test } from 'vitest'
import { type Offered, type Position, positionsOf } from './positions.ts'

const standard = { taxCase: 'standard', vatPercent: 19, exemption: '' } as const
const owed = { taxCase: 'reverse_charge', vatPercent: 0, exemption: '' } as const
const nothing = { tables: 0, chairs: 0, power: 0, wifi: 0, persons: 0, catering: 0 }
const tables = (quantity: number, unitCents: number, facts: Partial<Position> = {}): Position => ({
  kind: 'tables',
  name: 'Tische',
  quantity,
  unitCents,
  ...standard,
  ...facts,
})
const listed: Offered[] = [
  { kind: 'chairs', name: 'Stühle', unitCents: 700, ...standard },
  { kind: 'tables', name: 'Tische', unitCents: 16_000, ...standard },
]
const changed = (held: Position[], wanted: number, isRetaxed = false, offered = listed) =>
  positionsOf(held, offered, { ...nothing, tables: wanted }, isRetaxed)

test('a new order has all at the prices of today, in the order of the form', () => {
  expect(positionsOf([], listed, { ...nothing, tables: 2, chairs: 3 }, false)).toEqual([
    tables(2, 16_000),
    { ...listed[0], quantity: 3 },
  ])
})

test.each([
  ['as many keep their price', 2, [tables(2, 14_000)]],
  ['more of it costs what it costs today', 3, [tables(2, 14_000), tables(1, 16_000)]],
  ['less of it still costs what it did', 1, [tables(1, 14_000)]],
  ['none is none', 0, []],
])('%s', (_, wanted, positions) => {
  expect(changed([tables(2, 14_000)], wanted)).toEqual(positions)
})

test.each([
  [4, [tables(2, 14_000), tables(2, 15_000)]],
  [3, [tables(2, 14_000), tables(1, 15_000)]],
  [2, [tables(2, 14_000)]],
  [1, [tables(1, 14_000)]],
  [6, [tables(2, 14_000), tables(2, 15_000), tables(2, 16_000)]],
])('of two and two, %i keep the oldest', (wanted, positions) => {
  expect(changed([tables(2, 14_000), tables(2, 15_000)], wanted)).toEqual(positions)
})

test('what is added at the same price joins what is there, not what is called or taxed otherwise', () => {
  expect(changed([tables(2, 16_000)], 3)).toEqual([tables(3, 16_000)])
  const named = tables(2, 16_000, { name: 'Tische 160 × 80' })
  expect(changed([named], 3)).toEqual([named, tables(1, 16_000)])
  const taxed = tables(2, 16_000, { vatPercent: 16 })
  expect(changed([taxed], 3)).toEqual([taxed, tables(1, 16_000)])
  const listedOtherwise = tables(2, 16_000, {
    listed: { taxCase: 'standard', exemption: '', onSite: true },
  })
  expect(changed([listedOtherwise], 3)).toEqual([listedOtherwise, tables(1, 16_000)])
})

test('whoever is taxed otherwise gets all of it taxed so, and its price stays', () => {
  const abroad = listed.map(item => ({ ...item, ...owed }))
  expect(changed([tables(2, 14_000)], 3, true, abroad)).toEqual([
    tables(2, 14_000, owed),
    tables(1, 16_000, owed),
  ])
})
