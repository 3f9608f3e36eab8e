import { brotliDecompressSync } from 'node:zlib'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createLog } from '../log.ts'
import { createFastify } from './fastify.ts'
import { packable, sendPackable } from './packed.ts'

test('what has stood for a while is sent smaller, also when it has been made anew, and says the same', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const text = Array.from(
    { length: 500 },
    (_, count) => `Workshop ${count * 7919} im Raum ${count % 31}`,
  ).join('\n')
  const app = createFastify(createLog('silent'))
  onTestFinished(() => app.close())
  app.get('/', (request, reply) =>
    sendPackable(request, reply, { packable: packable(text), type: 'text/plain' }),
  )
  const ask = async () => (await app.inject({ url: '/', headers: { 'accept-encoding': 'br' } })).rawPayload
  const first = await ask()
  expect(await ask()).toEqual(first)
  vi.advanceTimersByTime(6000)
  await expect.poll(ask).not.toEqual(first)
  const later = await ask()
  expect(later.length).toBeLessThan(first.length)
  expect(brotliDecompressSync(later).toString()).toBe(text)
})
