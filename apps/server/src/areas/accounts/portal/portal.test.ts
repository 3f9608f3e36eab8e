import { randomUUID } from 'node:crypto'
import { getAssociation } from '@tafelrunde/contract/association'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../../test/build-test-app.ts'
import { accounts } from '../accounts.tables.ts'
import { portalIn } from './portal.fixture.ts'
import { portalLinks } from './portal.tables.ts'

const testApp = await buildTestApp()
const { as, clock, deps, given } = testApp
const portal = await portalIn(testApp)
const { accountOf, answerOf, begin, finish, logIn, member, postTo, withPortal } = portal

const tokens = { access: expect.any(String), refresh: expect.any(String) }
const refusedWith = (sentence: RegExp) => ({ status: 401, body: { detail: expect.stringMatching(sentence) } })
const count = () => deps.db.$count(accounts)

test('whoever the portal knows gets an account with name, address and customer number, and is logged in', async () => {
  const nele = member({ member_number: 'M-4711' })
  const answer = await logIn(nele)
  expect(answer).toMatchObject({ status: 200, body: tokens })
  const account = await accountOf(answer.body)
  expect(account).toMatchObject({
    email: nele.email,
    first_name: 'Nele',
    last_name: 'Ünal',
    as_customernumber: 'M-4711',
    is_active: true,
    is_user: true,
    is_staff: false,
  })
  const again = await accountOf((await logIn(nele)).body)
  expect(again.id).toBe(account.id)
})

test('the account stays the same person’s when the address changes in the portal, and the number follows', async () => {
  const nele = member({ member_number: 'M-1' })
  const { id, email } = await accountOf((await logIn(nele)).body)
  Object.assign(nele, { email: `${randomUUID()}@verband.example`, member_number: 'M-2' })
  expect(await accountOf((await logIn(nele)).body)).toMatchObject({ id, email, as_customernumber: 'M-2' })
})

test('an active account with the address that the portal vouches for is connected, and its owner is told', async () => {
  const account = await given.account({ passwordHash: 'x' })
  testApp.sentMails.length = 0
  const { body } = await logIn(member({ email: account.email.toUpperCase() }))
  expect((await accountOf(body)).id).toBe(account.id)
  const [mail] = await deps.db.$client
    .query('select subject from mails where recipient = $1', [account.email])
    .then(({ rows }) => rows)
  expect(mail).toMatchObject({ subject: expect.stringContaining('Mitgliederportal') })
})

test.each([
  ['not verified', { email_verified: false }],
  ['verified by a word and not by yes', { email_verified: 'true' }],
  ['missing', { email: undefined }],
  ['none', { email: 'niemand' }],
])('an address that is %s opens no account and makes none', async (_name, facts) => {
  const { email } = await given.account()
  const before = await count()
  expect(await logIn(member({ email, ...facts }))).toMatchObject(
    refusedWith(/E-Mail-Adresse nicht bestätigt/),
  )
  expect(await count()).toBe(before)
})

test('nobody gets an account without a name', async () => {
  const nameless = member({ family_name: '\u200b' })
  expect(await logIn(nameless)).toMatchObject(refusedWith(/Ihren Namen nicht mitgeteilt/))
})

test('an account that is closed is not entered, by whoever is connected with it or has its address', async () => {
  const nele = member()
  const { id } = await accountOf((await logIn(nele)).body)
  const other = await given.account({ state: 'closed' })
  await deps.db.update(accounts).set({ state: 'closed' }).where(eq(accounts.id, id))
  expect(await logIn(nele)).toMatchObject(refusedWith(/nicht aktiv/))
  expect(await logIn(member({ email: other.email }))).toMatchObject(refusedWith(/nicht aktiv/))
  expect(await deps.db.$count(portalLinks, eq(portalLinks.accountId, other.id))).toBe(0)
})

test('an account with its address that nobody has confirmed becomes that of whoever the portal vouches for', async () => {
  const strange = { firstName: 'Fremde', customerNumber: 'M-0', birthday: '1980-01-01' }
  const signedUp = await given.account({ ...strange, state: 'unconfirmed', passwordHash: 'of a stranger' })
  const nameless = member({ email: signedUp.email, family_name: undefined })
  expect(await logIn(nameless)).toMatchObject(refusedWith(/Ihren Namen nicht mitgeteilt/))
  const nele = member({ email: signedUp.email })
  const { id } = await accountOf((await logIn(nele)).body)
  const [account] = await deps.db.select().from(accounts).where(eq(accounts.id, id))
  expect(account).toMatchObject({ id: signedUp.id, firstName: 'Nele', customerNumber: '', birthday: null })
  expect(account).toMatchObject({ state: 'active', passwordHash: null })
})

test('an unconfirmed account to which the office has given rights is entered by its link alone', async () => {
  const { email } = await given.account({ state: 'unconfirmed', isStaff: true, passwordHash: 'x' })
  expect(await logIn(member({ email }))).toMatchObject(refusedWith(/nicht aktiv/))
})

