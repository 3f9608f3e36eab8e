import type { FastifyRequest } from 'fastify'
import { type Claim, createIdempotency, type Needs } from '../idempotency.ts'
import { Refusal, RequestRefused } from '../refusals.ts'
import type { App } from './fastify.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The hold on its Idempotency-Key, if the request has one and is the first with it. */
    claim: Claim | undefined
  }
}

const longest = 255
const tooLong = `Der Idempotency-Key darf nicht mehr als ${longest} Zeichen lang sein.`
const stillRunning = 'Diese Anfrage wird gerade schon bearbeitet.'

/** The Idempotency-Key of a request to an endpoint that creates, which is one whose answer is 201; else empty. */
const keyOf = ({ routeOptions, headers }: FastifyRequest) => {
  const { response } = routeOptions.schema ?? {}
  const creates = typeof response === 'object' && response !== null && 201 in response
  const key = creates ? [headers['idempotency-key'] ?? ''].flat().join() : ''
  if (key.length > longest) throw new RequestRefused(400, tooLong)
  return key
}

/**
 * The same Idempotency-Key from the same caller repeats the first answer within 24 hours (contract A1), also for
 * another body if that one is valid. Only what succeeded is kept: after any other answer the key is free, for whoever
 * corrects and tries again. Callers are accounts, and network addresses where nobody is logged in.
 */
export const repeatAnswers = (app: App, needs: Needs) => {
  const idempotency = createIdempotency(needs)
  app.decorateRequest('claim')

  app.addHook('preHandler', async (request, reply) => {
    const key = keyOf(request)
    if (!key) return undefined
    const { caller, ip, method, routeOptions } = request
    const asker = caller.id > 0 ? `account ${caller.id}` : `address ${ip}`
    const name = idempotency.nameOf(asker, method, routeOptions.url ?? '', key)
    request.claim = await idempotency.claim(name)
    if (request.claim) return undefined
    const answer = await idempotency.find(name)
    if (answer)
      return reply
        .code(answer.status)
        .header('idempotent-replayed', 'true')
        .type('application/json; charset=utf-8')
        .send(answer.body)
    reply.header('retry-after', 1)
    throw new Refusal('state', stillRunning)
  })

  app.addHook('onSend', async ({ claim, log }, { statusCode: status }, payload) => {
    if (!claim) return
    const succeeded = status >= 200 && status < 300 && typeof payload === 'string'
    try {
      await (succeeded ? idempotency.keep(claim, { status, body: payload }) : idempotency.free(claim))
    } catch (error) {
      // What was done is done and has to be told; the key is free again when its minute is over.
      log.warn({ err: error }, 'could not keep or free an Idempotency-Key')
    }
  })
}
