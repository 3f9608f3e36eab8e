import { createTokens, getAccount, getMe, refreshTokens, verifyToken } from '@tafelrunde/contract/account'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { hashPassword } from '../../platform/passwords.ts'
import { accounts } from './account.tables.ts'

const { app, as, bearer, clock, deps, given } = await buildTestApp()
const password = 'Kreide-und-Tafel-7'
const passwordHash = await hashPassword(password)
const account = await given.account({ email: 'Anna@Schule.example', passwordHash })
const login = (body: object, url = '/api/auth/jwt/create/') =>
  app.inject({ method: 'POST', url, payload: body })
const refresh = (token: string) =>
  app.inject({ method: 'POST', url: '/api/auth/jwt/refresh/', payload: { refresh: token, access: null } })
const ask = (authorization?: string) =>
  app.inject({ url: '/api/account/', headers: authorization ? { authorization } : {} })

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
  await given.account({ email: 'ruht@schule.example', passwordHash, isActive: false })
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

test('the account has exactly the fields of the specification', async () => {
  const fields =
    'birthday date_joined email is_active is_staff is_superuser is_user is_lecturer is_exhibitor as_customernumber last_login profile_description profile_picture schooltype first_name last_name has_active_subscription id'
  for (const endpoint of [getAccount, getMe])
    expect(Object.keys(await as(account)(endpoint, {})).toSorted()).toEqual(fields.split(' ').toSorted())
})

test('refreshing rotates; a second tab may use the old token once more within a minute', async () => {
  const first = await as()(createTokens, { body: { email: account.email, password } })
  const second = await as()(refreshTokens, { body: { refresh: first.refresh } })
  clock.passSeconds(59)
  expect((await refresh(first.refresh)).statusCode).toBe(200)
  expect((await refresh(second.refresh)).statusCode).toBe(200)
})

test('a third use is refused and revokes the whole session', async () => {
  const first = await as()(createTokens, { body: { email: account.email, password } })
  const other = await as()(createTokens, { body: { email: account.email, password } })
  const second = (await refresh(first.refresh)).json()
  await refresh(first.refresh)
  for (const token of [first.refresh, second.refresh]) {
    const answer = await refresh(token)
    expect([answer.statusCode, answer.json()]).toEqual([
      401,
      { detail: 'Token steht auf der Blacklist', code: 'token_not_valid' },
    ])
  }
  expect((await refresh(other.refresh)).statusCode).toBe(200)
})

test('of many that use one refresh token at once two get tokens', async () => {
  const { refresh: token } = await as()(createTokens, { body: { email: account.email, password } })
  const answers = await Promise.all(Array.from({ length: 8 }, () => refresh(token)))
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(2)
})

test('verify knows good tokens, and refuses one that is used up', async () => {
  const { access, refresh: token } = await as()(createTokens, { body: { email: account.email, password } })
  expect(await as()(verifyToken, { body: { token: access } })).toEqual({})
  expect(await as()(verifyToken, { body: { token } })).toEqual({})
  await refresh(token)
  await expect(as()(verifyToken, { body: { token } })).rejects.toMatchObject({
    status: 400,
    body: { non_field_errors: ['Token steht auf der Blacklist'] },
  })
  await expect(as()(verifyToken, { body: { token: 'x' } })).rejects.toMatchObject({
    status: 401,
    body: { code: 'token_not_valid' },
  })
})

test('nobody, and clients that send an empty token, are anonymous', async () => {
  for (const header of [undefined, 'Bearer', 'Bearer null', 'Bearer undefined', 'Basic abc', 'bearer abc']) {
    const answer = await ask(header)
    expect([answer.statusCode, answer.json()]).toEqual([401, { detail: 'Anmeldedaten fehlen.' }])
    expect(answer.headers['www-authenticate']).toBe('Bearer realm="api"')
  }
})

test('a header of three parts is named', async () => {
  expect((await ask('Bearer a b')).json()).toMatchObject({ code: 'bad_authorization_header' })
})

test('an expired access token says that a refresh can cure it, also on public endpoints', async () => {
  const { authorization } = await bearer(account)
  clock.passSeconds(601)
  for (const url of ['/api/account/', '/api/events/']) {
    const answer = await app.inject({ url, headers: { authorization } })
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'token_not_valid'])
    expect(answer.headers).toMatchObject({ 'token-expired': 'true', 'refresh-token': 'required' })
  }
})

test('a refresh token does not open anything', async () => {
  const { refresh: token } = await as()(createTokens, { body: { email: account.email, password } })
  expect((await ask(`Bearer ${token}`)).json()).toMatchObject({
    code: 'token_not_valid',
    messages: [{ token_class: 'AccessToken', token_type: 'access', message: 'Token hat den falschen Typ' }],
  })
})

test('an account that was switched off is out at once, without a refresh', async () => {
  const leaver = await given.account({ passwordHash })
  const { authorization } = await bearer(leaver)
  const tokens = await as()(createTokens, { body: { email: leaver.email, password } })
  await deps.db.update(accounts).set({ isActive: false }).where(eq(accounts.id, leaver.id))
  expect((await ask(authorization)).json()).toEqual({ detail: 'Inaktiver Benutzer', code: 'user_inactive' })
  expect((await refresh(tokens.refresh)).statusCode).toBe(401)
})
