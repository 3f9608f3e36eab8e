import { getEvent } from '@tafelrunde/contract/events/events'
import { allEndpoints } from '@tafelrunde/contract/http/all-endpoints'
import { ErrorBody } from '@tafelrunde/contract/http/errors'
import { webhookTypes } from '@tafelrunde/contract/webhook-messages'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { answerError } from '../src/platform/http/errors.ts'
import { createFastify } from '../src/platform/http/fastify.ts'
import { buildTestApp } from './build-test-app.ts'

const { app, bearer, deps, given } = await buildTestApp()
const Operation = z.object({
  responses: z.record(z.string(), z.object({ content: z.unknown() })),
})
const schema = (search = '', accept = '*/*') =>
  app.inject({ url: `/api/schema/${search}`, headers: { accept } })

test('every endpoint of the contract is registered once, and no other', async () => {
  const paths: Record<string, object> = (await schema('?format=json')).json().paths
  const printed = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map(method => `${method.toUpperCase()} ${path}`),
  )
  const described = allEndpoints.map(({ method, url }) => `${method} ${url.replace(/:(\w+)/g, '{$1}')}`)
  // The description itself is the platform's and stands in no area.
  expect(printed.toSorted()).toEqual([...described, 'GET /api/schema/'].toSorted())
})

test.each([
  ['', '*/*', 'application/vnd.oai.openapi; charset=utf-8'],
  ['?format=', '*/*', 'application/vnd.oai.openapi; charset=utf-8'],
  ['?format=yaml', '*/*', 'application/vnd.oai.openapi; charset=utf-8'],
  ['?format=openapi&lang=de', '*/*', 'application/vnd.oai.openapi; charset=utf-8'],
  ['?format=json&lang=xx', '*/*', 'application/vnd.oai.openapi+json'],
  ['', 'application/json', 'application/json'],
  ['', 'application/yaml', 'application/yaml; charset=utf-8'],
  ['', 'text/html, */*;q=0.1', 'application/vnd.oai.openapi; charset=utf-8'],
])('the schema %s for %s is printed as %s', async (search, accept, type) => {
  const answer = await schema(search, accept)
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, type])
  expect(parse(answer.body)).toEqual((await schema('?format=json')).json())
  expect(answer.headers['content-disposition']).toMatch(/^inline; filename="Tafelrunde \(.*\)\.(yaml|json)"$/)
})

test('the schema describes itself: its formats and its parameters', async () => {
  const { get } = (await schema('?format=json')).json().paths['/api/schema/']
  expect(get.parameters.map(({ name }: { name: string }) => name)).toEqual(['format', 'lang'])
  expect(Object.keys(get.responses['200'].content)).toEqual([
    'application/vnd.oai.openapi',
    'application/yaml',
    'application/vnd.oai.openapi+json',
    'application/json',
  ])
})

test('the schema describes what programs are sent, each with a body by which they can check it', async () => {
  const { webhooks } = (await schema('?format=json')).json()
  expect(Object.keys(webhooks)).toEqual(Object.keys(webhookTypes))
  const { content } = webhooks['place.created'].post.requestBody
  expect(content['application/json'].schema).toMatchObject({
    properties: { type: { const: 'place.created' }, data: { properties: { place_id: { type: 'integer' } } } },
    required: ['type', 'timestamp', 'data'],
  })
})

test('no answer of the API tells other sites the address that it came from', async () => {
  for (const url of ['/api/', '/api/events/', '/api/account/', '/api/nothing/', '/api/schema/'])
    expect((await app.inject(url)).headers['referrer-policy']).toBe('no-referrer')
})

test('the schema in an unknown format is not found, for text/html alone it is not acceptable', async () => {
  const [unknown, html] = [await schema('?format=xml'), await schema('', 'text/html')]
  expect([unknown.statusCode, unknown.json()]).toEqual([404, { detail: 'Nicht gefunden.' }])
  expect([html.statusCode, html.json()]).toEqual([
    406,
    { detail: 'Kann die Accept Kopfzeile der Anfrage nicht erfüllen.' },
  ])
})

test('the schema tells of every endpoint, also of those that answer a file, that its errors are JSON of one form', async () => {
  const { paths } = z
    .object({ paths: z.record(z.string(), z.record(z.string(), Operation)) })
    .parse((await schema('?format=json')).json())
  const { $schema: _, ...form } = z.toJSONSchema(ErrorBody)
  const errors = Object.values(paths)
    .flatMap(methods => Object.values(methods))
    .flatMap(({ responses }) => Object.entries(responses).filter(([status]) => /^[45]/.test(status)))
  expect(errors.length).toBeGreaterThan(allEndpoints.length)
  for (const [, { content }] of errors) expect(content).toEqual({ 'application/json': { schema: form } })
})

