import { changePriceList, getPriceList } from '@tafelrunde/contract/admin/money/price-lists'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { readCii } from '../../../test/read/read-invoice.ts'
import { readPdf } from '../../../test/read/read-pdf.ts'
import { invoicingIn } from './invoices.fixture.ts'

const testApp = await buildTestApp()
const { as } = testApp
const { confirmed, exhibition, invoice, lettersTo, paperOf, staff, xmlOf } = await invoicingIn(testApp)

test('an event says how long its invoices may be paid; what is written already keeps its day', async () => {
  const event = await exhibition()
  const [first, second] = [await confirmed({ event }), await confirmed({ event })]
  const { id } = await invoice(first.params)
  const { event: _event, tables, ...list } = await as(staff)(getPriceList, { params: { id: event.id } })
  if (!tables) throw new Error('it offers tables')
  const change = (days_to_pay: number) =>
    as(staff)(changePriceList, { params: { id: event.id }, body: { ...list, tables, days_to_pay } })
  for (const days of [0, 91]) await expect(change(days)).rejects.toMatchObject({ status: 400 })
  expect(await change(30)).toMatchObject({ days_to_pay: 30 })
  const later = await invoice(second.params)
  const dueOf = async (id: number) => {
    const { text } = await readPdf(await paperOf(id))
    return [text.match(/Zahlbar bis (.*?) ohne Abzug/)?.[1], readCii(await xmlOf(id)).due]
  }
  expect(await dueOf(id)).toEqual(['15. März 2027', '20270315'])
  expect(await dueOf(later.id)).toEqual(['31. März 2027', '20270331'])
  expect((await lettersTo(second.email)).at(-1)?.text.replaceAll('\u00a0', ' ')).toContain('31. März 2027')
})
