import { association } from '../src/areas/demo/content/association.content.ts'
import { ciiDocument } from '../src/areas/invoices/cii.document.ts'
import { invoiceDocument } from '../src/areas/invoices/invoices.document.ts'
import {
  cancellationContent,
  type InvoiceContent,
  invoiceContent,
} from '../src/areas/invoices/invoices.rules.ts'
import { writeXml } from '../src/common/xml.service.ts'

const { name, street, postalCode, city, email, phone, website, iban, bic, taxNumber, vatId } = association
const letterhead = { name, street, postalCode, city, email, phone, website }
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
  },
  order: 'B-2027-000012',
  event: {
    name: 'Frühjahrstagung 2027',
    startsAt: new Date('2027-03-12T09:00:00+01:00'),
    endsAt: new Date('2027-03-13T17:00:00+01:00'),
    location: 'Stadthalle Lindenau, Marktplatz 3, 12346 Lindenau',
  },
  lines: [
    { name: 'Tisch 1,80\u00a0m × 0,80\u00a0m', quantity: 3, unitCents: 12_550 },
    { name: 'Stromanschluss 230\u00a0V', quantity: 1, unitCents: 4500 },
    { name: 'Verpflegung je Person', quantity: 14, unitCents: 2899 },
  ],
  taxCase: 'standard' as const,
  vatPercent: 19,
}

/** An invoice as it may be, for examples and tests. */
export const invoice = invoiceContent(facts)

const austrian = {
  ...facts.buyer,
  company: 'Österreichischer Schulbuchverlag',
  street: 'Wollzeile 12',
  postalCode: '1010',
  city: 'Wien',
  country: 'AT',
  vatId: 'ATU12345678',
}
const cancellation = cancellationContent(invoice, {
  number: '2027-R-00043',
  issuedAt: new Date('2027-03-02T12:00:00+01:00'),
  reason: 'Die Anschrift war falsch.',
})

const example = (content: InvoiceContent) => ({
  template: 'invoice' as const,
  document: invoiceDocument(content),
  xml: writeXml(ciiDocument(content, 'en16931')),
})

export const invoiceExamples = {
  invoice: example(invoice),
  invoiceExempt: example(invoiceContent({ ...facts, taxCase: 'exempt', vatPercent: 0 })),
  invoiceAbroad: example(
    invoiceContent({ ...facts, buyer: austrian, taxCase: 'reverse_charge', vatPercent: 0 }),
  ),
  invoiceCancelled: example(cancellation),
}
