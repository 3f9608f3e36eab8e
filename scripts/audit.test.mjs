import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'audit-'))
afterAll(() => rmSync(folder, { recursive: true }))

// A product with one package, and a registry that knows something of it.
const entry = { version: '1.0.0', integrity: `sha512-${Buffer.alloc(64).toString('base64')}` }
const product = { name: 'a-product', version: '1.0.0', dependencies: { chalkboard: '1.0.0' } }
writeFileSync(join(folder, 'package.json'), JSON.stringify(product))
writeFileSync(
  join(folder, 'package-lock.json'),
  JSON.stringify({
    ...product,
    lockfileVersion: 3,
    packages: { '': product, 'node_modules/chalkboard': entry },
  }),
)
const id = 'GHSA-aaaa-bbbb-cccc'
const advisory = {
  id: 1,
  url: `https://github.com/advisories/${id}`,
  title: 'Squeaks',
  severity: 'high',
  vulnerable_versions: '<1.1.0',
}
const packument = { name: 'chalkboard', versions: { '1.0.0': { name: 'chalkboard', version: '1.0.0' } } }

const registry = createServer((request, response) => {
  const isBulk = request.method === 'POST' && request.url === '/knows/-/npm/v1/security/advisories/bulk'
  const isKnown = isBulk || request.url === '/knows/chalkboard'
  response.writeHead(isKnown ? 200 : 405, { 'content-type': 'application/json' })
  response.end(JSON.stringify(isBulk ? { chalkboard: [advisory] } : isKnown ? packument : {}))
}).listen(0, '127.0.0.1')
await once(registry, 'listening')
afterAll(() => void registry.close())

const audit = async (accepted, place = 'knows') => {
  const list = join(folder, 'accepted.json')
  writeFileSync(list, JSON.stringify(accepted))
  const { port } = registry.address()
  const script = join(import.meta.dirname, 'audit.mjs')
  const options = ['--folder', folder, '--accepted', list, '--registry', `http://127.0.0.1:${port}/${place}/`]
  const child = spawn(process.execPath, [script, ...options], {
    env: { ...process.env, npm_config_cache: join(folder, 'cache'), npm_config_fetch_retries: '0' },
  })
  const [said, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')])
  return { code, said }
}

test('a vulnerability that nobody has accepted fails and is named', async () => {
  const { code, said } = await audit([])
  expect(said).toContain(`open · ${id} · high · chalkboard · Squeaks`)
  expect(code).toBe(1)
}, 60_000)

test('one that is accepted with a reason until a day to come does not fail', async () => {
  const { code, said } = await audit([{ id, reason: 'nobody writes on it', until: '2999-12-31' }])
  expect(said).toContain(`accepted · ${id}`)
  expect(code).toBe(0)
}, 60_000)

test.each([
  ['whose day is over', { id, reason: 'nobody writes on it', until: '2020-01-01' }],
  ['without a reason', { id, until: '2999-12-31' }],
  ['without an end', { id, reason: 'nobody writes on it' }],
])(
  'an acceptance %s fails again',
  async (_name, acceptance) => {
    const { code, said } = await audit([acceptance])
    expect(said).toContain(`acceptance expired · ${id}`)
    expect(code).toBe(1)
  },
  60_000,
)

test('an acceptance of what is no more is told', async () => {
  const { said } = await audit([{ id: 'GHSA-gone', reason: 'was mended', until: '2999-12-31' }])
  expect(said).toContain('acceptance not needed any more · GHSA-gone · was mended')
}, 60_000)

test('a registry that answers no audits is said to be one, with an end of its own', async () => {
  const { code, said } = await audit([], 'silent')
  expect(said).toContain('does not say what it knows of vulnerabilities')
  expect(code).toBe(2)
}, 60_000)
