import { hash } from '@node-rs/argon2'
import { eq } from 'drizzle-orm'
import { afterEach, expect, test, vi } from 'vitest'
import { buildTestApp } from '../../../../test/build-test-app.ts'
import { eventually } from '../../../../test/eventually.ts'
import { inTransaction } from '../../../platform/db/database.ts'
import { accounts } from '../accounts.tables.ts'

const { app, clock, deps, given } = await buildTestApp()
const password = 'Kreide-und-Tafel-7'
const passwordHash = await deps.passwords.hash(password)
/** As of a time when less was asked of a hash. */
const cheapHash = await hash(password, { memoryCost: 64, timeCost: 1, parallelism: 1 })
const account = await given.account({ email: 'Anna@Schule.example', passwordHash })
const login = (body: object, url = '/api/auth/jwt/create/') =>
  app.inject({ method: 'POST', url, payload: body })
const ask = (authorization: string) => app.inject({ url: '/api/account/', headers: { authorization } })
const storedFor = async ({ id }: { id: number }) => {
  const [row] = await deps.db.select().from(accounts).where(eq(accounts.id, id))
  return { lastLoginAt: row?.lastLoginAt, passwordHash: row?.passwordHash ?? '' }
}
const refused = { detail: 'Kein aktiver Account mit diesen Zugangsdaten gefunden' }

afterEach(() => {
  vi.useRealTimers()
})

test('e-mail and password log in, whatever the case of the e-mail and the white space around', async () => {
  for (const email of ['Anna@Schule.example', ' anna@schule.example '])
    for (const url of ['/api/auth/jwt/create/', '/api/auth/jwt/create', '/api/token/']) {
      const { access } = (await login({ email, password: ` ${password} ` }, url)).json()
      expect((await ask(`Bearer ${access}`)).json()).toMatchObject({ id: account.id, email: account.email })
    }
})

test('credentials may come as a form', async () => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const payload = new URLSearchParams({ email: account.email, password }).toString()
  const answer = await app.inject({ method: 'POST', url: '/api/token/', headers, payload })
  expect(answer.statusCode).toBe(200)
})

test('wrong password, unknown and inactive account are refused with the same sentence', async () => {
  await given.account({ email: 'ruht@schule.example', passwordHash, state: 'closed' })
  await given.account({ email: 'ohne@schule.example' })
  for (const [email, word] of [
    ['anna@schule.example', 'falsch'],
    ['niemand@schule.example', password],
    ['ruht@schule.example', password],
    ['ohne@schule.example', password],
  ]) {
    const answer = await login({ email, password: word })
    expect([answer.statusCode, answer.json()]).toEqual([
      401,
      { detail: 'Kein aktiver Account mit diesen Zugangsdaten gefunden' },
    ])
  }
})

test.each([
  [
    {},
    {
      email: ['Dieses Feld ist zwingend erforderlich.'],
      password: ['Dieses Feld ist zwingend erforderlich.'],
    },
  ],
  [
    { email: ' ', password: null },
    { email: ['Dieses Feld darf nicht leer sein.'], password: ['Dieses Feld darf nicht null sein.'] },
  ],
  [
    { email: true, password: ['x'] },
    { email: ['Kein gültiger String.'], password: ['Kein gültiger String.'] },
  ],
  [{ email: 'a\0b', password: 1 }, { email: ['Nullzeichen sind nicht erlaubt.'] }],
  [[], { non_field_errors: ['Ungültige Daten. Dictionary erwartet, aber list erhalten.'] }],
])('the credentials %j are refused at their fields', async (body, errors) => {
  const answer = await login(body)
  expect([answer.statusCode, answer.json()]).toEqual([400, errors])
})

test('a body that is no JSON, and one of another type, are named', async () => {
  const send = (type: string, payload: string) =>
    app.inject({ method: 'POST', url: '/api/token/', headers: { 'content-type': type }, payload })
  const broken = await send('application/json', '{"email": ')
  expect([broken.statusCode, broken.json().detail]).toEqual([
    400,
    expect.stringMatching(/^JSON parse error - /),
  ])
  const foreign = await send('text/plain', 'hallo')
  expect([foreign.statusCode, foreign.json().detail]).toEqual([
    415,
    'Nicht unterstützter Medientyp "text/plain" in der Anfrage.',
  ])
})

