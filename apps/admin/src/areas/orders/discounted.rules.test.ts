import { expect, test } from 'vitest'
import { discounted, freeLine } from './discounted.rules.ts'

const standard = { taxCase: 'standard', vatPercent: 19, exemption: '' } as const

test('a discount lowers the net sum, and the VAT with it', () => {
  const lines = [{ ...standard, cents: 28_000 }]
  expect(discounted(lines, null)).toBe(33_320)
  expect(discounted(lines, { percent: 10, cents: null, reason: 'Frühbucher' })).toBe(29_988)
  expect(discounted(lines, { percent: null, cents: 28_000, reason: 'Kulanz' })).toBe(0)
})

test('a free line is taxed for whoever pays, as an item of the list would be', () => {
  const rates = {
    standard: { tax_case: 'standard', vat_percent: 19 },
    reduced: { tax_case: 'reduced', vat_percent: 7 },
  } as const
  const wish = { quantity: 2, cents: 500, tax: 'reduced', exemption: '', onSite: false } as const
  const home = { country: 'DE', vat_id: '' }
  const abroad = { country: 'AT', vat_id: 'ATU12345675' }
  expect(freeLine(wish, home, rates)).toMatchObject({ taxCase: 'reduced', vatPercent: 7, cents: 1_000 })
  expect(freeLine(wish, abroad, rates)).toMatchObject({ taxCase: 'reverse_charge', vatPercent: 0 })
  expect(freeLine({ ...wish, onSite: true }, abroad, rates)).toMatchObject({ vatPercent: 7 })
  const exempt = { ...wish, tax: 'exempt', exemption: '§ 4 Nr. 22 Buchst. a UStG' } as const
  expect(freeLine(exempt, home, rates)).toMatchObject({ taxCase: 'exempt', exemption: exempt.exemption })
})
