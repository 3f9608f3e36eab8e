import { creditOf, restOf } from '@tafelrunde/contract/exhibitions/credits'
import type { LineTax, TaxCase } from '@tafelrunde/contract/values/tax'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { invoice } from '../../../papers/invoice-examples.ts'
import { brokenRules } from '../../../test/read/en16931.ts'
import { readCii } from '../../../test/read/read-invoice.ts'
import { writeXml } from '../../common/xml.service.ts'
import { ciiDocument } from './cii.document.ts'
import { creditContent } from './credits/credits.rules.ts'
import { cancellationContent, type InvoiceContent, invoiceContent, sellerGaps } from './invoices.rules.ts'

const { seller, buyer } = invoice
const event = {
  ...invoice.event,
  startsAt: new Date('2027-03-12T08:00Z'),
  endsAt: new Date('2027-03-13T16:00Z'),
}
const named = { number: '2027-R-00042', issuedAt: new Date('2027-03-01T11:00Z') }
const buyers: Record<string, typeof buyer> = {
  home: buyer,
  union: { ...buyer, country: 'AT', vatId: 'atu 123 456 75' },
  third: { ...buyer, country: 'CH', vatId: 'CHE-123.456.789 MWST' },
}
const home: TaxCase[] = ['standard', 'reduced', 'exempt', 'small_business']
/** What lines may be taxed like for buyers in these places. */
const casesOf: Record<string, TaxCase[]> = {
  home,
  union: [...home, 'reverse_charge'],
  third: [...home, 'not_taxable'],
}
const percents: Partial<Record<TaxCase, number>> = { standard: 19, reduced: 7 }
const taxOf = (taxCase: TaxCase): LineTax => ({
  taxCase,
  vatPercent: percents[taxCase] ?? 0,
  exemption: taxCase === 'exempt' ? '§ 4 Nr. 22 Buchst. a UStG' : '',
})

const lineIn = (place: string) =>
  fc.record({
    name: fc.string({ minLength: 1, maxLength: 100 }).map(name => `Posten ${name}`),
    quantity: fc.integer({ min: 1, max: 500 }),
    unitCents: fc.integer({ min: 0, max: 10_000_000 }),
    tax: fc.constantFrom(...(casesOf[place] ?? [])).map(taxOf),
  })
/** What takes back a piece of one of its lines. */
const creditOn = (content: InvoiceContent, line: number) => {
  const credit = creditOf(restOf(content, []), [{ line, quantity: 1, cents: null }])
  const facts = { ...named, number: '2027-R-00043', reason: 'Ein Tisch fehlte' }
  return 'fault' in credit ? undefined : creditContent(content, credit, facts)
}

/** Invoices with all mixtures of taxes, what credits a piece of one of their lines, and what cancels them before and after that. */
const anyInvoice = fc.constantFrom('home', 'union', 'third').chain(place =>
  fc
    .record({
      lines: fc.array(lineIn(place), { minLength: 1, maxLength: 6 }),
      kind: fc.constantFrom('invoice', 'credit', 'cancellation', 'rest'),
      credited: fc.nat({ max: 5 }),
      paysVat: fc.boolean(),
      creditCents: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 1_000_000 })),
    })
    .map(({ lines, kind, credited, paysVat, creditCents }) => {
      const taxes = lines.map(({ tax }) => tax)
      const gaps = sellerGaps({ ...seller, vatId: '' }, taxes)
      const content = invoiceContent({
        ...named,
        seller: paysVat || gaps.length > 0 ? seller : { ...seller, vatId: '' },
        buyer: buyers[place] ?? buyer,
        order: 'B-2027-000012',
        event,
        creditCents,
        lines: lines.map(({ tax, ...line }) => ({ ...line, ...tax })),
      })
      const credit = kind === 'credit' || kind === 'rest' ? creditOn(content, credited) : undefined
      if (kind === 'invoice' || kind === 'credit') return credit ?? content
      const facts = { ...named, number: '2027-R-00044', reason: 'Falsche Anschrift' }
      return cancellationContent(content, facts, credit && [credit])
    }),
)

test('whatever is ordered, the invoice holds the schema and the rules of EN 16931, also as XRechnung', () => {
  fc.assert(
    fc.property(anyInvoice, content => {
      const read = readCii(writeXml(ciiDocument(content, 'en16931')))
      expect(read.guideline).toBe('urn:cen.eu:en16931:2017')
      const { net, vat, gross } = content.sums
      expect(read.sums).toMatchObject({ net, vat, gross })
      expect(brokenRules(read)).toEqual([])
      const xrechnung = readCii(writeXml(ciiDocument(content, 'xrechnung')))
      expect(xrechnung.guideline).toBe(
        'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0',
      )
      expect({ ...xrechnung, guideline: '' }).toEqual({ ...read, guideline: '' })
    }),
    { numRuns: 120 },
  )
})

test('a VAT id that is none of the EU is left out, and signs that XML cannot have', () => {
  const odd = { ...buyer, vatId: 'keine', company: 'Verlag \u0001„A & B“ <GmbH>' }
  const { buyer: read } = readCii(writeXml(ciiDocument({ ...invoice, buyer: odd }, 'en16931')))
  expect([read.vatId, read.name]).toEqual([undefined, 'Verlag „A & B“ <GmbH>'])
})

test('a company of Kosovo has the country that the lists of EN 16931 know', () => {
  const kosovar = { ...buyer, country: 'XK', vatId: '811234567' }
  const taxes = [taxOf('not_taxable'), taxOf('reduced')]
  const lines = taxes.map(tax => ({ name: 'Tisch', quantity: 1, unitCents: 100, ...tax }))
  const content = invoiceContent({ ...invoice, buyer: kosovar, event, lines, ...named })
  const xml = writeXml(ciiDocument(content, 'en16931'))
  expect(xml).toContain('<ram:CountryID>1A</ram:CountryID>')
  expect(xml).toContain('>1A811234567<')
})

test('a company is named as it is called, also where its name looks like XML', () => {
  for (const company of ['H&M; Filiale', 'Verlag &amp; Söhne', 'Buch&#65;']) {
    const content = { ...invoice, buyer: { ...buyer, company } }
    expect(readCii(writeXml(ciiDocument(content, 'xrechnung'))).buyer.name).toBe(company)
  }
})
