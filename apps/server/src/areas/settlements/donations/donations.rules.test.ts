import { expect, test } from 'vitest'
import { mayConfirm } from '../../association/donations/donations.rules.ts'
import { mayDonate, sumInWords } from './donations.rules.ts'

test.each([
  [1, 'null Euro und ein Cent'],
  [100, 'ein Euro'],
  [1_217, 'zwölf Euro und siebzehn Cent'],
  [18_005, 'einhundertachtzig Euro und fünf Cent'],
  [123_456, 'eintausendzweihundertvierunddreißig Euro und sechsundfünfzig Cent'],
  [10_000_000, 'einhunderttausend Euro'],
])('%i cents in words', (cents, words) => {
  expect(sumInWords(cents)).toBe(words)
})

const terms = {
  taxOffice: 'Musterstadt',
  taxNumber: '1',
  notice: 'exemption' as const,
  noticeOn: '2022-03-20',
  period: '2021',
  purposes: 'der Erziehung',
}

test('a notice is good for five years, one of § 60a AO for three', () => {
  expect(mayConfirm(undefined, '2027-03-20')).toBe(false)
  expect(mayConfirm(terms, '2027-03-20')).toBe(true)
  expect(mayConfirm(terms, '2027-03-21')).toBe(false)
  expect(mayConfirm({ ...terms, notice: 'statutes' }, '2025-03-21')).toBe(false)
  expect(mayConfirm(terms, '2022-03-19')).toBe(false)
})

test('nothing is waived where VAT is owed, nor more than three months after the event', () => {
  const event = { endsAt: new Date('2026-12-13T17:00:00+01:00') }
  const facts = { tax: 'allowance' as const, event, today: '2027-03-13' }
  expect(mayDonate(terms, facts)).toBe(true)
  expect(mayDonate(terms, { ...facts, today: '2027-03-14' })).toBe(false)
  expect(mayDonate(terms, { ...facts, tax: 'small_business' })).toBe(true)
  for (const tax of ['vat', 'reverse_charge'] as const)
    expect(mayDonate(terms, { ...facts, tax })).toBe(false)
})
