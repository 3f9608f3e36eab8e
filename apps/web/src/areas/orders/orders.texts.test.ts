import { expect, test } from 'vitest'
import { countryOptions } from './form/countries.ts'
import { exhibition, order } from './orders.example.ts'
import * as texts from './orders.texts.ts'

const { items } = exhibition()

test('prices say what they are for, and what is left where it is little', () => {
  expect(items.map(texts.priceText)).toEqual([
    'je\u00A0140,00\u00A0€',
    'je\u00A06,00\u00A0€',
    '45,00\u00A0€',
    'kostenfrei',
  ])
  expect(items.map(item => texts.leftText(item, item.free ?? 500))).toEqual([
    'noch\u00A05',
    undefined,
    'ausgebucht',
    undefined,
  ])
})

test('an offer says how many tables are left and until when', () => {
  expect(texts.offerText(exhibition())).toBe('Noch 5\u00A0Tische frei')
  const until = exhibition({ orders_until: new Date('2027-03-01T12:00:00+01:00') })
  expect(texts.offerText(until)).toBe('Noch 5\u00A0Tische frei, bestellen bis Mo., 1.\u00A0März')
  expect(texts.exhibitionLine(until)).toBe('Fr., 12. – Sa., 13.\u00A0März · Kongresshaus Musterstadt')
})

test('tables, address and tax are written as in German papers', () => {
  expect(texts.tablesText(order())).toBe('2\u00A0Tische: A2, A3')
  expect(texts.tablesText(order({ tables: 1, places: [] }))).toBe('1\u00A0Tisch')
  expect(texts.addressText(order({ country: 'AT' }))).toBe('Druckereigasse 8, 12345 Musterstadt, Österreich')
  expect(texts.sumLines(order())).toEqual([
    ['Netto', '304,00\u00A0€'],
    ['Umsatzsteuer, 19\u00A0%', '57,76\u00A0€'],
  ])
  const sums = { net: 41_800, vat: 7942, gross: 49_742 }
  expect(texts.taxText({ ...sums, cases: ['standard'] })).toBe('418,00\u00A0€ + 79,42\u00A0€\u00A0USt.')
  expect(texts.taxText({ ...sums, cases: ['not_taxable'] })).toBe('ohne deutsche USt.')
  expect(texts.taxText({ ...sums, cases: ['reduced', 'not_taxable'] })).toContain('USt.')
})

test('an order over several rates says each, and why the rest has none', () => {
  const taxes = [
    { tax_case: 'standard' as const, vat_percent: 19, exemption: '', net_cents: 30_400, vat_cents: 5776 },
    { tax_case: 'reduced' as const, vat_percent: 7, exemption: '', net_cents: 4350, vat_cents: 305 },
    {
      tax_case: 'exempt' as const,
      vat_percent: 0,
      exemption: '§ 4 Nr. 22 Buchst. a UStG',
      net_cents: 5000,
      vat_cents: 0,
    },
  ]
  const plain = (lines: [string, string][]) =>
    lines.map(line => line.map(text => text.replaceAll('\u00A0', ' ')))
  expect(plain(texts.sumLines(order({ taxes, total_cents: 39_750, vat_cents: 6081 })))).toEqual([
    ['Netto', '397,50 €'],
    ['Umsatzsteuer, 19 % auf 304,00 €', '57,76 €'],
    ['Umsatzsteuer, 7 % auf 43,50 €', '3,05 €'],
    ['Keine Umsatzsteuer auf 50,00 €', 'befreit, § 4 Nr. 22 Buchst. a UStG'],
  ])
  expect(plain(texts.sumLines(order({ taxes: taxes.slice(2), vat_cents: 0 })))).toEqual([
    ['Umsatzsteuer', 'befreit, § 4 Nr. 22 Buchst. a UStG'],
  ])
})

test('tables without a place are left to the office, in words', () => {
  expect(texts.unassignedText(0, true)).toBeUndefined()
  expect(texts.unassignedText(1, false)).toBe('Den Platz eines Tisches wählt das Büro.')
  expect(texts.unassignedText(2, true)).toBe(
    'Tippen Sie im Plan auf freie Tische. Die Plätze von 2\u00A0Tischen wählt das Büro, wenn Sie keine Wahl treffen.',
  )
})

test('countries stand by their German names, Germany first, with the one that is already said', () => {
  const names = countryOptions('CH').map(({ text }) => text)
  expect(names.slice(0, 2)).toEqual(['Deutschland', 'Belgien'])
  expect(names).toContain('Schweiz')
  expect(names).toHaveLength(32)
})

test('file names keep to what every system takes', () => {
  expect(texts.fileName('Rechnung R-2027/000012', 'xml')).toBe('Rechnung R-2027-000012.xml')
})
