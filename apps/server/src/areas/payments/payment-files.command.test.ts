import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { readCreditTransfer } from '../../../test/read/read-credit-transfer.ts'
import { usages } from '../../command-usages.ts'
import { approvedIn } from '../settlements/approved.fixture.ts'
import { settlementSteps, settlements } from '../settlements/settlements.tables.ts'
import { paymentFileCommand } from './payment-files.command.ts'
import { paymentFiles } from './payment-files.tables.ts'

const testApp = await buildTestApp()
const { deps } = testApp
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

test('what does not exist in that event is said', async () => {
  const event = await finishedEvent()
  expect(await pay(999_999)).toBe(1)
  expect(error).toHaveBeenLastCalledWith('Es gibt keine Veranstaltung 999999.')
  expect(await pay(event.id, '--again', 999_999)).toBe(1)
  expect(error).toHaveBeenLastCalledWith(`Es gibt zu Veranstaltung ${event.id} keine Zahlungsdatei 999999.`)
})

test.each([
  [],
  ['1', '--execution', 'morgen'],
  ['1', '--again', '2', '--execution', '2027-03-08'],
  ['1', '--mail'],
])('a call that is none shows how it is done: %# %s', async (...args) => {
  expect(await pay(...args)).toBe(1)
  expect(error).toHaveBeenLastCalledWith(`Aufruf: npm run admin -- ${usages['payment-file'].usage}`)
})
