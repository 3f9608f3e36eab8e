import type { ServerResponse } from 'node:http'
import type { FastifyReply } from 'fastify'
import { Overloaded } from '../refusals.ts'

const heartbeatMs = 20_000 // proxies close what is silent for a minute, some for half of one
const mostUnsent = 64 * 1024 // bytes that a listener may be behind before it is dropped

/** Says when to come back: not all at once; soon after an answer that was to end. */
const retryLine = (once: boolean) => `retry: ${Math.floor((once ? 500 : 2000) * (1 + 2 * Math.random()))}\n\n`

const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-cache, no-transform',
  'x-accel-buffering': 'no', // nginx would wait for more
  'x-content-type-options': 'nosniff',
}

/** An event as it is sent. Who comes back names the `id` of the last one in `Last-Event-ID`. */
export const eventText = (event: string, data: unknown, id?: string) =>
  `${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`

/**
 * Server-sent events for everyone who listens: each is written once for all of them, and one timer keeps all
 * connections open. Whoever cannot follow is dropped, comes back and reads anew.
 */
export const createEventStream = (mostListeners = 10_000) => {
  /** Each with whether its answer ends with what it is sent next. */
  const listeners = new Map<ServerResponse, boolean>()
  let heartbeat: NodeJS.Timeout | undefined

  const leave = (listener: ServerResponse) => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(heartbeat)
    heartbeat = undefined
  }
  const send = (text: string) => {
    for (const [listener, once] of listeners) {
      if (listener.writableLength > mostUnsent) listener.destroy()
      else if (once) {
        leave(listener)
        listener.end(text)
      } else listener.write(text)
    }
  }

  return {
    isHeard: () => listeners.size > 0,
    /**
     * Makes the reply a listener that hears `first` at once; refuses with `Overloaded` when there are too many.
     * With `once` the answer ends with the first thing heard, be it a heartbeat.
     */
    open: (reply: FastifyReply, { first = '', once = false } = {}) => {
      if (listeners.size >= mostListeners) throw new Overloaded()
      const listener = reply.hijack().raw
      if (listener.destroyed) return
      for (const [name, value] of Object.entries(reply.getHeaders()))
        if (value !== undefined) listener.setHeader(name, value)
      listener.writeHead(200, headers)
      listener.write(retryLine(once) + first)
      if (once && first) {
        listener.end()
        return
      }
      listeners.set(listener, once)
      listener.on('close', () => leave(listener))
      heartbeat ??= setInterval(() => send(':\n\n'), heartbeatMs)
    },
    tell: (event: string, data: unknown, id?: string) => send(eventText(event, data, id)),
    /** Ends all connections, which never end by themselves: a server that stops would wait for them. */
    close: () => listeners.forEach((_, listener) => listener.destroy()),
  }
}
