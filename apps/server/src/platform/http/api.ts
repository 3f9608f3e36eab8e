import accepts from '@fastify/accepts'
import cors from '@fastify/cors'
import type { Changes } from '../db/changes.ts'
import type { App } from './fastify.ts'

const namedHeaders = ['X-Response-Time-Milliseconds', 'Refresh-Token', 'Token-Expired', 'Invalid-Timestamp']
// Where the app wrapped by Capacitor comes from, on iOS and on Android.
const capacitorOrigins = ['capacitor://localhost', 'https://localhost', 'http://localhost']

const writes = ['POST', 'PUT', 'PATCH', 'DELETE']

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What it changes has been told of by the time it answers. */
    told?: true
  }
}

/** An endpoint that sees to it itself that what it changes has been told of before it answers (`changes.ts`). */
export const tellingItself = <E extends { config: object }>(endpoint: E) => ({
  ...endpoint,
  config: { ...endpoint.config, told: true } as const,
})

type Needs = { changes: Changes; config: { APP_URL: string; CORS_ORIGINS: string[] } }

/** What every answer of the API has: who may read it from another origin, how long it took, how long it is good. */
export const describeAnswers = async (api: App, { changes, config }: Needs) => {
  await api.register(accepts)
  await api.register(cors, {
    origin: [config.APP_URL, ...capacitorOrigins, ...config.CORS_ORIGINS],
    exposedHeaders: [...namedHeaders, 'ETag', 'Retry-After'],
    preflight: false, // OPTIONS is answered by the routes, see methods.ts
  })
  // Without a promise where nothing is waited for, as in the other hooks that every request goes through.
  api.addHook('onSend', ({ method, routeOptions }, reply, _payload, done) => {
    const describe = () => {
      reply.header('x-response-time-milliseconds', Math.round(reply.elapsedTime))
      reply.header('referrer-policy', 'no-referrer')
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'private, no-store')
      done()
    }
    // A caller sees their own change at once; the other processes hear of it a moment later.
    const isToTell = writes.includes(method) && reply.statusCode < 400 && !routeOptions.config.told
    if (isToTell) changes.settled().then(describe, done)
    else describe()
  })
}
