import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Changes } from '../db/changes.ts'
import type { Caller } from './session.ts'

type Answer = { body: string; etag: string; packed?: Promise<Buffer> }
export type PublicAnswers = ReturnType<typeof createPublicAnswers>

const mostKept = 500 // different addresses per list
const worthPacking = 1400 // bytes: what fits into one packet anyway is sent as it is

const compress = promisify(brotliCompress)
const pack = (body: string) => compress(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })

const describe = (body: ReturnType<FastifyReply['serialize']>): Answer => {
  if (typeof body !== 'string') throw new TypeError('the contract describes JSON, which is text')
  return { body, etag: createHash('sha256').update(body).digest('base64url') }
}

const send = async (request: FastifyRequest, reply: FastifyReply, answer: Answer) => {
  const packed =
    answer.body.length > worthPacking && /\bbr\b/.test(String(request.headers['accept-encoding']))
  const etag = packed ? `"${answer.etag}-br"` : `"${answer.etag}"`
  reply
    .header('etag', etag)
    .header('cache-control', 'public, no-cache')
    .header('vary', 'Accept-Encoding, Authorization, Origin')
  if (request.headers['if-none-match']?.includes(answer.etag)) return reply.code(304).send()
  reply.type('application/json; charset=utf-8')
  if (!packed) return reply.send(answer.body)
  answer.packed ??= pack(answer.body)
  return reply.header('content-encoding', 'br').send(await answer.packed)
}

/**
 * Answers that are the same for everyone: made once for all who ask meanwhile, kept as text with a strong
 * ETag, forgotten when one of the tables they are made from changes in any process. Staff see more than
 * others, so theirs are made each time.
 */
export const createPublicAnswers = (changes: Changes) => ({
  madeFrom(...tables: string[]) {
    const kept = new Map<string, Promise<Answer>>()
    changes.onChange(table => (!table || tables.includes(table)) && kept.clear())

    const make = (key: string, compute: () => Promise<Answer>) => {
      const answer = compute()
      if (!changes.heard()) return answer
      if (kept.size >= mostKept) kept.clear()
      kept.set(key, answer)
      answer.catch(() => kept.get(key) === answer && kept.delete(key))
      return answer
    }

    return {
      answer(request: FastifyRequest & { caller: Caller }, reply: FastifyReply, compute: () => Promise<unknown>) {
        if (request.caller.isStaff) {
          compute().then(
            value => reply.header('cache-control', 'private, no-store').send(value),
            error => reply.send(error),
          )
          return
        }
        const answer =
          kept.get(request.url) ?? make(request.url, async () => describe(reply.serialize(await compute())))
        answer.then(known => send(request, reply, known)).catch(error => reply.send(error))
      },
    }
  },
})
