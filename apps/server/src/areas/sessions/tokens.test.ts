import { verifyToken } from '@tafelrunde/contract/people/account'
import { createTokens } from '@tafelrunde/contract/people/login'
import { eq } from 'drizzle-orm'
import { decodeJwt } from 'jose'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { accounts } from '../accounts/accounts.tables.ts'

const { app, as, bearer, clock, deps, given } = await buildTestApp()
const password = 'Kreide-und-Tafel-7'
const passwordHash = await deps.passwords.hash(password)
const account = await given.account({ passwordHash })
const day = 24 * 60 * 60

const logIn = (email = account.email) => as()(createTokens, { body: { email, password } })
const post = async (url: string, payload: object) => {
  const answer = await app.inject({ method: 'POST', url, payload })
  return { status: answer.statusCode, body: answer.json(), headers: answer.headers }
}
const refresh = (token: unknown, url = '/api/auth/jwt/refresh/') =>
  post(url, { refresh: token, access: null })
const verify = (token: unknown) => post('/api/auth/jwt/verify/', { token })
const tamper = (token: string) => token.replace(/.$/, last => (last === 'A' ? 'Q' : 'A'))

/** What a token says of itself: the successor is signed again for each who asks. */
const idOf = (token: string) => decodeJwt(token).jti

const notValid = (detail: string) => ({ status: 401, body: { detail, code: 'token_not_valid' } })
const spoiled = notValid('Ungültiger oder abgelaufener Token')
const wrongType = notValid('Token hat den falschen Typ')
const blacklisted = notValid('Token steht auf der Blacklist')
const required = 'Dieses Feld ist zwingend erforderlich.'
const blank = 'Dieses Feld darf nicht leer sein.'
const isNull = 'Dieses Feld darf nicht null sein.'

test('a refresh token gives the same successor, however often its answer is lost, until that one is used', async () => {
  const first = await logIn()
  const tokens: string[] = []
  for (const hours of [0, 1, 24 * 30]) {
    clock.passSeconds(hours * 3600)
    tokens.push((await refresh(first.refresh)).body.refresh)
  }
  const [second = ''] = tokens
  expect(new Set(tokens.map(idOf))).toEqual(new Set([idOf(second)]))
  expect(idOf(second)).not.toBe(idOf(first.refresh))
  expect(await refresh(second, '/api/token/refresh/')).toMatchObject({ status: 200 })
})

test('a token whose successor has been used is refused and ends every session of the account, once', async () => {
  const first = await logIn()
  const other = await logIn()
  const second = (await refresh(first.refresh)).body
  const third = (await refresh(second.refresh)).body
  for (const token of [first.refresh, second.refresh, third.refresh])
    expect(await refresh(token)).toMatchObject(blacklisted)
  expect(await refresh(other.refresh)).toMatchObject(blacklisted)
  const later = await logIn()
  expect(await refresh(first.refresh)).toMatchObject(blacklisted)
  expect(await refresh(later.refresh)).toMatchObject({ status: 200 })
})

test('whoever logs out tells it by a refresh token, also by one that is used up; all tokens of the session end', async () => {
  const end = (token: unknown) => post('/api/token/blacklist/', { refresh: token })
  const first = await logIn()
  const other = await logIn()
  const second = (await refresh(first.refresh)).body
  await refresh(second.refresh)
  clock.passSeconds(3600)
  expect(await end(first.refresh)).toMatchObject({ status: 200, body: {} })
  for (const token of [first.refresh, second.refresh]) expect(await refresh(token)).toMatchObject(blacklisted)
  expect(await refresh(other.refresh)).toMatchObject({ status: 200 })
  expect(await end(first.refresh)).toMatchObject(blacklisted)
  expect(await end((await logIn()).access)).toMatchObject(wrongType)
  expect(await end('rubbish')).toMatchObject(spoiled)
  expect(await end(null)).toMatchObject({ status: 400, body: { refresh: [isNull] } })
})

test('of those who refresh while somebody logs out nobody fails, and nobody stays logged in', async () => {
  const { refresh: token } = await logIn()
  const end = post('/api/token/blacklist/', { refresh: token })
  const answers = await Promise.all([refresh(token), refresh(token), end, refresh(token), refresh(token)])
  for (const { status } of answers) expect([200, 401]).toContain(status)
  expect(await refresh(token)).toMatchObject(blacklisted)
})

test('whatever is no token is refused as one, however long it is', async () => {
  for (const length of [1, 255, 2001, 200_000]) {
    expect(await refresh('x'.repeat(length))).toMatchObject(spoiled)
    expect(await verify('x'.repeat(length))).toMatchObject(spoiled)
  }
})

