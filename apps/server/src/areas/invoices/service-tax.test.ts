import { addFreeLine } from '@tafelrunde/contract/admin/money/free-lines'
import { previewInvoice } from '@tafelrunde/contract/admin/money/invoice-previews'
import { getInvoiceRun, invoiceEvent } from '@tafelrunde/contract/admin/money/invoice-runs'
import { changeBilling, changeDiscount, invoiceOrder } from '@tafelrunde/contract/admin/money/orders'
import { getOrder } from '@tafelrunde/contract/exhibitions/orders'
import { eq } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { readCii } from '../../../test/read/read-invoice.ts'
import { smallBusinessDays } from '../association/association.tables.ts'
import { events } from '../events/events.tables.ts'
import { priceItems } from '../exhibitions/exhibitions.tables.ts'
import { wish } from '../exhibitions/orders/orders.fixture.ts'
import { invoicingIn } from './invoices.fixture.ts'
import { workOnRuns } from './runs/runs.service.ts'

const testApp = await buildTestApp()
const { as, deps } = testApp
const { cancel, confirmed, exhibition, exhibitor, invoice, staff, xmlOf } = await invoicingIn(testApp)
const { db } = deps
afterEach(async () => void (await db.delete(smallBusinessDays)))

const exempt = { tax_case: 'exempt', vat_percent: 0, exemption: '§ 4 Nr. 22 Buchst. a UStG' } as const
const standard = { tax_case: 'standard', vat_percent: 19, exemption: '' }
const small = { tax_case: 'small_business', vat_percent: 0, exemption: '' }
const reverseCharge = { tax_case: 'reverse_charge', vat_percent: 0, exemption: '' }

/** Tables for 100 euros, a talk for 50 that is exempt, and nothing besides. */
const fair = () =>
  exhibition({
    terms: {
      items: [
        { kind: 'tables', name: 'Tische', unit_cents: 10_000 },
        {
          kind: 'chairs',
          name: 'Vortrag',
          unit_cents: 5_000,
          tax_case: 'exempt',
          exemption: exempt.exemption,
        },
      ],
    },
  })
const some = { tables: 1, chairs: 1, power: false, wifi: false }
const ordered = async (facts: object = {}, event?: { id: number }) =>
  confirmed({ event: event ?? (await fair()), wish: { ...some, ...facts } })
/** From the first day of the year 2000 on the association is Kleinunternehmer. */
const becomeSmall = () =>
  db.insert(smallBusinessDays).values({ validFrom: '2000-01-01', smallBusiness: true })
const moveTo = ({ id }: { id: number }, day: string) =>
  db
    .update(events)
    .set({ startsAt: new Date(`${day}T08:00:00Z`), endsAt: new Date(`${day}T15:00:00Z`) })
    .where(eq(events.id, id))
const preview = (params: { id: number }) => as(staff)(previewInvoice, { params })
const invoiceOver = (params: { id: number }, gross_cents: number) =>
  as(staff)(invoiceOrder, { params, body: { gross_cents } })
const orderOf = (params: { id: number }) => as(staff)(getOrder, { params })
const taxesOf = async (params: { id: number }) =>
  (await orderOf(params)).items.map(({ tax_case, vat_percent, exemption }) => ({
    tax_case,
    vat_percent,
    exemption,
  }))

test('another tax than was ordered is shown, and written for whoever names the sum that they have seen', async () => {
  const { order, params } = await ordered()
  expect(await preview(params)).toMatchObject({ order_cents: 16_900, gross_cents: 16_900, changes: [] })
  await becomeSmall()
  expect(await preview(params)).toMatchObject({
    order_cents: 16_900,
    gross_cents: 15_000,
    changes: [{ name: 'Tische', quantity: 1, total_cents: 10_000, ordered: standard, now: small }],
  })
  await expect(invoice(params)).rejects.toMatchObject({
    status: 409,
    body: {
      code: 'changed',
      detail:
        'Die Umsatzsteuer ist am Tag der Leistung eine andere als bei der Bestellung: 150,00\u00A0€ statt 169,00\u00A0€. Bitte schreiben Sie diese Rechnung einzeln, auf der Seite der Bestellung.',
    },
  })
  await expect(invoiceOver(params, 16_900)).rejects.toMatchObject({
    status: 409,
    body: { code: 'changed', detail: expect.stringContaining('jetzt über 150,00\u00A0€') },
  })
  expect(await orderOf(params)).toMatchObject({ state: 'confirmed', gross_cents: order.gross_cents })
  const { id, gross_cents } = await invoiceOver(params, 15_000)
  expect(gross_cents).toBe(15_000)
  expect(readCii(await xmlOf(id))).toMatchObject({ sums: { gross: 15_000 } })
  expect(await orderOf(params)).toMatchObject({ state: 'invoiced', gross_cents: 15_000 })
  expect(await taxesOf(params)).toEqual([small, exempt])
})

