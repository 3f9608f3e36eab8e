import { expect, test } from 'vitest'
import { isSamePayer, type LineTax, readVatId, taxesOf, totalsOf, vatOf } from './tax.ts'

const standard: LineTax = { taxCase: 'standard', vatPercent: 19, exemption: '' }
const reduced: LineTax = { taxCase: 'reduced', vatPercent: 7, exemption: '' }
const none: LineTax = { taxCase: 'reverse_charge', vatPercent: 0, exemption: '' }

test('the order of the design costs 418.00 euros and 79.42 of VAT', () => {
  const taxes = taxesOf([28_000, 2_400, 4_500, 0, 6_900].map(cents => ({ ...standard, cents })))
  expect(taxes).toEqual([{ ...standard, netCents: 41_800, vatCents: 7_942 }])
  expect(totalsOf(taxes)).toEqual({ net: 41_800, vat: 7_942, gross: 49_742 })
})

test('of several rates each has its VAT once on the sum of its lines, rounded by itself', () => {
  const lines = [
    { ...none, cents: 5_000 },
    { ...reduced, cents: 1_450 },
    { ...standard, cents: 333 },
    { ...reduced, cents: 1_450 },
    { ...standard, cents: 334 },
    { ...none, cents: 1_000 },
  ]
  const taxes = taxesOf(lines)
  expect(taxes).toEqual([
    { ...standard, netCents: 667, vatCents: 127 }, // line by line it were 63 + 63
    { ...reduced, netCents: 2_900, vatCents: 203 },
    { ...none, netCents: 6_000, vatCents: 0 },
  ])
  expect(totalsOf(taxes)).toEqual({ net: 9_567, vat: 330, gross: 9_897 })
})

test('VAT is in whole cents, and off by half a cent at most', () => {
  for (let net = 0; net < 2_000; net++)
    for (const percent of [0, 5, 7, 16, 19]) {
      const vat = vatOf(net, percent)
      expect(Number.isSafeInteger(vat) && Math.abs(vat * 100 - net * percent) <= 50).toBe(true)
    }
})

test.each([
  ['', 'DE', ''],
  ['de 123 456 789', 'DE', 'DE123456789'],
  ['DE12', 'DE', undefined],
  ['atu 123-45.675', 'AT', 'ATU12345675'],
  ['ATU12345675', 'CH', 'ATU12345675'],
  ['CHE-123.456.789 MWST', 'CH', 'CHE123456789MWST'],
  ['che123456789', 'CH', 'CHE123456789'],
  ['CHE-123.456.789 TVA', 'LI', undefined],
  ['CHE-123.456.789 MWST', 'LI', 'CHE123456789MWST'],
  ['54321', 'LI', '54321'],
  ['CHE-123.456', 'CH', undefined],
  ['CHE-123.456.789 MWST', 'AT', undefined],
  ['CHE-123.456.789 MWST', 'DE', undefined],
  ['GB 123 4567 89', 'GB', 'GB123456789'],
  ['XI123456789', 'GB', 'XI123456789'],
  ['987654325MVA', 'NO', '987654325MVA'],
  ['12-3456789', 'US', '123456789'],
  ['keine', 'US', undefined],
])('„%s“ of a company in %s is read as %o', (typed, country, id) => {
  expect(readVatId(typed, country)).toBe(id)
})

const berlin = { country: 'DE', vatId: 'DE123456789' }
const vienna = { country: 'AT', vatId: 'ATU12345675' }
test.each([
  [berlin, { country: 'DE', vatId: '' }, true],
  [berlin, { country: 'AT', vatId: '' }, true],
  [vienna, { country: 'AT', vatId: 'atu 123-45.675' }, true],
  [vienna, { country: 'FR', vatId: 'FR40303265045' }, true],
  [berlin, vienna, false],
  [vienna, { country: 'AT', vatId: '' }, false],
  [vienna, { country: 'CH', vatId: 'CHE123456789' }, false],
])('%o and %o are taxed alike: %o', (one, other, isSame) => {
  expect(isSamePayer(one, other)).toBe(isSame)
  expect(isSamePayer(other, one)).toBe(isSame)
})
