import { listInvoices } from '@tafelrunde/contract/admin/money/invoices'
import { getOrder } from '@tafelrunde/contract/exhibitions/orders'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { readCii } from '../../../test/read/read-invoice.ts'
import { readPdf } from '../../../test/read/read-pdf.ts'
import { association } from '../association/association.tables.ts'
import { mailAttachments } from '../mail/mail.tables.ts'
import { invoicingIn, seller } from './invoices.fixture.ts'
import { invoices } from './invoices.tables.ts'

const testApp = await buildTestApp()
const { app, as, clock, deps, given } = testApp
const {
  cancel,
  confirmed,
  download,
  exhibition,
  exhibitor,
  invoice,
  lettersTo,
  ordered,
  paperOf,
  post,
  staff,
  xmlOf,
} = await invoicingIn(testApp)
const { db } = deps
beforeEach(() => clock.set('2027-03-01T12:00:00+01:00')) // when orders are taken

test('staff write the invoice of a confirmed order, and it goes to its contact with a PDF', async () => {
  const { order, params, person, email } = await confirmed()
  clock.set('2031-03-01T12:00:00+01:00')
  const written = await invoice(params)
  expect(written).toMatchObject({
    number: '2031-R-00001',
    kind: 'invoice',
    order: order.id,
    gross_cents: order.gross_cents,
    cancels: null,
  })
  expect(await as(person)(getOrder, { params })).toMatchObject({
    state: 'invoiced',
    invoice: { id: written.id, number: '2031-R-00001' },
  })
  const letter = (await lettersTo(email)).at(-1)
  expect(letter?.subject).toContain('2031-R-00001')
  expect(letter?.text.replaceAll('\u00a0', ' ')).toContain('bis zum 15. März 2031')
  const [attachment] = await db
    .select()
    .from(mailAttachments)
    .where(eq(mailAttachments.mailId, letter?.id ?? ''))
  expect(attachment).toMatchObject({ name: 'Rechnung 2031-R-00001.pdf', type: 'application/pdf' })
  expect(attachment?.bytes?.equals(await paperOf(written.id))).toBe(true)
})

test('the paper says all that the law demands, and has the same data inside as XML', async () => {
  const { order, params } = await confirmed()
  const { id, number } = await invoice(params)
  const { text, attachments, metadata, mark, info, showsTitle, pages } = await readPdf(await paperOf(id))
  for (const words of [
    number,
    'Lehrkräfteverband Musterland',
    'Schulstraße 12',
    'Steuernummer 151/815/08156',
    'USt-IdNr. DE123456789',
    'Verlag Kreidestrich GmbH',
    'Lindenweg 14',
    'vom 12. März bis 13. März 2027',
    'Tische 2 140,00 € 280,00 €',
    'Summe ohne Umsatzsteuer 349,00 €',
    'Umsatzsteuer 19 % 66,31 €',
    'Rechnungsbetrag 415,31 €',
    'DE02 1203 0000 0000 2020 51',
  ])
    expect(text).toContain(words)
  expect(mark).toEqual(new Map(Object.entries({ Marked: true, Suspects: false, UserProperties: false })))
  expect([...attachments.keys()]).toEqual(['factur-x.xml'])
  const inside = readCii(attachments.get('factur-x.xml') ?? '')
  expect(inside).toMatchObject({
    guideline: 'urn:cen.eu:en16931:2017',
    number,
    sums: { net: order.total_cents, vat: order.vat_cents, gross: order.gross_cents },
    from: '20270312',
    to: '20270313',
    payment: { code: '58', iban: seller.iban, reference: number },
  })
  expect({ ...readCii(await xmlOf(id)), guideline: inside.guideline }).toEqual(inside)
  for (const said of [
    '<pdfaid:part>3</pdfaid:part>',
    '<pdfaid:conformance>A</pdfaid:conformance>',
    '<pdfuaid:part>1</pdfuaid:part>',
    '<pdfaSchema:namespaceURI>http://www.aiim.org/pdfua/ns/id/</pdfaSchema:namespaceURI>',
    '<fx:DocumentType>INVOICE</fx:DocumentType>',
    '<fx:DocumentFileName>factur-x.xml</fx:DocumentFileName>',
    '<fx:Version>1.0</fx:Version>',
    '<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>',
    '<pdfaSchema:namespaceURI>urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#</pdfaSchema:namespaceURI>',
  ])
    expect(metadata).toContain(said)
  expect(info).toMatchObject({ Title: `Rechnung · ${number} · ${order.company}`, Language: 'de-DE' })
  expect(showsTitle).toBe(true)
  for (const tag of ['H1', 'H2', 'Table', 'TH', 'TD'])
    expect(pages[0]?.structure).toContain(`"role":"${tag}"`)
  expect(pages[0]?.structure).not.toContain('Figure') // it would lack its place on the page
})