test('an answer that breaks the contract never leaves the server', async () => {
  const careless = createFastify(deps.log)
  // @ts-expect-error the compiler refuses it already
  careless.route({ ...getEvent, handler: async () => ({ id: 'many' }) })
  expect((await careless.inject('/api/events/1/')).statusCode).toBe(500)
})

test('an unknown address is not found, as JSON', async () => {
  for (const url of ['/api/cars/', '/api/events/none/', '/api/events/99999999999/', '/somewhere']) {
    const answer = await app.inject(url)
    expect([answer.statusCode, answer.json()]).toEqual([404, { detail: 'Nicht gefunden.' }])
  }
})

test('a client that takes neither JSON nor text hears 406, an unknown format is not found', async () => {
  const ask = (url: string, accept: string) => app.inject({ url, headers: { accept } })
  expect((await ask('/api/events/', 'text/html, application/xml')).statusCode).toBe(406)
  expect((await ask('/api/events/', 'text/html, */*;q=0.8')).statusCode).toBe(200)
  expect((await ask('/api/events/?format=json', '*/*')).statusCode).toBe(200)
  expect((await ask('/api/events/?format=xml', '*/*')).statusCode).toBe(404)
})

test('every path works with and without its trailing slash, without a redirect', async () => {
  for (const url of ['/api', '/api/', '/api/events', '/api/events/', '/api/schooltypes'])
    expect((await app.inject(url)).statusCode).toBe(200)
})

test('GET /api/ names the product and its version as text', async () => {
  const answer = await app.inject('/api/')
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(answer.body).toMatch(/^Tafelrunde \d+\.\d+\.\d+$/)
})

test('a method that an address does not have is 405 with Allow; the anonymous hear 401 first', async () => {
  const authorization = await bearer(await given.account())
  const put = (headers: object) => app.inject({ method: 'PUT', url: '/api/events/', headers: { ...headers } })
  expect((await put({})).statusCode).toBe(401)
  const refused = await put(authorization)
  expect([refused.statusCode, refused.json(), refused.headers.allow]).toEqual([
    405,
    { detail: 'Methode "PUT" nicht erlaubt.' },
    'GET, HEAD, OPTIONS',
  ])
  const login = await app.inject({
    url: '/api/auth/jwt/create',
    headers: { authorization: 'Bearer rubbish' },
  })
  expect([login.statusCode, login.headers.allow]).toEqual([405, 'POST, OPTIONS'])
})

test('OPTIONS describes an address, HEAD answers like GET without a body', async () => {
  const options = await app.inject({ method: 'OPTIONS', url: '/api/events/' })
  expect([options.statusCode, options.headers.allow]).toEqual([200, 'GET, HEAD, OPTIONS'])
  const head = await app.inject({ method: 'HEAD', url: '/api/events/' })
  expect([head.statusCode, head.body]).toEqual([200, ''])
})

test('the wrapped app may read the named headers from its own origin, a foreign page may not', async () => {
  const ask = (origin: string) => app.inject({ url: '/api/events/', headers: { origin } })
  const { headers } = await ask('capacitor://localhost')
  expect(headers['access-control-allow-origin']).toBe('capacitor://localhost')
  expect(headers['access-control-expose-headers']).toContain('X-Response-Time-Milliseconds')
  expect(headers['x-response-time-milliseconds']).toMatch(/^\d+$/)
  expect((await ask('https://evil.example')).headers['access-control-allow-origin']).toBeUndefined()
  const preflight = await app.inject({
    method: 'OPTIONS',
    url: '/api/account/',
    headers: { origin: 'capacitor://localhost', 'access-control-request-method': 'GET' },
  })
  expect([preflight.statusCode, preflight.headers['access-control-allow-origin']]).toEqual([
    204,
    'capacitor://localhost',
  ])
  expect(preflight.headers['access-control-allow-headers']).toContain('Authorization')
})

test('a database that is away is a matter of seconds, not an error of the caller', async () => {
  const careless = createFastify(deps.log).setErrorHandler(answerError)
  careless.get('/', () =>
    Promise.reject(new Error('query', { cause: Object.assign(new Error(), { code: '57P01' }) })),
  )
  const answer = await careless.inject('/')
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5'])
})

test('a server is ready when its database has all migrations, and healthy in any case', async () => {
  const ready = async () => (await app.inject('/readyz')).json()
  expect(await ready()).toEqual({ status: 'ok' })
  const { db } = deps
  await db.execute('update drizzle.__drizzle_migrations set created_at = created_at - 1000000')
  expect(await ready()).toEqual({ status: 'migrations' })
  await db.execute('update drizzle.__drizzle_migrations set created_at = created_at + 1000000')
  expect((await app.inject('/healthz')).json()).toEqual({ status: 'ok' })
})
