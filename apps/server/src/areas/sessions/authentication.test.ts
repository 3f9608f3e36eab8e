import { getAccount, getMe } from '@tafelrunde/contract/people/account'
import { createTokens } from '@tafelrunde/contract/people/login'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { accounts } from '../accounts/accounts.tables.ts'
import { sessions } from './sessions.tables.ts'

const { app, as, bearer, clock, deps, given } = await buildTestApp()
const account = await given.account()
const ask = async (authorization?: string, url = '/api/account/') => {
  const { statusCode, headers, ...answer } = await app.inject({
    url,
    headers: authorization === undefined ? {} : { authorization },
  })
  return { status: statusCode, headers, body: answer.json() }
}

const notValid = (message: string) => ({
  status: 401,
  body: {
    detail: 'Der Token ist für keinen Tokentyp gültig',
    code: 'token_not_valid',
    messages: [{ token_class: 'AccessToken', token_type: 'access', message }],
  },
})
const spoiled = notValid('Ungültiger oder abgelaufener Token')

test('the account has exactly the fields of the specification', async () => {
  const fields =
    'birthday date_joined email is_active is_staff is_superuser is_user is_lecturer is_exhibitor as_customernumber last_login profile_description profile_picture schooltype first_name last_name has_active_subscription id'
  for (const endpoint of [getAccount, getMe])
    expect(Object.keys(await as(account)(endpoint, {})).toSorted()).toEqual(fields.split(' ').toSorted())
})

test.each([
  [undefined],
  [''],
  ['Bearer'],
  ['Bearer '],
  ['Bearer null'],
  ['Bearer undefined'],
  ['bearer abc'],
  ['Basic abc'],
])('with the header %j the caller is nobody', async header => {
  const answer = await ask(header)
  expect(answer).toMatchObject({ status: 401, body: { detail: 'Anmeldedaten fehlen.' } })
  expect(answer.headers['www-authenticate']).toBe('Bearer realm="api"')
  expect((await ask(header, '/api/events/')).status).toBe(200)
})

test('a header of three parts is named', async () => {
  for (const header of ['Bearer a b', 'Bearer null null'])
    expect(await ask(header)).toMatchObject({
      status: 401,
      body: {
        detail: 'Der Authorizationheader muss zwei leerzeichen-getrennte Werte enthalten',
        code: 'bad_authorization_header',
      },
    })
})

test('a token that is none is refused, also on public endpoints', async () => {
  const { authorization } = await bearer(account)
  const tampered = authorization.replace(/.$/, last => (last === 'A' ? 'Q' : 'A'))
  for (const header of ['Bearer rubbish', tampered])
    for (const url of ['/api/account/', '/api/events/']) {
      const answer = await ask(header, url)
      expect(answer).toMatchObject(spoiled)
      expect(answer.headers).not.toHaveProperty('token-expired')
    }
})

test('an expired access token says that a refresh can cure it, also on public endpoints', async () => {
  const { authorization } = await bearer(account)
  clock.passSeconds(599)
  expect((await ask(authorization)).status).toBe(200)
  clock.passSeconds(1)
  for (const url of ['/api/account/', '/api/events/']) {
    const answer = await ask(authorization, url)
    expect(answer).toMatchObject(spoiled)
    expect(answer.headers).toMatchObject({ 'token-expired': 'true', 'refresh-token': 'required' })
  }
})

test('a refresh token does not open anything', async () => {
  const password = 'Kreide-und-Tafel-7'
  const { email } = await given.account({ passwordHash: await deps.passwords.hash(password) })
  const { refresh } = await as()(createTokens, { body: { email, password } })
  expect(await ask(`Bearer ${refresh}`)).toMatchObject(notValid('Token hat den falschen Typ'))
})

test('an account that is switched off or gone is out at once, and no refresh is asked for', async () => {
  const sleeper = await given.account()
  const leaver = await given.account()
  const [sleeping, leaving] = [await bearer(sleeper), await bearer(leaver)]
  await deps.db.update(accounts).set({ state: 'closed' }).where(eq(accounts.id, sleeper.id))
  await deps.db.delete(accounts).where(eq(accounts.id, leaver.id))
  expect(await ask(sleeping.authorization)).toMatchObject({
    status: 401,
    body: { detail: 'Inaktiver Benutzer', code: 'user_inactive' },
  })
  expect(await ask(leaving.authorization)).toMatchObject({
    status: 401,
    body: { detail: 'Benutzer nicht gefunden', code: 'user_not_found' },
  })
})

test('a device that was logged out is out at once, the others of the account are not', async () => {
  const person = await given.account()
  const first = await bearer(person)
  await deps.db.delete(sessions).where(eq(sessions.accountId, person.id))
  const second = await bearer(person)
  const answer = await ask(first.authorization)
  expect(answer).toMatchObject({ status: 401, body: { code: 'token_not_valid' } })
  expect((await ask(second.authorization)).status).toBe(200)
})
