import { randomUUID } from 'node:crypto'
import Fastify, { type FastifyBaseLogger, type FastifyReply, LogController } from 'fastify'
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'

export type App = ReturnType<typeof createFastify>

/**
 * Milliseconds: a head comes at once or not at all; a body of 10 MB takes almost three minutes over the half megabit
 * per second of a school corridor.
 */
const patience = { headersTimeout: 15_000, requestTimeout: 300_000, connectionsCheckingInterval: 5000 }

/** Stands for Fastify's own compilers, which are a hundred files: zod's, set below, are those of every schema. */
const notUsed = () => {
  throw new Error('a schema has no compiler')
}

const unreadable = { detail: 'Fehlerhafte Anfrage.' }

/**
 * Fastify that reads and writes what the contract's schemas say. `proxies` are the addresses and networks that are
 * believed when they say on whose behalf they ask.
 */
export const createFastify = (log: FastifyBaseLogger, proxies: string[] = [], times = patience) => {
  const app = Fastify({
    trustProxy: proxies,
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    routerOptions: {
      ignoreTrailingSlash: true,
      // Of a repeated parameter the last one counts (contract B4).
      querystringParser: text => Object.fromEntries(new URLSearchParams(text)),
    },
    // What never becomes a request: an address or a head that cannot be read.
    frameworkErrors: (_error: unknown, _request: unknown, reply: FastifyReply) =>
      void reply.code(400).send(unreadable),
    clientErrorHandler: (_error, socket) => {
      if (!socket.writable) return
      // Browsers connect ahead. What they ask in this very moment they ask again, unless it seems to be answered.
      if (socket.bytesRead === 0) {
        socket.destroy()
        return
      }
      const body = JSON.stringify(unreadable)
      const head = `content-type: application/json; charset=utf-8\r\ncontent-length: ${body.length}\r\nconnection: close`
      socket.end(`HTTP/1.1 400 Bad Request\r\n${head}\r\n\r\n${body}`)
    },
    schemaController: { compilersFactory: { buildValidator: notUsed, buildSerializer: notUsed } },
    http: times,
    requestTimeout: times.requestTimeout,
    forceCloseConnections: 'idle',
  })
  // A request that goes on for longer would keep all of the rest from being closed in time.
  app.addHook('preClose', async () => {
    setTimeout(() => app.server.closeAllConnections(), 2000).unref()
  })
  return app
    .withTypeProvider<ZodTypeProvider>()
    .setValidatorCompiler(validatorCompiler)
    .setSerializerCompiler(serializerCompiler)
}
