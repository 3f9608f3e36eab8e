import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { buildTestApp } from '../../../../test/build-test-app.ts'
import { usages } from '../../../command-usages.ts'
import { invoicingIn } from '../../invoices/invoices.fixture.ts'
import { orders } from '../exhibitions.tables.ts'
import { ordersCommand } from './orders.command.ts'

const testApp = await buildTestApp()
const { deps } = testApp
const { exhibition, invoice, ordered } = await invoicingIn(testApp)

let log = vi.spyOn(console, 'log')
let error = vi.spyOn(console, 'error')
beforeEach(() => {
  log = vi.spyOn(console, 'log').mockReturnValue()
  error = vi.spyOn(console, 'error').mockReturnValue()
})
afterEach(() => void vi.restoreAllMocks())

/** What a command prints, with spaces that never break made plain. */
const printed = () => log.mock.calls.map(([text]) => String(text).replaceAll('\u00a0', ' '))
const run = (...args: (string | number)[]) => ordersCommand.run(args.map(String), deps)
const find = async (id: number) => {
  const [row] = await deps.db.select().from(orders).where(eq(orders.id, id))
  return row
}

test('the office sees the orders of an event in a table', async () => {
  const { event, order } = await ordered({ wish: { places: ['A4', 'A5'] } })
  const { order: second } = await ordered({ event, wish: { tables: 10, company: 'Lernraum', chairs: 0 } })
  expect(await run(event.id)).toBe(0)
  const lines = printed().join('\n').split('\n')
  expect(lines[0]).toMatch(/^Nr\. +Aussteller +Tische +Plätze +Summe +Zustand$/)
  expect(lines.slice(1).map(line => line.trim().split(/ {2,}/))).toEqual([
    [String(second.id), 'Lernraum', '10', '1.719,55 €', 'bestellt'],
    [String(order.id), 'Verlag Kreidestrich GmbH', '2', 'A4, A5', '415,31 €', 'bestellt'],
  ])
  expect(new Set(lines.slice(1).map(line => line.indexOf('€'))).size).toBe(1)
})

test('it confirms an order with its tables, and notes that it is paid', async () => {
  const { event, params } = await ordered()
  expect(await run(event.id, '--confirm', params.id, '--places', 'B1, B2')).toBe(0)
  expect(printed()[0]).toBe(`Bestellung ${params.id} bestätigt.`)
  expect(printed()[1]).toMatch(/B1, B2 .*bestätigt/)
  expect(await run(event.id, '--paid', params.id)).toBe(1)
  expect(error).toHaveBeenLastCalledWith('Zu dieser Bestellung gibt es noch keine Rechnung.')
  await invoice(params)
  expect(await run(event.id, '--paid', params.id)).toBe(0)
  expect(printed().at(-1)).toMatch(/bezahlt$/)
})

test('it declines one with a remark', async () => {
  const { event, params } = await ordered()
  expect(await run(event.id, '--decline', params.id, '--remark', 'Leider voll.')).toBe(0)
  expect(await find(params.id)).toMatchObject({ state: 'declined', declineRemark: 'Leider voll.' })
})

test('what does not exist there or cannot be is said', async () => {
  const { event, params } = await ordered()
  const other = await exhibition()
  expect(await run(other.id, '--confirm', params.id)).toBe(1)
  expect(error).toHaveBeenLastCalledWith(
    `Es gibt zu Veranstaltung ${other.id} keine Bestellung ${params.id}.`,
  )
  expect(await run(999_999)).toBe(1)
  expect(error).toHaveBeenLastCalledWith('Es gibt keine Veranstaltung 999999.')
  expect(await run(event.id, '--confirm', params.id, '--places', 'X1')).toBe(1)
  expect(error).toHaveBeenLastCalledWith('Den Tisch X1 gibt es nicht.')
})

test.each(
  [
    [],
    ['Tagung'],
    ['1', '--decline', '7'],
    ['1', '--remark', 'x'],
    ['1', '--places', 'A1'],
    ['1', '--all'],
  ].map(args => [args]),
)('a call that is none shows how it is done: %s', async args => {
  expect(await run(...args)).toBe(1)
  expect(error).toHaveBeenLastCalledWith(`Aufruf: npm run admin -- ${usages.orders.usage}`)
})
