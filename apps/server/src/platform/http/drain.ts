import type { Server } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { App } from './fastify.ts'

const leaving = new WeakSet<Server>()

/** Whether whoever shares requests out is to send no more of them here. */
export const isLeaving = ({ server }: Pick<App, 'server'>) => leaving.has(server)

/**
 * Says at /readyz that this server goes, and for so many seconds still answers what comes, each on a connection that ends
 * with its answer: so that a proxy has looked away, and holds no connection, before the server closes. A request on a
 * connection that closes at that very moment would be lost, and a proxy must not repeat one that writes.
 */
export const drain = async ({ server }: Pick<App, 'server'>, seconds: number) => {
  leaving.add(server)
  server.prependListener('request', (_request, response) => response.setHeader('connection', 'close'))
  await sleep(seconds * 1000)
}
