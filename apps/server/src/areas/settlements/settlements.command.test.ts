import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { readCreditTransfer } from '../../../test/read-credit-transfer.ts'
import { paymentFileCommand } from '../payments/payment-files.command.ts'
import { paymentFiles } from '../payments/payment-files.tables.ts'
import { approvedIn } from './approved.fixture.ts'
import { settlementsCommand } from './settlements.command.ts'
import { settlementSteps, settlements } from './settlements.tables.ts'

const testApp = await buildTestApp()
const { deps, given } = testApp
const { db } = deps
const { approved, finishedEvent, openAccount } = approvedIn(testApp)
await openAccount()
const folder = await mkdtemp(join(tmpdir(), 'payment-file-'))
afterAll(() => rm(folder, { recursive: true }))

let log = vi.spyOn(console, 'log')
let error = vi.spyOn(console, 'error')
beforeEach(() => {
  log = vi.spyOn(console, 'log').mockReturnValue()
  error = vi.spyOn(console, 'error').mockReturnValue()
})
afterEach(() => void vi.restoreAllMocks())

/** What a command prints, with spaces that never break made plain. */
const printed = (spy = log) => spy.mock.calls.map(([text]) => String(text).replaceAll('\u00a0', ' '))
const settle = (...args: (string | number)[]) => settlementsCommand.run(args.map(String), deps)
const pay = (...args: (string | number)[]) => paymentFileCommand.run(args.map(String), deps)
const stepsOf = (id: number) =>
  db
    .select({
      state: settlementSteps.state,
      by: settlementSteps.by,
      remark: settlementSteps.remark,
    })
    .from(settlementSteps)
    .where(eq(settlementSteps.settlementId, id))
const byTerminal = { by: 'Kommandozeile', remark: '' }

test('the office sees the settlements of an event in a table', async () => {
  const event = await finishedEvent()
  const one = await approved(event, { person: { firstName: 'Anna', lastName: 'Albers' } })
  const other = await approved(event, {
    state: 'submitted',
    total: 123_456,
    person: { firstName: 'Jo', lastName: 'Zett' },
  })
  expect(await settle(event.id)).toBe(0)
  const lines = printed().join('\n').split('\n')
  expect(lines[0]).toMatch(/^Nr\. +Referentin, Referent +Summe +Zustand +Es fehlt$/)
  expect(lines.slice(1).map(line => line.trim().split(/ {2,}/))).toEqual(
    expect.arrayContaining([
      [String(one.id), 'Anna Albers', '314,05 €', 'freigegeben'],
      [String(other.id), 'Jo Zett', '1.234,56 €', 'eingereicht'],
    ]),
  )
  expect(new Set(lines.slice(1).map(line => line.indexOf('€'))).size).toBe(1)
})

test('it begins those that there are not yet, and says what each lacks', async () => {
  const event = await given.event({ name: 'Kongress' })
  const { id: workshopId } = await given.workshop({ eventId: event.id })
  await given.timeslot({ eventId: event.id, workshopId })
  await given.lecturer(workshopId)
  expect(await settle(event.id, '--start')).toBe(0)
  const [started, table] = printed()
  expect(started).toBe('1 Abrechnung begonnen.')
  expect(table).toMatch(/Miriam Baumgärtner +0,00 € +offen +Anschrift, IBAN, .*gehaltene Termine$/)
})

test('it approves one or all that were submitted', async () => {
  const event = await finishedEvent()
  const person = await given.account({ isLecturer: true })
  const first = await approved(event, { state: 'submitted', accountId: person.id })
  const more = [await approved(event, { state: 'submitted' }), await approved(event, { state: 'submitted' })]
  expect(await settle(event.id, '--approve', first.id)).toBe(0)
  expect(printed()[0]).toBe('1 Abrechnung freigegeben.')
  expect(await stepsOf(first.id)).toEqual([{ state: 'approved', ...byTerminal }])
  expect(await settle(event.id, '--approve', 'all')).toBe(0)
  expect(printed()[2]).toBe('2 Abrechnungen freigegeben.')
  for (const { id } of more) expect(await stepsOf(id)).toEqual([{ state: 'approved', ...byTerminal }])
  expect(await settle(event.id, '--approve', first.id)).toBe(1)
  expect(error).toHaveBeenLastCalledWith('Diese Abrechnung ist schon freigegeben.')
})

