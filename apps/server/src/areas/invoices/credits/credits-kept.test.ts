import { creditInvoice, readRest } from '@tafelrunde/contract/admin/money/credits'
import { changeDatev } from '@tafelrunde/contract/admin/money/datev'
import { makeDatevExport, sumDatev } from '@tafelrunde/contract/admin/money/datev-exports'
import { beforeEach, expect, test } from 'vitest'
import { buildTestApp } from '../../../../test/build-test-app.ts'
import { skr04 } from '../datev/datev.fixture.ts'
import { invoicingIn } from '../invoices.fixture.ts'

const testApp = await buildTestApp()
const { as, clock, deps } = testApp
const { cancel, confirmed, download, invoice, staff } = await invoicingIn(testApp)
const office = as(staff)
beforeEach(() => clock.set('2027-03-01T12:00:00+01:00'))

const creditTable = async (id: number) => {
  const { left_cents } = await office(readRest, { params: { id } })
  const body = { items: [{ line: 0, quantity: 1 }], reason: 'Ein Tisch stand nicht bereit.', left_cents }
  return office(creditInvoice, { params: { id }, body })
}
const written = async () => {
  const order = await confirmed()
  return { ...order, invoice: await invoice(order.params) }
}

test('the database itself keeps what takes an invoice back within what is left of it', async () => {
  const { params, invoice: first } = await written()
  const other = await written()
  const insert = (kind: string, of: number, cents: number, order = params.id) =>
    deps.db.$client.query(
      `insert into invoices (year, running, number, kind, order_id, cancels, corrects, issued_at, gross_cents, document, file, xml, issued_by)
        select 1999, 1, '1999-R-00001', $1, $2, case $1 when 'cancellation' then $3::int end, case $1 when 'credit' then $3::int end,
          issued_at, $4, document, file, xml, issued_by from invoices where id = $5`,
      [kind, order, of, cents, first.id],
    )
  const all = first.gross_cents
  await expect(insert('credit', first.id, -all - 1)).rejects.toThrow('more is credited')
  await expect(insert('credit', first.id, 1)).rejects.toThrow('more is credited')
  await expect(insert('credit', first.id, -1, other.params.id)).rejects.toThrow('of the same order')
  await expect(insert('cancellation', first.id, -all + 1)).rejects.toThrow('what is left')
  const one = await creditTable(first.id)
  await expect(insert('credit', one.id, -1)).rejects.toThrow('only an invoice')
  await expect(insert('cancellation', first.id, -all)).rejects.toThrow('what is left')
  await cancel(first.id)
  await expect(insert('credit', first.id, -1)).rejects.toThrow('is not credited')
})

test('a credit is posted on the other side, for each rate, and stands in the list for Excel', async () => {
  await office(changeDatev, { body: skr04 })
  const { event, params } = await confirmed()
  clock.set('2031-03-01T12:00:00+01:00')
  const first = await invoice(params)
  const one = await creditTable(first.id)
  const [from, until] = ['2031-01-01', '2031-12-31']
  expect(await office(sumDatev, { query: { from, until } })).toMatchObject({ invoices: 2, cents: 24_871 })
  const { id } = await office(makeDatevExport, { body: { from, until, seen: null } })
  const { body } = await download(`/api/admin/datev/exports/${id}/`, staff)
  const posting = body.split('\r\n').find(line => line.includes(one.number))
  expect(posting).toMatch(/^166,60;"H";"EUR";/)
  const file = await download(`/api/admin/export/invoices/?format=csv&event=${event.id}`, staff)
  const [headings, credited, invoiced] = file.body.trim().split('\r\n')
  expect(headings).toMatch(/;Storniert;Korrigiert;Korrekturen in Euro$/)
  expect(credited).toContain(`${one.number};Rechnungskorrektur;`)
  expect(credited).toMatch(new RegExp(`;${first.number};$`))
  expect(invoiced).toMatch(/;415,31;0;248,71;;;;;-166,6$/)
})
