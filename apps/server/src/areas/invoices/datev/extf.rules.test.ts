import { expect, test } from 'vitest'
import { skr04 } from './datev.fixture.ts'
import { bookingFile, yearStart } from './extf.rules.ts'
import { cutAtWord, inWindows1252, latinText } from './latin.rules.ts'
import { costsOf } from './postings.rules.ts'

const kept = (text: string) => new TextDecoder('windows-1252').decode(inWindows1252(latinText(text)))

test('a word with a letter that Windows-1252 does not have is written plainly, others stay as they are', () => {
  expect(kept('Ä€–„ß Čapek 🙂')).toBe('Ä€–„ß Capek ?')
  expect(kept('Łódź, Dvořák & Çelik, Gülşen, Đorđe, Œuvre, Škoda, straße')).toBe(
    'Lodz, Dvorak & Çelik, Gülsen, Dorde, Œuvre, Škoda, straße',
  )
  expect(kept('Haus‑\u200bMusik\n\tVerlag\u202f1')).toBe('Haus- Musik Verlag 1')
  expect(kept('Λόγος')).toBe('?????')
})

test('a label is cut between words, and says so; one long word is cut anywhere', () => {
  expect(cutAtWord('Verlag für Bildung', 18)).toBe('Verlag für Bildung')
  expect(cutAtWord('Verlag für Bildung und Unterricht', 25)).toBe('Verlag für Bildung und…')
  expect(cutAtWord('Verlag für Bildung und Unterricht', 24)).toBe('Verlag für Bildung und…')
  expect(cutAtWord('Donaudampfschifffahrtsgesellschaft mbH', 20)).toBe('Donaudampfschifffah…')
})

test('a financial year begins in its month, in the year before where that is still to come', () => {
  expect(yearStart('2027-03-31', 1)).toBe('2027-01-01')
  expect(yearStart('2027-06-30', 7)).toBe('2026-07-01')
  expect(yearStart('2027-07-01', 7)).toBe('2027-07-01')
})

test('the sphere stands where the chart has it', () => {
  expect(costsOf('42', 'FK-27', 'purpose')).toEqual(['3', 'FK-27'])
  expect(costsOf('49', 'FK-27', 'purpose')).toEqual(['FK-27', ''])
  expect(costsOf('03', 'FK-27', 'business')).toEqual(['FK-27', '4'])
  expect(costsOf('04', '', null)).toEqual(['', ''])
})

test('what somebody typed is no formula and ends no field, whatever hides its beginning', () => {
  const posting = {
    cents: 100,
    account: 10_000,
    against: 8400,
    key: null,
    day: '2027-02-03',
    number: '2027-R-00001',
    costs: ['', ''] as [string, string],
    vatId: '',
    serviceDay: null,
  }
  const lineOf = (text: string) =>
    bookingFile(
      skr04,
      { from: '2027-02-01', until: '2027-02-28' },
      [{ ...posting, text }],
      new Date('2027-03-31T22:30:00Z'),
    ).split('\r\n')
  expect(lineOf('\u200b=1+1')[2]).toContain(`;"'=1+1";`)
  expect(lineOf('＝1+1')[2]).toContain(`;"'=1+1";`)
  expect(lineOf('Verlag "Feder"; GmbH')[2]).toContain(';"Verlag ""Feder""; GmbH";')
  expect(lineOf('')[0]).toContain(';20270401003000000;')
})
