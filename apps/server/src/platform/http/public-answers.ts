import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Changes } from '../db/changes.ts'
import { keptUntilChange } from '../kept.ts'
import { bytesOf, type Packable, packable, sendPackable } from './packed.ts'
import { type Caller, seesMore } from './session.ts'

export type PublicAnswers = ReturnType<typeof createPublicAnswers>

const json = 'application/json; charset=utf-8'

const describe = (body: ReturnType<FastifyReply['serialize']>) => {
  if (typeof body !== 'string') throw new TypeError('the contract describes JSON, which is text')
  return packable(body)
}

type Request = FastifyRequest & { caller: Caller }

const send = (request: FastifyRequest, reply: FastifyReply, answer: Packable, type = json) => {
  reply.header('cache-control', 'public, no-cache').header('vary', 'Accept-Encoding, Authorization, Origin')
  return sendPackable(request, reply, { packable: answer, type })
}

/** The parameters that the contract names for this address. */
const namesOf = ({ routeOptions: { schema } }: Request): string[] =>
  schema?.querystring instanceof z.core.$ZodObject ? Object.keys(schema.querystring._zod.def.shape) : []

/**
 * What of its address an answer depends on. Nothing where there are parameters that the contract does not name, or
 * letters that need not be written with percent signs: the links to other pages repeat them, and there is no end of them.
 */
const keyOf = (request: Request) => {
  const { url } = request
  const start = url.indexOf('?')
  const path = start === -1 ? url : url.slice(0, start)
  if (path.includes('%')) return undefined
  if (start === -1) return url
  const given = new URLSearchParams(url.slice(start + 1))
  const known = namesOf(request).filter(name => given.has(name))
  if (known.length < new Set(given.keys()).size) return undefined
  return JSON.stringify([path, ...known.map(name => [name, given.getAll(name).at(-1)])])
}

/**
 * Answers that are the same for everyone: made once for all who ask meanwhile, kept as bytes with a strong
 * ETag, forgotten when one of the tables they are made from changes in any process. Staff see more than
 * others, and so does who has the link of a draft: theirs are made each time, and never kept.
 */
export const createPublicAnswers = (changes: Changes) => ({
  madeFrom(...tables: string[]) {
    const kept = keptUntilChange(changes, tables, bytesOf)
    const known = (request: Request) => {
      const key = seesMore(request.caller) ? undefined : keyOf(request)
      return key === undefined ? undefined : kept.known(key)
    }
    const make = (request: Request, compute: () => Promise<Packable>) => {
      const key = seesMore(request.caller) ? undefined : keyOf(request)
      return key === undefined ? compute() : kept.make(key, compute)
    }
    return {
      /** A route's `onRequest`: what is known is answered before anything else is looked at. */
      fromMemory: (request: Request, reply: FastifyReply, next: () => void) => {
        const answer = known(request)
        if (answer) send(request, reply, answer)
        else next()
      },
      /** A route's handler: makes the answer. */
      answer: (request: Request, reply: FastifyReply, compute: () => Promise<unknown>) => {
        const fail = (error: unknown) => void reply.send(error)
        if (seesMore(request.caller)) {
          compute().then(value => reply.header('cache-control', 'private, no-store').send(value), fail)
          return
        }
        const answer = make(request, async () => describe(reply.serialize(await compute())))
        answer.then(made => send(request, reply, made), fail)
      },
      /** The same as JSON's own values, for an answer with something of the caller's own besides; not for staff. */
      shared: async (
        request: Request,
        reply: FastifyReply,
        compute: () => Promise<unknown>,
      ): Promise<unknown> => {
        const answer =
          known(request) ?? (await make(request, async () => describe(reply.serialize(await compute()))))
        return JSON.parse(answer.body.toString())
      },
      /** The same for a text of another type, without `fromMemory`. */
      answerText: async (
        request: Request,
        reply: FastifyReply,
        { type, write }: { type: string; write: () => Promise<string> },
      ) => {
        if (seesMore(request.caller))
          return reply
            .header('cache-control', 'private, no-store')
            .type(type)
            .send(Buffer.from(await write()))
        const answer = known(request) ?? (await make(request, async () => packable(await write())))
        return send(request, reply, answer, type)
      },
    }
  },
})
