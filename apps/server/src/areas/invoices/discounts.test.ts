import { changeDiscount, type ExhibitionTerms } from '@tafelrunde/contract/admin/money/orders'
import { getOrder, replaceOrder } from '@tafelrunde/contract/exhibitions/orders'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { brokenRules } from '../../../test/read/en16931.ts'
import { readCii } from '../../../test/read/read-invoice.ts'
import { readPdf } from '../../../test/read/read-pdf.ts'
import { wish } from '../exhibitions/orders/orders.fixture.ts'
import { invoicingIn } from './invoices.fixture.ts'

const testApp = await buildTestApp()
const { as } = testApp
const { staff, cancel, confirmed, exhibition, invoice, ordered, paperOf, xmlOf } = await invoicingIn(testApp)

const mixedTerms = {
  items: [
    { kind: 'tables', name: 'Tische', unit_cents: 10_000 },
    {
      kind: 'chairs',
      name: 'Vortrag',
      unit_cents: 5_000,
      tax_case: 'exempt',
      exemption: '§ 4 Nr. 22 Buchst. a UStG',
    },
    { kind: 'catering', name: 'Mittagessen', unit_cents: 1_450, tax_case: 'reduced' },
  ],
} satisfies Partial<ExhibitionTerms>
const some = { tables: 1, chairs: 1, catering: 3, power: false, wifi: false }
const mixed = async () => confirmed({ event: await exhibition({ terms: mixedTerms }), wish: some })
const discount = (params: { id: number }, body: object) => as(staff)(changeDiscount, { params, body })

test('percents are off each rate, and order, paper and XML say so with the reason', async () => {
  const { params } = await mixed()
  const order = await discount(params, { percent: 10, reason: 'Frühbucher' })
  expect(order).toMatchObject({
    total_cents: 17_415,
    taxes: [
      { vat_percent: 19, net_cents: 9_000, vat_cents: 1_710 },
      { vat_percent: 7, net_cents: 3_915, vat_cents: 274 },
      { tax_case: 'exempt', net_cents: 4_500, vat_cents: 0 },
    ],
    gross_cents: 19_399,
    discount: { percent: 10, cents: null, reason: 'Frühbucher' },
  })
  expect(order.items.filter(({ kind }) => kind === null)).toMatchObject(
    [1_000, 435, 500].map(cents => ({
      name: 'Rabatt 10\u00A0%: Frühbucher',
      quantity: -1,
      unit_cents: cents,
      total_cents: -cents,
    })),
  )
  const { id, gross_cents } = await invoice(params)
  expect(gross_cents).toBe(19_399)
  const read = readCii(await xmlOf(id))
  expect(brokenRules(read)).toEqual([])
  const { text } = await readPdf(await paperOf(id))
  expect(text).toContain('Frühbucher')
  expect(text).toContain('193,99')

  const taken = await cancel(id)
  expect(taken.gross_cents).toBe(-19_399)
  expect(brokenRules(readCii(await xmlOf(taken.id)))).toEqual([])
})

test('an amount is off as far as there is something, also once there is less, and can be taken back', async () => {
  const { params } = await mixed()
  await expect(discount(params, { cents: '193,51', reason: 'Kulanz' })).rejects.toMatchObject({
    status: 400,
    body: { cents: ['Höchstens 193,50\u00A0€: So viel kostet die Bestellung netto.'] },
  })
  expect(await discount(params, { cents: '150', reason: 'Kulanz' })).toMatchObject({ total_cents: 4_350 })
  const body = wish({ tables: 1, chairs: 0, power: false, wifi: false })
  expect(await as(staff)(replaceOrder, { params, body })).toMatchObject({ total_cents: 0, gross_cents: 0 })
  expect(await discount(params, {})).toMatchObject({ total_cents: 10_000, discount: null })
})

test.each([
  [{ percent: 10, cents: 500, reason: 'Kulanz' }, { percent: [expect.stringContaining('entweder')] }],
  [{ percent: 10 }, { reason: [expect.stringContaining('Grund')] }],
  [{ cents: 0, reason: 'Kulanz' }, { cents: [expect.stringContaining('Betrag')] }],
  [{ percent: 101, reason: 'Kulanz' }, { percent: [expect.any(String)] }],
])('a discount that cannot be is refused at its field: %#', async (body, faults) => {
  const { params } = await mixed()
  await expect(discount(params, body)).rejects.toMatchObject({ status: 400, body: faults })
})

test('there is none before the office has confirmed, nor once there is an invoice', async () => {
  const fair = { percent: 10, reason: 'Frühbucher' }
  const refused = { status: 409, body: { code: 'state' } }
  const undecided = await ordered()
  await expect(discount(undecided.params, fair)).rejects.toMatchObject(refused)
  const { params } = await mixed()
  await invoice(params)
  await expect(discount(params, fair)).rejects.toMatchObject(refused)
  expect(await as(staff)(getOrder, { params })).toMatchObject({ discount: null })
})
