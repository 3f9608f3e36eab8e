import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync } from 'node:fs'
import { z } from 'zod'
import { freePort, untilReady } from '../../apps/server/test/reachable.ts'
import { type Driver, installHint, phone } from './driver.ts'

const Value = z.object({ value: z.unknown() })
const Failure = z.object({ message: z.string() })

/** A display of its own, whose number the server chooses. */
const startDisplay = async () => {
  const child = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1280x1024x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const out = child.stdio[3]
  if (!out) throw new Error('Xvfb tells no display')
  const [number] = await once(out, 'data')
  return { display: `:${String(number).trim()}`, stop: () => child.kill() }
}

/** WebKit, as GTK's small browser has it, by classic WebDriver. */
export const startWebKit = async (): Promise<Driver> => {
  const [binary] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser')
  if (!binary) throw new Error(`There is no WebKit: ${installHint}`)
  const { display, stop } = await startDisplay()
  const port = await freePort()
  const child = spawn('WebKitWebDriver', [`--port=${port}`], {
    // Its sandbox refuses root, as Chromium's does.
    env: {
      ...process.env,
      DISPLAY: display,
      LANG: 'de_DE.UTF-8',
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
    stdio: 'ignore',
  })
  const origin = `http://127.0.0.1:${port}`
  await untilReady(`${origin}/status`, child)
  const send = async (method: string, path: string, body?: object) => {
    const sent = body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
    const answer = await fetch(origin + path, { method, ...sent })
    const { value } = Value.parse(await answer.json())
    if (!answer.ok) throw new Error(Failure.parse(value).message)
    return value
  }
  const options = { binary, args: ['--automation'] }
  const started = await send('POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
  })
  const { sessionId } = z.object({ sessionId: z.string() }).parse(started)
  const session = `/session/${sessionId}`
  await send('POST', `${session}/timeouts`, { script: 30_000 })
  await send('POST', `${session}/window/rect`, phone)
  return {
    name: 'webkit',
    goto: async url => void (await send('POST', `${session}/url`, { url })),
    read: async expression => {
      const script = `const done = arguments[0]; (async () => JSON.stringify((await (${expression})) ?? null))().then(done, error => done(JSON.stringify({ failed: String(error) })))`
      return JSON.parse(
        z.string().parse(await send('POST', `${session}/execute/async`, { script, args: [] })),
      )
    },
    picture: async () => Buffer.from(z.string().parse(await send('GET', `${session}/screenshot`)), 'base64'),
    close: async () => {
      await send('DELETE', session)
      child.kill()
      stop()
    },
  }
}
