import fc from 'fast-check'
import { expect, test } from 'vitest'
import { billedOf, lacksRates } from './rates.rules.ts'

test.each([
  [10_700, 7, 10_000],
  [11_900, 19, 10_000],
  [4590, 7, 4290], // 300.28 cents of VAT
  [1620, 19, 1361], // 258.66
  [1, 19, 1],
  [1290, 0, 1290],
])('of %i cents at %i percent VAT, %i are billed where VAT is charged', (cents, vatPercent, net) => {
  expect(billedOf({ cents, vatPercent }, true)).toBe(net)
  expect(billedOf({ cents, vatPercent }, false)).toBe(cents)
})

test('of a receipt of which nobody said the rate, all is billed', () => {
  expect(billedOf({ cents: 10_700, vatPercent: null }, true)).toBe(10_700)
})

test('whatever the sum: what is taken out is its VAT, off by half a cent at most', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000 }), fc.constantFrom(0, 7, 19), (cents, vatPercent) => {
      const net = billedOf({ cents, vatPercent }, true)
      expect(Number.isInteger(net)).toBe(true)
      expect(Math.abs((cents - net) * (100 + vatPercent) - cents * vatPercent)).toBeLessThanOrEqual(
        (100 + vatPercent) / 2,
      )
    }),
  )
})

test('rates are asked for where VAT is charged, of tickets and expenses, not of a car', () => {
  const ticket = { mode: 'public' as const, cents: 4590, vatPercent: null }
  const said = { cents: 1620, vatPercent: 19 }
  expect(lacksRates({ tax: 'vat', travel: ticket, expenses: [] })).toBe(true)
  expect(lacksRates({ tax: 'vat', travel: { ...ticket, vatPercent: 7 }, expenses: [said] })).toBe(false)
  expect(lacksRates({ tax: 'vat', travel: { ...ticket, mode: 'car' }, expenses: [said] })).toBe(false)
  expect(
    lacksRates({ tax: 'vat', travel: { ...ticket, cents: 0 }, expenses: [{ ...said, vatPercent: null }] }),
  ).toBe(true)
  expect(lacksRates({ tax: 'small_business', travel: ticket, expenses: [] })).toBe(false)
})
