import type { FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'
import { safeParse } from 'zod/mini'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Is told, while the caller is looked up, which account their token names. */
    begin?: (accountId: number, request: FastifyRequest) => void
  }
}

/** What is asked for by the address itself, or by what stands behind its question mark; nothing where that is no good. */
export const paramsBy =
  <Schema extends z.ZodMiniType>(schema: Schema) =>
  ({ params }: FastifyRequest) =>
    safeParse(schema, params).data
export const queryBy =
  <Schema extends z.ZodMiniType>(schema: Schema) =>
  ({ query }: FastifyRequest) =>
    safeParse(schema, query).data

/**
 * For an endpoint whose answer is the caller's own: `find` is asked while the account that a signed token names is looked
 * up, so that both are one wait for the database (decision 55). `endpoint` is that with this; `read` is for its handler,
 * whom only those reach that may have the answer: what was found for anybody else is thrown away. Whoever comes by a key,
 * or looks through somebody's eyes, is looked up first. `find` does nothing but read. `wishOf` says what is asked for
 * before that is checked, nothing where it cannot be read.
 */
export const readAhead = <E extends { config: object }, Wish, Found>(
  endpoint: E,
  wishOf: (request: FastifyRequest) => Wish | undefined,
  find: (accountId: number, wish: Wish) => Promise<Found>,
) => {
  const begun = new WeakMap<FastifyRequest, { accountId: number; found: Promise<Found> }>()
  const begin = (accountId: number, request: FastifyRequest) => {
    const wish = wishOf(request)
    if (wish === undefined) return
    const found = find(accountId, wish)
    found.catch(() => {}) // told to the handler, unless it is nobody's
    begun.set(request, { accountId, found })
  }
  const read = (request: FastifyRequest, wish: Wish) => {
    const { id } = request.caller
    const ahead = begun.get(request)
    return ahead?.accountId === id ? ahead.found : find(id, wish)
  }
  return { endpoint: { ...endpoint, config: { ...endpoint.config, begin } }, read }
}
