import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { listLecturers } from '@tafelrunde/contract/lecturers/lecturers'
import { changeMe } from '@tafelrunde/contract/people/users'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { accounts } from '../../areas/accounts/accounts.tables.ts'

const { app, as, bearer, deps, given } = await buildTestApp()
const told: (string | undefined)[] = []
deps.changes.onChange(table => void told.push(table))
const post = (url: string, payload: object) => app.inject({ method: 'POST', url, payload })

test('a preflight, a refused request and a login leave everything in memory', async () => {
  const password = 'Kreide-und-Tafel-7'
  const { email } = await given.account({ passwordHash: await deps.passwords.hash(password) })
  told.length = 0
  const origin = { origin: 'https://localhost', 'access-control-request-method': 'POST' }
  const asked = [
    await app.inject({ method: 'OPTIONS', url: '/api/events/', headers: origin }),
    await post('/api/auth/jwt/create/', { email, password: 'falsch' }),
    await post('/api/support/', {}),
    await post('/api/auth/jwt/create/', { email, password }),
  ]
  expect(asked.map(({ statusCode }) => statusCode)).toEqual([204, 401, 400, 200])
  await deps.changes.settled()
  expect(told).toEqual([])
})

test('an answer is no page and stands in no frame, whatever it says, and is asked for by HTTPS alone', async () => {
  const login = await bearer(await given.account())
  for (const [url, headers] of [
    ['/api/events/', {}],
    ['/api/auth/users/me/', login],
    ['/api/auth/users/me/', {}],
    ['/api/nothing', {}],
  ] as const) {
    const answer = await app.inject({ url, headers })
    expect(answer.headers).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'x-content-type-options': 'nosniff',
    })
  }
})

test('who changes what everybody sees finds it changed at once, and only that was forgotten', async () => {
  const workshop = await given.workshop()
  const person = await given.account({ isLecturer: true })
  const lecturer = await given.lecturer(workshop.id, { accountId: person.id })
  const shown = async () => {
    const { results } = await as()(listLecturers, { query: {} })
    return results.find(({ id }) => id === lecturer.id)?.profile_description
  }
  await deps.changes.settled()
  for (const profile_description of ['Erst so.', 'Dann so.', 'Und zuletzt so.']) {
    await shown()
    told.length = 0
    await as(person)(changeMe, { body: { profile_description } })
    expect(await shown()).toBe(profile_description)
    expect(told).toEqual(['accounts'])
  }
  expect(await deps.db.$count(accounts, eq(accounts.profileDescription, 'Und zuletzt so.'))).toBe(1)
})

test('what only one person gets travels compressed, too', async () => {
  const person = await given.account()
  for (let count = 0; count < 20; count++)
    await given.participation(person, await given.timeslot({ name: `Workshop über das Lesen ${count}` }))
  const headers = await bearer(person)
  const ask = (encoding: string) =>
    app.inject({ url: '/api/users/participations/', headers: { ...headers, 'accept-encoding': encoding } })
  const plain = await ask('identity')
  expect([plain.headers['content-encoding'], plain.json().count]).toEqual([undefined, 20])
  for (const [encoding, unpack] of [
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const) {
    const packed = await ask(encoding)
    expect(packed.headers).toMatchObject({
      'content-encoding': encoding,
      'cache-control': 'private, no-store',
    })
    expect(packed.headers.vary).toContain('Accept-Encoding')
    expect(JSON.parse(unpack(packed.rawPayload).toString())).toEqual(plain.json())
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 3)
  }
})
