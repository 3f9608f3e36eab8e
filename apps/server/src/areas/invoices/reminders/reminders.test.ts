import { listInvoices, remindInvoices, sumInvoices } from '@tafelrunde/contract/admin/money/invoices'
import { payOrder } from '@tafelrunde/contract/admin/money/order-payments'
import { listOrderLetters } from '@tafelrunde/contract/exhibitions/letters'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../../test/build-test-app.ts'
import { readPdf } from '../../../../test/read/read-pdf.ts'
import { moneyText } from '../../../common/money.texts.ts'
import { association } from '../../association/association.tables.ts'
import { mailAttachments } from '../../mail/mail.tables.ts'
import { invoicingIn } from '../invoices.fixture.ts'
import { invoiceReminders } from './reminders.tables.ts'

const testApp = await buildTestApp()
const { app, as, bearer, clock, deps } = testApp
const { staff, cancel, confirmed, download, exhibition, exhibitor, invoice, lettersTo } =
  await invoicingIn(testApp)
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

test('the mail says what is open and until when, and has the letter and the invoice', async () => {
  const { orders, remind } = await invoiced(1)
  days(15)
  await remind(1)
  const letter = (await lettersTo(orders[0]?.email ?? '')).at(-1)
  expect(letter?.text).toMatch(/Offen sind [\d.]+,\d\d\s€, zu zahlen bis zum .* mit dem Verwendungszweck/)
  const names = await deps.db
    .select({ name: mailAttachments.name })
    .from(mailAttachments)
    .where(eq(mailAttachments.mailId, letter?.id ?? ''))
    .orderBy(mailAttachments.name)
  const { number } = orders[0]?.invoice ?? {}
  expect(names.map(({ name }) => name)).toEqual([
    `Rechnung ${number}.pdf`,
    `Zahlungserinnerung zur Rechnung ${number}.pdf`,
  ])
})

test('a reminder is a letter: kept as it was sent, for the office and whoever got it', async () => {
  const { orders, remind } = await invoiced(1)
  const [order] = orders
  if (!order) throw new Error('there is an order')
  const { person, params, invoice: paper } = order
  await as(staff)(payOrder, {
    params,
    body: { cents: 10_000, open_cents: paper.gross_cents, day: '2027-03-01', way: 'transfer' },
  })
  days(15)
  await remind(1)
  await deps.db.update(association).set({ iban: 'DE89370400440532013000' })
  const { letters } = await as(person)(listOrderLetters, { params })
  expect(letters).toMatchObject([
    { kind: 'reminder', title: `Zahlungserinnerung zur Rechnung ${paper.number}` },
  ])
  const url = `/api/exhibitor-letters/${letters[0]?.id}/`
  const kept = await download(url, person)
  expect(kept.headers['content-disposition']).toContain('Zahlungserinnerung')
  const text = (await readPdf(kept.rawPayload)).text.replaceAll('\u00a0', ' ')
  for (const words of [
    'Lehrkräfteverband Musterland',
    'Verlag Kreidestrich GmbH',
    `Rechnung ${paper.number} vom 1. März 2027 zahlbar bis 15. März 2027`,
    'Gezahlt oder gutgeschrieben −100,00 €',
    `Offener Betrag ${moneyText(paper.gross_cents - 10_000).replaceAll('\u00a0', ' ')}`,
    'bis zum 23. März 2027 auf dieses Konto',
    'DE02 1203 0000 0000 2020 51',
  ])
    expect(text).toContain(words)
  expect((await download(url, staff)).statusCode).toBe(200)
  const stranger = await exhibitor()
  expect((await download(url, stranger)).statusCode).toBe(404)
  expect((await download(`/api/exhibitordata/${params.id}/letters/`, stranger)).statusCode).toBe(404)
})

test('a letter that was sent can neither be changed nor be deleted, and stays when its account goes', async () => {
  const { orders, remind } = await invoiced(1)
  days(15)
  await remind(1)
  const { id } = orders[0]?.params ?? { id: 0 }
  const run = (statement: string) => deps.db.$client.query(`${statement} where order_id = ${id}`)
  await expect(run('delete from order_letters')).rejects.toThrow('never changed')
  await expect(run(`update order_letters set title = 'anders'`)).rejects.toThrow('never changed')
  const headers = await bearer(orders[0]?.person ?? { id: 0 })
  await app.inject({ method: 'DELETE', url: '/api/auth/users/me/', headers })
  const { letters } = await as(staff)(listOrderLetters, { params: { id } })
  expect((await download(`/api/exhibitor-letters/${letters[0]?.id}/`, staff)).statusCode).toBe(200)
})

test('a reminder from before letters were kept is told without a file, and none is written any more', async () => {
  const { orders } = await invoiced(1)
  const [order] = orders
  const row = { invoiceId: order?.invoice.id ?? 0, step: 1, sentAt: clock.now() }
  const without = `insert into invoice_reminders (invoice_id, step, sent_at) values (${row.invoiceId}, 1, now())`
  await expect(deps.db.$client.query(without)).rejects.toThrow('a letter that is kept')
  await deps.db.execute(sql`alter table invoice_reminders disable trigger reminder_is_a_letter`)
  await deps.db.insert(invoiceReminders).values(row)
  await deps.db.execute(sql`alter table invoice_reminders enable trigger reminder_is_a_letter`)
  const { letters } = await as(staff)(listOrderLetters, { params: order?.params ?? { id: 0 } })
  expect(letters).toMatchObject([
    { id: null, title: `Zahlungserinnerung zur Rechnung ${order?.invoice.number}` },
  ])
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
