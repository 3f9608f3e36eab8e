import { once } from 'node:events'
import { createServer } from 'node:http'
import type { Registry } from 'prom-client'
import type { App } from './fastify.ts'

/** Something that is looked at when it is asked for; each of its values by its labels. */
export type Gauge = {
  name: string
  help: string
  labels: readonly string[]
  read: () => Promise<{ labels: Record<string, string>; value: number }[]>
}

/** Seconds: what is felt as at once, as quick, as slow, and as broken. */
const buckets = [0.005, 0.02, 0.1, 0.3, 1, 3, 10]

const registryOf = async (app: App, gauges: readonly Gauge[]) => {
  const { collectDefaultMetrics, Gauge: Value, Histogram, Registry } = await import('prom-client')
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long answers took, by route',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers,
  })
  // The route and not the address, which may be a secret.
  app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    const status = `${Math.floor(reply.statusCode / 100)}xx`
    requests.observe({ method, route: routeOptions.url ?? 'none', status }, reply.elapsedTime / 1000)
  })
  for (const { name, help, labels, read } of gauges) {
    const collect = async function (this: InstanceType<typeof Value>) {
      this.reset()
      // What cannot be read now is missing, and the rest is not.
      const values = await read().catch(error => {
        app.log.warn({ err: error, name }, 'a metric cannot be read')
        return []
      })
      for (const one of values) this.set(one.labels, one.value)
    }
    registry.registerMetric(new Value({ name, help, labelNames: [...labels], registers: [], collect }))
  }
  return registry
}

const serverOf = (registry: Registry) =>
  createServer((request, reply) => {
    const tell = async () => {
      const text = await registry.metrics()
      reply.setHeader('content-type', registry.contentType).end(text)
    }
    if (request.url === '/metrics') void tell().catch(() => reply.writeHead(500).end())
    else reply.writeHead(404).end()
  })

/**
 * Tells at `/metrics` of a port of its own, for Prometheus, how this process and all that `gauges` look at are, and how
 * long its answers took. Has to come before the routes that it measures. It listens as long as the app does.
 */
export const publishMetrics = async (
  app: App,
  { host, port }: { host: string; port: number },
  gauges: readonly Gauge[],
) => {
  const server = serverOf(await registryOf(app, gauges))
  app.addHook('onReady', async () => {
    server.listen(port, host)
    await once(server, 'listening')
  })
  app.addHook('preClose', async () => {
    server.close()
    server.closeAllConnections()
  })
  return server
}
