import { randomUUID } from 'node:crypto'
import Fastify, { type FastifyBaseLogger, LogController } from 'fastify'
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'

export type App = ReturnType<typeof createFastify>

/** Fastify that reads and writes what the contract's schemas say. */
export const createFastify = (log: FastifyBaseLogger) => {
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    routerOptions: {
      ignoreTrailingSlash: true,
      // Of a repeated parameter the last one counts (contract B4).
      querystringParser: text => Object.fromEntries(new URLSearchParams(text)),
    },
    requestTimeout: 30_000,
    forceCloseConnections: 'idle',
  })
  return app
    .withTypeProvider<ZodTypeProvider>()
    .setValidatorCompiler(validatorCompiler)
    .setSerializerCompiler(serializerCompiler)
}
