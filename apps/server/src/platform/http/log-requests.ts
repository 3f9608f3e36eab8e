import type { Logger } from '../log.ts'
import type { App } from './fastify.ts'

/**
 * With `LOG_LEVEL=info` each answer is a line: which route, how it ended, after how many milliseconds, under the id that
 * all other lines about the request have (`reqId`). Neither who asked nor the address, which may be a secret.
 */
export const logRequests = (app: App, log: Logger) => {
  if (!log.isLevelEnabled('info')) return
  app.addHook('onResponse', async ({ log: ofIt, method, routeOptions }, { statusCode, elapsedTime }) => {
    ofIt.info(
      { method, url: routeOptions.url ?? 'none', status: statusCode, ms: Math.round(elapsedTime) },
      'answered',
    )
  })
}
