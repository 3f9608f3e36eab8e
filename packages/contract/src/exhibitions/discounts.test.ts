import { expect, test } from 'vitest'
import { discountsOf, discountText } from './discounts.ts'

const standard = { taxCase: 'standard', vatPercent: 19, exemption: '' } as const
const reduced = { taxCase: 'reduced', vatPercent: 7, exemption: '' } as const
const lines = [
  { ...standard, cents: 28_000 },
  { ...reduced, cents: 4_350 },
  { ...standard, cents: 2_400 },
]
const percent = (of: number) => ({ percent: of, cents: null, reason: 'Frühbucher' })
const amount = (cents: number) => ({ percent: null, cents, reason: 'Kulanz' })

test.each([
  ['none takes off nothing', null, []],
  [
    'percents are of the net sum of each rate',
    percent(10),
    [
      { ...standard, cents: 3_040 },
      { ...reduced, cents: 435 },
    ],
  ],
  [
    'an amount is shared out by the net sums, to the cent',
    amount(10_000),
    [
      { ...standard, cents: 8_748 },
      { ...reduced, cents: 1_252 },
    ],
  ],
  ['a rate that it does not reach has none', amount(1), [{ ...standard, cents: 1 }]],
  [
    'never more than there is',
    amount(99_999_999),
    [
      { ...standard, cents: 30_400 },
      { ...reduced, cents: 4_350 },
    ],
  ],
])('%s', (_, discount, off) => {
  expect(discountsOf(lines, discount)).toEqual(off)
})

test('whatever is off, its parts are the whole and none is more than its rate', () => {
  for (let cents = 1; cents <= 34_750; cents += 7) {
    const off = discountsOf(lines, amount(cents))
    expect(off.reduce((sum, one) => sum + one.cents, 0)).toBe(cents)
    for (const one of off) expect(one.cents).toBeLessThanOrEqual(one.vatPercent === 19 ? 30_400 : 4_350)
  }
})

test('what costs nothing has no discount', () => {
  expect(discountsOf([{ ...standard, cents: 0 }], percent(10))).toEqual([])
})

test('it is called what it is, with its reason while there is one', () => {
  expect(discountText(percent(10))).toBe('Rabatt 10\u00A0%: Frühbucher')
  expect(discountText(amount(500))).toBe('Rabatt: Kulanz')
  expect(discountText({ ...amount(500), reason: '' })).toBe('Rabatt')
})