test('an event that moves is taxed by the rate of its new last day, and its discount with it', async () => {
  const { event, params } = await ordered()
  const body = { percent: 10, reason: 'Frühbucher' }
  const { gross_cents } = await as(staff)(changeDiscount, { params, body })
  expect(gross_cents).toBe(15_210)
  await moveTo(event, '2020-09-01')
  expect(await preview(params)).toMatchObject({
    service_day: '2020-09-01',
    order_cents: 15_210,
    gross_cents: 14_940,
    changes: [{ ordered: standard, now: { ...standard, vat_percent: 16 } }],
  })
  const { id } = await invoiceOver(params, 14_940)
  expect(readCii(await xmlOf(id)).taxes).toMatchObject([
    { percent: 16, basis: 9_000, amount: 1_440 },
    { category: 'E', basis: 4_500 },
  ])
})

test('an invoice after a cancelled one goes by the same rule', async () => {
  const { params } = await ordered()
  const first = await invoice(params)
  await cancel(first.id)
  await becomeSmall()
  await expect(invoice(params)).rejects.toMatchObject({ status: 409, body: { code: 'changed' } })
  const second = await invoiceOver(params, 15_000)
  await cancel(second.id)
  expect((await preview(params)).changes).toEqual([])
  expect((await invoice(params)).gross_cents).toBe(15_000)
})

test('a price list that is changed later says nothing of what was ordered before, nor for a buyer who moves', async () => {
  const { event, params } = await ordered()
  await db
    .update(priceItems)
    .set({ taxCase: 'exempt', exemption: exempt.exemption, onSite: true })
    .where(eq(priceItems.eventId, event.id))
  expect((await preview(params)).changes).toEqual([])
  const abroad = { country: 'AT', vat_id: 'ATU12345675' }
  await as(staff)(changeBilling, { params, body: wish(abroad) })
  expect(await taxesOf(params)).toEqual([reverseCharge, exempt])
  expect((await preview(params)).changes).toEqual([])
  await as(staff)(changeBilling, { params, body: wish() })
  expect(await taxesOf(params)).toEqual([standard, exempt])
})

test('what the office has added, which is on no price list, is taxed anew as it said', async () => {
  const { params } = await ordered()
  const body = { name: 'Aufbauhilfe', unit_cents: 5_000, tax_case: 'reduced' as const }
  await as(staff)(addFreeLine, { params, body })
  expect(await preview(params)).toMatchObject({ order_cents: 22_250, gross_cents: 22_250, changes: [] })
  await becomeSmall()
  expect(await preview(params)).toMatchObject({
    gross_cents: 20_000,
    changes: [
      { name: 'Tische', now: small },
      { name: 'Aufbauhilfe', ordered: { tax_case: 'reduced', vat_percent: 7 }, now: small },
    ],
  })
  expect((await invoiceOver(params, 20_000)).gross_cents).toBe(20_000)
})

test('a buyer who owes the tax owes it also to a Kleinunternehmer, so nothing changes', async () => {
  const { params } = await ordered({ country: 'AT', vat_id: 'ATU12345675' })
  await becomeSmall()
  expect(await preview(params)).toMatchObject({ changes: [] })
  expect((await invoice(params)).gross_cents).toBe(15_000)
})

test('all invoices at once leave out what is taxed otherwise by now, and say so', async () => {
  const event = await fair()
  const home = await ordered({}, event)
  const abroad = await ordered({ country: 'AT', vat_id: 'ATU12345675' }, event)
  await becomeSmall()
  const of = { params: { id: event.id } }
  await as(staff)(invoiceEvent, of)
  await workOnRuns(deps)
  const { run } = await as(staff)(getInvoiceRun, of)
  expect(run).toMatchObject({
    state: 'done',
    written: 1,
    failures: [{ order: home.order.id, detail: expect.stringMatching(/^Die Umsatzsteuer .* einzeln, /) }],
  })
  expect(await orderOf(abroad.params)).toMatchObject({ state: 'invoiced' })
})

test('only the office looks at what an invoice would say, of orders that there are', async () => {
  const { params, person } = await ordered()
  await expect(as(person)(previewInvoice, { params })).rejects.toMatchObject({ status: 403 })
  const nobodys = { id: 999_999 }
  await expect(preview(nobodys)).rejects.toMatchObject({ status: 404 })
  for (const gross_cents of [1, -1])
    await expect(invoiceOver(nobodys, gross_cents)).rejects.toMatchObject({ status: 404 })
  await expect(as(await exhibitor())(invoiceOrder, { params })).rejects.toMatchObject({ status: 403 })
  await expect(invoiceOver(params, -1)).rejects.toMatchObject({ status: 400 })
})
