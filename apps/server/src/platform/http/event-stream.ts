import type { ServerResponse } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { networkOf } from '../networks.ts'
import { Later, Overloaded } from '../refusals.ts'

const heartbeatMs = 20_000 // proxies close what is silent for a minute, some for half of one
const mostUnsent = 64 * 1024 // bytes that a listener may be behind before it is dropped

/** Says when to come back: not all at once; soon after an answer that was to end. */
const retryLine = (once: boolean) => `retry: ${Math.floor((once ? 500 : 2000) * (1 + 2 * Math.random()))}\n\n`

const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-cache, no-transform',
  'x-accel-buffering': 'no', // nginx would wait for more
}

/** An event as it is sent. Who comes back names the `id` of the last one in `Last-Event-ID`. */
export const eventText = (event: string, data: unknown, id?: string) =>
  `${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`

/** How many listen at most: to one server in all, and from one network, which may be a hall full of people. */
const usualLimits = { all: 10_000, network: 2500 }

const tooManyFromHere = () =>
  new Later(
    429,
    20,
    'Aus Ihrem Netz sind gerade sehr viele Geräte verbunden. Die Zahlen werden auch so erneuert, nur seltener.',
  )

/**
 * Server-sent events for everyone who listens, each for one topic: what there is to tell of a topic is written once for
 * all who listen for it, and one timer keeps all connections open. Whoever cannot follow is dropped, comes back and
 * reads anew.
 */
export const createEventStream = <Topic>(most = usualLimits) => {
  /** By topic, each with whether its answer ends with what it is sent next. */
  const listeners = new Map<Topic, Map<ServerResponse, boolean>>()
  const networks = new Map<ServerResponse, string>()
  const countOf = new Map<string, number>()
  let heartbeat: NodeJS.Timeout | undefined

  const count = (network: string, change: 1 | -1) => {
    const now = (countOf.get(network) ?? 0) + change
    if (now > 0) countOf.set(network, now)
    else countOf.delete(network)
  }
  const leave = (topic: Topic, listener: ServerResponse) => {
    const others = listeners.get(topic)
    if (!others?.delete(listener)) return
    count(networks.get(listener) ?? '', -1)
    networks.delete(listener)
    if (others.size === 0) listeners.delete(topic)
    if (networks.size > 0) return
    clearInterval(heartbeat)
    heartbeat = undefined
  }
  const tell = (topic: Topic, text: string) => {
    for (const [listener, once] of listeners.get(topic) ?? []) {
      if (listener.writableLength > mostUnsent) listener.destroy()
      else if (once) {
        leave(topic, listener)
        listener.end(text)
      } else listener.write(text)
    }
  }

  /** Refuses one more where too many listen: to be asked before anything is read for whoever wants to. */
  const admit = ({ ip }: FastifyRequest) => {
    if ((countOf.get(networkOf(ip)) ?? 0) >= most.network) throw tooManyFromHere()
    if (networks.size >= most.all) throw new Overloaded()
  }

  return {
    admit,
    heardTopics: () => [...listeners.keys()],
    /**
     * Makes the reply a listener for the topic that hears `first` at once; refuses when there are too many by now.
     * With `once` the answer ends with the first thing heard, be it a heartbeat.
     */
    open: (reply: FastifyReply, topic: Topic, { first = '', once = false } = {}) => {
      admit(reply.request)
      const network = networkOf(reply.request.ip)
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
      const others = listeners.get(topic) ?? new Map<ServerResponse, boolean>()
      listeners.set(topic, others.set(listener, once))
      networks.set(listener, network)
      count(network, 1)
      listener.on('close', () => leave(topic, listener))
      heartbeat ??= setInterval(() => listeners.forEach((_, heard) => tell(heard, ':\n\n')), heartbeatMs)
    },
    /** Sends everyone who listens for the topic this text; see `eventText`. */
    tell,
    /** Ends all connections, which never end by themselves: a server that stops would wait for them. */
    close: () => listeners.forEach(those => those.forEach((_, listener) => listener.destroy())),
  }
}
