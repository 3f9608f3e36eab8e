import { previewInvoice } from '@tafelrunde/contract/admin/money/invoice-previews'
import { changeBilling } from '@tafelrunde/contract/admin/money/orders'
import { listVatChecks, noteVatCheck } from '@tafelrunde/contract/admin/money/vat-checks'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../../test/build-test-app.ts'
import { auditEntries } from '../../../platform/db/audit.tables.ts'
import { inTransaction } from '../../../platform/db/database.ts'
import { invoicingIn } from '../../invoices/invoices.fixture.ts'
import { wish } from '../orders/orders.fixture.ts'
import { exportOrders, forgetOrders } from '../personal.service.ts'
import { vatChecks } from './vat-checks.tables.ts'

const testApp = await buildTestApp()
const { as, clock, deps } = testApp
const { confirmed, exhibitor, invoice, ordered, staff } = await invoicingIn(testApp)
const office = as(staff)

const vat_id = 'ATU12345675'
const austrian = { wish: { country: 'AT', vat_id: 'atu 123-45.675' } }
const today = () => clock.now().toISOString().slice(0, 10)
const note = (params: { id: number }, facts: object = {}) =>
  office(noteVatCheck, { params, body: { vat_id, result: 'valid', ...facts } })
const look = (params: { id: number }) => office(listVatChecks, { params })
const warningOf = async (params: { id: number }) => (await office(previewInvoice, { params })).vat_warning

test('what VIES answers is kept with its day and number, the latest answer first, and warns before an invoice', async () => {
  const { params } = await confirmed(austrian)
  expect(await look(params)).toEqual({ vat_id, checks: [] })
  expect(await warningOf(params)).toBe('missing')
  await note(params, { day: '2020-05-04' })
  expect(await warningOf(params)).toBe('old')
  const { checks } = await note(params, { reference: 'WAPIAAAAX1' })
  const latest = { vat_id, is_former: false, result: 'valid', day: today(), reference: 'WAPIAAAAX1' }
  expect(checks).toMatchObject([{ ...latest, noted_by: 'Renate Albrecht' }, { day: '2020-05-04' }])
  expect(await warningOf(params)).toBeNull()
  await note(params, { result: 'invalid' })
  expect(await warningOf(params)).toBe('invalid')
  await invoice(params) // a warning, no refusal
})

test('of another VAT id nothing is known yet, and what was noted stays as that of the former one', async () => {
  const { params } = await confirmed(austrian)
  await note(params)
  const french = { country: 'FR', vat_id: 'FR11123456782' }
  await office(changeBilling, { params, body: wish(french) })
  expect(await look(params)).toMatchObject({
    vat_id: french.vat_id,
    checks: [{ vat_id, is_former: true }],
  })
  expect(await warningOf(params)).toBe('missing')
  await expect(note(params)).rejects.toMatchObject({
    status: 409,
    body: { code: 'changed', detail: expect.stringContaining(french.vat_id) },
  })
})

test('the same once more, or by two at once, is noted once', async () => {
  const { params } = await confirmed(austrian)
  await Promise.all([note(params), note(params, { vat_id: 'ATU 12345675' })])
  await note(params)
  expect((await look(params)).checks).toHaveLength(1)
})

test('only for VAT ids of other member states, on days that have come, and by the office', async () => {
  const home = await ordered({ wish: { vat_id: 'DE123456789' } })
  expect(await look(home.params)).toEqual({ vat_id: '', checks: [] })
  await expect(note(home.params)).rejects.toMatchObject({
    status: 409,
    body: { detail: expect.stringContaining('VIES kennt nur') },
  })
  const { params, person } = await confirmed(austrian)
  for (const day of ['2999-01-01', '1999-12-31'])
    await expect(note(params, { day })).rejects.toMatchObject({
      status: 400,
      body: { day: [expect.any(String)] },
    })
  for (const someone of [person, await exhibitor()]) {
    await expect(as(someone)(listVatChecks, { params })).rejects.toMatchObject({ status: 403 })
    await expect(
      as(someone)(noteVatCheck, { params, body: { vat_id, result: 'valid' } }),
    ).rejects.toMatchObject({ status: 403 })
  }
  await expect(look({ id: 999_999 })).rejects.toMatchObject({ status: 404 })
  await expect(note({ id: 999_999 })).rejects.toMatchObject({ status: 404 })
})

test('the database keeps it as it was noted', async () => {
  const { params } = await confirmed(austrian)
  await note(params)
  await expect(
    deps.db.update(vatChecks).set({ result: 'invalid' }).where(eq(vatChecks.orderId, params.id)),
  ).rejects.toMatchObject({ cause: { message: expect.stringContaining('never changed') } })
  await expect(
    deps.db.execute(
      sql`insert into vat_checks (order_id, vat_id, result, day, reference, noted_by, noted_at)
        values (${params.id}, 'ATU12345675', 'perhaps', '2027-01-01', '', '', now())`,
    ),
  ).rejects.toMatchObject({ cause: { constraint: 'vat_checks_result' } })
})

test('it is in the data of whoever ordered, and goes with them unless it became a contract', async () => {
  const open = await ordered(austrian)
  const { params, person } = await confirmed(austrian)
  await invoice(params)
  for (const one of [open, { params }]) await note(one.params, { reference: 'WAPI' })
  expect(await exportOrders(deps.db, person.id)).toMatchObject([
    { vat_checks: [{ vat_id, result: 'valid', day: today(), reference: 'WAPI' }] },
  ])
  for (const { id } of [open.person, person]) await inTransaction(deps.db, tx => forgetOrders(tx, id))
  expect(await deps.db.select().from(vatChecks).where(eq(vatChecks.orderId, open.params.id))).toEqual([])
  expect(await deps.db.select().from(vatChecks).where(eq(vatChecks.orderId, params.id))).toHaveLength(1)
  const told = await deps.db.select().from(auditEntries).where(eq(auditEntries.subject, 'vat_checks'))
  for (const id of [open.params.id, params.id])
    expect(JSON.stringify(told.filter(({ record }) => record === id))).not.toMatch(/ATU12345675|WAPI/)
})
