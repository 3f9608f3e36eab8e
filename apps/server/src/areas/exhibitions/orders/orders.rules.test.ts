import { quantitiesOf } from '@tafelrunde/contract/exhibitions/positions'
import { expect, test } from 'vitest'
import { orderNumber, shortageOf, wantedOf } from './orders.rules.ts'

const nothing = { tables: 0, chairs: 0, power: 0, wifi: 0, persons: 0, catering: 0 }
const item = (kind: 'tables' | 'chairs' | 'power', facts = {}) => ({
  id: 1,
  kind,
  name: kind,
  unitCents: 14_000,
  taxCase: 'standard' as const,
  exemption: '',
  onSite: false,
  stock: 10,
  taken: 0,
  ...facts,
})

test('of power and Wi-Fi there is one or none, of the rest as many as are wanted', () => {
  const order = { ...nothing, tables: 2, power: true, wifi: false, catering: 3 }
  expect(quantitiesOf(order)).toEqual({ ...nothing, tables: 2, power: 1, catering: 3 })
})

test('what is wanted stands in the order of the form, and what is not on the list is named', () => {
  const { lines, missing } = wantedOf([item('power'), item('tables')], {
    ...nothing,
    tables: 2,
    power: 1,
    persons: 1,
  })
  expect(lines.map(({ item: { kind }, quantity }) => [kind, quantity])).toEqual([
    ['tables', 2],
    ['power', 1],
  ])
  expect(missing).toEqual(['persons'])
})

test.each([
  [{ stock: 10, taken: 8 }, 2, undefined],
  [{ stock: 10, taken: 9 }, 2, { name: 'tables', free: 1 }],
  [{ stock: 10, taken: 10 }, 1, { name: 'tables', free: 0 }],
  [{ stock: null, taken: 500 }, 50, undefined],
])('of %o as many as %i: %o are short', (facts, quantity, shortage) => {
  expect(shortageOf([{ item: item('tables', facts), quantity }])).toEqual(shortage)
})

test('no two orders have the same number', () => {
  expect(orderNumber(12, { endsAt: new Date('2027-12-31T23:30:00Z') })).toBe('B-2028-000012')
})
