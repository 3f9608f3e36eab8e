import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'

const { app } = await buildTestApp()
const addressesIn = (page: string) =>
  [...page.matchAll(/(?:src|href)="([^"]+)"/g)].flatMap(([, url = '']) => (url === 'data:,' ? [] : [url]))

test('the reference is a German page that says what it is, with and without a trailing slash', async () => {
  for (const url of ['/api/docs', '/api/docs/']) {
    const { statusCode, headers, body } = await app.inject(url)
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    expect(body).toContain('<html lang="de">')
    expect(body).toContain('<title>Schnittstelle · Tafelrunde</title>')
    expect(body).toContain('<h1>Schnittstelle</h1>')
  }
})

test('it brings all that it needs from here, and its rules allow no script but ours', async () => {
  const { body, headers } = await app.inject('/api/docs/')
  const policy = String(headers['content-security-policy'])
  expect(policy).toContain(`script-src 'self' 'wasm-unsafe-eval';`)
  expect(policy).toContain(`default-src 'self';`)
  expect(body).not.toMatch(/<script(?![^>]* src=)/)
  const addresses = addressesIn(body)
  expect(addresses.length).toBe(5)
  const types = { js: 'text/javascript', css: 'text/css' }
  for (const url of addresses) expect([url, (await app.inject(url)).statusCode]).toEqual([url, 200])
  for (const [ending, type] of Object.entries(types)) {
    const url = addresses.find(address => address.endsWith(`.${ending}`)) ?? ''
    expect((await app.inject(url)).headers['content-type']).toBe(`${type}; charset=utf-8`)
  }
})

test('its library travels compressed, and once', async () => {
  const url = '/api/docs/swagger-ui-bundle.js'
  const plain = await app.inject(url)
  const packed = await app.inject({ url, headers: { 'accept-encoding': 'br' } })
  expect(brotliDecompressSync(packed.rawPayload).equals(plain.rawPayload)).toBe(true)
  expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 3)
  const again = await app.inject({ url, headers: { 'if-none-match': String(packed.headers.etag) } })
  expect([again.statusCode, again.body]).toEqual([304, ''])
})

test('there is nothing else of the library to be had', async () => {
  for (const file of ['index.html', 'package.json', '..%2Fpackage.json', 'oauth2-redirect.html'])
    expect((await app.inject(`/api/docs/${file}`)).statusCode).toBe(404)
})
