import { changeBilling } from '@tafelrunde/contract/admin/money/orders'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { readCii } from '../../../test/read/read-invoice.ts'
import { orders, priceItems } from '../exhibitions/exhibitions.tables.ts'
import { invoicingIn } from './invoices.fixture.ts'

const testApp = await buildTestApp()
const { as, deps } = testApp
const { staff, cancel, confirmed, invoice, ordered, xmlOf } = await invoicingIn(testApp)

const billing = {
  company: 'Verlag Kreidestrich SE',
  street: 'Am Hafen 3',
  postal_code: '20457',
  city: 'Hamburg',
  contact_name: 'Britta Sundermann',
  contact_email: 'rechnung@kreidestrich.example',
  reference: 'PO-4711',
}
const correct = (params: { id: number }, facts: object = {}) =>
  as(staff)(changeBilling, { params, body: { ...billing, ...facts } })
const raisePrices = ({ id }: { id: number }) =>
  deps.db.update(priceItems).set({ unitCents: 30_000 }).where(eq(priceItems.eventId, id))

test('whom an invoice goes to is corrected before it and between two, and what is ordered keeps its prices', async () => {
  const { event, order, params } = await confirmed()
  await raisePrices(event)
  const { id } = await invoice(params)
  await expect(correct(params)).rejects.toMatchObject({
    status: 409,
    body: {
      detail:
        'Zu dieser Bestellung gibt es eine Rechnung. Stornieren Sie diese zuerst; danach lässt sich die Anschrift ändern und die Bestellung neu berechnen.',
    },
  })
  await cancel(id, 'Die Anschrift war falsch.')
  const corrected = await correct(params)
  expect(corrected).toMatchObject({ ...billing, state: 'confirmed', gross_cents: order.gross_cents })
  expect(corrected.items).toEqual(order.items)
  const again = await invoice(params)
  expect(again.gross_cents).toBe(order.gross_cents)
  expect(await xmlOf(again.id)).toContain('Verlag Kreidestrich SE')
  expect(readCii(await xmlOf(again.id))).toMatchObject({ sums: { gross: order.gross_cents } })
})

test('a buyer elsewhere owes the VAT from then on, and the net prices stay', async () => {
  const { order, params } = await ordered()
  const abroad = await correct(params, { country: 'AT', vat_id: 'ATU12345675' })
  expect(abroad).toMatchObject({ total_cents: order.total_cents, vat_cents: 0 })
  const home = await correct(params)
  expect(home).toMatchObject({ total_cents: order.total_cents, gross_cents: order.gross_cents })
  await expect(correct(params, { country: 'AT', vat_id: 'AT1' })).rejects.toMatchObject({
    status: 400,
    body: { vat_id: [expect.any(String)] },
  })
})

test('another street or a German VAT id taxes nothing anew, not even when the list and the law say otherwise by now', async () => {
  const { event, order, params } = await ordered()
  await deps.db
    .update(priceItems)
    .set({ taxCase: 'exempt', exemption: '§ 4 Nr. 22 Buchst. a UStG' })
    .where(eq(priceItems.eventId, event.id))
  const told = { taxes: order.taxes, gross_cents: order.gross_cents }
  expect(await correct(params, { street: 'Am Kai 7' })).toMatchObject({ street: 'Am Kai 7', ...told })
  expect(await correct(params, { vat_id: 'DE123456789' })).toMatchObject({ vat_id: 'DE123456789', ...told })
})

test('a VAT id from when less of it was looked at is on no invoice until the office has corrected it', async () => {
  const { params } = await confirmed({ wish: { country: 'AT', vat_id: 'ATU12345675' } })
  await deps.db.update(orders).set({ vatId: 'ATU1234567' }).where(eq(orders.id, params.id))
  await expect(invoice(params)).rejects.toMatchObject({
    status: 409,
    body: { detail: expect.stringMatching(/^USt-IdNr\. ATU1234567: .*„Anschrift ändern“/) },
  })
  await correct(params, { country: 'AT', vat_id: 'ATU12345675' })
  expect(readCii(await xmlOf((await invoice(params)).id))).toMatchObject({ buyer: { vatId: 'ATU12345675' } })
})
