import { createSecretKey } from 'node:crypto'
import { createTokens } from '@tafelrunde/contract/people/login'
import { decodeJwt, decodeProtectedHeader, SignJWT, UnsecuredJWT } from 'jose'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { buildApp } from '../../app.ts'
import { keyFor } from '../../platform/keys.ts'

const { app, as, clock, deps, given } = await buildTestApp()
const password = 'Kreide-und-Tafel-7'
const { email } = await given.account({ passwordHash: await deps.passwords.hash(password) })
const logIn = () => as()(createTokens, { body: { email, password } })

/** The same service after its operator gave it another key, with or without the former one beside it. */
const afterRotation = (SECRET_KEY_FALLBACKS: string[]) =>
  buildApp({
    ...deps,
    config: {
      ...deps.config,
      SECRET_KEY: 'the next secret, just as good as the first',
      SECRET_KEY_FALLBACKS,
    },
  })
const ask = async (server: typeof app, token: string) => {
  const headers = { authorization: `Bearer ${token}` }
  return (await server.inject({ url: '/api/account/', headers })).statusCode
}
const refresh = (server: typeof app, token: string) =>
  server.inject({ method: 'POST', url: '/api/token/refresh/', payload: { refresh: token } })
const keyIdOf = (token: string) => decodeProtectedHeader(token).kid

test('a token of the former key is good while that is listed, and is exchanged for one of the new key', async () => {
  const old = await logIn()
  const rotated = await afterRotation([deps.config.SECRET_KEY])
  expect(await ask(rotated, old.access)).toBe(200)
  const fresh = (await refresh(rotated, old.refresh)).json()
  expect(keyIdOf(fresh.access)).not.toBe(keyIdOf(old.access))
  expect(keyIdOf(fresh.refresh)).toBe(keyIdOf(fresh.access))
  expect(await ask(rotated, fresh.access)).toBe(200)
  expect(await ask(app, fresh.access)).toBe(401)
})

test('without the former key its tokens are refused, also those that were good a moment ago', async () => {
  const old = await logIn()
  expect(await ask(app, old.access)).toBe(200)
  const rotated = await afterRotation([])
  expect(await ask(rotated, old.access)).toBe(401)
  expect((await refresh(rotated, old.refresh)).json()).toMatchObject({ code: 'token_not_valid' })
})

test('a token with no signature, another algorithm or another key is refused, whatever it says', async () => {
  const { access } = await logIn()
  const claims = decodeJwt(access)
  const kid = keyIdOf(access) ?? ''
  const { key } = keyFor(deps.config.SECRET_KEY, 'jwt')
  const foreign = createSecretKey(Buffer.from('a key that somebody else made up'))
  const sign = (alg: string, header: object, by = key) =>
    new SignJWT(claims).setProtectedHeader({ alg, ...header }).sign(by)

  expect(await ask(app, await sign('HS256', { kid }))).toBe(200)
  for (const token of [
    new UnsecuredJWT(claims).encode(),
    await sign('HS512', { kid }, createSecretKey(Buffer.concat([key.export(), key.export()]))),
    await sign('HS256', {}),
    await sign('HS256', { kid: 'unknown' }),
    await sign('HS256', { kid }, foreign),
    // Where a token says that its key is to be found, nobody looks.
    await sign(
      'HS256',
      { kid, jku: 'https://evil.example/keys.json', jwk: foreign.export({ format: 'jwk' }) },
      foreign,
    ),
    await sign('HS256', { kid }, keyFor(deps.config.SECRET_KEY, 'limits').key),
    await sign('HS256', { kid }, createSecretKey(Buffer.from(deps.config.SECRET_KEY))),
  ])
    expect(await ask(app, token)).toBe(401)
})

test('what has no end, or came to it, is refused', async () => {
  const { access } = await logIn()
  const { exp: _end, ...endless } = decodeJwt(access)
  const { key, id: kid } = keyFor(deps.config.SECRET_KEY, 'jwt')
  expect(await ask(app, await new SignJWT(endless).setProtectedHeader({ alg: 'HS256', kid }).sign(key))).toBe(
    401,
  )
  expect(await ask(app, access)).toBe(200)
  clock.passSeconds(600)
  expect(await ask(app, access)).toBe(401)
})