test('it gives one back with a remark', async () => {
  const event = await finishedEvent()
  const person = await given.account({ isLecturer: true })
  const { id } = await approved(event, { state: 'submitted', accountId: person.id })
  expect(await settle(event.id, '--return', id, '--remark', 'Der Beleg ist unleserlich.')).toBe(0)
  expect(printed()[0]).toBe(`Abrechnung ${id} zurückgegeben.`)
  expect(await stepsOf(id)).toEqual([
    { ...byTerminal, state: 'returned', remark: 'Der Beleg ist unleserlich.' },
  ])
})

test('what does not exist in that event is said', async () => {
  const [event, other] = [await finishedEvent(), await finishedEvent()]
  const { id } = await approved(other, { state: 'submitted' })
  expect(await settle(event.id, '--approve', id)).toBe(1)
  expect(error).toHaveBeenLastCalledWith(`Es gibt zu Veranstaltung ${event.id} keine Abrechnung ${id}.`)
  expect(await settle(999_999)).toBe(1)
  expect(error).toHaveBeenLastCalledWith('Es gibt keine Veranstaltung 999999.')
  expect(await pay(999_999)).toBe(1)
  expect(error).toHaveBeenLastCalledWith('Es gibt keine Veranstaltung 999999.')
  expect(await pay(event.id, '--again', 999_999)).toBe(1)
  expect(error).toHaveBeenLastCalledWith(`Es gibt zu Veranstaltung ${event.id} keine Zahlungsdatei 999999.`)
})

test('the payment file is written for the bank, and again as often as wanted', async () => {
  const event = await finishedEvent()
  const { id } = await approved(event)
  const path = join(folder, 'bank.xml')
  expect(await pay(event.id, '--execution', '2027-03-08', '--out', path)).toBe(0)
  const [file] = await db.select().from(paymentFiles).where(eq(paymentFiles.eventId, event.id))
  expect(printed()).toEqual([
    `Zahlungsdatei ${file?.id}: 1 Überweisung über 314,05 €, Ausführung am 8. März 2027`,
    path,
  ])
  const xml = await readFile(path, 'utf8')
  expect(readCreditTransfer(xml)).toMatchObject({ sum: '314.05', execution: '2027-03-08' })
  expect((await stat(path)).mode & 0o077).toBe(0)
  expect(await stepsOf(id)).toEqual([{ state: 'paid', ...byTerminal }])

  const copy = join(folder, 'copy.xml')
  expect(await pay(event.id, '--again', file?.id ?? 0, '--out', copy)).toBe(0)
  expect(await readFile(copy, 'utf8')).toBe(xml)
  const other = await finishedEvent()
  expect(await pay(other.id, '--again', file?.id ?? 0, '--out', copy)).toBe(1)
  expect(await pay(event.id)).toBe(1)
  expect(error).toHaveBeenLastCalledWith(
    'Für diese Veranstaltung gibt es keine freigegebenen Abrechnungen auszuzahlen.',
  )
})

test('a file that cannot be written is not lost: its number is known', async () => {
  const event = await finishedEvent()
  await approved(event)
  await expect(pay(event.id, '--out', join(folder, 'missing', 'bank.xml'))).rejects.toThrow('ENOENT')
  const [file] = await db.select().from(paymentFiles).where(eq(paymentFiles.eventId, event.id))
  expect(printed()[0]).toContain(`Zahlungsdatei ${file?.id}:`)
  expect(await pay(event.id, '--again', file?.id ?? 0, '--out', join(folder, 'later.xml'))).toBe(0)
})

test('a wrong day is refused, and nothing is paid', async () => {
  const event = await finishedEvent()
  const { id } = await approved(event)
  expect(await pay(event.id, '--execution', '2027-03-07')).toBe(1)
  expect(error).toHaveBeenLastCalledWith(
    'An diesem Tag führen Banken keine Überweisungen aus. Bitte wählen Sie einen Bankarbeitstag.',
  )
  const [row] = await db.select().from(settlements).where(eq(settlements.id, id))
  expect(row?.state).toBe('approved')
})

test.each([
  [settlementsCommand, []],
  [settlementsCommand, ['Tagung']],
  [settlementsCommand, ['1', '--approve', 'alle']],
  [settlementsCommand, ['1', '--return', '7']],
  [settlementsCommand, ['1', '--remark', 'Bitte ergänzen.']],
  [paymentFileCommand, []],
  [paymentFileCommand, ['1', '--execution', 'morgen']],
  [paymentFileCommand, ['1', '--again', '2', '--execution', '2027-03-08']],
  [paymentFileCommand, ['1', '--mail']],
])('a call that is none shows how it is done: %# %s', async ({ run, usage }, args) => {
  expect(await run(args, deps)).toBe(1)
  expect(error).toHaveBeenLastCalledWith(`Aufruf: npm run admin -- ${usage}`)
})