test('an account that belongs to somebody of the portal is not given to another one with the same address', async () => {
  const nele = member()
  await logIn(nele)
  expect(await logIn(member({ email: nele.email }))).toMatchObject(
    refusedWith(/schon mit einem anderen Zugang/),
  )
})

test('whoever aborts at the portal is told so', async () => {
  expect(await logIn('abort')).toMatchObject(refusedWith(/abgebrochen/))
})

test('an answer to another login is refused: its state is another one', async () => {
  const nele = member()
  const [mine, theirs] = [await begin(), await begin()]
  const stolen = await answerOf(theirs.url, { member: nele.sub })
  expect(await finish(mine.attempt, stolen)).toMatchObject(refusedWith(/passt nicht/))
  const changed = new URLSearchParams(await answerOf(mine.url, { member: nele.sub }))
  changed.set('state', 'another')
  expect(await finish(mine.attempt, changed.toString())).toMatchObject(refusedWith(/passt nicht/))
  for (const rubbish of [
    'x',
    'code=a',
    `state=${changed.get('state')}`,
    'https://böse.example/?code=a&state=b',
  ])
    expect(await finish(mine.attempt, rubbish)).toMatchObject({ status: 401 })
})

test.each([
  ['nonce', /passt nicht/],
  ['code_challenge', /abgelaufen oder schon benutzt/],
])('a login whose %s somebody has changed on the way is refused', async (name, sentence) => {
  const other = 'A'.repeat(43)
  const answer = await logIn(member(), url => url.searchParams.set(name, other))
  expect(answer).toMatchObject(refusedWith(sentence))
})

test('an answer of the portal logs in once', async () => {
  const nele = member()
  const { url, attempt } = await begin()
  const answer = await answerOf(url, { member: nele.sub })
  expect((await finish(attempt, answer)).status).toBe(200)
  expect(await finish(attempt, answer)).toMatchObject(refusedWith(/abgelaufen oder schon benutzt/))
})

test('an attempt is good for ten minutes, and only as it was given', async () => {
  const nele = member()
  const late = await begin()
  const answer = await answerOf(late.url, { member: nele.sub })
  const spoiled = late.attempt.replace(/\.(.)(?=[^.]*$)/, (_tag: string, first: string) =>
    first === 'A' ? '.B' : '.A',
  )
  for (const attempt of [spoiled, 'rubbish'])
    expect(await finish(attempt, answer)).toMatchObject(refusedWith(/abgelaufen/))
  clock.passSeconds(601)
  expect(await finish(late.attempt, answer)).toMatchObject(refusedWith(/abgelaufen/))
})

test('what the browser keeps tells nobody what the answer is checked against', async () => {
  const { url, attempt } = await begin()
  const { searchParams } = new URL(url)
  expect(searchParams.get('code_challenge_method')).toBe('S256')
  expect(attempt).not.toContain(searchParams.get('state'))
  expect(Buffer.from(attempt.split('.')[1] ?? '', 'base64url').toString()).not.toContain('verifier')
})

test('a portal that is away holds up nobody: the sentence says so, and when to try again', async () => {
  const away = await withPortal({ issuer: 'http://127.0.0.1:9' })
  const answer = await postTo(away)('/api/auth/portal/begin/')
  expect(answer).toMatchObject({ status: 503, body: { detail: expect.stringContaining('nicht erreichbar') } })
  expect(answer.headers['retry-after']).toBe('30')
})

test('a secret that the portal does not know is the office’s matter, and is said so', async () => {
  const wrong = postTo(await withPortal({ clientSecret: 'another secret than that of the portal' }))
  const { url, attempt } = (await wrong('/api/auth/portal/begin/')).body
  const answer = await answerOf(url, { member: member().sub })
  expect(await wrong('/api/auth/portal/', { attempt, answer })).toMatchObject(refusedWith(/an das Büro/))
})

test('answers that fail are counted for their address, those that log in are not', async () => {
  const stranger = async (attempt: string, answer: string) =>
    (
      await portal.app.inject({
        method: 'POST',
        url: '/api/auth/portal/',
        payload: { attempt, answer },
        remoteAddress: '203.0.113.7',
      })
    ).statusCode
  for (let tries = 0; tries < 100; tries += 1) expect(await stranger('rubbish', 'x')).toBe(401)
  const { url, attempt } = await begin()
  const answer = await answerOf(url, { member: member().sub })
  expect(await stranger(attempt, answer)).toBe(429)
  expect((await finish(attempt, answer)).status).toBe(200)
})

test('without a portal there is neither button nor endpoint', async () => {
  expect(await as()(getAssociation, {})).not.toHaveProperty('portal_login')
  const none = postTo(testApp.app)
  expect((await none('/api/auth/portal/begin/')).status).toBe(404)
  expect((await none('/api/auth/portal/', { attempt: 'a', answer: 'b' })).status).toBe(404)
  expect((await none('/api/auth/portal/prove/', { ticket: 'a' })).status).toBe(404)
  const association = (await portal.app.inject('/api/association/')).json()
  expect(association.portal_login).toBe('Mit dem Mitgliederportal anmelden')
})
