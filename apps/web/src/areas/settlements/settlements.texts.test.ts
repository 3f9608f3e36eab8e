import type { Settlement } from '@tafelrunde/contract/lecturers/settlements'
import { expect, test } from 'vitest'
import { settlement } from './settlements.example.ts'
import {
  addressText,
  allowanceText,
  billedText,
  fileName,
  lineParts,
  maskedIban,
  missingText,
  sumLines,
  travelText,
} from './settlements.texts.ts'

const cases: [text: string | undefined, facts: Partial<Settlement>][] = [
  ['IBAN fehlt noch', { missing: ['iban'] }],
  ['Anschrift, IBAN und Beleg fehlen noch', { missing: ['address', 'iban', 'receipts'] }],
  ['Einreichen können Sie nach Ihrem letzten Termin', { missing: ['iban', 'timeslots'] }],
  ['Bereit zum Einreichen', {}],
  ['Bitte prüfen und erneut einreichen', { state: 'returned' }],
  [undefined, { state: 'submitted' }],
]
test.each(cases)('what is missing is said in words: %s', (text, facts) => {
  expect(missingText(settlement(facts))).toBe(text)
})

test('an address abroad names its country', () => {
  const home = { street: 'Lindenweg 14', postal_code: '12345', city: 'Musterstadt', country: 'DE' }
  expect(addressText(home)).toBe('Lindenweg 14, 12345 Musterstadt')
  expect(addressText({ ...home, postal_code: '1010', city: 'Wien', country: 'AT' })).toBe(
    'Lindenweg 14, 1010 Wien, Österreich',
  )
  expect(addressText({ ...home, country: '' })).toBe('Lindenweg 14, 12345 Musterstadt')
  expect(addressText({ street: '', postal_code: '', city: '', country: 'DE' })).toBe('fehlt noch')
})

test('days, times, sums and kilometres are written as in German papers', () => {
  const { timeslots } = settlement()
  expect(timeslots.map(lineParts)).toEqual([['12.\u00A0März, 14:00–15:30', '2\u00A0UE']])
  expect(travelText(settlement())).toEqual({
    title: 'Fahrt mit dem Pkw',
    line: '128\u00A0km ×\u00A00,30\u00A0€',
  })
  expect(allowanceText(settlement())).toBe('1.240,00\u00A0€ von 3.300,00\u00A0€ in\u00A02027')
})

test('the VAT is a sum of its own where there is one', () => {
  const names = (facts: Parameters<typeof settlement>[0]) => sumLines(settlement(facts)).map(([name]) => name)
  expect(names({})).toEqual(['Honorar, 2\u00A0UE', 'Reise', 'Auslagen'])
  expect(names({ tax: 'vat', vat_percent: 19 })).toContain('Umsatzsteuer, 19\u00A0%')
})

test('where only the net sum is billed, the row says so', () => {
  expect(billedText(10_700, 10_000, 7)).toBe(
    'Abgerechnet werden 100,00\u00A0€, ohne die Umsatzsteuer darin (7\u00A0%).',
  )
  expect(billedText(10_700, 10_700, 7)).toBeUndefined()
})

test('of an IBAN only its country and its end are shown', () => {
  expect(maskedIban('DE89370400440532011234')).toBe('DE…1234')
  expect(maskedIban('')).toBe('fehlt noch')
})

test('a file is named by paper and event, without characters that systems refuse', () => {
  const { event } = settlement()
  expect(fileName('Abrechnung', settlement({ event: { ...event, name: 'Tag 1/2: „Lesen“' } }))).toBe(
    'Abrechnung Tag 12 „Lesen“.pdf',
  )
})
