import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Claim, createIdempotency, type KeepAnswer, keepNothing, type Needs } from '../idempotency.ts'
import { Refusal, RequestRefused } from '../refusals.ts'
import type { App } from './fastify.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The hold on its Idempotency-Key, if the request has one and is the first with it. */
    claim: Claim | undefined
    /** For what must not be done twice, to be called in its transaction. */
    keepAnswer: KeepAnswer
  }
}

const longest = 255
const tooLong = `Der Idempotency-Key darf nicht mehr als ${longest} Zeichen lang sein.`
const stillRunning = 'Diese Anfrage wird gerade schon bearbeitet. Bitte versuchen Sie es gleich noch einmal.'

/** Whether it creates, which is what answers 201. */
const creates = ({ schema }: FastifyRequest['routeOptions']) =>
  typeof schema?.response === 'object' && schema.response !== null && 201 in schema.response

/**
 * Whether it is a write of the office: whoever does not hear that it was done would be told, by sending it again, that
 * somebody has changed the record meanwhile, or that there is none any more.
 */
const isOfOffice = ({ method, routeOptions: { config } }: FastifyRequest) =>
  method !== 'GET' && (config.auth === 'staff' || config.auth === 'superuser')

/** The Idempotency-Key of a request that is done once with it; else empty. */
const keyOf = (request: FastifyRequest) => {
  const isDoneOnce = creates(request.routeOptions) || isOfOffice(request)
  const key = isDoneOnce ? [request.headers['idempotency-key'] ?? ''].flat().join() : ''
  if (key.length > longest) throw new RequestRefused(400, tooLong)
  return key
}

/**
 * Who asks: an account, or where nobody is logged in whoever sends this very body. A network address would be that of
 * a whole school, and another one when somebody leaves its Wi-Fi.
 */
const askerOf = ({ caller, body }: FastifyRequest) =>
  caller.id > 0 ? `account ${caller.id}` : `anyone with ${JSON.stringify(body)}`

/**
 * The same Idempotency-Key from the same caller at the same address repeats the first answer within 24 hours
 * (contract A1), for an account also with another body if that one is valid. Only what succeeded is kept: after any
 * other answer the key is free, for whoever corrects and tries again.
 */
export const repeatAnswers = (app: App, needs: Needs) => {
  const idempotency = createIdempotency(needs)
  app.decorateRequest('claim')
  app.decorateRequest('keepAnswer')

  // An answer is kept at one of two moments, for neither serves all. In the transaction of what it tells of, which only
  // its service knows: so what must not be made twice is not, also if the server dies before it has answered.
  const keepWithDeed =
    (claim: Claim, reply: FastifyReply): KeepAnswer =>
    async (tx, answer) => {
      const body = reply.code(201).serialize(answer)
      if (typeof body !== 'string') throw new TypeError('the contract describes JSON, which is text')
      // Another request has the name by now, and does it.
      if (!(await idempotency.keep(claim, { status: 201, body }, tx)))
        throw new Refusal('state', stillRunning)
    }

  /** Whether the answer is given here already. */
  const repeat = async (request: FastifyRequest, reply: FastifyReply, key: string) => {
    const { method, params, routeOptions } = request
    // With its parameters: the same key for two orders is two wishes.
    const address = `${routeOptions.url} ${JSON.stringify(params)}`
    const name = idempotency.nameOf(askerOf(request), method, address, key)
    request.claim = await idempotency.claim(name)
    if (request.claim) {
      request.keepAnswer = keepWithDeed(request.claim, reply)
      return false
    }
    const answer = await idempotency.find(name)
    if (answer) {
      reply.code(answer.status).header('idempotent-replayed', 'true')
      if (answer.body === '') reply.send()
      else reply.type('application/json; charset=utf-8').send(answer.body)
      return true
    }
    reply.header('retry-after', 1)
    throw new Refusal('state', stillRunning)
  }

  app.addHook('preHandler', (request, reply, goOn) => {
    request.keepAnswer = keepNothing
    const key = keyOf(request)
    if (key) repeat(request, reply, key).then(isAnswered => isAnswered || goOn(), goOn)
    else goOn()
  })

  // Or when it is sent, for all others, which then need not know of keys; and only here is known that a request failed.
  // What was kept with its deed stays as it is.
  const keepOrFreeWhenSent = async (
    claim: Claim,
    { statusCode: status, log }: FastifyReply,
    payload: unknown,
  ) => {
    const body = payload ?? ''
    const succeeded = status >= 200 && status < 300 && typeof body === 'string'
    try {
      await (succeeded ? idempotency.keep(claim, { status, body }) : idempotency.free(claim))
    } catch (error) {
      // What was done is done and has to be told; the key is free again when its minute is over.
      log.warn({ err: error }, 'could not keep or free an Idempotency-Key')
    }
  }

  app.addHook('onSend', ({ claim }, reply, payload, goOn) => {
    if (claim) keepOrFreeWhenSent(claim, reply, payload).then(() => goOn(), goOn)
    else goOn()
  })
}
