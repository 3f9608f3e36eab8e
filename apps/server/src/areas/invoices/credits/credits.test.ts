import { creditInvoice, readRest } from '@tafelrunde/contract/admin/money/credits'
import { listInvoices, sumInvoices } from '@tafelrunde/contract/admin/money/invoices'
import { payOrder, readBalance, refundOrder } from '@tafelrunde/contract/admin/money/order-payments'
import { changeDiscount } from '@tafelrunde/contract/admin/money/orders'
import { getOrder } from '@tafelrunde/contract/exhibitions/orders'
import { beforeEach, expect, test } from 'vitest'
import { buildTestApp } from '../../../../test/build-test-app.ts'
import { brokenRules } from '../../../../test/read/en16931.ts'
import { readCii } from '../../../../test/read/read-invoice.ts'
import { readPdf } from '../../../../test/read/read-pdf.ts'
import { invoicingIn } from '../invoices.fixture.ts'

const testApp = await buildTestApp()
const { as, clock } = testApp
const invoicing = await invoicingIn(testApp)
const { cancel, confirmed, download, exhibitor, invoice, lettersTo, paperOf, staff, xmlOf } = invoicing
const office = as(staff)
beforeEach(() => clock.set('2027-03-01T12:00:00+01:00'))

type Item = { line: number; quantity?: number; cents?: number | string }
const reason = 'Ein Tisch stand nicht bereit.'
/** As somebody who has seen what is left. */
const credit = async (id: number, ...items: Item[]) => {
  const { left_cents } = await office(readRest, { params: { id } })
  return office(creditInvoice, { params: { id }, body: { items, reason, left_cents } })
}
/** Two tables at 140 euros, four chairs at 6 and power at 45: 349 euros, 415.31 with VAT. */
const written = async (wish: object = {}) => {
  const order = await confirmed({ wish })
  return { ...order, invoice: await invoice(order.params) }
}
const listed = async (number: string) =>
  (await office(listInvoices, { query: { search: number } })).results[0]

test('a table is taken back by a paper of its own, and so much less is open', async () => {
  const { params, person, email, invoice: first } = await written()
  const rest = await office(readRest, { params: { id: first.id } })
  expect(rest).toMatchObject({ gross_cents: 41_531, left_cents: 41_531 })
  expect(rest.lines[0]).toMatchObject({ line: 0, name: 'Tische', left_quantity: 2, left_net_cents: 28_000 })
  const one = await credit(first.id, { line: 0, quantity: 1 })
  expect(one).toMatchObject({ kind: 'credit', gross_cents: -16_660, cancels: null, corrects: first.number })

  const { text, attachments } = await readPdf(await paperOf(one.id))
  for (const words of [
    `Rechnungskorrektur zu Rechnung Nr. ${first.number} vom 1. März 2027. Grund: ${reason}`,
    'Tische \u22121 140,00 € \u2212140,00 €',
    'Umsatzsteuer 19 % \u221226,60 €',
    'Korrekturbetrag \u2212166,60 €',
  ])
    expect(text.replaceAll('\u00a0', ' ')).toContain(words)
  expect(text).not.toContain('IBAN')
  const read = readCii(attachments.get('factur-x.xml') ?? '')
  expect(read).toMatchObject({ type: '384', cancels: first.number, cancelledOn: '20270301' })
  expect(brokenRules(readCii(await xmlOf(one.id)))).toEqual([])

  expect(await listed(one.number)).toMatchObject({ state: null, due: null, open_cents: 0 })
  expect(await listed(first.number)).toMatchObject({
    state: 'open',
    gross_cents: 41_531,
    credited_cents: -16_660,
    open_cents: 24_871,
    paid_cents: 0,
  })
  const { open } = await office(sumInvoices, { query: { order: String(params.id) } })
  expect(open).toEqual({ count: 1, cents: 24_871 })
  expect((await as(person)(getOrder, { params })).invoice).toEqual({
    id: first.id,
    number: first.number,
    credits: [{ id: one.id, number: one.number, gross_cents: -16_660 }],
  })
  const paper = `/api/exhibitor-invoices/${one.id}/`
  const own = await download(paper, person)
  expect(own.headers['content-disposition']).toContain(`filename="Rechnungskorrektur ${one.number}.pdf"`)
  expect((await download(paper, await exhibitor())).statusCode).toBe(404)
  const letter = (await lettersTo(email)).at(-1)
  expect(letter?.subject).toBe(`Korrektur Ihrer Rechnung ${first.number}`)
  for (const words of ['um 166,60 € gekürzt', `Der Grund: ${reason}`, 'Zu zahlen sind damit noch 248,71 €.'])
    expect(letter?.text.replaceAll('\u00a0', ' ')).toContain(words)
})

test('whoever has paid has a credit balance, which is paid back', async () => {
  const { params, email, invoice: first } = await written()
  await office(payOrder, { params, body: {} })
  await credit(first.id, { line: 1, cents: '6,00' })
  expect((await lettersTo(email)).at(-1)?.text).toContain('zu viel bezahlt')
  expect(await office(readBalance, { params })).toMatchObject({ papers_cents: 40_817, open_cents: -714 })
  expect(await listed(first.number)).toMatchObject({ state: 'paid', paid_cents: 40_817, open_cents: 0 })
  await office(refundOrder, { params, body: {} })
  expect((await office(readBalance, { params })).open_cents).toBe(0)
})

