import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import autocannon from 'autocannon'
import { freePort, untilReady } from '../test/reachable.ts'

const file = fileURLToPath(new URL('./bare.ts', import.meta.url))

/** A server of nothing but node:http that answers `body`, for as long as `use` takes. */
export const withBare = async <Result>(body: string, use: (url: string) => Promise<Result>) => {
  const port = await freePort()
  const child = spawn(process.execPath, [file], { env: { ...process.env, PORT: port, BODY: body } })
  try {
    await untilReady(`http://127.0.0.1:${port}/`, child)
    return await use(`http://127.0.0.1:${port}/`)
  } finally {
    child.kill()
  }
}

/** Requests a second that it answers. */
export const measureBare = (body: string, connections: number) =>
  withBare(body, async url => (await autocannon({ url, connections, duration: 5 })).requests.average)
