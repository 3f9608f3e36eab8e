import fc from 'fast-check'
import { expect, test } from 'vitest'
import { linesOf, orderNumber, quantitiesOf, shortageOf, sumsOf, taxCaseOf } from './orders.rules.ts'

const nothing = { tables: 0, chairs: 0, power: false, wifi: false, persons: 0, catering: 0 }
const item = (kind: 'tables' | 'chairs' | 'power', facts = {}) => ({
  id: 1,
  kind,
  name: kind,
  unitCents: 14_000,
  stock: 10,
  taken: 0,
  ...facts,
})

test('of power and Wi-Fi there is one or none, of the rest as many as are wanted', () => {
  expect(quantitiesOf({ ...nothing, tables: 2, power: true, catering: 3 })).toEqual([
    { kind: 'tables', quantity: 2 },
    { kind: 'power', quantity: 1 },
    { kind: 'catering', quantity: 3 },
  ])
})

test('what is wanted stands in the order of the form, and what is not on the list is named', () => {
  const { lines, missing } = linesOf([item('power'), item('tables')], {
    ...nothing,
    tables: 2,
    power: true,
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

test('the order of the design costs 418.00 euros and 79.42 of VAT', () => {
  const items = [
    { quantity: 2, unitCents: 14_000 },
    { quantity: 4, unitCents: 600 },
    { quantity: 1, unitCents: 4_500 },
    { quantity: 1, unitCents: 0 },
    { quantity: 6, unitCents: 1_150 },
  ]
  expect(sumsOf(items, 19)).toEqual({ total: 41_800, vat: 7_942, gross: 49_742 })
})

const anyItem = fc.record({
  quantity: fc.integer({ min: 1, max: 500 }),
  unitCents: fc.integer({ min: 0, max: 10_000_000 }),
})
test('sums add up, in whole cents, and VAT is off by half a cent at most', () => {
  fc.assert(
    fc.property(fc.array(anyItem, { maxLength: 6 }), fc.constantFrom(0, 7, 16, 19), (items, percent) => {
      const { total, vat, gross } = sumsOf(items, percent)
      expect(total).toBe(
        items.map(({ quantity, unitCents }) => quantity * unitCents).reduce((a, b) => a + b, 0),
      )
      expect(gross).toBe(total + vat)
      expect([total, vat, gross].every(Number.isSafeInteger)).toBe(true)
      expect(Math.abs(vat * 100 - total * percent)).toBeLessThanOrEqual(50)
    }),
  )
})

test.each([
  ['standard', 'DE', 'DE123456789', 'standard'],
  ['standard', 'DE', '', 'standard'],
  ['standard', 'AT', '', 'standard'],
  ['standard', 'AT', 'ATU12345678', 'reverse_charge'],
  ['standard', 'AT', 'DE123456789', 'standard'],
  ['exempt', 'AT', 'ATU12345678', 'exempt'],
] as const)('an event that is %s, in %s with the VAT id „%s“: %s', (offered, country, vatId, taxCase) => {
  expect(taxCaseOf(offered, { country, vatId })).toBe(taxCase)
})

test('no two orders have the same number', () => {
  expect(orderNumber(12, { endsAt: new Date('2027-12-31T23:30:00Z') })).toBe('B-2028-000012')
})
