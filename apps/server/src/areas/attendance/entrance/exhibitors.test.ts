import { listBadges } from '@tafelrunde/contract/admin/events/badges'
import { addEntries, getEntrance } from '@tafelrunde/contract/admin/events/entrance'
import { payOrder } from '@tafelrunde/contract/admin/money/order-payments'
import { cancelInvoice } from '@tafelrunde/contract/admin/money/orders'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../../test/build-test-app.ts'
import { invoicingIn } from '../../invoices/invoices.fixture.ts'

const testApp = await buildTestApp()
const { as, clock } = testApp
const { staff, confirmed, invoice } = await invoicingIn(testApp)
const office = as(staff)

const seen = async (event: number, account: number) =>
  (await office(getEntrance, { params: { id: event } })).people.find(({ id }) => id === account)

test('who has tables comes in without a registration, and the counter sees what they still have to pay', async () => {
  const { event, params, person } = await confirmed()
  expect(await seen(event.id, person.id)).toMatchObject({
    state: null,
    is_exhibitor: true,
    open_invoices: [],
  })
  const { number } = await invoice(params)
  expect(await seen(event.id, person.id)).toMatchObject({ open_invoices: [number] })
  clock.set('2027-03-12T09:30:00+01:00')
  const entries = [{ account: person.id, recorded_at: clock.now().toISOString() }]
  const { answers } = await office(addEntries, { params: { id: event.id }, body: { entries } })
  expect(answers).toMatchObject([{ status: 200 }])
  await office(payOrder, { params, body: {} })
  expect(await seen(event.id, person.id)).toMatchObject({ open_invoices: [] })
})

test('an invoice that is cancelled is nothing to pay', async () => {
  clock.set('2027-02-20T09:00:00Z')
  const { event, params, person } = await confirmed()
  const { id } = await invoice(params)
  await office(cancelInvoice, { params: { id }, body: { reason: '' } })
  expect(await seen(event.id, person.id)).toMatchObject({ is_exhibitor: true, open_invoices: [] })
})

test('who has tables has a badge, also without an entry in the directory', async () => {
  clock.set('2027-02-20T09:00:00Z')
  const { event, order } = await confirmed()
  const query = { search: order.company }
  const { results } = await office(listBadges, { params: { id: event.id }, query })
  expect(results).toMatchObject([{ role: 'exhibitor', detail: order.company }])
})
