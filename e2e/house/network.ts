import type { IncomingMessage, ServerResponse } from 'node:http'
import { startProxy } from '../../apps/server/test/servers/proxy.ts'
import { hashOf } from '../hash.ts'
import { test as base } from '../named.ts'

/**
 * good: as it is; late: each answer is held for three seconds, as `second` counts them; lossy: of five requests one is
 * lost, on its way there or back; portal: the Wi-Fi answers calls with its own page; hanging: no call is ever answered;
 * codeless: calls are answered, but each script takes a minute.
 */
export type Condition = 'good' | 'late' | 'lossy' | 'portal' | 'hanging' | 'codeless'

/** The ways in which a network is bad to all screens alike. */
export const conditions = ['late', 'lossy', 'portal', 'hanging'] satisfies Condition[]

/** So many requests a browser has under way at a server at once, without HTTP/2. */
const connections = 6

/** For how many seconds an answer is held. */
const latency = { late: 3, codeless: 60 }

const portalPage = '<!doctype html><title>Willkommen im WLAN</title><h1>Bitte melden Sie sich an</h1>'

const isCall = (path: string) => path.startsWith('/api/')
const isStream = (path: string) => path.startsWith('/api/live/')
const isScript = (path: string) => /\/assets\/[^?]*\.js$/.test(path)
const isCallOrScript = (path: string) => isCall(path) || isScript(path)

/** What does not come as it should. */
const isHeld: Record<Condition, (path: string) => boolean> = {
  good: () => false,
  late: isCallOrScript,
  lossy: isCallOrScript,
  portal: isCall,
  hanging: isCall,
  codeless: isScript,
}

/** A network between browser and server that can be as bad as those of schools. */
const startNetwork = async (server: string) => {
  let condition: Condition = 'good'
  let held: { reply: ServerResponse; handOn: () => void; seconds: number }[] = []
  const attempts = new Map<string, number>()
  /** Asked, and not to be answered now, or for as long as somebody listens. */
  const waiting = new Set<ServerResponse>()
  const keepWaiting = (reply: ServerResponse) => {
    waiting.add(reply)
    reply.on('close', () => waiting.delete(reply))
  }

  const luckOf = (address: string) => {
    const path = address.replace(/-[\w-]+\.js$/, '.js') // the same in every build
    const attempt = (attempts.get(path) ?? 0) + 1
    attempts.set(path, attempt)
    // Whatever else is asked meanwhile.
    return hashOf(`${attempt} ${path}`) % 10
  }
  const pass = (answer: IncomingMessage, reply: ServerResponse) => {
    reply.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(reply)
  }
  const answerItself = (path: string, reply: ServerResponse) => {
    if (!isHeld[condition](path) || condition in latency) return false
    if (condition === 'lossy') {
      const isLost = luckOf(path) === 0
      if (isLost) reply.destroy()
      return isLost
    }
    if (condition === 'portal' && !isStream(path))
      reply.writeHead(200, { 'content-type': 'text/html' }).end(portalPage)
    else keepWaiting(reply)
    return true
  }
  const handOn = (answer: IncomingMessage, reply: ServerResponse) => {
    const path = reply.req.url ?? ''
    if (isStream(path)) keepWaiting(reply)
    if (!isHeld[condition](path)) return pass(answer, reply)
    if (condition === 'late' || condition === 'codeless') {
      keepWaiting(reply)
      const go = () => {
        if (!isStream(path)) waiting.delete(reply)
        pass(answer, reply)
      }
      held.push({ reply, handOn: go, seconds: latency[condition] })
      return undefined
    }
    return condition === 'lossy' && luckOf(`back ${path}`) === 0 ? reply.destroy() : pass(answer, reply)
  }

  const proxy = await startProxy(server, (answer, reply) => void handOn(answer, reply), answerItself)
  return {
    origin: proxy.origin,
    stop: proxy.stop,
    /** As when a phone finds another network: what was on its way is lost. */
    be: (next: Condition) => {
      condition = next
      for (const { reply } of held) reply.destroy()
      held = []
      attempts.clear()
    },
    /** Whether all that a browser has asked for waits here for what does not come now, or for its turn to be asked. */
    keepsWaiting: (asked: number) => waiting.size === Math.min(asked, connections),
    /** So many seconds have gone by: what has been held for long enough is handed on. */
    pass: (passed: number) => {
      held = held.map(answer => ({ ...answer, seconds: answer.seconds - passed }))
      const due = held.filter(({ seconds }) => seconds <= 0)
      held = held.filter(({ seconds }) => seconds > 0)
      for (const { handOn } of due) handOn()
    },
  }
}

export type Network = Awaited<ReturnType<typeof startNetwork>>

export const test = base.extend<{ network: Network }>({
  network: async ({ server }, use) => {
    const network = await startNetwork(server.origin)
    await use(network)
    network.stop()
  },
  baseURL: ({ network }, use) => use(network.origin),
})
