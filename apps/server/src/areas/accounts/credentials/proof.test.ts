import { createApiKey } from '@tafelrunde/contract/admin/api-keys'
import { beginPasskey } from '@tafelrunde/contract/people/passkeys'
import { deleteMe } from '@tafelrunde/contract/people/privacy'
import { getProofWays, prove, proveWithPasskey } from '@tafelrunde/contract/people/proof'
import { beginSecondFactor } from '@tafelrunde/contract/people/second-factor'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../../test/build-test-app.ts'
import { passkeysIn, password } from '../passkeys/passkeys.fixture.ts'
import { portalIn } from '../portal/portal.fixture.ts'
import { isProofRecent } from './proof.rules.ts'

const testApp = await buildTestApp()
const { app, as, bearer, clock, given } = testApp
const keys = await passkeysIn(testApp)
const portal = await portalIn(testApp)
const minute = 60

type Headers = { authorization: string }
const ask = async (
  { method, url }: { method: 'POST' | 'DELETE' | 'GET'; url: string },
  headers: Headers,
  payload?: object,
) => {
  const answer = await app.inject({ method, url, headers, ...(payload && { payload }) })
  return { status: answer.statusCode, body: answer.body && answer.json() }
}
const provesAgain = {
  status: 403,
  body: { detail: 'Bitte bestätigen Sie, dass Sie es sind.', code: 'prove_again' },
}
const key = { name: 'Website', scopes: ['programme:read'], days: 30 }

/** Somebody of the office who is logged in since so many minutes. */
const officeSince = async (minutes: number) => {
  const person = await given.account({ isStaff: true, passwordHash: keys.passwordHash })
  const headers = await bearer(person)
  clock.passSeconds(minutes * minute)
  return { person, headers }
}

test('I find a browser that somebody left open eleven minutes ago: I make no key, add no passkey, delete nothing', async () => {
  // Within the ten minutes that an access token lives nothing is over: the proof is from before the last refresh.
  const { person, headers } = await officeSince(0)
  await testApp.deps.db.$client.query('update sessions set proved_at = $1 where account_id = $2', [
    new Date(clock.now().getTime() - 11 * minute * 1000),
    person.id,
  ])
  expect(await ask(createApiKey, headers, key)).toMatchObject(provesAgain)
  expect(await ask(beginPasskey, headers, {})).toMatchObject(provesAgain)
  expect(await ask(beginSecondFactor, headers, {})).toMatchObject(provesAgain)
  expect(await ask(deleteMe, headers)).toMatchObject(provesAgain)
  expect(await ask(beginPasskey, headers, { current_password: 'falsch' })).toMatchObject({ status: 400 })
  expect(await ask(beginPasskey, headers, { current_password: password })).toMatchObject({ status: 200 })
  expect(await ask(createApiKey, headers, key)).toMatchObject(provesAgain)
  expect(await ask(prove, headers, { current_password: 'falsch' })).toMatchObject({
    status: 400,
    body: { current_password: ['Das Passwort ist ungültig.'] },
  })
  expect(await ask(prove, headers, { current_password: password })).toMatchObject({ status: 204 })
  expect(await ask(createApiKey, headers, key)).toMatchObject({ status: 201 })
})

test('whoever has just logged in is not asked once more', async () => {
  const { headers } = await officeSince(9)
  expect(await ask(createApiKey, headers, key)).toMatchObject({ status: 201 })
  expect(await ask(deleteMe, headers)).toMatchObject({ status: 204 })
})

const at = new Date('2027-03-01T12:00:00Z')
const later = (seconds: number) => new Date(at.getTime() + seconds * 1000)

test.each([
  ['counts for ten minutes', at, later(10 * minute), true],
  ['counts no longer', at, later(10 * minute + 1), false],
  ['does not come from nothing', null, at, false],
])('a proof %s', (_sentence, provedAt, now, recent) => {
  expect(isProofRecent(provedAt, now)).toBe(recent)
})

const logInAt = async (member: ReturnType<typeof portal.member>) => {
  const { body } = await portal.logIn(member)
  return { authorization: `Bearer ${body.access}` }
}

test('the portal’s word is no proof where there is a password, and is the only one where there is none', async () => {
  const has = await given.account({ passwordHash: keys.passwordHash })
  const asked = await logInAt(portal.member({ email: has.email }))
  expect(await ask(beginPasskey, asked, {})).toMatchObject(provesAgain)
  const without = await logInAt(portal.member())
  expect(await ask(getProofWays, without)).toMatchObject({ body: { password: false, passkey: false } })
  expect(await ask(beginPasskey, without, {})).toMatchObject({ status: 200 })
})

test('a passkey of the own account proves it, once, and nobody else’s does', async () => {
  const { account, authenticator } = await keys.person()
  const other = await keys.person()
  const headers = await bearer(account)
  await testApp.deps.db.$client.query('update sessions set proved_at = null')
  expect(await ask(getProofWays, headers)).toMatchObject({ body: { password: true, passkey: true } })
  const proveBy = async ({ get }: typeof authenticator) => {
    const { attempt, options } = await keys.begin()
    return { attempt, credential: get(options) }
  }
  expect(await ask(proveWithPasskey, headers, await proveBy(other.authenticator))).toMatchObject({
    status: 409,
  })
  expect(await ask(beginPasskey, headers, {})).toMatchObject(provesAgain)
  const told = await proveBy(authenticator)
  expect(await ask(proveWithPasskey, headers, told)).toMatchObject({ status: 204 })
  expect(await ask(proveWithPasskey, headers, told)).toMatchObject({ status: 409 })
  expect(await ask(beginPasskey, headers, {})).toMatchObject({ status: 200 })
  await expect(as(account)(beginPasskey, { body: {} })).resolves.toHaveProperty('attempt')
})
