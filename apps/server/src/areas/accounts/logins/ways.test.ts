import { listLogins } from '@tafelrunde/contract/admin/people/logins'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../../test/build-test-app.ts'
import { accounts } from '../accounts.tables.ts'
import { passkeysIn } from '../passkeys/passkeys.fixture.ts'
import { softAuthenticator } from '../passkeys/soft-authenticator.fixture.ts'
import { portalIn } from '../portal/portal.fixture.ts'
import { password, twoStepsIn } from '../second-factor/two-steps.fixture.ts'

const testApp = await buildTestApp()
const { as, clock, deps, given } = testApp
const passkeys = await passkeysIn(testApp)
const { codeOf, passwordHash, person } = await twoStepsIn(testApp)
const portal = await portalIn(testApp)
const boss = await given.account({ isStaff: true, isSuperuser: true })

/** What is kept, the latest first. */
const keptOf = async (query: { account?: string; way?: string; outcome?: string }) =>
  (await as(boss)(listLogins, { query })).results.map(({ way, outcome, second_step }) =>
    [way, outcome, second_step].filter(Boolean).join(' '),
  )
const of = ({ id }: { id: number }) => keptOf({ account: String(id) })
const close = ({ id }: { id: number }) =>
  deps.db.update(accounts).set({ state: 'closed' }).where(eq(accounts.id, id))

test('a login with a passkey is kept, one that is not good as refused, and an unknown one without an account', async () => {
  const { account, authenticator } = await passkeys.person()
  await passkeys.logIn(authenticator)
  await expect(passkeys.logIn(authenticator, { verifies: false })).rejects.toMatchObject({ status: 401 })
  await expect(passkeys.logIn(softAuthenticator())).rejects.toMatchObject({ status: 401 })
  expect(await of(account)).toEqual(['passkey refused', 'passkey entered'])
  expect(await keptOf({ way: 'passkey', outcome: 'unknown' })).toEqual(['passkey unknown'])
})

test('a login with the portal is kept, also the one that makes the account', async () => {
  const nele = portal.member()
  const { id } = await portal.accountOf((await portal.logIn(nele)).body)
  await portal.logIn(nele)
  expect(await of({ id })).toEqual(['portal entered', 'portal entered'])
  await close({ id })
  expect((await portal.logIn(nele)).status).toBe(401)
  expect((await of({ id }))[0]).toBe('portal inactive')
})

test('what the portal itself refuses, and whom its rules refuse, is kept', async () => {
  const before = await keptOf({ way: 'portal', outcome: 'refused' })
  expect((await portal.logIn('abort')).status).toBe(401)
  expect((await portal.logIn(portal.member({ email_verified: false }))).status).toBe(401)
  expect(await keptOf({ way: 'portal', outcome: 'refused' })).toHaveLength(before.length + 2)
  const chief = await given.account({ isStaff: true, passwordHash: null })
  expect((await portal.logIn(portal.member({ email: chief.email }))).status).toBe(401)
  expect(await of(chief)).toEqual(['portal no_password'])
})

test('what an account wants besides the portal is kept step by step', async () => {
  const { account, secret } = await person()
  const { ticket } = (await portal.logIn(portal.member({ email: account.email }))).body
  const code = await codeOf(secret)
  await portal.prove({ ticket })
  await portal.prove({ ticket, password })
  expect(await of(account)).toEqual(['portal unfinished'])
  await portal.prove({ ticket, password: 'falsch', code })
  await portal.prove({ ticket, password, code: '000000' })
  clock.passSeconds(30)
  expect((await portal.prove({ ticket, password, code: await codeOf(secret) })).status).toBe(200)
  expect(await of(account)).toEqual([
    'portal entered app',
    'portal wrong_code',
    'portal wrong_password',
    'portal unfinished',
  ])
})

test('an account that was closed while somebody was at the portal is kept as such', async () => {
  const chief = await given.account({ isStaff: true, passwordHash })
  const { ticket } = (await portal.logIn(portal.member({ email: chief.email }))).body
  await close(chief)
  expect((await portal.prove({ ticket, password })).status).toBe(401)
  expect(await of(chief)).toEqual(['portal inactive', 'portal unfinished'])
})
