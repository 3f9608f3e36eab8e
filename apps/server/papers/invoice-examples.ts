import { creditOf, restOf } from '@tafelrunde/contract/exhibitions/credits'
import type { LineTax } from '@tafelrunde/contract/values/tax'
import { association } from '../src/areas/demo/content/association.content.ts'
import { ciiDocument } from '../src/areas/invoices/cii.document.ts'
import { creditContent } from '../src/areas/invoices/credits/credits.rules.ts'
import { invoiceDocument } from '../src/areas/invoices/invoices.document.ts'
import {
  cancellationContent,
  type InvoiceContent,
  invoiceContent,
} from '../src/areas/invoices/invoices.rules.ts'
import { writeXml } from '../src/common/xml.service.ts'

const { name, street, postalCode, city, email, phone, website, iban, bic, taxNumber, vatId } = association
const letterhead = { name, street, postalCode, city, email, phone, website }
const standard: LineTax = { taxCase: 'standard', vatPercent: 19, exemption: '' }
const reduced: LineTax = { taxCase: 'reduced', vatPercent: 7, exemption: '' }
const exempt: LineTax = { taxCase: 'exempt', vatPercent: 0, exemption: '§ 4 Nr. 22 Buchst. a UStG' }
const reverseCharge: LineTax = { taxCase: 'reverse_charge', vatPercent: 0, exemption: '' }
const compensation: LineTax = { taxCase: 'compensation', vatPercent: 0, exemption: '' }
const notTaxable: LineTax = { taxCase: 'not_taxable', vatPercent: 0, exemption: '' }
const smallBusiness: LineTax = { taxCase: 'small_business', vatPercent: 0, exemption: '' }

const facts = {
  number: '2027-R-00042',
  issuedAt: new Date('2027-03-01T12:00:00+01:00'),
  seller: { ...letterhead, iban, bic, accountHolder: '', taxNumber, vatId },
  buyer: {
    company: 'Lernmittelverlag Möllenkamp & Söhne GmbH',
    street: 'Druckereistraße 7',
    postalCode: '20354',
    city: 'Hamburg',
    country: 'DE',
    vatId: '',
    contactName: 'Clara Möllenkamp',
    contactEmail: 'messe@moellenkamp.example',
    contactPhone: '040 123456',
    reference: 'EK-2027-0815',
    leitwegId: '',
  },
  order: 'B-2027-000012',
  event: {
    name: 'Frühjahrstagung 2027',
    startsAt: new Date('2027-03-12T09:00:00+01:00'),
    endsAt: new Date('2027-03-13T17:00:00+01:00'),
    location: 'Stadthalle Lindenau, Marktplatz 3, 12346 Lindenau',
  },
  lines: [
    { name: 'Tisch 1,80\u00a0m × 0,80\u00a0m', quantity: 3, unitCents: 12_550, ...standard },
    { name: 'Stromanschluss 230\u00a0V', quantity: 1, unitCents: 4500, ...standard },
    { name: 'Verpflegung je Person', quantity: 14, unitCents: 2899, ...reduced },
  ],
}
/** The same lines, taxed so. */
const taxed = (...taxes: LineTax[]) =>
  facts.lines.map((line, at) => ({ ...line, ...(taxes[at] ?? taxes[0]) }))

/** An invoice as it may be, for examples and tests. */
export const invoice = invoiceContent(facts)

const austrian = {
  ...facts.buyer,
  company: 'Österreichischer Schulbuchverlag',
  street: 'Wollzeile 12',
  postalCode: '1010',
  city: 'Wien',
  country: 'AT',
  vatId: 'ATU12345675',
}
const swiss = {
  ...facts.buyer,
  company: 'Schulverlag Zürichsee AG',
  street: 'Seestrasse 120',
  postalCode: '8700',
  city: 'Küsnacht',
  country: 'CH',
  vatId: 'CHE123456789MWST',
}
/** With names that no line has room for. */
const long = {
  ...facts.buyer,
  company:
    'Arbeitsgemeinschaft der Schulbuch-, Lernmittel- und Kindergartenausstattungsverlage im Bundesverband, Landesgruppe Nordrhein-Westfalen',
  street: `${'0123456789'.repeat(9)}-Straße`,
  contactName: 'Maria-Magdalena von Hohenstein-Waldenburg zu Schönfließ',
}
const longName =
  'Verpflegungspauschale für das Standpersonal einschließlich Frühstück, Mittagessen, Konferenzgetränken und Donaudampfschifffahrtsgesellschaftskapitänsmützenverleih'
const manyLines = Array.from({ length: 26 }, (_, at) => ({
  name: [`Posten ${at + 1}`, longName, 'X'.repeat(100), `Stand ${at}`][at % 4] ?? '',
  quantity: 500,
  unitCents: 9_999_999,
  ...(at % 3 === 2 ? reduced : standard),
}))

/** One with all that is long. */
export const invoiceLong = invoiceContent({ ...facts, buyer: long, lines: manyLines })

const cancellation = cancellationContent(invoice, {
  number: '2027-R-00043',
  issuedAt: new Date('2027-03-02T12:00:00+01:00'),
  reason: 'Die Anschrift war falsch.',
})

/** One of three tables less, and five euros off the meals. */
const credit = creditOf(restOf(invoice, []), [
  { line: 0, quantity: 1, cents: null },
  { line: 2, quantity: null, cents: 500 },
])
if ('fault' in credit) throw new Error('the example can be credited')
const credited = creditContent(invoice, credit, {
  number: '2027-R-00043',
  issuedAt: new Date('2027-03-02T12:00:00+01:00'),
  reason: 'Ein Tisch stand nicht bereit.',
})
const restCancelled = cancellationContent(
  invoice,
  {
    number: '2027-R-00044',
    issuedAt: new Date('2027-03-03T12:00:00+01:00'),
    reason: 'Die Anschrift war falsch.',
  },
  [credited],
)

const example = (content: InvoiceContent) => ({
  template: 'invoice' as const,
  document: invoiceDocument(content),
  xml: writeXml(ciiDocument(content, 'en16931')),
})

export const invoiceExamples = {
  invoice: example(invoice),
  invoiceExempt: example(invoiceContent({ ...facts, lines: taxed(exempt) })),
  invoiceSmallBusiness: example(invoiceContent({ ...facts, lines: taxed(smallBusiness) })),
  invoiceAbroad: example(
    invoiceContent({ ...facts, buyer: austrian, lines: taxed(reverseCharge, exempt, reduced) }),
  ),
  invoiceThirdCountry: example(
    invoiceContent({ ...facts, buyer: swiss, lines: taxed(notTaxable, notTaxable, reduced) }),
  ),
  invoiceFee: example(
    invoiceContent({
      ...facts,
      lines: [{ name: 'Stornopauschale', quantity: 1, unitCents: 22_500, ...compensation }],
    }),
  ),
  invoiceLong: example(invoiceLong),
  invoicePartlyPaid: example(invoiceContent({ ...facts, creditCents: 50_000 })),
  invoicePaid: example(invoiceContent({ ...facts, creditCents: 500_000 })),
  invoiceCancelled: example(cancellation),
  invoiceCredited: example(credited),
  invoiceRestCancelled: example(restCancelled),
}
