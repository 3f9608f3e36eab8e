import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Changes } from '../db/changes.ts'
import type { Caller } from './session.ts'

type Answer = { body: Buffer; etag: string; packed?: Promise<Buffer> }
export type PublicAnswers = ReturnType<typeof createPublicAnswers>

const mostKept = 500 // different addresses per list
const worthPacking = 1400 // bytes: what fits into one packet anyway is sent as it is

const compress = promisify(brotliCompress)
const pack = (body: Buffer) => compress(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })

const describe = (body: ReturnType<FastifyReply['serialize']>): Answer => {
  if (typeof body !== 'string') throw new TypeError('the contract describes JSON, which is text')
  return { body: Buffer.from(body), etag: createHash('sha256').update(body).digest('base64url') }
}

type Request = FastifyRequest & { caller: Caller }

const send = (request: FastifyRequest, reply: FastifyReply, answer: Answer) => {
  const packed =
    answer.body.length > worthPacking && request.headers['accept-encoding']?.toString().includes('br')
  reply
    .header('etag', packed ? `"${answer.etag}-br"` : `"${answer.etag}"`)
    .header('cache-control', 'public, no-cache')
    .header('vary', 'Accept-Encoding, Authorization, Origin')
  if (request.headers['if-none-match']?.includes(answer.etag)) return reply.code(304).send()
  reply.type('application/json; charset=utf-8')
  if (!packed) return reply.send(answer.body)
  reply.header('content-encoding', 'br')
  answer.packed ??= pack(answer.body)
  answer.packed.then(
    bytes => reply.send(bytes),
    error => reply.send(error),
  )
  return reply
}

/**
 * Answers that are the same for everyone: made once for all who ask meanwhile, kept as bytes with a strong
 * ETag, forgotten when one of the tables they are made from changes in any process. Staff see more than
 * others, so theirs are made each time.
 */
export const createPublicAnswers = (changes: Changes) => ({
  madeFrom(...tables: string[]) {
    const made = new Map<string, Answer>()
    const inMaking = new Map<string, Promise<Answer>>()
    changes.onChange(table => {
      if (table && !tables.includes(table)) return
      made.clear()
      inMaking.clear()
    })

    const make = (key: string, compute: () => Promise<Answer>) => {
      const answer = compute()
      if (!changes.heard()) return answer
      inMaking.set(key, answer)
      const keep = (known: Answer) => {
        // A change in between has cleared the map: then this answer may be old already.
        if (inMaking.get(key) !== answer) return
        inMaking.delete(key)
        if (made.size >= mostKept) made.clear()
        made.set(key, known)
      }
      answer.then(keep, () => inMaking.get(key) === answer && inMaking.delete(key))
      return answer
    }

    return {
      /** A route's `onRequest`: what is known is answered before anything else is looked at. */
      fromMemory: (request: Request, reply: FastifyReply, next: () => void) => {
        const known = request.caller.isStaff ? undefined : made.get(request.url)
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
        const known = inMaking.get(request.url)
        const answer = known ?? make(request.url, async () => describe(reply.serialize(await compute())))
        answer.then(made => send(request, reply, made), fail)
      },
    }
  },
})
