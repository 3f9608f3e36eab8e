import { removeSecondFactor } from '@tafelrunde/contract/admin/people/people'
import { listPasskeys, removePasskey } from '@tafelrunde/contract/people/passkeys'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { mailboxOf } from '../../../test/servers/mailbox.ts'
import { startWork } from '../../jobs.ts'
import { password } from './passkeys/passkeys.fixture.ts'
import { twoStepsIn } from './second-factor/two-steps.fixture.ts'
import { next, nothing, thievesIn } from './thief.fixture.ts'

const testApp = await buildTestApp()
const { app, as, bearer, deps, given, sentMails } = testApp
await startWork(deps)
const { linkIn, latest } = mailboxOf(sentMails)
const { post, refresh, robbed, thiefOf, tried } = await thievesIn(testApp)
const twoSteps = await twoStepsIn(testApp)
const boss = await given.account({ isStaff: true, isSuperuser: true })

type Robbed = Awaited<ReturnType<typeof robbed>>

/** What the owner does, and the password and a code that are right afterwards. */
const answers: Record<string, (person: Robbed, token: string) => Promise<string>> = {
  'a new password': async person => {
    const body = { current_password: password, new_password: next }
    expect((await post('users/set_password', body, await bearer(person))).status).toBe(204)
    return next
  },
  'a reset': async person => {
    await post('users/reset_password', { email: person.email })
    const { uid, token } = linkIn(await latest(person.email, 4))
    expect((await post('users/reset_password_confirm', { uid, token, new_password: next })).status).toBe(204)
    return next
  },
  'a passkey that is removed': async person => {
    const [latestOne] = (await as(person)(listPasskeys, {})).results
    const params = { id: latestOne?.id ?? 0 }
    await as(person)(removePasskey, { params, body: { current_password: password } })
    return password
  },
  'a refresh token that is used twice': async (_person, token) => {
    const second = (await refresh(token)).body
    await refresh(second.refresh)
    expect((await refresh(token)).status).toBe(401)
    return password
  },
}

test.each(Object.entries(answers))(
  'I know a password and am in: after %s nothing of mine is good',
  async (_, act) => {
    const person = await robbed()
    const thief = await thiefOf(person)
    const word = await act(person, thief.token)
    expect(await tried(thief, word, person.recoveryCodes[0] ?? '')).toEqual(nothing)
  },
)

test('the office takes the second step from whoever has lost it: nothing of mine is good', async () => {
  const person = await robbed()
  const thief = await thiefOf(person)
  await as(boss)(removeSecondFactor, { params: { id: person.id } })
  expect(await tried(thief, password, '')).toEqual(nothing)
})

test('I am in when the second step is switched off: I am out, and so is whoever did it', async () => {
  const { account, secret } = await twoSteps.person()
  const [mine, theirs] = [await bearer(account), await bearer(account)]
  const body = { current_password: password, code: await twoSteps.codeOf(secret) }
  const url = '/api/account/second-factor/'
  expect((await app.inject({ method: 'DELETE', url, headers: theirs, payload: body })).statusCode).toBe(204)
  for (const headers of [mine, theirs])
    expect((await app.inject({ url: '/api/account/', headers })).statusCode).toBe(401)
})

test('I was asked for a code when the password changes: the code that comes then opens nothing', async () => {
  const { account, secret } = await twoSteps.person()
  const words = { email: account.email, password }
  expect((await twoSteps.login(words)).body).toMatchObject({ code: 'second_factor_required' })
  const body = { current_password: password, new_password: next }
  await post('users/set_password', body, await bearer(account))
  expect((await twoSteps.login({ ...words, code: await twoSteps.codeOf(secret) })).status).toBe(401)
})

test('I am in when a second step is set up: I am out, and whoever set it up is not', async () => {
  const account = await given.account({ passwordHash: twoSteps.passwordHash })
  const [mine, theirs] = [await bearer(account), await bearer(account)]
  const ask = async (path: string, payload: object) => {
    const url = `/api/account/second-factor/${path}`
    return (await app.inject({ method: 'POST', url, headers: theirs, payload })).json()
  }
  const { setup, secret } = await ask('setup/', { current_password: password })
  expect(await ask('', { setup, code: await twoSteps.codeOf(secret) })).toHaveProperty('recovery_codes')
  const statusOf = async (headers: object) =>
    (await app.inject({ url: '/api/account/', headers: { ...headers } })).statusCode
  expect([await statusOf(mine), await statusOf(theirs)]).toEqual([401, 200])
})

test('I have taken an address, and its owner takes it back: I get no way back myself', async () => {
  const person = await robbed()
  const theirs = `uebernommen-${person.id}@schule.example`
  const body = { current_password: password, new_email: theirs }
  await post('users/set_email', body, await bearer(person))
  const confirm = ({ uid, token, email }: ReturnType<typeof linkIn>) =>
    post('users/reset_email_confirm', { uid, token, new_email: email })
  expect((await confirm(linkIn(await latest(theirs)))).status).toBe(204)
  const headers = await bearer(person)
  const back = linkIn(await latest(person.email, 4))
  expect((await confirm(back)).status).toBe(204)
  expect((await app.inject({ url: '/api/account/', headers })).statusCode).toBe(401)
  const told = await latest(theirs, 2)
  expect(told.subject).toBe('Frühere E-Mail-Adresse auf Tafelrunde zurückgeholt')
  expect(told.text).not.toContain('token=')
})
