import type { TaxCase } from '@tafelrunde/contract/orders'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { invoice } from '../../../papers/invoice-examples.ts'
import { type ReadInvoice, readCii } from '../../../test/read-invoice.ts'
import { writeXml } from '../../common/xml.service.ts'
import { ciiDocument } from './cii.document.ts'
import { cancellationContent, invoiceContent } from './invoices.rules.ts'

const { seller, buyer } = invoice
const event = {
  ...invoice.event,
  startsAt: new Date('2027-03-12T08:00Z'),
  endsAt: new Date('2027-03-13T16:00Z'),
}
const named = { number: '2027-R-00042', issuedAt: new Date('2027-03-01T11:00Z') }
const percentOf: Record<TaxCase, number> = { standard: 19, exempt: 0, reverse_charge: 0 }

const line = fc.record({
  name: fc.string({ minLength: 1, maxLength: 100 }).map(name => `Posten ${name}`),
  quantity: fc.integer({ min: 1, max: 500 }),
  unitCents: fc.integer({ min: 0, max: 10_000_000 }),
})
/** Invoices of all tax cases, and what cancels them. */
const anyInvoice = fc
  .record({
    taxCase: fc.constantFrom('standard' as const, 'exempt' as const, 'reverse_charge' as const),
    lines: fc.array(line, { minLength: 1, maxLength: 6 }),
    cancelled: fc.boolean(),
    paysVat: fc.boolean(),
  })
  .map(({ taxCase, lines, cancelled, paysVat }) => {
    const abroad = { ...buyer, country: 'AT', vatId: 'atu 123 456 78' }
    const content = invoiceContent({
      ...named,
      seller: paysVat || taxCase === 'reverse_charge' ? seller : { ...seller, vatId: '' },
      buyer: taxCase === 'reverse_charge' ? abroad : buyer,
      order: 'B-2027-000012',
      event,
      lines,
      taxCase,
      vatPercent: percentOf[taxCase],
    })
    return cancelled
      ? cancellationContent(content, { ...named, number: '2027-R-00043', reason: 'Falsche Anschrift' })
      : content
  })

const sum = (values: number[]) => values.reduce((whole, part) => whole + part, 0)
/** Half up, away from zero: as a machine that knows nothing of ours computes it. */
const vatOn = (net: number, percent: number) =>
  Math.sign(net) * Math.round((Math.abs(net) * percent) / 100) + 0 // no -0

/** The business rules of EN 16931-1 on sums. */
const checkSums = ({ lines, taxes, sums }: ReadInvoice) => {
  for (const { quantity, price, total } of lines) expect(total).toBe(quantity * price + 0)
  expect(lines.every(({ price }) => price >= 0)).toBe(true) // BR-27
  expect(sums.lines).toBe(sum(lines.map(({ total }) => total))) // BR-CO-10
  expect(sums.net).toBe(sums.lines) // BR-CO-13
  expect(sums.vat).toBe(sum(taxes.map(({ amount }) => amount))) // BR-CO-14
  expect(sums.gross).toBe(sums.net + sums.vat) // BR-CO-15
  expect(sums.due).toBe(sums.gross) // BR-CO-16
  for (const { basis, percent, amount } of taxes) expect(amount).toBe(vatOn(basis, percent)) // BR-CO-17
}

/** Those on what has to be there. */
const checkFacts = ({ seller, payment, due, sums, lines, ...rest }: ReadInvoice) => {
  expect(lines.every(({ id, name }) => id && name)).toBe(true) // BR-21, BR-25
  expect(seller.name && seller.country && rest.buyer.name && rest.buyer.country).toBeTruthy() // BR-6 to 11
  expect(seller.vatId ?? seller.id).toBeTruthy() // BR-CO-26
  expect(sums.due > 0).toBe(due !== undefined) // BR-CO-25
  expect(['30', '58'].includes(payment.code ?? '')).toBe(payment.iban !== undefined) // BR-50, BR-61
  expect(rest.type === '384').toBe(rest.cancels !== undefined && rest.cancelledOn === '20270301') // BR-55
}

