import { confirmOrder } from '@tafelrunde/contract/admin/money/orders'
import { cancelOrder } from '@tafelrunde/contract/exhibitions/orders'
import { expect, test } from 'vitest'
import { orderExamples } from '../../../../papers/order-examples.ts'
import { buildTestApp } from '../../../../test/build-test-app.ts'
import { readPdf } from '../../../../test/read/read-pdf.ts'
import { orderingIn } from './orders.fixture.ts'

const testApp = await buildTestApp()
const { app, as, bearer, deps, given } = testApp
const { ordered } = orderingIn(testApp)

const plain = (text: string) => text.replaceAll('\u00a0', ' ')
const read = async (person: { id: number }, id: number) => {
  const answer = await app.inject({
    url: `/api/exhibitordata/${id}/confirmation/`,
    headers: await bearer(person),
  })
  expect(answer.statusCode).toBe(200)
  return { headers: answer.headers, text: plain((await readPdf(answer.rawPayload)).text) }
}

test('an Auftragsbestätigung can be read by others: who, which event, each line, the tax and the tables', async () => {
  const { template, document } = orderExamples.orderConfirmation
  const { text, pages, info } = await readPdf(await deps.papers.draw(template, document))
  expect(pages).toHaveLength(1)
  for (const words of [
    'Nr. B-2027-000012',
    'Auftragsbestätigung',
    'Verlag Kreidestrich GmbH Britta Sundermann Lindenweg 14 12345 Musterstadt USt-IdNr. DE123456789',
    'Frühjahrstagung 2027 vom 12. März bis 13. März 2027 Kongresshaus Musterstadt',
    'WLAN 1 kostenfrei 0,00 €',
    'Summe ohne Umsatzsteuer 349,00 €',
    'Umsatzsteuer 19 % 66,31 €',
    'Gesamtbetrag 415,31 €',
    'Ihre Tische A4, A5',
  ])
    expect(plain(text)).toContain(words)
  expect(info).toMatchObject({
    Title: 'Auftragsbestätigung · B-2027-000012 · Verlag Kreidestrich GmbH',
    Language: 'de-DE',
  })
  for (const tag of ['H1', 'H2', 'Table', 'TH', 'TD'])
    expect(pages[0]?.structure).toContain(`"role":"${tag}"`)
})

test('a company abroad reads who owes the tax of what, what is taxed all the same, and what is off each', async () => {
  const { template, document } = orderExamples.orderConfirmationLong
  const long = plain((await readPdf(await deps.papers.draw(template, document))).text)
  for (const words of [
    'Österreich',
    'Tische 2 140,00 € ohne ¹ 280,00 €',
    'Rabatt 10 %: Frühbucher, wie für alle Mitglieder der Arbeitsgemeinschaft vereinbart 7 % −34,90 €',
    'Umsatzsteuer 7 % auf 314,10 € 21,99 €',
    'Keine Umsatzsteuer ¹ auf 314,10 € 0,00 €',
    '¹ Steuerschuldnerschaft des Leistungsempfängers.',
    'Wir weisen sie Ihnen zu.',
  ])
    expect(long).toContain(words)
  const cancelled = orderExamples.orderConfirmationCancelled
  const exempt = plain((await readPdf(await deps.papers.draw(cancelled.template, cancelled.document))).text)
  expect(exempt).toContain('Steuerfrei nach § 4 Nr. 22 Buchst. a UStG.')
  expect(exempt).not.toContain('Summe ohne Umsatzsteuer')
})

test('the paper says how far the order is', async () => {
  const { person, params } = await ordered({ wish: { places: ['A4'] } })
  const first = await read(person, params.id)
  expect(first.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': expect.stringMatching(/^inline; filename="Bestellbestaetigung B-2027-\d+\.pdf"/),
  })
  expect(first.text).toContain('Verbindlich wird sie mit unserer Auftragsbestätigung')
  await as(await given.staff())(confirmOrder, { params, body: {} })
  expect((await read(person, params.id)).text).toContain('Auftragsbestätigung Aussteller')
})

test('a cancelled order names no tables any more', async () => {
  const { person, params } = await ordered({ wish: { places: ['A4'] } })
  await as(person)(cancelOrder, { params })
  const { text } = await read(person, params.id)
  expect(text).toContain('Bestellung (storniert)')
  expect(text).not.toContain('Ihre Tische')
})
