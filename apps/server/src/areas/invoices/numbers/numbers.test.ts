import { listAudit } from '@tafelrunde/contract/admin/audit'
import { sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { buildTestApp } from '../../../../test/build-test-app.ts'
import { writingAs } from '../../../platform/db/writer.ts'
import { invoicingIn } from '../invoices.fixture.ts'
import { invoiceNumbersCommand } from './numbers.command.ts'
import { leaveOutNumbers } from './numbers.service.ts'

const testApp = await buildTestApp()
const { as, clock, deps, given } = testApp
const { confirmed, invoice } = await invoicingIn(testApp)
const written = async () => (await invoice((await confirmed()).params)).number
/** What a statement is refused with by the database. */
const refusalOf = (statement: string) =>
  deps.db.execute(sql.raw(statement)).then(
    () => undefined,
    error => String(error.cause?.message ?? error),
  )

const run = async (...args: string[]) => {
  const said: string[] = []
  for (const method of ['log', 'error'] as const)
    vi.spyOn(console, method).mockImplementation(text => void said.push(text))
  const code = await writingAs({ via: 'command' }, () => invoiceNumbersCommand.run(args, deps))
  vi.restoreAllMocks()
  return { code, said }
}
const after = (last: string) => run('--last', last, '--reason', 'Sicherung vom 1. März zurückgeholt')

test('after a restored backup the counter moves on, and everybody can see why', async () => {
  clock.set('2027-03-03T12:00:00+01:00')
  expect(await run()).toEqual({ code: 0, said: ['Es gibt noch keine Rechnung.'] })
  expect(await written()).toBe('2027-R-00001')
  const said = [
    '2027: Die nächste Rechnung bekommt 2027-R-00051.',
    '2027-R-00002 bis 2027-R-00050 ausgelassen am Mi., 3. März 2027: Sicherung vom 1. März zurückgeholt',
  ]
  expect(await after('2027-R-00050')).toEqual({ code: 0, said })
  expect(await run()).toEqual({ code: 0, said })
  expect(await written()).toBe('2027-R-00051')

  const boss = await given.account({ isStaff: true, isSuperuser: true })
  const { results } = await as(boss)(listAudit, { query: { subject: 'invoice_gaps' } })
  expect(results).toMatchObject([
    { via: 'command', action: 'create', name: '2027-R-00002', after: { last: 50 } },
  ])
})

test('what would go back or is no number is refused in a sentence, and changes nothing', async () => {
  const next = await run()
  for (const [last, sentence] of [
    ['2027-R-00051', 'Die Nummern gehen nur vorwärts: Die nächste ist schon 2027-R-00052.'],
    ['2027-R-50000', expect.stringContaining('lassen sich nicht auslassen')],
    ['2028-R-00001', 'Für 2028 gibt es noch keine Rechnungen.'],
    ['51', '„51“ ist keine Rechnungsnummer. Eine sieht so aus: 2027-R-00042.'],
  ] as const)
    expect(await after(last)).toEqual({ code: 1, said: [sentence] })
  for (const args of [
    ['--last', '2027-R-00060'],
    ['--reason', 'x'],
    ['3'],
    ['--last', '2027-R-00060', '--reason', ' '],
  ])
    expect(await run(...args)).toEqual({
      code: 1,
      said: ['Aufruf: npm run admin -- invoice-numbers [--last RECHNUNG --reason GRUND]'],
    })
  expect(await run()).toEqual(next)
})

test('two at once leave out nothing twice, and an invoice that is being written keeps its number', async () => {
  const asked = { last: '2027-R-00070', reason: 'Zwei zugleich' }
  const [one, other, number] = await Promise.allSettled([
    leaveOutNumbers(deps, asked),
    leaveOutNumbers(deps, asked),
    written(),
  ])
  expect([one.status, other.status].toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(number).toMatchObject({ status: 'fulfilled', value: expect.stringMatching(/^2027-R-000(52|71)$/) })
  expect((await run()).said[0]).toMatch(/2027-R-0007[12]/)
})

test('the database itself lets no number come back, and no gap go', async () => {
  const back = 'numbers of invoices count on'
  const stays = 'a gap is never changed or deleted'
  expect(await refusalOf('update invoice_numbers set last = last - 1')).toBe(back)
  expect(await refusalOf('delete from invoice_numbers')).toBe(back)
  expect(await refusalOf("update invoice_gaps set reason = 'anders'")).toBe(stays)
  expect(await refusalOf('delete from invoice_gaps')).toBe(stays)
  const gap = (numbers: string) =>
    refusalOf(`insert into invoice_gaps (year, first, last, reason, at) values (${numbers}, 'x', now())`)
  expect(await gap('2027, 51, 51')).toBe('an invoice has this number')
  expect(await gap('2027, 999, 998')).toContain('invoice_gaps_order')
})
