import { once } from 'node:events'
import { connect } from 'node:net'
import { setImmediate as turn } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createLog } from '../log.ts'
import { answerError } from './errors.ts'
import { createEventStream, eventText } from './event-stream.ts'
import { createFastify } from './fastify.ts'

const listen = async (most?: { all: number; network: number }) => {
  const stream = createEventStream<string>(most)
  const app = createFastify(createLog('silent'), ['127.0.0.1']).setErrorHandler(answerError)
  app.addHook('preClose', async () => stream.close())
  app.get('/', async (_request, reply) => {
    stream.open(reply, 'news')
    return reply
  })
  app.get('/once', async (_request, reply) => {
    stream.open(reply, 'news', { once: true })
    return reply
  })
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(() => app.close())
  return { stream, app, origin }
}

test('listeners get each event of their topic once, through proxies that would buffer or change it', async () => {
  const { stream, app, origin } = await listen()
  const { headers, body } = await fetch(origin)
  expect(headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
  expect(headers.get('cache-control')).toBe('no-cache, no-transform')
  expect(headers.get('x-accel-buffering')).toBe('no')
  stream.tell('others', eventText('places', { count: 2 }))
  stream.tell('news', eventText('places', { count: 1 }))
  let text = ''
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader()
  while (!text.includes('count')) text += (await reader?.read())?.value ?? ''
  expect(text).toMatch(/^retry: \d{4}\n\nevent: places\ndata: {"count":1}\n\n$/)
  await app.close()
  await expect(reader?.read()).rejects.toThrow('terminated')
  expect(stream.heardTopics()).toEqual([])
})

test('who asked for one event is answered in full with it, or with the next heartbeat', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const { stream, origin } = await listen()
  const told = await fetch(`${origin}/once`)
  stream.tell('news', eventText('places', { count: 1 }, 'a1'))
  expect(await told.text()).toMatch(/^retry: \d{3,4}\n\nid: a1\nevent: places\ndata: {"count":1}\n\n$/)
  expect(stream.heardTopics()).toEqual([])
  const silent = await fetch(`${origin}/once`)
  vi.advanceTimersByTime(20_000)
  expect(await silent.text()).toMatch(/^retry: \d{3,4}\n\n:\n\n$/)
})

test('a listener too many hears 503 and when to come again', async () => {
  const { origin } = await listen({ all: 1, network: 1000 })
  await fetch(origin)
  const refused = await fetch(origin)
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5'])
})

test('a network that has too many listeners is told so, while others go on, and again when one has left', async () => {
  const { stream, origin } = await listen({ all: 1000, network: 1 })
  const from = (address: string) => fetch(origin, { headers: { 'x-forwarded-for': address } })
  await from('2001:db8:1:1::1')
  const refused = await from('2001:db8:1:1::2')
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '20'])
  expect(await refused.json()).toMatchObject({ detail: expect.stringContaining('Aus Ihrem Netz') })
  expect((await from('2001:db8:1:2::1')).status).toBe(200)
  stream.close()
  await expect.poll(() => stream.heardTopics()).toEqual([])
  expect((await from('2001:db8:1:1::2')).status).toBe(200)
})

test('who does not read is dropped instead of being waited for', async () => {
  const { stream, origin } = await listen()
  const { hostname, port } = new URL(origin)
  const socket = connect(Number(port), hostname)
  socket.write(`GET / HTTP/1.1\r\nHost: ${hostname}\r\n\r\n`)
  await once(socket, 'readable')
  const megabyte = 'x'.repeat(1024 * 1024)
  for (let told = 0; told < 100 && stream.heardTopics().length > 0; told++) {
    stream.tell('news', megabyte)
    await turn()
  }
  expect(stream.heardTopics()).toEqual([])
  socket.destroy()
})
