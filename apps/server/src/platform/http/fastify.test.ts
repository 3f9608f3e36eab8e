import { expect, test } from 'vitest'
import { createLog } from '../log.ts'
import { createFastify } from './fastify.ts'

const askedFrom = async (proxies: string[], remoteAddress: string) => {
  const app = createFastify(createLog('silent'), proxies)
  app.get('/', request => request.ip)
  const headers = { 'x-forwarded-for': '198.51.100.7, 10.0.0.2' }
  return (await app.inject({ url: '/', remoteAddress, headers })).body
}

test('a proxy that is known says on whose behalf it asks, all others speak for themselves', async () => {
  expect(await askedFrom(['10.0.0.0/8'], '10.0.0.1')).toBe('198.51.100.7')
  expect(await askedFrom(['10.0.0.1'], '10.0.0.1')).toBe('10.0.0.2')
  expect(await askedFrom(['10.0.0.0/8'], '203.0.113.9')).toBe('203.0.113.9')
  expect(await askedFrom([], '127.0.0.1')).toBe('127.0.0.1')
})
