import { IdParams } from '@tafelrunde/contract/http/common'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { safeParse } from 'zod/mini'
import { AccessDenied, NotFound } from '../refusals.ts'
import { answerError } from './errors.ts'
import type { App } from './fastify.ts'
import type { Caller } from './session.ts'

/** Who asks, and for which object. */
export type Asked = { caller: Caller; params: { id: number } }

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Refuses a caller who has no such object, as the handler does; where an address with an id takes a body. */
    find?: (asked: Asked) => Promise<unknown>
  }
}

/** An endpoint that takes a body for the object of its id, with how to find that object. */
export const ofObject = <E extends { config: object }, Found>(
  endpoint: E,
  find: (asked: Asked) => Promise<Found>,
) => ({ ...endpoint, config: { ...endpoint.config, find } })

/** Whom the object is none of hears that and nothing else. */
const whyNot = async (find: (asked: Asked) => Promise<unknown>, { caller, params }: FastifyRequest) => {
  const { data } = safeParse(IdParams, params)
  if (!data) return new NotFound()
  try {
    await find({ caller, params: data })
    return undefined
  } catch (error) {
    return error instanceof NotFound || error instanceof AccessDenied ? error : undefined
  }
}

/**
 * Whatever is wrong with a body, an unknown id is 404 before it, as with Django REST Framework, which looks for the
 * object first. Here it is looked for when something is wrong, so that good requests cost nothing. Holds for every
 * route with an id and a body: one that does not say how to find its object stops the start.
 */
export const findBeforeBody = (app: App) => {
  app.addHook('onRoute', route => {
    const { params, body } = route.schema ?? {}
    if (!params || !body) return
    const find = route.config?.find
    if (!find) throw new Error(`${route.url} takes a body: say how to find its object, with ofObject`)
    const answer = async (error: Error, request: FastifyRequest, reply: FastifyReply) => {
      const refused = error instanceof AccessDenied ? undefined : await whyNot(find, request)
      answerError(refused ?? error, request, reply)
    }
    route.errorHandler = (error, request, reply) => void answer(error, request, reply)
  })
}
