import type { PassKeys } from '@tafelrunde/contract/people/passes'
import { expect, test } from 'vitest'
import { checkPass } from './pass.check.ts'

const now = new Date('2027-03-13T10:00:00+01:00')
const later = now.getTime() / 1000 + 3600

const pair = async () => {
  const made = await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify'])
  if (!('privateKey' in made)) throw new TypeError('Ed25519 makes pairs')
  return made
}
const { privateKey, publicKey } = await pair()

const text = (value: Uint8Array | string) => Buffer.from(value).toString('base64url')
const x = text(new Uint8Array(await crypto.subtle.exportKey('raw', publicKey)))
const key = { kty: 'OKP', crv: 'Ed25519', x, kid: 'a', alg: 'EdDSA', use: 'sig' } as const
const keys: PassKeys['keys'] = [{ ...key, x: text(new Uint8Array(32)), kid: 'b' }, key]

const pass = async ({ head = {}, claims = {} } = {}) => {
  const parts = [
    { alg: 'EdDSA', typ: 'pass+jwt', kid: 'a', ...head },
    { sub: '7', iat: 1, exp: later, ...claims },
  ].map(part => text(JSON.stringify(part)))
  const signed = parts.join('.')
  const signature = await crypto.subtle.sign('Ed25519', privateKey, Buffer.from(signed))
  return `${signed}.${text(new Uint8Array(signature))}`
}

test('a pass says whose it is', async () => {
  expect(await checkPass(await pass(), keys, now)).toEqual({ account: 7 })
})

test.each([
  ['another kind of token', { head: { typ: 'JWT' } }, 'forged'],
  ['another algorithm', { head: { alg: 'none' } }, 'forged'],
  ['a key that is not ours', { head: { kid: 'c' } }, 'unknown_key'],
  ['the signature of another key', { head: { kid: 'b' } }, 'forged'],
  ['nobody', { claims: { sub: 'x' } }, 'forged'],
  ['no end', { claims: { exp: undefined } }, 'forged'],
  ['an end that has passed', { claims: { exp: later - 3600 } }, 'expired'],
])('a pass with %s does not count', async (_what, facts, fault) => {
  expect(await checkPass(await pass(facts), keys, now)).toEqual({ fault })
})

test('a changed pass does not count', async () => {
  const [head, , signature] = (await pass()).split('.')
  const payload = text(JSON.stringify({ sub: '8', exp: later }))
  expect(await checkPass(`${head}.${payload}.${signature}`, keys, now)).toEqual({ fault: 'forged' })
})

test.each(['', 'https://schule.example', 'a.b.c', `${'a'.repeat(20)}.${'b'.repeat(20)}.${'c'.repeat(85)}A`])(
  'a code that is no pass does not count: „%s“',
  async token => {
    expect(await checkPass(token, keys, now)).toEqual({ fault: 'forged' })
  },
)

test('without the keys nothing can be said of a pass', async () => {
  expect(await checkPass(await pass(), undefined, now)).toEqual({ fault: 'no_keys' })
})
