import { pipeline } from 'node:stream'
import { startProxy } from '../../apps/server/test/servers/proxy.ts'
import { test as base } from './fixtures.ts'

export type Release = {
  origin: string
  /** From now on the server has this script at this path. */
  publish: (path: string, script: string) => void
  /** How often this path was asked for. */
  asked: (path: string) => number
}

/** The server as this one test sees it: what it publishes is not for the others, which use the same server. */
export const test = base.extend<{ release: Release }>({
  release: async ({ server }, use) => {
    const published = new Map<string, string>()
    const asked: string[] = []
    const proxy = await startProxy(
      server.origin,
      (answer, reply) => {
        reply.writeHead(answer.statusCode ?? 502, answer.headers)
        pipeline(answer, reply, () => {}) // either side may go away
      },
      (path, reply) => {
        asked.push(path)
        const script = published.get(path)
        if (script !== undefined) reply.writeHead(200, { 'content-type': 'text/javascript' }).end(script)
        return script !== undefined
      },
    )
    await use({
      origin: proxy.origin,
      publish: (path, script) => void published.set(path, script),
      asked: path => asked.filter(one => one === path).length,
    })
    proxy.stop()
  },
  baseURL: ({ release }, use) => use(release.origin),
})
