import type { InvoiceRest } from '@tafelrunde/contract/admin/money/credits'
import { expect, test } from 'vitest'
import { itemsOf, previewOf } from './credit.rules.ts'

const tax = { tax_case: 'standard' as const, vat_percent: 19, exemption: '' }
const rest: InvoiceRest = {
  gross_cents: 33_320,
  left_cents: 33_320,
  lines: [
    {
      line: 0,
      name: 'Tische',
      quantity: 2,
      unit_cents: 14_000,
      net_cents: 28_000,
      left_quantity: 2,
      left_net_cents: 28_000,
      ...tax,
    },
  ],
  taxes: [{ net_cents: 28_000, vat_cents: 5320, ...tax }],
}
const typed = (quantity: string, cents = '') => new Map([[0, { quantity, cents }]])

test('what is typed is sent as it is, and lines with nothing in them are not', () => {
  expect(itemsOf(typed('', '12,50'))).toEqual([{ line: 0, quantity: '', cents: '12,50' }])
  expect(itemsOf(typed(''))).toEqual([])
})

test('the preview says net, VAT and what is left of the invoice', () => {
  expect(previewOf(rest, typed('1'))).toMatchObject({ gross: -16_660, left: 16_660 })
  expect(previewOf(rest, typed('', '10,00'))).toMatchObject({
    taxes: [{ netCents: -1000, vatCents: -190 }],
    left: 32_130,
  })
})

test('nothing is shown for what cannot be credited or is not typed to its end', () => {
  for (const one of [typed('3'), typed('1', '1'), typed('1,5'), typed('', 'viel'), typed('0'), typed('')])
    expect(previewOf(rest, one)).toBeUndefined()
})
