import { addFreeLine, getFreeLineTaxes, removeFreeLine } from '@tafelrunde/contract/admin/money/free-lines'
import { changeBilling, changeDiscount } from '@tafelrunde/contract/admin/money/orders'
import { getOrder, replaceOrder } from '@tafelrunde/contract/exhibitions/orders'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { eventually } from '../../../test/eventually.ts'
import { brokenRules } from '../../../test/read/en16931.ts'
import { readCii } from '../../../test/read/read-invoice.ts'
import { readPdf } from '../../../test/read/read-pdf.ts'
import { mailboxOf } from '../../../test/servers/mailbox.ts'
import { startWork } from '../../jobs.ts'
import { smallBusinessDays } from '../association/association.tables.ts'
import { orderItems, priceItems } from '../exhibitions/exhibitions.tables.ts'
import { wish } from '../exhibitions/orders/orders.fixture.ts'
import { invoicingIn } from './invoices.fixture.ts'

const testApp = await buildTestApp()
const { as, app, bearer, deps, sentMails } = testApp
await startWork(deps)
const mailbox = mailboxOf(sentMails)
const { staff, cancel, confirmed, invoice, ordered, paperOf, xmlOf } = await invoicingIn(testApp)
const office = as(staff)

const bare = { tables: 1, chairs: 0, power: false, wifi: false }
const one = () => confirmed({ wish: bare })
const help = { name: 'Aufbauhilfe, zwei Stunden', quantity: 2, unit_cents: '45,50' }
const add = (params: { id: number }, body: object = help) =>
  office(addFreeLine, { params, body: { ...help, ...body } })
const lineOf = ({ items }: { items: { free_line?: number | undefined }[] }) =>
  items.find(item => item.free_line !== undefined)?.free_line ?? 0
const refused = { status: 409, body: { code: 'state' } }

test('what is on no price list stands in the order, its paper, its invoice and the XML as what is on one', async () => {
  const { params, email } = await one()
  const order = await add(params)
  expect(order).toMatchObject({
    items: [
      { kind: 'tables', total_cents: 14_000 },
      { kind: null, name: help.name, quantity: 2, unit_cents: 4_550, total_cents: 9_100, vat_percent: 19 },
    ],
    total_cents: 23_100,
    gross_cents: 27_489,
  })
  await eventually(() => expect(mailbox.to(email).at(-1)?.text).toContain('274,89'))
  const { id, gross_cents } = await invoice(params)
  expect(gross_cents).toBe(27_489)
  expect(brokenRules(readCii(await xmlOf(id)))).toEqual([])
  expect((await readPdf(await paperOf(id))).text).toContain(help.name)
  await expect(add(params)).rejects.toMatchObject(refused)
  await expect(office(removeFreeLine, { params: { id: lineOf(order) } })).rejects.toMatchObject(refused)
  expect((await cancel(id)).gross_cents).toBe(-27_489)
})

test('each tax case of a price list is one of a free line, and a discount is off it as well', async () => {
  const { params } = await one()
  await add(params, { tax_case: 'reduced', name: 'Brezeln', quantity: 10, unit_cents: 100 })
  const exempt = { tax_case: 'exempt', exemption: '§ 4 Nr. 22 Buchst. a UStG', name: 'Vortrag' }
  const order = await add(params, { ...exempt, quantity: 1, unit_cents: 5_000 })
  expect(order.taxes).toMatchObject([
    { vat_percent: 19, net_cents: 14_000 },
    { vat_percent: 7, net_cents: 1_000 },
    { tax_case: 'exempt', net_cents: 5_000, exemption: exempt.exemption },
  ])
  const off = await office(changeDiscount, { params, body: { percent: 10, reason: 'Frühbucher' } })
  expect(off.total_cents).toBe(18_000)
  expect(brokenRules(readCii(await xmlOf((await invoice(params)).id)))).toEqual([])
})

test('whoever pays decides on its tax, also later, but for what is taxed on site', async () => {
  const { params } = await one()
  await add(params)
  await add(params, { name: 'Mittagessen', tax_case: 'reduced', on_site: true })
  const abroad = wish({ ...bare, country: 'AT', vat_id: 'ATU12345675' })
  const taxed = [{ tax_case: 'reverse_charge' }, { tax_case: 'reverse_charge' }, { vat_percent: 7 }]
  expect((await office(changeBilling, { params, body: abroad })).items).toMatchObject(taxed)
  expect((await office(changeBilling, { params, body: wish(bare) })).items).toMatchObject([
    { vat_percent: 19 },
    { vat_percent: 19 },
    { vat_percent: 7 },
  ])
  expect((await office(replaceOrder, { params, body: abroad })).items).toMatchObject(taxed)
  expect((await add(params, { name: 'Plakate' })).items.at(-1)).toMatchObject({ tax_case: 'reverse_charge' })
})

