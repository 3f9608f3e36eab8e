import type { FieldErrors, Problem } from '@tafelrunde/contract/http/errors'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { isDatabaseAway } from '../db/database.ts'
import {
  AccessDenied,
  InvalidBody,
  InvalidField,
  InvalidFields,
  InvalidTimestamp,
  Later,
  NotFound,
  Refusal,
} from '../refusals.ts'

type Body = Problem | FieldErrors | string[]
type Issue = { instancePath: string; message?: string | undefined }

/** So many sentences are enough to mend something; a long list that is wrong all over would be a longer answer. */
const mostIssues = 200

/** What a field is called comes from outside: `constructor` is a name like any other, and nothing is there before. */
const noErrors = (): FieldErrors => Object.create(null)

/** `{ field: [sentences] }`, nested like the body; what is wrong with the whole stands at `non_field_errors`. */
const fieldErrors = (issues: Issue[]) => {
  const errors = noErrors()
  for (const { instancePath, message = '' } of issues.slice(0, mostIssues)) {
    const path = instancePath.split('/').filter(Boolean)
    const field = path.pop() ?? 'non_field_errors'
    let level = errors
    for (const name of path) {
      const inner = level[name]
      level = level[name] = inner && !Array.isArray(inner) ? inner : noErrors()
    }
    const earlier = level[field]
    level[field] = Array.isArray(earlier) ? [...earlier, message] : [message]
  }
  return errors
}

const notFound = (sentence = ''): [number, Body] => [404, { detail: sentence || 'Nicht gefunden.' }]

/** Sentences for what Fastify itself refuses; a message of our own parsers is already German. */
const plainSentences: Record<number, string> = {
  413: 'Die Anfrage ist zu groß.',
  414: 'Die Adresse ist zu lang.',
  431: 'Die Kopfzeilen der Anfrage sind zu groß.',
}

const deniedBody = ({ message, code, messages }: AccessDenied): Body => ({
  detail: message,
  ...(code && { code }),
  ...(messages && { messages }),
})

const bodyOf = (error: FastifyError | Error): [status: number, body: Body] => {
  if (error instanceof Refusal) return [409, { detail: error.message, code: error.code }]
  if (error instanceof InvalidField) return [400, { [error.field]: error.sentences }]
  if (error instanceof InvalidFields)
    return [400, Object.fromEntries(error.fields.map(({ field, sentences }) => [field, sentences]))]
  if (error instanceof InvalidBody) return [400, error.sentences]
  // The login shows what stands at `error` (spec 8).
  if (error instanceof Later) return [error.status, { detail: error.message, error: error.message }]
  if (error instanceof NotFound) return notFound(error.message)
  if (error instanceof AccessDenied) return [error.status, deniedBody(error)]
  if (hasZodFastifySchemaValidationErrors(error))
    return error.validationContext === 'params'
      ? notFound() // an id that is none is the address of nothing
      : [400, fieldErrors(error.validation)]
  if ('statusCode' in error && error.statusCode && error.statusCode < 500)
    return [error.statusCode, { detail: plainSentences[error.statusCode] ?? error.message }]
  if (isDatabaseAway(error)) return [503, { detail: 'Der Dienst ist gleich wieder da.' }]
  return [500, { detail: 'Ein Serverfehler ist aufgetreten.' }]
}

// The route and not the address, which may be a secret, such as that of a calendar.
const logUnexpected = (error: Error, { log, method, routeOptions }: FastifyRequest) =>
  log.error({ err: error, method, url: routeOptions.url }, 'unexpected error')

/** What one of several things in a request would have been answered alone. What concerns all of them is thrown. */
export const answerAlone = async (
  request: FastifyRequest,
  work: () => Promise<unknown>,
): Promise<{ status: number; body?: Body }> => {
  try {
    await work()
    return { status: 200 }
  } catch (error) {
    if (!(error instanceof Error) || error instanceof Later) throw error
    const [status, body] = bodyOf(error)
    if (status === 503) throw error
    if (status >= 500) logUnexpected(error, request)
    return { status, body }
  }
}

/** The one place where errors become answers. */
export const answerError = (error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply) => {
  const [status, body] = bodyOf(error)
  if (status >= 500 && !(error instanceof Later)) logUnexpected(error, request)
  if (status >= 500) reply.header('x-request-id', request.id) // under which the log tells of it
  if (error instanceof Later) reply.header('retry-after', error.seconds)
  else if (status === 503) reply.header('retry-after', 5)
  if (error instanceof InvalidTimestamp) reply.header('invalid-timestamp', 'true')
  if (status === 401) reply.header('www-authenticate', 'Bearer realm="api"')
  if (error instanceof AccessDenied && error.expired)
    reply.header('token-expired', 'true').header('refresh-token', 'required')
  return reply.code(status).type('application/json; charset=utf-8').send(JSON.stringify(body))
}
