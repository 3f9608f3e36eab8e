import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { createLog } from '../log.ts'
import { answerError } from './errors.ts'
import { guardAnswers } from './every-answer.ts'
import { createFastify } from './fastify.ts'
import { secureHeaders } from './secure-headers.ts'
import { serveFrontEnds } from './static.ts'

/** A folder with a page, as a build makes it. */
const buildOf = async (text: string) => {
  const root = await mkdtemp(join(tmpdir(), 'build-'))
  onTestFinished(() => rm(root, { recursive: true }))
  await writeFile(join(root, 'index.html'), text)
  await mkdir(join(root, 'assets'))
  await writeFile(join(root, 'assets', 'index-1a2b3c4.js'), 'export {}')
  await writeFile(join(root, 'assets', 'index-1a2b3c4.js.br'), brotliCompressSync('export {}'))
  await writeFile(join(root, 'worker.js'), 'export {}')
  return root
}
const config = { APP_URL: 'https://tafelrunde.example' }
const served = async () => {
  const app = createFastify(createLog('silent'))
  app.setErrorHandler(answerError)
  guardAnswers(app, config)
  await secureHeaders(app, config)
  await serveFrontEnds(app, async () => undefined, [
    { prefix: '/anzeige/', root: await buildOf('display') },
    { prefix: '/verwaltung/', root: await buildOf('office') },
    { prefix: '/', root: await buildOf('app') },
  ])
  onTestFinished(() => app.close())
  return app
}
const asking = async () => {
  const app = await served()
  return async (url: string, accept?: string) => {
    const { statusCode, body, headers } = await app.inject({ url, headers: accept ? { accept } : {} })
    return [statusCode, String(headers['content-type']).startsWith('text/html') ? body : 'JSON']
  }
}

test('the Verwaltung answers browsers and tools at each of its addresses', async () => {
  const ask = await asking()
  for (const url of ['/verwaltung/', '/verwaltung', '/verwaltung/orders', '/verwaltung/?x=a.b'])
    for (const accept of ['text/html,application/xhtml+xml', '*/*', 'text/*', undefined])
      expect([url, accept, await ask(url, accept)]).toEqual([url, accept, [200, 'office']])
})

test('a file that is not there, and who wants no page, gets none', async () => {
  const ask = await asking()
  expect(await ask('/verwaltung/assets/index-1234.js', '*/*')).toEqual([404, 'JSON'])
  expect(await ask('/verwaltung/', 'application/json')).toEqual([404, 'JSON'])
  expect(await ask('/nothing', '*/*')).toEqual([404, 'JSON'])
  for (const folder of ['/assets/', '/assets', '/.git/config', '/%2e%2e%2fpackage.json'])
    expect([folder, await ask(folder, '*/*')]).toEqual([folder, [404, 'JSON']])
  expect(await ask('/nothing', 'text/html')).toEqual([404, 'app'])
})

test('only the app may have styles in its page, and no page scripts', async () => {
  const app = await served()
  const directives = async (url: string) => {
    const { headers } = await app.inject({ url, headers: { accept: 'text/html' } })
    return String(headers['content-security-policy']).split(';')
  }
  for (const url of ['/', '/nothing'])
    expect(await directives(url)).toContain("style-src 'self' 'unsafe-inline'")
  for (const url of ['/verwaltung/', '/verwaltung/orders', '/anzeige/', '/anzeige/1'])
    expect((await directives(url)).join()).not.toContain('unsafe-inline')
  for (const url of ['/', '/nothing', '/verwaltung/', '/anzeige/'])
    expect(await directives(url)).toContain("script-src 'self' 'wasm-unsafe-eval'")
})

test('only the Verwaltung may show what it has loaded, such as a receipt, in a frame of its page', async () => {
  const app = await served()
  const policyOf = async (url: string) => {
    const { headers } = await app.inject({ url, headers: { accept: 'text/html' } })
    return String(headers['content-security-policy']).split(';')
  }
  for (const url of ['/verwaltung/', '/verwaltung/settlements/1/show'])
    expect(await policyOf(url)).toEqual(expect.arrayContaining(["default-src 'self'", 'frame-src blob:']))
  for (const url of ['/', '/anzeige/', '/nothing']) {
    const policy = await policyOf(url)
    expect(policy).toContain("default-src 'self'")
    expect(policy.join()).not.toContain('frame-src')
  }
})

test('a page may ask the browser for what it uses, and no page for anything else', async () => {
  const app = await served()
  for (const url of ['/', '/nothing', '/verwaltung/', '/verwaltung/orders', '/anzeige/', '/anzeige/1']) {
    const { headers } = await app.inject({ url, headers: { accept: 'text/html' } })
    const rights = String(headers['permissions-policy']).split(',')
    for (const name of ['camera', 'clipboard-write', 'screen-wake-lock', 'publickey-credentials-get'])
      expect(rights).toContain(`${name}=(self)`)
    for (const name of ['microphone', 'geolocation', 'payment', 'usb', 'clipboard-read', 'fullscreen'])
      expect(rights).toContain(`${name}=()`)
    expect(rights.filter(right => !/^[a-z-]+=\((self)?\)$/.test(right))).toEqual([])
  }
  const script = await app.inject('/assets/index-1a2b3c4.js')
  expect(script.headers).not.toHaveProperty('permissions-policy')
})

test('a script travels with a light head, as it is never asked for again; one whose name stays can be compared', async () => {
  const app = await served()
  const headOf = async (url: string, encoding = 'identity') =>
    (await app.inject({ url, headers: { 'accept-encoding': encoding } })).headers
  for (const encoding of ['identity', 'br']) {
    const built = await headOf('/assets/index-1a2b3c4.js', encoding)
    expect(built).toMatchObject({
      'cache-control': 'max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'x-content-type-options': 'nosniff',
    })
    expect(built['content-encoding']).toBe(encoding === 'br' ? 'br' : undefined)
    for (const name of ['etag', 'connection', 'keep-alive', 'content-security-policy'])
      expect(built).not.toHaveProperty(name)
  }
  expect(await headOf('/worker.js')).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': 'text/javascript; charset=utf-8',
    etag: expect.any(String),
  })
})
