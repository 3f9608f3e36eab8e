import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { buildTestApp } from '../../../../test/build-test-app.ts'
import { feesCommand } from './fees.command.ts'

const { deps, given } = await buildTestApp()
const folder = await mkdtemp(join(tmpdir(), 'fees-'))
afterAll(() => rm(folder, { recursive: true }))
afterEach(() => void vi.restoreAllMocks())

/** The exit code and what the terminal shows. */
const run = async (...args: string[]) => {
  const said: string[] = []
  for (const method of ['log', 'error'] as const)
    vi.spyOn(console, method).mockImplementation(text => void said.push(text))
  return { code: await feesCommand.run(args, deps), said: said.join('\n') }
}
const file = async (content: string) => {
  const path = join(folder, 'honorare.json')
  await writeFile(path, content)
  return path
}
const terms = {
  travel_cents_per_km: 38,
  rules: [{ role: 'lecturer', kind: 'per_unit', cents: 9000, shared: true }],
}

test('the office sets what an event pays from a file, and looks at it', async () => {
  const event = String((await given.event()).id)
  expect(JSON.parse((await run(event)).said)).toEqual({ travel_cents_per_km: 30, rules: [] })
  expect((await run(event, await file(JSON.stringify(terms)))).code).toBe(0)
  expect(JSON.parse((await run(event)).said)).toEqual(terms)
})

test.each([
  ['{', 'ist kein JSON'],
  ['{}', 'travel_cents_per_km: '],
  [JSON.stringify({ ...terms, rules: [...terms.rules, ...terms.rules] }), 'höchstens eine Regel'],
])('%s is refused in words', async (content, sentence) => {
  const event = String((await given.event()).id)
  const path = await file(content)
  const told = await run(event, path).catch(error => ({ code: 1, said: String(error) }))
  expect(told).toEqual({ code: 1, said: expect.stringContaining(sentence) })
  expect(JSON.parse((await run(event)).said).rules).toEqual([])
})

test('an unknown event, a missing file and a wrong call are told', async () => {
  expect(await run('2000000000')).toMatchObject({ code: 1, said: expect.stringContaining('2000000000') })
  const event = String((await given.event()).id)
  await expect(run(event, join(folder, 'fehlt.json'))).rejects.toThrow('lässt sich nicht lesen')
  expect(await run('drei')).toMatchObject({ code: 1, said: expect.stringContaining('Aufruf') })
})
