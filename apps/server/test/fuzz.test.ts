import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { makeDemoOnce } from '../src/areas/demo/demo.service.ts'
import { buildTestApp } from './build-test-app.ts'
import { operationsOf } from './operations.ts'
import { sized } from './sizes.ts'

const { app, bearer, deps, given } = await buildTestApp()
await makeDemoOnce(deps)

const operations = await operationsOf(app)

let random = 42
/** A number below `limit`; the same ones in every run. */
const draw = (limit: number) => {
  random = (random * 1_103_515_245 + 12_345) % 2_147_483_648
  return Math.floor((random / 2_147_483_648) * limit)
}
const oneOf = <Value>(values: readonly Value[]) => {
  const value = values[draw(values.length)]
  if (value === undefined) throw new Error('there is nothing to draw from')
  return value
}

const words = [
  '',
  ' ',
  'NaN',
  'true',
  'null',
  '[]',
  'a@b',
  'x@schule.example',
  'MQ',
  '1,2',
  ',',
  '../../etc/passwd',
]
const moments = ['2027-02-30', '2027-13-01T25:00:00Z', '2027-01-01,2027-02-01']
const signs = [
  '\0',
  'a\0b',
  '\u0007',
  '\uFFFE',
  '\u202E',
  '%',
  '💣'.repeat(300),
  "'; drop table accounts; --",
]
const texts = [...words, ...moments, ...signs, '0', '1', '-1', '1e308', 'x'.repeat(70_000)]
const numbers = [-1, 0, 1, 2, 0.5, 1e308, -1e308, 2 ** 31, 2 ** 53, 2 ** 63, -0]
const deep = (depth: number): unknown => (depth === 0 ? {} : { a: [deep(depth - 1)] })
const values: unknown[] = [
  ...texts,
  ...numbers,
  null,
  true,
  false,
  [],
  {},
  [[]],
  [null],
  [{}],
  ['1'],
  deep(500),
]

/** What stands in the address for a parameter: often something that exists. */
const ids = [
  '1',
  '2',
  '3',
  '1',
  '2',
  '0',
  '-1',
  'x',
  '2147483648',
  '99999999999999999999',
  '%00',
  '%ff',
  'a%2Fb',
]
const addressOf = (path: string, queryNames: string[]) => {
  const query = new URLSearchParams()
  for (const name of queryNames) if (draw(2) === 0) query.append(name, oneOf(texts).slice(0, 1000))
  return `${path.replace(/\{\w+\}/g, () => oneOf(ids))}?${query.toString()}`
}

const boundary = 'XxXxX'
const multipart = (bytes: Buffer | string, type = `multipart/form-data; boundary=${boundary}`) => ({
  headers: { 'content-type': type },
  payload: Buffer.from(bytes),
})
const partOf = (name: string, value: string | Buffer, more = '') =>
  Buffer.concat([
    Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="${name}"${more}\r\n\r\n`),
    Buffer.from(value),
    Buffer.from('\r\n'),
  ])
const end = Buffer.from(`--${boundary}--\r\n`)
const noise = (length: number) => Buffer.from(Array.from({ length }, () => draw(256)))
const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

/** Bodies that are no good, each in a way of its own; most have the operation's own fields. */
type Body = (fields: string[]) => { headers?: Record<string, string>; payload?: unknown }
const nothing: Body = () => ({})
const bodies: Body[] = [
  nothing,
  fields => ({ payload: Object.fromEntries(fields.map(name => [name, oneOf(values)])) }),
  fields => ({ payload: Object.fromEntries(fields.map(name => [name, oneOf(texts)])) }),
  fields => ({ payload: Object.fromEntries(fields.map(name => [name, oneOf(numbers)])) }),
  () => ({ headers: { 'content-type': 'application/json' }, payload: JSON.stringify(oneOf(values)) }),
  () => ({ headers: { 'content-type': 'application/json' }, payload: noise(200) }),
  () => ({ headers: { 'content-type': 'application/json' }, payload: '{"a":"\\ud800","__proto__":{"b":1}}' }),
  () => ({ headers: { 'content-type': 'application/json' }, payload: '['.repeat(50_000) }),
  () => ({ headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' }, payload: noise(50) }),
  () => ({ headers: { 'content-type': 'application/x-www-form-urlencoded' }, payload: noise(200) }),
  fields => ({
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(Object.fromEntries(fields.map(name => [name, oneOf(texts)]))).toString(),
  }),
  () => ({ headers: { 'content-type': 'text/plain; charset=klingon' }, payload: noise(20) }),
  () => multipart(noise(300), 'multipart/form-data'),
  () => multipart(noise(300), `multipart/form-data; boundary=${'b'.repeat(300)}`),
  () => multipart(noise(300)),
  () => multipart(''),
  fields => multipart(Buffer.concat(fields.map(name => partOf(name, textOf(oneOf(values)))))),
  fields => multipart(Buffer.concat([...fields.map(name => partOf(name, textOf(oneOf(values)))), end])),
  fields =>
    multipart(Buffer.concat([...fields.map(name => partOf(name, noise(100), '; filename="a\0b.pdf"')), end])),
  () => multipart(Buffer.concat([partOf('__proto__', 'x'), end])),
  () => multipart(Buffer.concat([partOf('file', noise(100), '; filename="cut.pdf"')]).subarray(0, 120)),
  () =>
    multipart(Buffer.concat([...Array.from({ length: 60 }, (_, number) => partOf(`f${number}`, 'x')), end])),
]

const nobody = async () => undefined
const people = [
  nobody,
  () => given.account(),
  () => given.account({ isLecturer: true, isExhibitor: true }),
  () => given.staff(),
  () => given.account({ isStaff: true, isSuperuser: true }),
]

const loginOf = async (create: (typeof people)[number]): Promise<Record<string, string>> => {
  const person = await create()
  return person ? bearer(person) : {}
}

/** Asks from an address of its own, so that no limit ends the questions. */
const ask = (login: Record<string, string>, request: object) => {
  const remoteAddress = `10.${draw(256)}.${draw(256)}.${draw(256)}`
  const { headers, ...rest } = { headers: {}, ...request }
  return app.inject({ remoteAddress, ...rest, headers: { ...login, ...headers } })
}

/** Bytes that stay in use when everything that can go has gone. */
const bytesInUse = () => {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}
const bytesBefore = bytesInUse()

test.each(operations)(
  '$method $path answers whatever comes with what a caller can mend',
  async ({ path, method, queryNames, fields }) => {
    const takesBody = method !== 'GET' && method !== 'DELETE'
    const logins = await Promise.all(people.map(loginOf))
    const drawn = Array(sized(4, 1))
      .fill(logins)
      .flat()
      .map(login => ({ login, body: takesBody ? oneOf(bodies) : nothing }))
    const all = takesBody ? bodies.map(body => ({ login: oneOf(logins), body })) : []
    for (const { login, body } of [...all, ...drawn]) {
      const url = addressOf(path, queryNames)
      const request = { method, url, ...body(fields.length > 0 ? fields : ['file', 'a']) }
      const answer = await ask(login, request)
      const asked = `${method} ${url} ${JSON.stringify(request).slice(0, 500)}`
      expect(answer.statusCode, `${asked} → ${answer.body.slice(0, 200)}`).toBeLessThan(500)
    }
  },
)

test('all of this leaves nothing behind that grows', () => {
  expect(bytesInUse() - bytesBefore).toBeLessThan(100 * 1024 * 1024)
})
