import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { usages } from '../src/command-usages.ts'

const run = promisify(execFile)
const comparing = fileURLToPath(new URL('./compare-resolving.ts', import.meta.url))
const listing = fileURLToPath(new URL('./list-loaded.ts', import.meta.url))
const cli = fileURLToPath(new URL('../src/cli.ts', import.meta.url))
const json = async (script: string, ...args: string[]) => {
  const { stdout } = await run(process.execPath, [script, ...args], { maxBuffer: 16 * 1024 * 1024 })
  return JSON.parse(stdout)
}
const loadedBy = async (...args: string[]): Promise<string[]> => json(listing, ...args)
const which = (urls: string[], pattern: RegExp) =>
  [...new Set(urls.flatMap(url => pattern.exec(url)?.[1] ?? []))].toSorted()

test('what the server loads is what Node would load for it, wherever it asks', async () => {
  const { count, wrong } = await json(comparing)
  expect(wrong).toEqual([])
  expect(count).toBeGreaterThan(3000)
})

test('a server starts without the libraries for what comes later: mails, pictures, papers, XML, the reference', async () => {
  const heavy =
    /node_modules\/(nodemailer|sharp|node-forge|xmlbuilder2|html-to-text|ajv|openid-client|@fastify\/swagger-ui)\//
  expect(which(await loadedBy('app.ts'), heavy)).toEqual([])
})

test('a command loads itself and none of the others, and opens no queue', async () => {
  const [command, rest] = await Promise.all([
    loadedBy('commands.ts', 'commands', 'check'),
    loadedBy('perform.ts'),
  ])
  expect(which(command, /\/([\w-]+\.command\.ts)$/)).toEqual(['check.command.ts'])
  expect(
    which(rest, /(\.command\.ts|\.routes\.ts|node_modules\/(?:fastify|pg-boss|nodemailer|node-forge))/),
  ).toEqual([])
})

test('help names every command without loading one', async () => {
  const { stderr } = await run(process.execPath, [cli, 'help'])
  for (const { usage, summary } of Object.values(usages))
    expect(stderr).toContain(`  ${usage}\n      ${summary}`)
  expect(which(await loadedBy('command-usages.ts'), /\/src\/(.*)$/)).toEqual(['command-usages.ts'])
})

test('a command that does not exist is told what there is, and ends with 1', async () => {
  const failed = await run(process.execPath, [cli, 'constructor']).catch(error => error)
  expect([failed.code, failed.stderr.startsWith('Aufruf: npm run admin -- <Befehl>')]).toEqual([1, true])
})