test('it has nothing to do with the stock, and stays whatever else is changed', async () => {
  const { params, event } = await one()
  const takenOf = async () =>
    (await deps.db.select().from(priceItems).where(eq(priceItems.eventId, event.id))).map(row => row.taken)
  const before = await takenOf()
  await add(params, { quantity: 500, unit_cents: 1 })
  expect(await takenOf()).toEqual(before)
  const changed = await office(replaceOrder, { params, body: wish({ ...bare, tables: 3 }) })
  expect(changed.items).toMatchObject([
    { kind: 'tables', quantity: 3 },
    { kind: null, quantity: 500 },
  ])
})

test('it is taken off again once, and by nobody whose order it is', async () => {
  const { params, person } = await one()
  const order = await add(params)
  const line = { params: { id: lineOf(order) } }
  await expect(as(person)(removeFreeLine, line)).rejects.toMatchObject({ status: 403 })
  await expect(as(person)(addFreeLine, { params, body: { ...help } })).rejects.toMatchObject({ status: 403 })
  expect((await as(person)(getOrder, { params })).items).toHaveLength(2)
  const done = await Promise.allSettled([office(removeFreeLine, line), office(removeFreeLine, line)])
  expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await expect(office(removeFreeLine, line)).rejects.toMatchObject({ status: 404 })
  // What is of the price list is none of them.
  const [item] = await deps.db.select().from(orderItems).where(eq(orderItems.orderId, params.id))
  await expect(office(removeFreeLine, { params: { id: item?.id ?? 0 } })).rejects.toMatchObject({
    status: 404,
  })
  expect((await office(getOrder, { params })).gross_cents).toBe(16_660)
})

test('two who add at once have seen one order: the second hears that it has changed', async () => {
  const { params, order } = await one()
  const seen = { gross_cents: order.gross_cents }
  const done = await Promise.allSettled([add(params, seen), add(params, seen)])
  expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await expect(add(params, seen)).rejects.toMatchObject({ status: 409, body: { code: 'changed' } })
})

test.each([
  [{ name: '' }, 'name'],
  [{ quantity: 0 }, 'quantity'],
  [{ unit_cents: 'viel' }, 'unit_cents'],
  [{ unit_cents: -1 }, 'unit_cents'],
  [{ quantity: 10_000, unit_cents: 1_001 }, 'unit_cents'],
  [{ tax_case: 'exempt' }, 'exemption'],
  [{ tax_case: 'small_business' }, 'tax_case'],
])('a line that cannot be is refused at its field: %j', async (body, field) => {
  const { params } = await one()
  await expect(add(params, body)).rejects.toMatchObject({
    status: 400,
    body: { [field]: [expect.any(String)] },
  })
})

test('there is none before the office has confirmed, and not more than a paper has room for', async () => {
  await expect(add((await ordered()).params)).rejects.toMatchObject(refused)
  await expect(add({ id: 999_999 }, { name: '' })).rejects.toMatchObject({ status: 404 })
  const { params } = await one()
  for (let at = 0; at < 20; at++) await add(params, { name: `Zeile ${at}` })
  await expect(add(params)).rejects.toMatchObject({
    status: 400,
    body: { name: [expect.stringContaining('20')] },
  })
})

test('the office reads at which rates it would be taxed, on the event’s day', async () => {
  const { params } = await one()
  expect(await office(getFreeLineTaxes, { params })).toEqual({
    standard: { tax_case: 'standard', vat_percent: 19 },
    reduced: { tax_case: 'reduced', vat_percent: 7 },
  })
  const validFrom = '2020-01-01'
  await deps.db.insert(smallBusinessDays).values({ validFrom, smallBusiness: true })
  const none = { tax_case: 'small_business', vat_percent: 0 }
  expect(await office(getFreeLineTaxes, { params })).toEqual({ standard: none, reduced: none })
  expect((await add(params)).items.at(-1)).toMatchObject(none)
  await deps.db.delete(smallBusinessDays).where(eq(smallBusinessDays.validFrom, validFrom))
})

test('of an order that came to nothing an erased account leaves no words of the office', async () => {
  const { params, person } = await one()
  await add(params, { name: 'Rollstuhlrampe für Frau Sundermann' })
  await deps.db.execute(sql`update orders set state = 'cancelled' where id = ${params.id}`)
  const headers = await bearer(person)
  expect((await app.inject({ method: 'DELETE', url: '/api/auth/users/me/', headers })).statusCode).toBe(204)
  expect((await office(getOrder, { params })).items.at(-1)).toMatchObject({ name: 'Freie Zeile' })
})