test('credentials are asked for with POST alone', async () => {
  for (const url of ['/api/auth/jwt/create/', '/api/token/']) {
    const answer = await app.inject(url)
    expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'POST, OPTIONS'])
  }
})

test('a token that is sent along does not matter', async () => {
  const headers = { authorization: 'Bearer rubbish' }
  const payload = { email: account.email, password }
  const answer = await app.inject({ method: 'POST', url: '/api/token/', headers, payload })
  expect(answer.statusCode).toBe(200)
})

test('a login is noted', async () => {
  await login({ email: account.email, password })
  expect(await storedFor(account)).toEqual({ lastLoginAt: clock.now(), passwordHash })
})

test('a hash of another cost is made anew when its password is known', async () => {
  const person = await given.account({ passwordHash: cheapHash })
  await login({ email: person.email, password: 'falsch' })
  expect((await storedFor(person)).passwordHash).toBe(cheapHash)
  for (const _time of ['first', 'second'])
    expect((await login({ email: person.email, password })).statusCode).toBe(200)
  expect(deps.passwords.needsRehash((await storedFor(person)).passwordHash)).toBe(false)
})

test('after ten wrong passwords even the right one has to wait a quarter of an hour', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const person = await given.account({ passwordHash: cheapHash })
  const attempt = (word: string) => login({ email: person.email, password: word })
  for (let index = 0; index < 9; index++) expect((await attempt('falsch')).json()).toEqual(refused)
  for (let index = 0; index < 2; index++) expect((await attempt(password)).statusCode).toBe(200)
  expect((await attempt('falsch')).statusCode).toBe(401)
  const sentence = 'Zu viele Versuche. Bitte versuchen Sie es in 15 Minuten noch einmal.'
  const answer = await attempt(password)
  expect([answer.statusCode, answer.json()]).toEqual([429, { detail: sentence, error: sentence }])
  expect(answer.headers['retry-after']).toBe('900')
  expect((await login({ email: account.email, password })).statusCode).toBe(200)
  vi.setSystemTime(Date.now() + 900_000)
  expect((await attempt(password)).statusCode).toBe(200)
})

test('an e-mail address that nobody has is limited like one that somebody has', async () => {
  const attempt = () => login({ email: 'Unbekannt@schule.example', password })
  expect((await attempt()).json()).toEqual(refused)
  const spent = { email: 'unbekannt@schule.example', address: '127.0.0.1' }
  for (let index = 0; index < 9; index++) await deps.limits.spend('login', spent)
  expect((await attempt()).statusCode).toBe(429)
})

test('whatever spelling finds an account counts for this account', async () => {
  const email = 'mi\u00e9ciσ@schule.example'
  await given.account({ email, passwordHash: cheapHash })
  const spellings = [email, 'MIÉCIΣ@schule.example', 'mie\u0301ciσ@schule.example', 'mİécİσ@SCHULE.example']
  const wrong = (index: number) => login({ email: spellings[index % 4], password: 'falsch' })
  for (let index = 0; index < 10; index++) expect((await wrong(index)).statusCode).toBe(401)
  for (const spelling of spellings) expect((await login({ email: spelling, password })).statusCode).toBe(429)
})

test('no session begins with a password that was changed in the same moment', async () => {
  const person = await given.account({ passwordHash })
  const answer = await inTransaction(deps.db, async tx => {
    await tx.update(accounts).set({ passwordHash: 'another' }).where(eq(accounts.id, person.id))
    const late = login({ email: person.email, password })
    await eventually(async () =>
      expect((await deps.db.execute('select from pg_locks where not granted')).rowCount).toBe(1),
    )
    return { late }
  })
  expect((await answer.late).json()).toEqual(refused)
  expect((await storedFor(person)).passwordHash).toBe('another')
})
