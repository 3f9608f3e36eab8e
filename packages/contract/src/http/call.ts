import * as z from '#read'
import type { Endpoint } from './endpoint.ts'
import { Problem } from './errors.ts'

/** What may be left out as a whole need not be named. */
type Named<Key extends string, Input> = undefined extends Input
  ? Partial<Record<Key, Input>>
  : Record<Key, Input>
type Part<Key extends string, Schema> = Schema extends z.ZodMiniType ? Named<Key, z.input<Schema>> : unknown
/** With `Body` that of all endpoints, where nothing better is known of it. */
type BodyPart<Schema, Body> = [Body] extends [never] ? Part<'body', Schema> : Record<'body', Body>
type Arguments<E extends Endpoint, Body> = Part<'params', E['schema']['params']> &
  Part<'query', E['schema']['querystring']> &
  BodyPart<E['schema']['body'], Body>
type Parts = { params?: object; query?: object; body?: unknown }
type Answer<E extends Endpoint> = z.output<E['schema']['response'][number]>

/** Carries a request to the server and its JSON back: `fetch` in a browser, `inject` in a test. */
export type Send = (request: {
  method: Endpoint['method']
  url: string
  body: unknown
}) => Promise<{ status: number; body: unknown }>

/** The server said no. `problem` is there unless the fault lies with fields. */
export class CallFailed extends Error {
  readonly status: number
  readonly body: unknown
  readonly problem: Problem | undefined

  constructor(status: number, body: unknown) {
    const problem = Problem.safeParse(body).data
    super(problem?.detail ?? `HTTP ${status}`)
    this.status = status
    this.body = body
    this.problem = problem
  }
}

const addressOf = (url: string, { params = {}, query = {} }: Parts) => {
  const path = Object.entries(params).reduce(
    (rest, [name, value]) => rest.replace(`:${name}`, encodeURIComponent(String(value))),
    url,
  )
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value))
  const asked = search.toString() // Safari knows its `size` from 17 on
  return asked ? `${path}?${asked}` : path
}

/** So many rows are checked at once: with more a phone would stand still for a tenth of a second. */
const atOnce = 100

const hasRows = (body: unknown): body is { results: unknown[] } =>
  typeof body === 'object' && body !== null && 'results' in body && Array.isArray(body.results)

const nextTask = () => new Promise<void>(resolve => setTimeout(resolve, 0))

/** What the schema makes of an answer; of a long list in slices, between which the browser does what else there is. */
const readBy = async <Schema extends z.ZodMiniType>(
  schema: Schema,
  body: unknown,
): Promise<z.output<Schema>> => {
  if (!hasRows(body) || body.results.length <= atOnce) return z.parse(schema, body)
  const rowsFrom = (first: number) => ({ ...body, results: body.results.slice(first, first + atOnce) })
  const page = z.parse(schema, rowsFrom(0))
  for (let first = atOnce; first < body.results.length; first += atOnce) {
    await nextTask()
    const more: unknown = z.parse(schema, rowsFrom(first))
    if (hasRows(page) && hasRows(more)) page.results.push(...more.results)
  }
  return page
}

/**
 * A `call(endpoint, { params, query, body })` whose arguments and answer have the contract's types; of a `Body` that is
 * `unknown`, such as what a form holds, the server judges.
 */
export const callThrough =
  <Body = never>(send: Send) =>
  async <E extends Endpoint>(endpoint: E, args: Arguments<E, Body> & Parts): Promise<Answer<E>> => {
    const url = addressOf(endpoint.url, args)
    const { status, body } = await send({ method: endpoint.method, url, body: args.body })
    const answer = endpoint.schema.response[status]
    if (!answer) throw new CallFailed(status, body)
    return readBy<E['schema']['response'][number]>(answer, status === 204 ? undefined : body)
  }