test('to cancel what was credited before takes back the rest, and all papers together are 0', async () => {
  const { order, params, invoice: first } = await written()
  const one = await credit(first.id, { line: 0, quantity: 1 }, { line: 1, cents: 333 })
  const last = await cancel(first.id, 'Falsche Anschrift')
  expect(first.gross_cents + one.gross_cents + last.gross_cents).toBe(0)
  expect((await office(readBalance, { params })).papers_cents).toBe(0)
  const { text, attachments } = await readPdf(await paperOf(last.id))
  expect(text.replaceAll(/\s+/g, ' ')).toContain(
    `vollständig. Was die Rechnungskorrektur ${one.number} schon zurückgenommen hat, ist abgezogen. Grund: Falsche Anschrift`,
  )
  expect(brokenRules(readCii(attachments.get('factur-x.xml') ?? ''))).toEqual([])
  await expect(credit(first.id, { line: 0, quantity: 1 })).rejects.toMatchObject({
    status: 409,
    body: { code: 'state', detail: 'Diese Rechnung ist schon storniert.' },
  })
  // What is invoiced anew is what is ordered.
  expect((await invoice(params)).gross_cents).toBe(order.gross_cents)
})

test('an invoice may be credited whole; what is cancelled of it then is nothing', async () => {
  const { params, invoice: first } = await written()
  const { lines } = await office(readRest, { params: { id: first.id } })
  const all = await credit(
    first.id,
    ...lines.map(({ line, left_quantity }) => ({ line, quantity: left_quantity })),
  )
  expect(all.gross_cents).toBe(-first.gross_cents)
  expect((await office(getOrder, { params })).state).toBe('paid')
  expect((await cancel(first.id)).gross_cents).toBe(0)
})

test('a piece with a discount costs what was paid for it', async () => {
  const { params } = await confirmed()
  await office(changeDiscount, { params, body: { percent: 10, reason: 'Frühbucher' } })
  const first = await invoice(params)
  const one = await credit(first.id, { line: 0, quantity: 1 })
  expect(one.gross_cents).toBe(-14_994)
  expect((await readPdf(await paperOf(one.id))).text).toContain('Rabatt auf „Tische“')
})

test('never more is taken back than is left, nor what nobody has seen, nor without a reason', async () => {
  const { invoice: first } = await written()
  const params = { id: first.id }
  const one = await credit(first.id, { line: 0, quantity: 1 })
  await expect(credit(first.id, { line: 0, quantity: 2 })).rejects.toMatchObject({
    status: 400,
    body: { items: ['Von „Tische“ sind nur noch 1 übrig.'] },
  })
  await expect(credit(first.id, { line: 0, cents: 14_001 })).rejects.toMatchObject({
    body: {
      items: [expect.stringMatching(/^Von „Tische“ sind nur noch 140,00\s€ ohne Umsatzsteuer übrig\.$/)],
    },
  })
  await expect(credit(first.id, { line: 3, quantity: 1 })).rejects.toMatchObject({
    body: { items: ['Diese Zeile hat die Rechnung nicht.'] },
  })
  for (const items of [[], [{ line: 0 }], [{ line: 0, quantity: 1, cents: 1 }]])
    await expect(credit(first.id, ...items)).rejects.toMatchObject({ status: 400 })
  const again = [
    { line: 0, quantity: 1 },
    { line: 0, cents: 1 },
  ]
  await expect(credit(first.id, ...again)).rejects.toMatchObject({ status: 400 })
  const stale = { items: [{ line: 0, quantity: 1 }], reason, left_cents: first.gross_cents }
  await expect(office(creditInvoice, { params, body: stale })).rejects.toMatchObject({
    status: 409,
    body: { code: 'changed' },
  })
  const silent = { ...stale, reason: '', left_cents: 24_871 }
  await expect(office(creditInvoice, { params, body: silent })).rejects.toMatchObject({
    status: 400,
    body: { reason: expect.any(Array) },
  })
  const body = { items: [{ line: 0, quantity: 1 }], reason, left_cents: 0 }
  for (const ask of [
    (id: number) => office(readRest, { params: { id } }),
    (id: number) => office(creditInvoice, { params: { id }, body }),
  ]) {
    await expect(ask(one.id)).rejects.toMatchObject({ status: 409, body: { code: 'state' } })
    await expect(ask(999_999)).rejects.toMatchObject({ status: 404 })
  }
  await expect(cancel(one.id)).rejects.toMatchObject({ status: 409, body: { code: 'state' } })
})

test('who clicks twice, or at once with a colleague, writes one', async () => {
  const { invoice: first } = await written()
  const body = { items: [{ line: 0, quantity: 1 }], reason, left_cents: first.gross_cents }
  const ask = () => office(creditInvoice, { params: { id: first.id }, body })
  const done = await Promise.allSettled([ask(), ask()])
  expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect((await office(readRest, { params: { id: first.id } })).left_cents).toBe(24_871)
})
