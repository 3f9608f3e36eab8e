import { declineOrder } from '@tafelrunde/contract/admin/money/orders'
import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { auditEntries } from '../../platform/db/audit.tables.ts'
import { orders } from '../exhibitions/exhibitions.tables.ts'
import { invoicingIn } from './invoices.fixture.ts'

const testApp = await buildTestApp()
const { app, as, bearer, deps } = testApp
const { cancel, confirmed, invoice, ordered, staff } = await invoicingIn(testApp)

const erase = async (person: { id: number }) =>
  app.inject({ method: 'DELETE', url: '/api/auth/users/me/', headers: await bearer(person) })
/** What the log says of a record. */
const saidOf = async (subject: 'orders' | 'order_items', record: number) => {
  const rows = await deps.db
    .select({ before: auditEntries.before, after: auditEntries.after })
    .from(auditEntries)
    .where(and(eq(auditEntries.subject, subject), eq(auditEntries.record, record)))
  return rows.flatMap(({ before, after }) => [before, after].filter(one => one !== null))
}

test('who leaves is forgotten in the log of what was invoiced for them, and the figures stay', async () => {
  const { order, person, params } = await confirmed({ wish: { remarks: 'Frau Sundermann kommt früh.' } })
  await invoice(params)
  expect(JSON.stringify(await saidOf('orders', order.id))).toContain('Britta Sundermann')
  expect((await erase(person)).statusCode).toBe(204)
  const said = JSON.stringify(await saidOf('orders', order.id))
  for (const words of [order.contact_name, order.contact_email, order.company, 'Sundermann', 'Lindenweg'])
    expect(said).not.toContain(words)
  const states = (await saidOf('orders', order.id)).map(one => one.state)
  expect(states).toEqual(expect.arrayContaining(['ordered', 'confirmed', 'invoiced']))
  expect(await saidOf('order_items', order.id)).toContainEqual(
    expect.objectContaining({ name: 'Tische', quantity: 2, unit_cents: 14_000 }),
  )
  // The order itself and its invoice are kept as they are.
  const [row] = await deps.db.select().from(orders).where(eq(orders.id, order.id))
  expect(row).toMatchObject({ accountId: null, state: 'invoiced', company: order.company })
})

test('the same holds where the invoice was cancelled; of what never had one the log says nothing more', async () => {
  const stornoed = await confirmed()
  const { id } = await invoice(stornoed.params)
  await cancel(id)
  const declined = await ordered()
  await as(staff)(declineOrder, { params: declined.params, body: { remark: 'Es ist alles voll.' } })
  for (const { person } of [stornoed, declined]) await erase(person)
  const said = await saidOf('orders', stornoed.order.id)
  expect(said.map(one => one.state)).toContain('invoiced')
  expect(JSON.stringify(said)).not.toContain('Kreidestrich')
  expect(await saidOf('order_items', stornoed.order.id)).not.toEqual([])
  for (const subject of ['orders', 'order_items'] as const)
    expect(await saidOf(subject, declined.order.id)).toEqual([])
})
