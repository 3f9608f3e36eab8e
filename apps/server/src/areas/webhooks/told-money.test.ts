import { creditInvoice } from '@tafelrunde/contract/admin/money/credits'
import { payOrder, unpayOrder } from '@tafelrunde/contract/admin/money/order-payments'
import { cancelInvoice, confirmOrder, declineOrder } from '@tafelrunde/contract/admin/money/orders'
import {
  approveSettlement,
  exportPaymentFile,
  returnSettlement,
  undoPaymentFile,
} from '@tafelrunde/contract/admin/money/settlements'
import { unsubscribeFromTimeslot } from '@tafelrunde/contract/events/participations'
import { cancelOrder } from '@tafelrunde/contract/exhibitions/orders'
import { changeSettlement } from '@tafelrunde/contract/lecturers/settlements'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { invoicingIn } from '../invoices/invoices.fixture.ts'
import { approvedIn } from '../settlements/approved.fixture.ts'
import { lecturingIn } from '../settlements/lecturing.fixture.ts'
import { toldIn } from './webhooks.fixture.ts'

const testApp = await buildTestApp()
const { as, clock, deps, given } = testApp
const { told, log, newsOf } = toldIn(testApp)
const invoicing = await invoicingIn(testApp)
const settled = approvedIn(testApp)
const { settling } = lecturingIn(testApp)
const office = as(await given.account({ isStaff: true, isSuperuser: true }))
const ofId = (id: number) => ({ params: { id } })

let news = newsOf()
beforeEach(async () => {
  news = newsOf()
  clock.set('2027-03-01T12:00:00+01:00')
  await deps.db.execute(sql`truncate webhooks restart identity cascade`)
  await told('https://website.example/')
})

test('an order is told at each of its steps', async () => {
  const { params } = await invoicing.ordered()
  await office(confirmOrder, { params, body: {} })
  expect(await news()).toEqual(['order.placed ordered', 'order.confirmed confirmed'])
  const invoice = await invoicing.invoice(params)
  await office(payOrder, { params, body: {} })
  await office(unpayOrder, { params })
  await office(cancelInvoice, { ...ofId(invoice.id), body: { reason: '' } })
  expect(await news()).toEqual([
    'order.invoiced invoiced',
    'order.paid paid',
    'order.invoiced invoiced',
    'order.confirmed confirmed',
  ])
  const declined = await invoicing.ordered()
  await office(declineOrder, { params: declined.params, body: { remark: 'Die Halle ist voll.' } })
  const cancelled = await invoicing.ordered()
  await as(cancelled.person)(cancelOrder, { params: cancelled.params })
  expect(await news()).toEqual([
    'order.placed ordered',
    'order.declined declined',
    'order.placed ordered',
    'order.cancelled cancelled',
  ])
})

test('a credit that leaves nothing open is told as paid', async () => {
  const { params } = await invoicing.confirmed()
  const { id, gross_cents } = await invoicing.invoice(params)
  await office(payOrder, { params, body: { cents: gross_cents - 714 } })
  await news()
  const items = [{ line: 1, cents: 600 }]
  const body = { items, reason: 'Ein Stuhl fehlte.', left_cents: gross_cents }
  await office(creditInvoice, { ...ofId(id), body })
  expect(await news()).toEqual(['order.paid paid'])
})

test('a settlement is told from its submission to its payment, and when that is undone', async () => {
  clock.set('2027-03-20T12:00:00+01:00')
  const { person, params } = await settling()
  const submit = () => as(person)(changeSettlement, { params, body: { submit: true } })
  await submit()
  await office(returnSettlement, { params, body: { remark: 'Bitte noch einmal.' } })
  await submit()
  await office(approveSettlement, { params })
  expect(await news()).toEqual([
    'settlement.submitted submitted',
    'settlement.returned returned',
    'settlement.submitted submitted',
    'settlement.approved approved',
  ])
  await settled.openAccount()
  const event = await settled.finishedEvent()
  await settled.approved(event)
  await news()
  const file = await office(exportPaymentFile, { ...ofId(event.id), body: {} })
  await office(undoPaymentFile, { ...ofId(file.id), body: { reason: 'Falscher Tag' } })
  expect(await news()).toEqual(['settlement.paid paid', 'settlement.approved approved'])
})

test('each program hears of its kinds alone, and who hears of none costs no row', async () => {
  await deps.db.execute(sql`truncate webhooks restart identity cascade`)
  const orders = await told('https://orders.example/', ['order'])
  const moves = await told('https://moves.example/', ['promotion'])
  const slot = await given.timeslot({ capacity: 1 })
  const [first] = await given.participants(slot.id, 2)
  await invoicing.ordered()
  await as({ id: first?.id ?? 0 })(unsubscribeFromTimeslot, ofId(slot.id))
  expect((await log(orders.id)).map(({ type }) => type)).toEqual(['order.placed'])
  expect((await log(moves.id)).map(({ type }) => type)).toEqual(['place.promoted'])
})