/** Those of each VAT category: BR-S, BR-E, BR-AE. */
const checkCategory = ({ lines, taxes, seller, buyer }: ReadInvoice) => {
  expect(taxes).toHaveLength(1) // BR-S-1, BR-E-1, BR-AE-1
  const [tax] = taxes
  expect(lines.every(({ category, percent }) => category === tax?.category && percent === tax?.percent)).toBe(
    true,
  )
  expect(tax?.basis).toBe(sum(lines.map(({ total }) => total))) // BR-S-8, BR-E-8, BR-AE-8
  if (tax?.category === 'S') {
    expect(tax.percent).toBeGreaterThan(0) // BR-S-5
    expect([tax.reason, tax.reasonCode]).toEqual([undefined, undefined]) // BR-S-10
    return
  }
  expect([tax?.percent, tax?.amount]).toEqual([0, 0]) // BR-E-5 and 9, BR-AE-5 and 9
  expect(tax?.reason).toBeTruthy() // BR-E-10, BR-AE-10
  if (tax?.category !== 'AE') return
  expect([seller.vatId, buyer.vatId]).toEqual(['DE123456789', 'ATU12345678']) // BR-AE-2, BR-CO-9
  expect([tax.reason, tax.reasonCode]).toEqual([
    'Steuerschuldnerschaft des Leistungsempfängers',
    'VATEX-EU-AE',
  ])
}

/** What XRechnung wants besides: BR-DE-1 to 11, 15 and 17, and electronic addresses of both. */
const checkXRechnung = ({ seller, buyer, buyerReference, payment, type, process }: ReadInvoice) => {
  expect(process).toBe('urn:fdc:peppol.eu:2017:poacc:billing:01:1.0')
  for (const field of [buyerReference, payment.code, seller.contact, seller.phone, seller.email])
    expect(field).toBeTruthy()
  for (const { city, postalCode, electronicAddress } of [seller, buyer])
    expect(city && postalCode && electronicAddress).toBeTruthy()
  expect(['380', '384']).toContain(type)
}

test('whatever is ordered, the invoice holds the schema and the rules of EN 16931, also as XRechnung', () => {
  fc.assert(
    fc.property(anyInvoice, content => {
      const read = readCii(writeXml(ciiDocument(content, 'en16931')))
      expect(read.guideline).toBe('urn:cen.eu:en16931:2017')
      const { net, vat, gross } = content.sums
      expect(read.sums).toMatchObject({ net, vat, gross })
      checkSums(read)
      checkFacts(read)
      checkCategory(read)
      const xrechnung = readCii(writeXml(ciiDocument(content, 'xrechnung')))
      expect(xrechnung.guideline).toBe(
        'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0',
      )
      expect({ ...xrechnung, guideline: '' }).toEqual({ ...read, guideline: '' })
      checkXRechnung(xrechnung)
    }),
    { numRuns: 60 },
  )
})

test('a VAT id that is none of the EU is left out, and signs that XML cannot have', () => {
  const odd = { ...buyer, vatId: 'keine', company: 'Verlag \u0001„A & B“ <GmbH>' }
  const { buyer: read } = readCii(writeXml(ciiDocument({ ...invoice, buyer: odd }, 'en16931')))
  expect([read.vatId, read.name]).toEqual([undefined, 'Verlag „A & B“ <GmbH>'])
})

test('a company is named as it is called, also where its name looks like XML', () => {
  for (const company of ['H&M; Filiale', 'Verlag &amp; Söhne', 'Buch&#65;']) {
    const content = { ...invoice, buyer: { ...buyer, company } }
    expect(readCii(writeXml(ciiDocument(content, 'xrechnung'))).buyer.name).toBe(company)
  }
})