test('all that use one refresh token at once get the same successor', async () => {
  const { refresh: token } = await logIn()
  const answers = await Promise.all(Array.from({ length: 8 }, () => refresh(token)))
  expect(new Set(answers.map(({ body }) => idOf(body.refresh))).size).toBe(1)
})

test('a session ends after 400 days, however often it was used, and its owner logs in again', async () => {
  let { refresh: token } = await logIn()
  for (let passed = 0; passed < 400; passed += 50) {
    clock.passSeconds(50 * day)
    const { status, body } = await refresh(token)
    expect([passed, status]).toEqual([passed, 200])
    token = body.refresh
  }
  clock.passSeconds(1)
  expect(await refresh(token)).toMatchObject(blacklisted)
  expect((await refresh((await logIn()).refresh)).status).toBe(200)
})

test('a refresh token lives for 60 days, and each new one again', async () => {
  const first = await logIn()
  clock.passSeconds(60 * day - 1)
  const second = (await refresh(first.refresh)).body
  clock.passSeconds(60 * day)
  expect(await refresh(second.refresh)).toMatchObject(spoiled)
})

test('what is no refresh token is refused by what is wrong with it', async () => {
  const { access, refresh: token } = await logIn()
  expect(await refresh(tamper(token))).toMatchObject(spoiled)
  expect(await refresh('rubbish')).toMatchObject(spoiled)
  expect(await refresh(access)).toMatchObject(wrongType)
  expect((await refresh('rubbish')).headers['www-authenticate']).toBe('Bearer realm="api"')
  expect(await post('/api/token/refresh/', {})).toMatchObject({ status: 400, body: { refresh: [required] } })
  expect(await refresh(null)).toMatchObject({ status: 400, body: { refresh: [isNull] } })
  expect(await refresh(' ')).toMatchObject({ status: 400, body: { refresh: [blank] } })
})

test('an account that is switched off or gone gets no new tokens', async () => {
  const sleeper = await given.account({ passwordHash })
  const leaver = await given.account({ passwordHash })
  const tokens = [await logIn(sleeper.email), await logIn(leaver.email)]
  await deps.db.update(accounts).set({ state: 'closed' }).where(eq(accounts.id, sleeper.id))
  await deps.db.delete(accounts).where(eq(accounts.id, leaver.id))
  for (const token of tokens)
    expect(await refresh(token.refresh)).toMatchObject({
      status: 401,
      body: { detail: 'Kein aktiver Account mit diesem Token gefunden', code: 'token_not_valid' },
    })
})

test('verify knows good tokens, and names what is wrong with others', async () => {
  const { access, refresh: token } = await logIn()
  expect(await as()(verifyToken, { body: { token: access } })).toEqual({})
  expect(await as()(verifyToken, { body: { token } })).toEqual({})
  for (const bad of [tamper(access), tamper(token), 'rubbish'])
    expect(await verify(bad)).toMatchObject(spoiled)
  expect(await verify('')).toMatchObject({ status: 400, body: { token: [blank] } })
  expect(await post('/api/auth/jwt/verify/', {})).toMatchObject({ status: 400, body: { token: [required] } })
})

test('verify refuses a refresh token that is used up, and one whose session is revoked', async () => {
  const { refresh: first } = await logIn()
  const { refresh: second } = (await refresh(first)).body
  const onBlacklist = { status: 400, body: { non_field_errors: ['Token steht auf der Blacklist'] } }
  expect(await verify(first)).toMatchObject(onBlacklist)
  await refresh(second)
  await refresh(first)
  expect(await verify(second)).toMatchObject(onBlacklist)
})

test('verify refuses what has expired', async () => {
  const { access, refresh: token } = await logIn()
  clock.passSeconds(600)
  expect(await verify(access)).toMatchObject(spoiled)
  expect(await verify(token)).toMatchObject({ status: 200, body: {} })
  clock.passSeconds(60 * day)
  expect(await verify(token)).toMatchObject(spoiled)
})

test('tokens are refreshed and verified with POST alone, and without looking at the header', async () => {
  const urls = ['/api/auth/jwt/refresh/', '/api/token/refresh/', '/api/auth/jwt/verify/']
  for (const url of urls) {
    const answer = await app.inject(url)
    expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'POST, OPTIONS'])
  }
  const { access, refresh: token } = await logIn()
  const headers = await bearer(account)
  clock.passSeconds(601)
  const payload = { token, refresh: token, access }
  for (const url of urls.toReversed())
    expect((await app.inject({ method: 'POST', url, headers, payload })).statusCode).toBe(200)
})
