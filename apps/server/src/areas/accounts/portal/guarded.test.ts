import { deleteMe, exportAccount } from '@tafelrunde/contract/people/privacy'
import { eq } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../../test/build-test-app.ts'
import { auditEntries } from '../../../platform/db/audit.tables.ts'
import { accounts } from '../accounts.tables.ts'
import { mailLink } from '../credentials/mail-link.service.ts'
import { password, twoStepsIn } from '../second-factor/two-steps.fixture.ts'
import { portalIn } from './portal.fixture.ts'
import { portalLinks } from './portal.tables.ts'

const testApp = await buildTestApp()
const { as, bearer, clock, deps, given } = testApp
const { codeOf, passwordHash, person } = await twoStepsIn(testApp)
const portal = await portalIn(testApp)
const { accountOf, call, logIn, member, prove } = portal

const tokens = { access: expect.any(String), refresh: expect.any(String) }
const linkOf = async ({ id }: { id: number }) => {
  const [link] = await deps.db.select().from(portalLinks).where(eq(portalLinks.accountId, id))
  return link
}
const stored = async ({ id }: { id: number }) => {
  const [account] = await deps.db.select().from(accounts).where(eq(accounts.id, id))
  return account
}
const mailsTo = async ({ email }: { email: string }) =>
  (await deps.db.$client.query('select subject from mails where recipient = $1', [email])).rows

test('an account of the office is connected by its password alone, once', async () => {
  const boss = await given.account({ isStaff: true, passwordHash })
  const known = member({ email: boss.email, groups: ['geschaeftsstelle'] })
  const { status, body } = await logIn(known)
  expect([status, body]).toEqual([
    200,
    { ticket: expect.any(String), email: boss.email, password: true, code: false },
  ])
  expect(await linkOf(boss)).toBeUndefined()
  expect(await prove({ ticket: body.ticket })).toMatchObject({
    status: 400,
    body: { password: [expect.any(String)] },
  })
  expect(await prove({ ticket: body.ticket, password: 'falsch' })).toMatchObject({
    status: 400,
    body: { password: ['Das Passwort ist ungültig.'] },
  })
  expect(await prove({ ticket: body.ticket, password })).toMatchObject({ status: 200, body: tokens })
  expect(await linkOf(boss)).toMatchObject({ grantsStaff: false })
  expect(await logIn(known)).toMatchObject({ status: 200, body: tokens })
})

test('an account of the office without a password is not connected', async () => {
  const boss = await given.account({ isStaff: true, passwordHash: null })
  expect(await logIn(member({ email: boss.email }))).toMatchObject({ status: 401 })
})

test('wrong passwords at a ticket count as they do at the login', async () => {
  const boss = await given.account({ isStaff: true, passwordHash })
  const { body } = await logIn(member({ email: boss.email }))
  for (let tries = 0; tries < 10; tries += 1) await prove({ ticket: body.ticket, password: 'falsch' })
  expect((await prove({ ticket: body.ticket, password })).status).toBe(429)
})

test('whoever logs in in two steps is asked for the code each time, also by the portal', async () => {
  const { account, secret } = await person()
  const known = member({ email: account.email })
  const first = (await logIn(known)).body
  expect(first).toMatchObject({ password: true, code: true })
  const code = await codeOf(secret)
  expect(await prove({ ticket: first.ticket, code })).toMatchObject({ status: 400 })
  expect(await prove({ ticket: first.ticket, password, code })).toMatchObject({ status: 200, body: tokens })
  clock.passSeconds(60)
  const second = (await logIn(known)).body
  expect(second).toMatchObject({ password: false, code: true })
  for (const wrong of [undefined, '000000', code])
    expect(await prove({ ticket: second.ticket, code: wrong })).toMatchObject({
      status: 400,
      body: { code: [expect.any(String)] },
    })
  const good = await codeOf(secret)
  expect(await prove({ ticket: second.ticket, code: good })).toMatchObject({ status: 200, body: tokens })
  expect((await prove({ ticket: second.ticket, code: good })).status).toBe(400)
})

test('a ticket is good for ten minutes and not for an account that was closed meanwhile', async () => {
  const boss = await given.account({ isStaff: true, passwordHash })
  const { ticket } = (await logIn(member({ email: boss.email }))).body
  await deps.db.update(accounts).set({ state: 'closed' }).where(eq(accounts.id, boss.id))
  expect((await prove({ ticket, password })).status).toBe(401)
  await deps.db.update(accounts).set({ state: 'active' }).where(eq(accounts.id, boss.id))
  clock.passSeconds(601)
  expect((await prove({ ticket, password })).status).toBe(401)
  expect((await prove({ ticket: 'rubbish', password })).status).toBe(401)
})

