import { expect, test } from 'vitest'
import { centsOf } from './money.ts'

test.each([
  ['12', 1200],
  ['12,5', 1250],
  ['0,05', 5],
  ['1.234,50 €', 123_450],
  [' 140,00 ', 14_000],
  ['1234,50', 123_450],
  ['12.50', undefined],
  ['12,505', undefined],
  ['-1', undefined],
  ['1,2,3', undefined],
  ['', undefined],
])('„%s“ is read as German money', (text, cents) => {
  expect(centsOf(text)).toBe(cents)
})
