import type { Access } from '@tafelrunde/contract/http/common'
import type { HTTPMethods } from 'fastify'
import type { App } from './fastify.ts'
import { isPreflight } from './session.ts'

type Known = { methods: Set<string>; auth: Access | undefined }

const all: HTTPMethods[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']
const preflightHeaders = (allow: string) => ({
  'access-control-allow-methods': allow,
  'access-control-allow-headers':
    'Authorization, Content-Type, If-None-Match, X-XSRF-TOKEN, X-Draft, Idempotency-Key',
  'access-control-max-age': '600',
})
const bodyTypes = ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data']

// As with Django REST Framework the anonymous hear 401 before 405, except where they may write or nobody logs in
// (contract A1, B3).
const refusedTo = ({ auth, methods }: Known) => (auth === 'public' && !methods.has('POST') ? 'account' : auth)

/**
 * What an address answers to a method that it does not have: OPTIONS describes it, all else is 405 with `Allow`.
 * Call it before the routes are registered, and what it answers after them.
 */
export const noteMethods = (app: App) => {
  const known = new Map<string, Known>()
  app.addHook('onRoute', ({ url, method, config }) => {
    const { methods } = known.get(url) ?? { methods: new Set() }
    for (const name of [method].flat()) methods.add(name)
    known.set(url, { methods, auth: config?.auth })
  })

  return () => {
    for (const [url, address] of Array.from(known)) {
      const { methods, auth } = address
      const allow = [...methods, 'OPTIONS'].join(', ')
      const schema = { hide: true }
      app.route({
        method: 'OPTIONS',
        url,
        config: { auth },
        schema,
        handler: async (request, reply) => {
          reply.header('allow', allow)
          if (isPreflight(request)) return reply.code(204).headers(preflightHeaders(allow)).send()
          return { name: url, renders: ['application/json'], parses: bodyTypes }
        },
      })
      const others = all.filter(name => !methods.has(name))
      if (others.length === 0) continue
      app.route({
        method: others,
        url,
        config: { auth: refusedTo(address) },
        schema,
        handler: async (request, reply) => {
          reply.code(405).header('allow', allow)
          return { detail: `Methode "${request.method}" nicht erlaubt.` }
        },
      })
    }
  }
}
