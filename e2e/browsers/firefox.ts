import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { z } from 'zod'
import { type Driver, phone } from './driver.ts'

const Message = z.object({
  id: z.optional(z.nullable(z.number())),
  result: z.optional(z.unknown()),
  message: z.optional(z.string()),
})
const Tree = z.object({ contexts: z.array(z.object({ context: z.string() })) })
const Evaluated = z.object({
  result: z.optional(z.object({ value: z.optional(z.string()) })),
  exceptionDetails: z.optional(z.object({ text: z.string() })),
})

/** Sends WebDriver BiDi's commands over one socket. */
const connect = async (address: string) => {
  const socket = new WebSocket(address)
  await once(socket, 'open')
  const waiting = new Map<number, { resolve: (result: unknown) => void; reject: (error: Error) => void }>()
  let last = 0
  socket.addEventListener('message', ({ data }) => {
    const { id, result, message } = Message.parse(JSON.parse(String(data)))
    const asked = waiting.get(id ?? 0)
    waiting.delete(id ?? 0)
    if (message === undefined) asked?.resolve(result)
    else asked?.reject(new Error(message))
  })
  const send = (method: string, params: object) =>
    new Promise<unknown>((resolve, reject) => {
      last += 1
      waiting.set(last, { resolve, reject })
      socket.send(JSON.stringify({ id: last, method, params }))
    })
  return { send, close: () => socket.close() }
}

/** Firefox ESR without a window, by WebDriver BiDi. */
export const startFirefox = async (): Promise<Driver> => {
  const profile = await mkdtemp(join(tmpdir(), 'firefox-'))
  const child = spawn('firefox-esr', ['--headless', '--remote-debugging-port=0', '--profile', profile], {
    env: { ...process.env, LANG: 'de_DE.UTF-8' },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const lines = createInterface(child.stderr)
  let origin = ''
  for await (const line of lines) {
    origin = /WebDriver BiDi listening on (ws:\S+)/.exec(line)?.[1] ?? ''
    if (origin) break
  }
  child.stderr.resume()
  const { send, close } = await connect(`${origin}/session`)
  await send('session.new', { capabilities: {} })
  const { contexts } = Tree.parse(await send('browsingContext.getTree', {}))
  const context = contexts[0]?.context
  await send('browsingContext.setViewport', { context, viewport: phone })
  return {
    name: 'firefox',
    goto: async url => void (await send('browsingContext.navigate', { context, url, wait: 'complete' })),
    read: async expression => {
      const asked = {
        expression: `(async () => JSON.stringify((await (${expression})) ?? null))()`,
        target: { context },
        awaitPromise: true,
      }
      const { result, exceptionDetails } = Evaluated.parse(await send('script.evaluate', asked))
      if (exceptionDetails) throw new Error(exceptionDetails.text)
      return JSON.parse(result?.value ?? 'null')
    },
    picture: async () => {
      const { data } = z
        .object({ data: z.string() })
        .parse(await send('browsingContext.captureScreenshot', { context }))
      return Buffer.from(data, 'base64')
    },
    close: async () => {
      close()
      const ended = once(child, 'exit')
      child.kill()
      await ended
      await rm(profile, { recursive: true, force: true })
    },
  }
}
