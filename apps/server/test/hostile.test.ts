import { gzipSync } from 'node:zlib'
import { createTokens } from '@tafelrunde/contract/people/login'
import type { InjectOptions } from 'fastify'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { makeDemoOnce } from '../src/areas/demo/demo.service.ts'
import { buildTestApp } from './build-test-app.ts'
import { operationsOf } from './operations.ts'

const { app, bearer, deps, given } = await buildTestApp()
await makeDemoOnce(deps)
const boss = await bearer(await given.account({ isStaff: true, isSuperuser: true }))
const writes = (await operationsOf(app)).filter(({ fields }) => fields.length > 0)

const json = { 'content-type': 'application/json' }
/** The same written out as the value of every field that an operation has. */
const inEach = (fields: string[], value: string) =>
  `{${fields.map(name => `${JSON.stringify(name)}:${value}`).join(',')}}`
const megabyte = 1024 * 1024
/** Half a megabyte of it in all fields together. */
const long = (fields: string[], piece: string) => Math.floor(megabyte / 2 / fields.length / piece.length)

const attacks: [name: string, payload: (fields: string[]) => string][] = [
  ['lists in lists, as deep as may be', fields => inEach(fields, '['.repeat(49) + ']'.repeat(49))],
  [
    'a list as long as may be',
    fields => inEach(fields, `[${'{},'.repeat(Math.floor(40_000 / fields.length))}1]`),
  ],
  ['a text as long as a body can be', fields => inEach(fields, `"${' x'.repeat(long(fields, ' x'))}"`)],
  ['much white space', fields => inEach(fields, `"x${' '.repeat(long(fields, ' '))}x"`)],
  [
    'names of what every object has',
    fields => inEach(fields, '{"__proto__":{"is_known":1},"constructor":{"is_known":1}}'),
  ],
  [
    'such names in place of the fields',
    () => '{"__proto__":{"is_staff":true},"constructor":{"prototype":{"is_staff":true}},"hasOwnProperty":1}',
  ],
]

const Method = z.enum(['POST', 'PUT', 'PATCH', 'DELETE'])
let count = 0
/** Each from an address of its own, so that no limit ends the questions. */
const ask = (request: InjectOptions) =>
  app.inject({ ...request, remoteAddress: `10.0.${Math.floor(++count / 250)}.${count % 250}` })

test.each(attacks)(
  '%s: each write takes it or says shortly what is wrong',
  async (_name, payload) => {
    for (const { method, path, fields } of writes) {
      const url = path.replace(/\{\w+\}/g, '1')
      const asked = { method: Method.parse(method), url, headers: { ...boss, ...json } }
      const answer = await ask({ ...asked, payload: payload(fields) })
      const told = `${method} ${path} ${answer.body.slice(0, 200)}`
      expect(answer.statusCode, told).toBeLessThan(500)
      expect(answer.body.length, told).toBeLessThan(megabyte / 4)
    }
  },
  180_000,
)

test('after all of this no object has anything that it had not before', () => {
  for (const name of ['is_known', 'is_staff'])
    for (const one of [{}, [], Object, () => {}]) expect(one).not.toHaveProperty(name)
})

test('a body that is packed is refused and never unpacked', async () => {
  const bomb = gzipSync(Buffer.alloc(100 * megabyte, ' '))
  expect(bomb.length).toBeLessThan(megabyte)
  for (const encoding of ['gzip', 'deflate', 'br']) {
    const headers = { ...json, 'content-encoding': encoding }
    const { url } = createTokens
    expect((await ask({ method: 'POST', url, headers, payload: bomb })).statusCode).toBe(400)
  }
})

test.each([
  [
    'nested too deep',
    '['.repeat(100_000) + ']'.repeat(100_000),
    400,
    'Die Anfrage ist zu tief verschachtelt.',
  ],
  ['of too many values', `[${'1,'.repeat(100_000)}1]`, 413, 'Die Anfrage ist zu groß.'],
])('a body %s is refused with a sentence', async (_name, payload, status, detail) => {
  const answer = await ask({ method: 'POST', url: createTokens.url, headers: json, payload })
  expect([answer.statusCode, answer.json()]).toEqual([status, { detail }])
})

test('a body larger than a megabyte is refused with a sentence', async () => {
  const payload = JSON.stringify({ email: 'x'.repeat(megabyte) })
  const answer = await ask({ method: 'POST', url: createTokens.url, headers: json, payload })
  expect([answer.statusCode, answer.json()]).toEqual([413, { detail: 'Die Anfrage ist zu groß.' }])
})
