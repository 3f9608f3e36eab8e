import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
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

/** What the server says to somebody who sends these pieces, each when the one before has been sent for a while. */
const saidTo = async (pieces: string[], pauseMs: number) => {
  const app = createFastify(createLog('silent'), [], {
    headersTimeout: 150,
    requestTimeout: 60_000,
    connectionsCheckingInterval: 20,
  })
  app.post('/', request => request.body)
  const { port, hostname } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }))
  const socket = connect(Number(port), hostname).setEncoding('utf8')
  const said = text(socket)
  for (const piece of pieces) {
    socket.write(piece)
    await setTimeout(pauseMs)
  }
  const answer = await said
  await app.close()
  return answer
}

const head = ['POST / HTTP/1.1\r\nhost: x\r\n', 'content-type: text/plain\r\n', 'connection: close\r\n']

test('a body may come slowly, a head may not', async () => {
  const whole = [...head, 'content-length: 6\r\n\r\n'].join('')
  expect(await saidTo([whole, 'ab', 'cd', 'ef'], 120)).toMatch(/^HTTP\/1.1 200 [^]*abcdef$/)
  expect(await saidTo(head, 120)).toMatch(/^HTTP\/1.1 400 /)
})

test('a browser that connects ahead and asks nothing is told nothing, or it would take that for its answer', async () => {
  expect(await saidTo([], 0)).toBe('')
})

test('what says twice where it ends is refused, so that nobody hides a second request in it', async () => {
  const chunks = 'transfer-encoding: chunked\r\n'
  const hidden = '0\r\n\r\nGET /secret HTTP/1.1\r\nhost: x\r\n\r\n'
  for (const ends of [
    `content-length: 5\r\n${chunks}`,
    `${chunks}content-length: 5\r\n`,
    'content-length: 5\r\ncontent-length: 50\r\n',
    'transfer-encoding: gzip\r\n',
  ]) {
    const answer = await saidTo([`${head.join('')}${ends}\r\n${hidden}`], 0)
    expect([ends, answer.match(/HTTP\/1.1 \d+/g)]).toEqual([ends, ['HTTP/1.1 400']])
  }
})

test('a request to be repeated (TRACE) is not answered with what it says', async () => {
  const said = await saidTo(
    ['TRACE / HTTP/1.1\r\nhost: x\r\nauthorization: secret\r\nconnection: close\r\n\r\n'],
    0,
  )
  expect(said).toMatch(/^HTTP\/1.1 4\d\d /)
  expect(said).not.toContain('secret')
})

test('a file of 10 MB has the time that it takes over half a megabit per second', () => {
  const seconds = (10 * 1024 * 1024 * 8) / 500_000
  const { server } = createFastify(createLog('silent'))
  expect(server.requestTimeout / 1000).toBeGreaterThan(seconds * 1.5)
  expect(server.headersTimeout).toBeLessThan(30_000)
})
