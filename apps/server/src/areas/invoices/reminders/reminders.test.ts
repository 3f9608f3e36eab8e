import { listInvoices, remindInvoices, sumInvoices } from '@tafelrunde/contract/admin/money/invoices'
import { payOrder } from '@tafelrunde/contract/admin/money/order-payments'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../../test/build-test-app.ts'
import { mailAttachments } from '../../mail/mail.tables.ts'
import { invoicingIn } from '../invoices.fixture.ts'

const testApp = await buildTestApp()
const { as, clock, deps } = testApp
const { staff, cancel, confirmed, exhibition, invoice, lettersTo } = await invoicingIn(testApp)
const days = (count: number) => clock.passSeconds(count * 24 * 60 * 60)

/** An event with so many open invoices. */
const invoiced = async (count: number) => {
  clock.set('2027-03-01T12:00:00+01:00')
  const event = await exhibition()
  const written = async () => {
    const order = await confirmed({ event })
    return { ...order, invoice: await invoice(order.params) }
  }
  const orders: Awaited<ReturnType<typeof written>>[] = []
  for (let index = 0; index < count; index++) orders.push(await written())
  const query = { event: String(event.id) }
  const dueNow = async () => (await as(staff)(sumInvoices, { query })).to_remind
  const remind = (count: number, more: Record<string, string> = {}) =>
    as(staff)(remindInvoices, { query: { ...query, ...more }, body: { count } })
  const subjects = async (index: number) =>
    (await lettersTo(orders[index]?.email ?? '')).map(({ subject }) => subject)
  return { orders, query, dueNow, remind, subjects }
}

test('an overdue invoice is reminded of in three steps, each a week after the one before', async () => {
  const { orders, query, dueNow, remind, subjects } = await invoiced(1)
  const number = orders[0]?.invoice.number
  expect(await dueNow()).toBe(0)
  days(15)
  for (const subject of [
    `Zahlungserinnerung zur Rechnung ${number}`,
    `1. Mahnung zur Rechnung ${number}`,
    `2. und letzte Mahnung zur Rechnung ${number}`,
  ]) {
    expect(await dueNow()).toBe(1)
    expect(await remind(1)).toEqual({ reminded: 1 })
    expect((await subjects(0)).at(-1)).toBe(subject)
    days(6)
    expect(await dueNow()).toBe(0)
    days(2)
  }
  expect(await dueNow()).toBe(0)
  const { results } = await as(staff)(listInvoices, { query })
  expect(results[0]?.reminders.map(({ step }) => step)).toEqual([1, 2, 3])
})

test('the mail says what is open and until when, and has the invoice', async () => {
  const { orders, remind } = await invoiced(1)
  days(15)
  await remind(1)
  const letter = (await lettersTo(orders[0]?.email ?? '')).at(-1)
  expect(letter?.text).toMatch(/Offen sind [\d.]+,\d\d\s€, zu zahlen bis zum .* mit dem Verwendungszweck/)
  expect(await deps.db.$count(mailAttachments, eq(mailAttachments.mailId, letter?.id ?? ''))).toBe(1)
})

test('who has paid or whose invoice is cancelled is not reminded, and one order can be chosen', async () => {
  const { orders, dueNow, remind, subjects } = await invoiced(3)
  const [first, second, third] = orders
  days(15)
  await as(staff)(payOrder, { params: first?.params ?? { id: 0 }, body: {} })
  await cancel(second?.invoice.id ?? 0)
  expect(await dueNow()).toBe(1)
  const before = await subjects(2)
  expect(await remind(1, { order: String(third?.params.id) })).toEqual({ reminded: 1 })
  expect(await subjects(2)).toHaveLength(before.length + 1)
  expect((await subjects(0)).some(subject => subject.startsWith('Zahlungserinnerung'))).toBe(false)
})

test('what is not what was seen is not sent, and two who send at once send once', async () => {
  const { dueNow, remind, subjects } = await invoiced(2)
  days(15)
  await expect(remind(3)).rejects.toMatchObject({ status: 409, body: { code: 'changed' } })
  expect(await dueNow()).toBe(2)
  const done = await Promise.allSettled([remind(2), remind(2)])
  expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const sent = (await subjects(0)).filter(subject => subject.startsWith('Zahlungserinnerung'))
  expect(sent).toHaveLength(1)
})
