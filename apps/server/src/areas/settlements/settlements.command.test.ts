import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { usages } from '../../command-usages.ts'
import { approvedIn } from './approved.fixture.ts'
import { settlementsCommand } from './settlements.command.ts'
import { settlementSteps } from './settlements.tables.ts'

const testApp = await buildTestApp()
const { deps, given } = testApp
const { db } = deps
const { approved, finishedEvent } = approvedIn(testApp)

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
})

test.each([
  [],
  ['Tagung'],
  ['1', '--approve', 'alle'],
  ['1', '--return', '7'],
  ['1', '--remark', 'Bitte ergänzen.'],
])('a call that is none shows how it is done: %# %s', async (...args) => {
  expect(await settle(...args)).toBe(1)
  expect(error).toHaveBeenLastCalledWith(`Aufruf: npm run admin -- ${usages.settlements.usage}`)
})
