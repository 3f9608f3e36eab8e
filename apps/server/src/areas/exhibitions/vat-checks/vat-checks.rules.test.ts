import { expect, test } from 'vitest'
import { askableVatId, vatWarning } from './vat-checks.rules.ts'

test.each([
  [{ country: 'AT', vatId: 'atu 123-45.675' }, 'ATU12345675'],
  [{ country: 'GR', vatId: 'EL123456783' }, 'EL123456783'],
  [{ country: 'AT', vatId: 'ATU1' }, ''],
  [{ country: 'AT', vatId: '' }, ''],
  [{ country: 'DE', vatId: 'DE123456789' }, ''],
  [{ country: 'CH', vatId: 'CHE123456789' }, ''],
  [{ country: 'GB', vatId: 'XI123456789' }, ''],
])('VIES can be asked about what %o names: „%s“', (payer, id) => {
  expect(askableVatId(payer)).toBe(id)
})

const vatId = 'ATU12345675'
const orderedOn = '2027-02-01'
const said = (result: 'valid' | 'invalid' | 'unreachable', day = orderedOn, id = vatId) => ({
  vatId: id,
  result,
  day,
})
const reverse = [{ taxCase: 'standard' as const }, { taxCase: 'reverse_charge' as const }]

test.each([
  ['nothing was noted', [], 'missing'],
  ['valid on the day of the order', [said('valid')], null],
  ['valid before the order', [said('valid', '2027-01-31')], 'old'],
  ['out of reach', [said('unreachable')], 'unreachable'],
  ['valid, out of reach later', [said('unreachable', '2027-02-09'), said('valid')], null],
  ['invalid later', [said('invalid', '2027-02-09'), said('valid')], 'invalid'],
  ['valid later', [said('valid', '2027-02-09'), said('invalid')], null],
  ['another VAT id was valid', [said('valid', '2027-02-09', 'ATU00000000')], 'missing'],
] as const)('%s', (_, checks, warning) => {
  expect(vatWarning(checks, { vatId, orderedOn, taxes: reverse })).toBe(warning)
})

test('where the buyer owes no tax there is nothing to tell', () => {
  expect(vatWarning([], { vatId, orderedOn, taxes: [{ taxCase: 'exempt' }] })).toBeNull()
})
