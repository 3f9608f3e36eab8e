import type { ServerResponse } from 'node:http'
import type { FastifyReply } from 'fastify'
import { Overloaded } from '../refusals.ts'

const heartbeatMs = 20_000 // proxies close what is silent for a minute, some for half of one
const mostUnsent = 64 * 1024 // bytes that a listener may be behind before it is dropped

/** Says when to come back after a lost connection: not all at once. */
const retryLine = () => `retry: ${2000 + Math.floor(Math.random() * 4000)}\n\n`

const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-cache, no-transform',
  'x-accel-buffering': 'no', // nginx would wait for more
  'x-content-type-options': 'nosniff',
}

/**
 * Server-sent events for everyone who listens: each is written once for all of them, and one timer keeps all
 * connections open. Whoever cannot follow is dropped, comes back and reads anew.
 */
export const createEventStream = (mostListeners = 10_000) => {
  const listeners = new Set<ServerResponse>()
  let heartbeat: NodeJS.Timeout | undefined

  const send = (text: string) => {
    for (const listener of listeners) {
      if (listener.writableLength > mostUnsent) listener.destroy()
      else listener.write(text)
    }
  }
  const leave = (listener: ServerResponse) => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(heartbeat)
    heartbeat = undefined
  }

  return {
    isHeard: () => listeners.size > 0,
    /** Makes the reply a listener; refuses with `Overloaded` when there are too many. */
    open: (reply: FastifyReply) => {
      if (listeners.size >= mostListeners) throw new Overloaded()
      const listener = reply.hijack().raw
      if (listener.destroyed) return
      for (const [name, value] of Object.entries(reply.getHeaders()))
        if (value !== undefined) listener.setHeader(name, value)
      listener.writeHead(200, headers)
      listener.write(retryLine())
      listeners.add(listener)
      listener.on('close', () => leave(listener))
      heartbeat ??= setInterval(() => send(':\n\n'), heartbeatMs)
    },
    tell: (event: string, data: unknown) => send(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
    /** Ends all connections, which never end by themselves: a server that stops would wait for them. */
    close: () => listeners.forEach(listener => listener.destroy()),
  }
}
