import { createTokens } from '@tafelrunde/contract/people/login'
import { getPass, getPassKeys } from '@tafelrunde/contract/people/passes'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { createLocalJWKSet, decodeJwt, decodeProtectedHeader, jwtVerify, SignJWT, UnsecuredJWT } from 'jose'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { buildApp } from '../../app.ts'
import type { Deps } from '../../deps.ts'
import { accounts } from '../accounts/accounts.tables.ts'
import { signingKey } from './pass-keys.service.ts'
import { readPass } from './passes.service.ts'

const { app, as, bearer, clock, deps, given } = await buildTestApp()
const account = await given.account()
const { token } = await as(account)(getPass, {})

const nextSecret = 'the next secret, just as good as the first'
const afterRotation = (SECRET_KEY_FALLBACKS: string[]): Deps => ({
  ...deps,
  config: { ...deps.config, SECRET_KEY: nextSecret, SECRET_KEY_FALLBACKS },
})

test('a pass says whose it is', async () => {
  expect(await readPass(deps, token)).toEqual({ accountId: account.id })
})

test('a pass is checked with nothing but the public keys', async () => {
  const { keys } = await as()(getPassKeys, {})
  expect(keys).toHaveLength(1)
  const { payload, protectedHeader } = await jwtVerify(token, createLocalJWKSet({ keys }), {
    currentDate: clock.now(),
  })
  expect(payload.sub).toBe(String(account.id))
  expect(protectedHeader).toEqual({ alg: 'EdDSA', typ: 'pass+jwt', kid: keys[0]?.kid })
})

test('a pass tells nothing about the person but the id of the account', () => {
  expect(Object.keys(decodeJwt(token)).toSorted()).toEqual(['exp', 'iat', 'sub'])
})

test('the public keys may be kept for an hour, a pass by nobody but its owner', async () => {
  const { headers, body } = await app.inject('/api/pass-keys/')
  expect(headers['cache-control']).toBe('public, max-age=3600')
  expect(body).not.toContain('"d"')
  const own = await app.inject({ url: '/api/users/qr/', headers: await bearer(account) })
  expect(own.headers['cache-control']).toBe('private, no-store')
})

test('nobody has a pass without logging in', async () => {
  expect((await app.inject('/api/users/qr/')).statusCode).toBe(401)
})

test('a pass stays the same all day, and is good for 400 days', async () => {
  const start = clock.now()
  clock.passSeconds(600)
  expect((await as(account)(getPass, {})).token).toBe(token)
  clock.passSeconds(24 * 3600)
  expect((await as(account)(getPass, {})).token).not.toBe(token)
  clock.passSeconds(398 * 24 * 3600)
  expect(await readPass(deps, token)).toEqual({ accountId: account.id })
  clock.passSeconds(24 * 3600)
  expect(await readPass(deps, token)).toEqual({ fault: 'expired' })
  clock.set(start.toISOString())
})

test('a pass with one character changed, left out or added is never read', async () => {
  const characters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_+/=. '.split('')
  const changed = fc
    .tuple(fc.nat(token.length - 1), fc.constantFrom(...characters, ''), fc.boolean())
    .map(([at, character, added]) => token.slice(0, at) + character + token.slice(added ? at : at + 1))
    .filter(text => text !== token)
  await fc.assert(
    fc.asyncProperty(changed, async text => {
      expect(await readPass(deps, text)).toHaveProperty('fault')
    }),
    { numRuns: 300 },
  )
  // Where base64url has bits to spare, several letters say the same bytes.
  for (const last of characters.filter(character => !token.endsWith(character)))
    expect(await readPass(deps, token.slice(0, -1) + last)).toEqual({ fault: 'forged' })
})

test('no other token of ours is a pass, and a pass is no access token', async () => {
  const password = 'Kreide-und-Tafel-7'
  const { email } = await given.account({ passwordHash: await deps.passwords.hash(password) })
  const { access, refresh } = await as()(createTokens, { body: { email, password } })
  for (const other of [access, refresh]) expect(await readPass(deps, other)).toEqual({ fault: 'forged' })
  const headers = { authorization: `Bearer ${token}` }
  expect((await app.inject({ url: '/api/account/', headers })).statusCode).toBe(401)
})

test('a pass that says too little, or that somebody else signed, is refused', async () => {
  const { id: kid, privateKey } = signingKey(deps)
  const header = { alg: 'EdDSA', typ: 'pass+jwt', kid }
  const claims = decodeJwt(token)
  const sign = (payload: object, change: object = {}, key = privateKey) =>
    new SignJWT({ ...payload }).setProtectedHeader({ ...header, ...change }).sign(key)
  const { exp: _end, ...endless } = claims
  const { privateKey: foreign } = signingKey(afterRotation([]))

  expect(await readPass(deps, await sign(claims))).toEqual({ accountId: account.id })
  for (const forged of [
    await sign(claims, { typ: 'JWT' }),
    await sign(claims, { typ: undefined }),
    await sign(claims, {}, foreign),
    await sign(endless),
    await sign({ ...claims, sub: `${account.id} or 1` }),
    new UnsecuredJWT(claims).encode(),
    '',
    'https://tafelrunde.example/',
  ])
    expect(await readPass(deps, forged)).toEqual({ fault: 'forged' })
  expect(await readPass(deps, await sign(claims, { kid: 'unknown' }))).toEqual({ fault: 'unknown_key' })
})

test('after a change of the key passes of the former one are read while that is listed', async () => {
  const rotated = afterRotation([deps.config.SECRET_KEY])
  expect(await readPass(rotated, token)).toEqual({ accountId: account.id })
  expect(await readPass(afterRotation([]), token)).toEqual({ fault: 'unknown_key' })
  const { keys } = (await (await buildApp(rotated)).inject('/api/pass-keys/')).json()
  const kids = keys.map((key: { kid: string }) => key.kid)
  expect(kids).toEqual([signingKey(rotated).id, decodeProtectedHeader(token).kid])
})

test('the pass of a closed or deleted account does not count', async () => {
  const other = await given.account()
  const pass = await as(other)(getPass, {})
  await deps.db.update(accounts).set({ state: 'closed' }).where(eq(accounts.id, other.id))
  expect(await readPass(deps, pass.token)).toEqual({ fault: 'closed_account' })
  await deps.db.delete(accounts).where(eq(accounts.id, other.id))
  expect(await readPass(deps, pass.token)).toEqual({ fault: 'no_account' })
})
