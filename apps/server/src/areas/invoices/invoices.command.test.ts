import { getOrder } from '@tafelrunde/contract/exhibitions/orders'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { invoicesCommand } from './invoices.command.ts'
import { invoicingIn } from './invoices.fixture.ts'

const testApp = await buildTestApp()
const { as, deps } = testApp
const { confirmed, exhibition, ordered } = await invoicingIn(testApp)

let log = vi.spyOn(console, 'log')
let error = vi.spyOn(console, 'error')
beforeEach(() => {
  log = vi.spyOn(console, 'log').mockReturnValue()
  error = vi.spyOn(console, 'error').mockReturnValue()
})
afterEach(() => void vi.restoreAllMocks())

/** What a command prints, with spaces that never break made plain. */
const printed = (spy = log) => spy.mock.calls.map(([text]) => String(text).replaceAll('\u00a0', ' '))
const run = (...args: (string | number)[]) => invoicesCommand.run(args.map(String), deps)

test('the office writes all invoices of an event, or that of one order, and cancels one', async () => {
  const event = await exhibition()
  const [one, other, third] = [
    await confirmed({ event }),
    await confirmed({ event }),
    await confirmed({ event }),
  ]
  expect(await run(event.id, '--order', other.order.id)).toBe(0)
  expect(await run(event.id)).toBe(0)
  expect(await run(event.id, '--cancel', '2027-R-00001', '--reason', 'Falsche Anschrift')).toBe(0)
  expect(printed()).toEqual([
    'Rechnung 2027-R-00001: 415,31 €',
    'Rechnung 2027-R-00002: 415,31 €',
    'Rechnung 2027-R-00003: 415,31 €',
    'Stornorechnung 2027-R-00004: -415,31 €',
  ])
  for (const { person, params } of [one, third])
    expect((await as(person)(getOrder, { params })).state).toBe('invoiced')
  expect((await as(other.person)(getOrder, { params: other.params })).state).toBe('confirmed')
})

test('what does not exist or cannot be done is said in a sentence', async () => {
  const event = await exhibition()
  const elsewhere = await confirmed()
  const { order } = await ordered({ event })
  expect(await run(999_999)).toBe(1)
  expect(await run(event.id)).toBe(1)
  expect(await run(event.id, '--order', order.id)).toBe(1)
  expect(await run(event.id, '--order', elsewhere.order.id)).toBe(1)
  expect(await run(event.id, '--cancel', '2027-R-99999', '--reason', 'Versehen')).toBe(1)
  expect(printed(error)).toEqual([
    'Es gibt keine Veranstaltung 999999.',
    'Für diese Veranstaltung gibt es keine bestätigte Bestellung ohne Rechnung.',
    'Diese Bestellung ist noch nicht bestätigt.',
    `In Veranstaltung ${event.id} gibt es keine Bestellung ${elsewhere.order.id}.`,
    `In Veranstaltung ${event.id} gibt es keine Rechnung 2027-R-99999.`,
  ])
})

test('a call that is not known says how to call it', async () => {
  for (const args of [[], ['drei'], ['3', '--cancel', '2027-R-00001'], ['3', '--unknown']])
    expect(await run(...args)).toBe(1)
  expect(new Set(printed(error))).toEqual(
    new Set([
      'Aufruf: npm run admin -- invoices VERANSTALTUNG [--order BESTELLUNG] [--cancel RECHNUNG --reason GRUND]',
    ]),
  )
})
