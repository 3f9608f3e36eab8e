import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Changes } from '../db/changes.ts'
import { keptUntilChange } from '../kept.ts'
import { bytesOf, type Packable, packable, sendPackable } from './packed.ts'
import type { Caller } from './session.ts'

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

/**
 * Answers that are the same for everyone: made once for all who ask meanwhile, kept as bytes with a strong
 * ETag, forgotten when one of the tables they are made from changes in any process. Staff see more than
 * others, so theirs are made each time.
 */
export const createPublicAnswers = (changes: Changes) => ({
  madeFrom(...tables: string[]) {
    const kept = keptUntilChange(changes, tables, bytesOf)
    return {
      /** A route's `onRequest`: what is known is answered before anything else is looked at. */
      fromMemory: (request: Request, reply: FastifyReply, next: () => void) => {
        const known = request.caller.isStaff ? undefined : kept.known(request.url)
        if (known) send(request, reply, known)
        else next()
      },
      /** A route's handler: makes the answer. */
      answer: (request: Request, reply: FastifyReply, compute: () => Promise<unknown>) => {
        const fail = (error: unknown) => void reply.send(error)
        if (request.caller.isStaff) {
          compute().then(value => reply.header('cache-control', 'private, no-store').send(value), fail)
          return
        }
        const answer = kept.make(request.url, async () => describe(reply.serialize(await compute())))
        answer.then(made => send(request, reply, made), fail)
      },
      /** The same for a text of another type, without `fromMemory`. */
      answerText: async (
        request: Request,
        reply: FastifyReply,
        { type, make }: { type: string; make: () => Promise<string> },
      ) => {
        if (request.caller.isStaff)
          return reply
            .header('cache-control', 'private, no-store')
            .type(type)
            .send(Buffer.from(await make()))
        const { url } = request
        const answer = kept.known(url) ?? (await kept.make(url, async () => packable(await make())))
        return send(request, reply, answer, type)
      },
    }
  },
})
