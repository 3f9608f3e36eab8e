import { once } from 'node:events'
import { connect } from 'node:net'
import { setImmediate as turn } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createLog } from '../log.ts'
import { answerError } from './errors.ts'
import { createEventStream, eventText } from './event-stream.ts'
import { createFastify } from './fastify.ts'

const listen = async (mostListeners?: number) => {
  const stream = createEventStream<string>(mostListeners)
  const app = createFastify(createLog('silent')).setErrorHandler(answerError)
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
  const { origin } = await listen(1)
  await fetch(origin)
  const refused = await fetch(origin)
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5'])
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
