import { expect, test } from 'vitest'
import { discounted } from './discounted.rules.ts'

const standard = { taxCase: 'standard', vatPercent: 19, exemption: '' } as const

test('a discount lowers the net sum, and the VAT with it', () => {
  const lines = [{ ...standard, cents: 28_000 }]
  expect(discounted(lines, null)).toBe(33_320)
  expect(discounted(lines, { percent: 10, cents: null, reason: 'Frühbucher' })).toBe(29_988)
  expect(discounted(lines, { percent: null, cents: 28_000, reason: 'Kulanz' })).toBe(0)
})