test('the reference of the buyer and a Leitweg-ID stand on the paper and in the XML', async () => {
  const read = async (wish: object) => {
    const { params, order } = await confirmed({ wish })
    const { id } = await invoice(params)
    const { buyerReference, buyerOrder, sellerOrder } = readCii(await xmlOf(id))
    const { text } = await readPdf(await paperOf(id))
    const number = `B-2027-${String(order.id).padStart(6, '0')}`
    return { text, number, references: [buyerReference, buyerOrder, sellerOrder] }
  }
  const leitweg_id = '04011000-1234512345-06'
  const both = await read({ reference: 'EK-0815', leitweg_id })
  expect(both.references).toEqual([leitweg_id, 'EK-0815', both.number])
  for (const words of ['Ihr Zeichen: EK-0815', `Leitweg-ID: ${leitweg_id}`])
    expect(both.text).toContain(words)
  const own = await read({ reference: 'EK-0815' })
  expect(own.references).toEqual(['EK-0815', 'EK-0815', own.number])
  const none = await read({})
  expect(none.references).toEqual([none.number, undefined, none.number])
  expect(none.text).not.toContain('Ihr Zeichen')
})

test('only confirmed orders are invoiced, each once', async () => {
  const fresh = await ordered()
  expect(await post(`/api/admin/orders/${fresh.order.id}/invoice/`)).toMatchObject({
    status: 409,
    body: { code: 'state', detail: 'Diese Bestellung ist noch nicht bestätigt.' },
  })
  const { params } = await confirmed()
  await invoice(params)
  expect((await post(`/api/admin/orders/${params.id}/invoice/`)).status).toBe(409)
  expect((await post('/api/admin/orders/999999/invoice/')).status).toBe(404)
  expect((await post('/api/admin/events/999999/invoices/')).status).toBe(404)
})

test.each([
  [{ city: '' }, 'die vollständige Anschrift'],
  [{ iban: '' }, 'die IBAN'],
  [{ phone: '' }, 'E-Mail-Adresse und Telefonnummer'],
  [{ taxNumber: '', vatId: '' }, 'die Steuernummer oder die Umsatzsteuer-Identifikationsnummer'],
])('an association that has not said %o writes no invoice, and is told so', async (gap, words) => {
  const { params } = await confirmed()
  await db.update(association).set(gap)
  const { status, body } = await post(`/api/admin/orders/${params.id}/invoice/`)
  await db.update(association).set(seller)
  expect([status, body.code]).toEqual([409, 'state'])
  expect(body.detail).toBe(`Rechnungen gibt es, sobald beim Verband hinterlegt ist: ${words}.`)
  expect((await invoice(params)).kind).toBe('invoice')
})

test('an exhibitor reads own invoices, staff all; for others they do not exist', async () => {
  const { params, person } = await confirmed()
  const { id, number } = await invoice(params)
  const urls = [`/api/exhibitor-invoices/${id}/`, `/api/exhibitor-invoices/${id}/xml/`]
  for (const url of urls) {
    expect((await download(url, person)).statusCode).toBe(200)
    expect((await download(url, staff)).statusCode).toBe(200)
    expect((await download(url, await exhibitor())).statusCode).toBe(404)
    expect((await download(url, await given.account())).statusCode).toBe(403)
    expect((await app.inject(url)).statusCode).toBe(401)
  }
  const [paper, xml] = await Promise.all(urls.map(url => download(url, person)))
  expect(paper?.headers).toMatchObject({ 'content-type': 'application/pdf' })
  expect(paper?.headers['content-disposition']).toContain(`inline; filename="Rechnung ${number}.pdf"`)
  expect(xml?.headers['content-type']).toContain('application/xml')
  expect(xml?.headers['content-disposition']).toContain(`attachment; filename="Rechnung ${number}.xml"`)
})

test('staff see all invoices of an event, the latest first; nobody else does', async () => {
  const event = await exhibition()
  const { params, person } = await confirmed({ event })
  const first = await invoice(params)
  const second = await cancel(first.id)
  const list = await as(staff)(listInvoices, { query: { event: String(event.id) } })
  expect(list.results).toMatchObject([second, first])
  const ofAnother = await invoice((await confirmed({ event })).params)
  const ofThis = await as(staff)(listInvoices, { query: { order: String(params.id) } })
  expect(ofThis.results).toMatchObject([second, first])
  expect(ofThis.results.map(({ id }) => id)).not.toContain(ofAnother.id)
  expect((await download('/api/admin/invoices/', person)).statusCode).toBe(403)
  expect((await post(`/api/admin/orders/${params.id}/invoice/`, person)).status).toBe(403)
})

test('an invoice is never changed or deleted, not even in the database', async () => {
  const { id } = await invoice((await confirmed()).params)
  await expect(db.update(invoices).set({ xml: '' }).where(eq(invoices.id, id))).rejects.toThrow(
    'Failed query',
  )
  await expect(db.delete(invoices).where(eq(invoices.id, id))).rejects.toThrow('Failed query')
  const [row] = await db.select().from(invoices).where(eq(invoices.id, id))
  expect(row?.issuedBy).toBe('Renate Albrecht')
})
