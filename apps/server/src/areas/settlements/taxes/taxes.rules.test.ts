import { expect, test } from 'vitest'
import { lackingNumbers, owedOf, placeOf, taxesFor, taxOf, usualTax } from './taxes.rules.ts'

const payee = (country: string, vatId = '') => ({ country, vatId })

test.each([
  ['DE', '', 'home'],
  ['', '', 'home'],
  ['DE', 'DE136695976', 'home'],
  ['DE', 'ATU13585627', 'union'],
  ['AT', '', 'union'],
  ['GR', 'EL094259216', 'union'],
  ['AT', 'DE136695976', 'union'],
  ['CH', '', 'third'],
  ['CH', 'CHE123456788MWST', 'third'],
  ['GB', 'XI123456789', 'third'],
  ['US', '123456789', 'third'],
])('in %j with the VAT id %j a business is %s', (country, vatId, place) => {
  expect(placeOf({ country, vatId })).toBe(place)
})

test('who is abroad cannot charge German VAT, unless there is a German id; small businesses are of the EU', () => {
  expect(taxesFor(payee('DE'))).toEqual(['vat', 'small_business', 'allowance'])
  expect(taxesFor(payee('AT'))).toEqual(['reverse_charge', 'small_business', 'allowance'])
  expect(taxesFor(payee('AT', 'ATU13585627'))).toEqual(['reverse_charge', 'small_business'])
  expect(taxesFor(payee('DE', 'ATU13585627'))).toEqual(['reverse_charge', 'small_business'])
  expect(taxesFor(payee('CH'))).toEqual(['reverse_charge', 'allowance'])
  expect(taxesFor(payee('CH', 'CHE123456788MWST'))).toEqual(['reverse_charge'])
  expect(taxesFor(payee('CH', 'DE136695976'))).toEqual([
    'reverse_charge',
    'vat',
    'small_business',
    'allowance',
  ])
})

test('whoever says nothing is a small business if so marked, pays VAT with a VAT id, else takes the allowance', () => {
  const usual = (country: string, vatId: string, smallBusiness = false) =>
    usualTax({ country, vatId, smallBusiness })
  expect(usual('DE', 'DE136695976', true)).toBe('small_business')
  expect(usual('DE', 'DE136695976')).toBe('vat')
  expect(usual('DE', '')).toBe('allowance')
  expect(usual('AT', 'ATU13585627')).toBe('reverse_charge')
  expect(usual('CH', 'DE136695976')).toBe('reverse_charge')
  expect(usual('CH', 'CHE123456788', true)).toBe('reverse_charge')
  expect(usual('CH', '')).toBe('allowance')
})

test('what was chosen holds only as long as it fits', () => {
  const austrian = { country: 'AT', vatId: 'ATU13585627', smallBusiness: false }
  expect(taxOf('vat', austrian)).toBe('reverse_charge')
  expect(taxOf('small_business', austrian)).toBe('small_business')
  expect(taxOf(null, austrian)).toBe('reverse_charge')
})

test('the association owes VAT on the net sum, half up to the cent, and only in place of a business abroad', () => {
  expect(owedOf('reverse_charge', 59_460, 19)).toEqual({ vatPercent: 19, vatCents: 11_297 })
  expect(owedOf('vat', 59_460, 19)).toBeNull()
  expect(owedOf('allowance', 59_460, 19)).toBeNull()
})

test('in the EU both VAT ids stand on the paper, of a third country neither is needed', () => {
  const lacking = (tax: 'reverse_charge' | 'vat' | 'allowance', country: string, vatId = '', own = '') =>
    Object.entries(
      lackingNumbers({ tax, person: { country, vatId, taxNumber: '' }, association: { vatId: own } }),
    ).flatMap(([name, isLacking]) => (isLacking ? [name] : []))
  expect(lacking('reverse_charge', 'AT')).toEqual(['vat_id', 'office_vat_id'])
  expect(lacking('reverse_charge', 'AT', 'ATU13585627', 'DE136695976')).toEqual([])
  expect(lacking('reverse_charge', 'CH')).toEqual([])
  expect(lacking('allowance', 'AT')).toEqual([])
  expect(lacking('vat', 'DE')).toEqual(['tax_number'])
})
