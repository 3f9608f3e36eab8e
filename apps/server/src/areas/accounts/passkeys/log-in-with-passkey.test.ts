import { getAccount } from '@tafelrunde/contract/people/account'
import { createTokens } from '@tafelrunde/contract/people/login'
import { beginPasskey, logInWithPasskey, removePasskey } from '@tafelrunde/contract/people/passkeys'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../../test/build-test-app.ts'
import { inTransaction } from '../../../platform/db/database.ts'
import { accounts } from '../accounts.tables.ts'
import { tidyAccounts } from '../tidy.service.ts'
import { beginPasskeyLogin } from './log-in-with-passkey.service.ts'
import { passkeysIn, password } from './passkeys.fixture.ts'
import { passkeys, spentAttempts } from './passkeys.tables.ts'
import { softAuthenticator } from './soft-authenticator.fixture.ts'

const server = await buildTestApp()
const { app, as, clock, deps, given } = server
const { add, begin, logIn, passwordHash, person } = await passkeysIn(server)
const refused = { status: 401, body: { detail: expect.stringContaining('Mit diesem Passkey geht') } }

test('a passkey logs in without a password and counts as both steps', async () => {
  const { account, authenticator } = await person()
  const { access } = await logIn(authenticator)
  const answer = await app.inject({ url: '/api/account/', headers: { authorization: `Bearer ${access}` } })
  expect(answer.json()).toMatchObject({ id: account.id })
  const [row] = await deps.db.select().from(accounts).where(eq(accounts.id, account.id))
  expect(row?.lastLoginAt).toEqual(clock.now())
})

test('with a passkey the password alone is not enough any more; a recovery code is, once', async () => {
  const { account, recoveryCodes } = await person()
  const login = (code?: string) => as()(createTokens, { body: { email: account.email, password, code } })
  await expect(login()).rejects.toMatchObject({ status: 401, body: { code: 'second_factor_required' } })
  await expect(login('123456')).rejects.toMatchObject({ body: { code: 'second_factor_wrong' } })
  await expect(login(recoveryCodes[0])).resolves.toMatchObject({ access: expect.any(String) })
  await expect(login(recoveryCodes[0])).rejects.toMatchObject({ body: { code: 'second_factor_wrong' } })
})

test('whatever is wrong with a passkey is refused with one sentence', async () => {
  const { account, authenticator } = await person()
  const wrong = [{ rpId: 'anderswo.example' }, { verifies: false }, { type: 'webauthn.create' }]
  for (const facts of wrong) await expect(logIn(authenticator, facts)).rejects.toMatchObject(refused)
  await expect(logIn(softAuthenticator())).rejects.toMatchObject(refused)
  const other = softAuthenticator()
  const { attempt, options } = await begin()
  const credential = { ...other.get(options), id: authenticator.id, rawId: authenticator.id }
  await expect(as()(logInWithPasskey, { body: { attempt, credential } })).rejects.toMatchObject(refused)
  await deps.db.update(accounts).set({ state: 'closed' }).where(eq(accounts.id, account.id))
  await expect(logIn(authenticator)).rejects.toMatchObject(refused)
})

test('a page of another address is told where passkeys go', async () => {
  const { authenticator } = await person()
  await expect(logIn(authenticator, { origin: 'https://tafelrunde.exarnple' })).rejects.toMatchObject({
    status: 409,
    body: { detail: expect.stringContaining('nur unter https://tafelrunde.example. Sie sind unter') },
  })
})

test('an attempt is good once, for five minutes, and for the challenge that it was begun with', async () => {
  const { authenticator } = await person()
  const { attempt, options } = await begin()
  const send = (body: { attempt: string; credential: ReturnType<typeof authenticator.get> }) =>
    as()(logInWithPasskey, { body })
  const credential = authenticator.get(options)
  const both = await Promise.allSettled([send({ attempt, credential }), send({ attempt, credential })])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  await expect(send({ attempt, credential })).rejects.toMatchObject(refused)

  const next = await begin()
  await expect(send({ attempt: next.attempt, credential })).rejects.toMatchObject(refused)
  await expect(send({ attempt: 'made.up', credential })).rejects.toMatchObject(refused)

  const late = await begin()
  clock.passSeconds(5 * 60 + 1)
  await expect(
    send({ attempt: late.attempt, credential: authenticator.get(late.options) }),
  ).rejects.toMatchObject(refused)
})

test('what is begun to add a passkey is good for no login', async () => {
  const { account, authenticator } = await person()
  const { attempt, options } = await as(account)(beginPasskey, { body: { current_password: password } })
  const credential = authenticator.get({
    challenge: options.challenge,
    rpId: options.rp.id,
    timeout: 0,
    userVerification: 'required',
  })
  await expect(as()(logInWithPasskey, { body: { attempt, credential } })).rejects.toMatchObject(refused)
})

test('an authenticator that counts no further is a copy and refused; the database keeps the count as well', async () => {
  const { authenticator } = await person()
  await logIn(authenticator, { counter: 5 })
  await expect(logIn(authenticator, { counter: 5 })).rejects.toMatchObject(refused)
  await expect(logIn(authenticator, { counter: 4 })).rejects.toMatchObject(refused)
  await logIn(authenticator, { counter: 6 })
  const back = deps.db.update(passkeys).set({ counter: 1 }).where(eq(passkeys.credentialId, authenticator.id))
  await expect(back).rejects.toMatchObject({
    cause: { message: expect.stringContaining('stays what it is') },
  })
})

test('after ten attempts that failed with one passkey the right one has to wait, and nobody else', async () => {
  const [{ authenticator }, other] = [await person(), await person()]
  for (let tries = 0; tries < 10; tries++)
    await expect(logIn(authenticator, { verifies: false })).rejects.toMatchObject(refused)
  await expect(logIn(authenticator)).rejects.toMatchObject({ status: 429 })
  await logIn(other.authenticator)
})

test('a passkey that was removed logs in no more', async () => {
  const { account, authenticator } = await person()
  await add(account)
  const [row] = await deps.db.select().from(passkeys).where(eq(passkeys.credentialId, authenticator.id))
  await as(account)(removePasskey, {
    params: { id: row?.id ?? 0 },
    body: { current_password: password },
  })
  await expect(logIn(authenticator)).rejects.toMatchObject(refused)
  await expect(as(account)(getAccount, {})).resolves.toMatchObject({ id: account.id })
})

test('attempts that succeeded are forgotten once they are over by themselves', async () => {
  const { authenticator } = await person()
  await logIn(authenticator)
  const kept = () => deps.db.$count(spentAttempts, sql`true`)
  expect(await kept()).toBeGreaterThan(0)
  clock.passSeconds(5 * 60 + 1)
  await inTransaction(deps.db, tx => tidyAccounts(tx, deps))
  expect(await kept()).toBe(0)
})

test('where the address has no name a clear sentence says so', async () => {
  const config = { ...deps.config, APP_URL: 'http://192.168.1.20:3000' }
  await expect(beginPasskeyLogin({ ...deps, config })).rejects.toThrow(
    /nur unter einer Adresse mit einem Namen/,
  )
  await expect(
    beginPasskeyLogin({ ...deps, config: { ...config, APP_URL: 'http://[::1]:3000' } }),
  ).rejects.toThrow(/APP_URL/)
})

test('an account without a passkey logs in as ever', async () => {
  const account = await given.account({ passwordHash })
  await expect(as()(createTokens, { body: { email: account.email, password } })).resolves.toMatchObject({
    access: expect.any(String),
  })
})
