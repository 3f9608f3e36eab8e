import { exportPaymentFile, undoPaymentFile } from '@tafelrunde/contract/admin/money/settlements'
import { beforeEach, expect, test } from 'vitest'
import { buildTestApp } from '../../../../test/build-test-app.ts'
import { readTable } from '../../../platform/tables/read-table.ts'
import { approvedIn } from '../../settlements/approved.fixture.ts'

const testApp = await buildTestApp()
const { app, as, bearer, clock, given } = testApp
const { approved, finishedEvent, openAccount } = approvedIn(testApp)
const staff = await given.staff()
beforeEach(openAccount)

const paidOn = async (now: string, ...totals: number[]) => {
  clock.set(now)
  const event = await finishedEvent()
  for (const total of totals) await approved(event, { total })
  const file = await as(staff)(exportPaymentFile, { params: { id: event.id }, body: {} })
  return { event, file }
}
const ask = async (query: Record<string, string>) => {
  const search = new URLSearchParams({ ...query, format: 'xlsx' })
  const url = `/api/admin/payment-files/tax-statement/?${search.toString()}`
  return app.inject({ url, headers: await bearer(staff) })
}
/** As a reader of workbooks that did not write it has it. */
const linesOf = async (query: Record<string, string>) => {
  const { rows } = await readTable((await ask(query)).rawPayload, 1000)
  return rows.map(({ cells }) => cells)
}

test('tax advisers get each paid settlement with fee, travel, expenses, tax and day, and the sums of all', async () => {
  const { event, file } = await paidOn('2026-03-02T12:00:00+01:00', 31_405, 9_950, 0)
  const lines = await linesOf({ event: String(event.id) })
  expect(lines).toHaveLength(5)
  expect(lines[0]).toEqual([
    'Abrechnung',
    'Nachname',
    'Vorname',
    'Steuernummer oder USt-IdNr.',
    'Veranstaltung',
    'Beginn',
    'Ende',
    'Steuerliche Behandlung',
    'Honorar in Euro',
    'Fahrt in Euro',
    'Auslagen in Euro',
    'Umsatzsteuer in %',
    'Umsatzsteuer in Euro',
    'Summe in Euro',
    'Grundlage nach § 13b UStG in Euro',
    'Steuersatz nach § 13b UStG in %',
    'Steuer nach § 13b UStG in Euro',
    'Bezahlt am',
    'Zahlungsdatei',
    'Als Spende verzichtet in Euro',
    'Von anderen nach § 3 Nr. 26 EStG, beim Einreichen erklärt, in Euro',
    'Für das Jahr der Zahlung zuletzt erklärt in Euro',
  ])
  // The first is the one of 0 €, which was closed a day before the bank paid the others.
  expect(lines[1]?.slice(-3)).toEqual(['02.03.2026', '', '0'])
  const [number, ...line] = lines[2] ?? []
  expect(number).toMatch(/^2027-\d{6}$/)
  expect(line.slice(0, 4)).toEqual(['Baumgärtner', 'Miriam', '', 'Frühjahrskongress 2027'])
  expect(line.slice(6)).toEqual([
    'Freibetrag (§ 3 Nr. 26 EStG)',
    '0',
    '0',
    '314,05',
    '',
    '0',
    '314,05',
    '0',
    '',
    '0',
    '03.03.2026',
    String(file.id),
    '0',
  ])
  expect(lines[4]?.slice(0, 14)).toEqual([
    'Summe',
    ...Array.from({ length: 7 }, () => ''),
    '0',
    '0',
    '413,55',
    '',
    '0',
    '413,55',
  ])
})

test('what the association owes in place of businesses abroad stands apart, of the EU and of others', async () => {
  clock.set('2026-04-01T12:00:00+02:00')
  const event = await finishedEvent()
  const owed = { vatPercent: 19, vatCents: 1_900 }
  for (const country of ['AT', 'CH'])
    await approved(event, { total: 10_000, person: { country }, tax: 'reverse_charge', owed })
  await approved(event, { total: 5_000 })
  await as(staff)(exportPaymentFile, { params: { id: event.id }, body: {} })
  const lines = await linesOf({ event: String(event.id) })
  expect(lines.slice(1).map(line => [line[7], ...line.slice(13, 17)])).toEqual([
    ['Steuerschuldner ist der Verband, EU (§ 13b Abs. 1 UStG)', '100', '100', '19', '19'],
    ['Steuerschuldner ist der Verband, Drittland (§ 13b Abs. 2 Nr. 1 UStG)', '100', '100', '19', '19'],
    ['Freibetrag (§ 3 Nr. 26 EStG)', '50', '0', '', '0'],
    ['', '250', '200', '', '38'],
  ])
})

test('the day on which the bank pays counts for the period, both ends included, and nothing that is not paid', async () => {
  const { file } = await paidOn('2025-03-03T12:00:00+01:00', 1_000) // paid on the 4th
  await paidOn('2025-03-04T12:00:00+01:00', 2_000)
  const undone = await paidOn('2025-03-03T12:00:00+01:00', 4_000)
  const params = { id: undone.file.id }
  await as(staff)(undoPaymentFile, { params, body: { reason: 'Falsches Konto' } })
  const sumOf = async (query: Record<string, string>) => (await linesOf(query)).at(-1)?.[13]
  expect(file.execution).toBe('2025-03-04')
  expect(await sumOf({ from: '2025-03-04', to: '04.03.2025' })).toBe('10')
  expect(await sumOf({ from: '2025-03-04', to: '2025-03-05' })).toBe('30')
  expect(await sumOf({ from: '2025-03-05', to: '2025-12-31' })).toBe('20')
  expect(await sumOf({ from: '2025-01-01', to: '2025-03-03' })).toBe('0')
})

test('a period that is none is refused at its field', async () => {
  const answer = await ask({ from: '2025-03-05', to: '2025-03-04' })
  expect([answer.statusCode, answer.json()]).toEqual([400, { to: ['Das Ende liegt vor dem Anfang.'] }])
  expect((await ask({ from: 'gestern' })).json()).toEqual({
    from: ['Bitte ein gültiges Datum eingeben.'],
  })
  expect((await ask({ event: '999999' })).statusCode).toBe(400)
})