test('the group of the office gives the rights of staff at a login, and takes back those that it gave', async () => {
  const nele = member({ groups: ['mitglieder', 'geschaeftsstelle'] })
  const account = await accountOf((await logIn(nele)).body)
  expect(account).toMatchObject({ is_staff: true, is_superuser: false })
  nele.groups = ['mitglieder']
  expect(await accountOf((await logIn(nele)).body)).toMatchObject({ is_staff: false })
  nele.groups = 'geschaeftsstelle'
  expect(await accountOf((await logIn(nele)).body)).toMatchObject({ is_staff: true })
  delete nele.groups
  expect(await accountOf((await logIn(nele)).body)).toMatchObject({ is_staff: false })
})

test('what a superuser gave stays, and what they took comes back with the group', async () => {
  const superuser = await given.account({ isStaff: true, isSuperuser: true })
  const nele = member({ groups: ['geschaeftsstelle'] })
  const { id } = await accountOf((await logIn(nele)).body)
  const decide = (isStaff: boolean) =>
    call(superuser, 'PATCH', `/api/auth/users/${id}/`, { is_staff: isStaff })
  expect((await decide(false)).status).toBe(200)
  await decide(true)
  nele.groups = []
  expect(await accountOf((await logIn(nele)).body)).toMatchObject({ is_staff: true })
})

test('the portal says the customer number, and its owner does not; the office does', async () => {
  const nele = member({ member_number: 'M-7' })
  const account = await accountOf((await logIn(nele)).body)
  const changes = { as_customernumber: 'M-8', first_name: 'Nela' }
  const { body } = await call(account, 'PATCH', '/api/auth/users/me/', changes)
  expect(body).toMatchObject({ first_name: 'Nela', as_customernumber: 'M-7' })
  expect((await call(account, 'GET', '/api/account/portal/')).body).toEqual({
    since: expect.any(String),
    customer_number: true,
    has_password: false,
  })
  const other = await given.account()
  await call(other, 'PATCH', '/api/auth/users/me/', { as_customernumber: 'M-9' })
  expect(await stored(other)).toMatchObject({ customerNumber: 'M-9' })
})

test('whoever has no password chooses one by mail, and disconnects with it; the rights of the group go, too', async () => {
  const nele = member({ groups: ['geschaeftsstelle'] })
  const account = await accountOf((await logIn(nele)).body)
  const remove = () => call(account, 'DELETE', '/api/account/portal/', { current_password: password })
  expect((await remove()).status).toBe(409)
  await mailLink(deps, JSON.stringify({ purpose: 'password_reset', email: account.email }))
  expect(await mailsTo(account)).toEqual([{ subject: 'Passwort auf Tafelrunde zurücksetzen' }])
  await deps.db.update(accounts).set({ passwordHash }).where(eq(accounts.id, account.id))
  expect(await call(account, 'DELETE', '/api/account/portal/', { current_password: 'falsch' })).toMatchObject(
    {
      status: 400,
      body: { current_password: ['Das Passwort ist ungültig.'] },
    },
  )
  expect((await remove()).status).toBe(204)
  expect([await linkOf(account), (await stored(account))?.isStaff]).toEqual([undefined, false])
  expect(await mailsTo(account)).toHaveLength(2)
  expect((await remove()).status).toBe(404)
})

test('what is kept of the connection stands in the own data and in the log, and goes with the account', async () => {
  const nele = member()
  const account = await accountOf((await logIn(nele)).body)
  const headers = await bearer(account)
  const { rawPayload } = await portal.app.inject({ url: exportAccount.url, headers })
  const files = unzipSync(rawPayload)
  const told = JSON.parse(strFromU8(files['mitgliederportal.json'] ?? new Uint8Array()))
  expect(told).toMatchObject({ issuer: portal.portal.issuer, subject: nele.sub })
  const entries = () => deps.db.select().from(auditEntries).where(eq(auditEntries.subject, 'portal_links'))
  const logged = (await entries()).filter(({ record }) => record === account.id)
  expect(logged).toMatchObject([{ action: 'create', via: 'request' }])
  expect(JSON.stringify(logged)).not.toContain(nele.sub)
  await as(account)(deleteMe, { body: {} })
  expect(await linkOf(account)).toBeUndefined()
  const left = (await entries()).filter(({ record }) => record === account.id)
  expect(JSON.stringify(left)).not.toContain(portal.portal.issuer)
})
