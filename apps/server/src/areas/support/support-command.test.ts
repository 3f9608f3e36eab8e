import { answerSupport } from '@tafelrunde/contract/admin/people/support'
import { writeToSupport } from '@tafelrunde/contract/support'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { usages } from '../../command-usages.ts'
import { supportCommand } from './support.command.ts'

const { as, deps, given } = await buildTestApp()

let log = vi.spyOn(console, 'log')
let error = vi.spyOn(console, 'error')
beforeEach(() => {
  log = vi.spyOn(console, 'log').mockReturnValue()
  error = vi.spyOn(console, 'error').mockReturnValue()
})
afterEach(() => void vi.restoreAllMocks())

const run = (...args: (string | number)[]) => supportCommand.run(args.map(String), deps)
const printed = () => log.mock.calls.map(([text]) => String(text)).join('\n')
let made = 0
const written = async () => {
  const email = `wer-${++made}@schule.example`
  const body = { name: 'Eva Sommer', email, subject: 'Saal', message: 'Gibt es\n\neine Rampe?' }
  return as()(writeToSupport, { body })
}

test('the office sees what is open, with what was answered', async () => {
  expect(await run()).toBe(0)
  expect(printed()).toBe('Es gibt keine offenen Nachrichten.')
  const [question, closed] = [await written(), await written()]
  const staff = await given.account({ isStaff: true, firstName: 'Birgit', lastName: 'Lindner' })
  const body = { message: 'Ja.', close: false }
  await as(staff)(answerSupport, { params: question, body })
  expect(await run('--close', closed.id)).toBe(0)
  log.mockClear()
  expect(await run()).toBe(0)
  expect(printed()).toBe(`[#${question.id}] Saal (beantwortet)
  Eva Sommer <${question.email}>, Mo., 1. März 2027, 12:00 Uhr:
    Gibt es

    eine Rampe?
  Birgit Lindner, Mo., 1. März 2027, 12:00 Uhr:
    Ja.`)
})

test('it answers and closes a message, once', async () => {
  const { id, email } = await written()
  expect(await run('--answer', id, '--text', 'Ja, am Haupteingang.', '--close', id)).toBe(0)
  expect(printed()).toBe(
    `Die Antwort auf die Anfrage Nr. ${id} geht an ${email}.\nDie Anfrage Nr. ${id} ist erledigt.`,
  )
  expect(await run('--answer', id, '--text', 'Noch etwas.')).toBe(1)
  expect(error).toHaveBeenLastCalledWith('Diese Nachricht ist schon erledigt.')
})

test('what does not exist is said', async () => {
  expect(await run('--close', 999_999)).toBe(1)
  expect(error).toHaveBeenLastCalledWith('Diese Nachricht gibt es nicht.')
})

test.each([
  [['--answer', '1']],
  [['--text', 'Ja.']],
  [['--answer', '1', '--text', ' ']],
  [['--close', 'alle']],
  [['1']],
  [['--list']],
])('a call that is none shows how it is done: %s', async args => {
  expect(await run(...args)).toBe(1)
  expect(error).toHaveBeenLastCalledWith(`Aufruf: npm run admin -- ${usages.support.usage}`)
})
