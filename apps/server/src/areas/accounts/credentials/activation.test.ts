import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../../test/build-test-app.ts'
import { mailboxOf } from '../../../../test/servers/mailbox.ts'
import { startWork } from '../../../jobs.ts'
import { inTransaction } from '../../../platform/db/database.ts'
import { accounts, links } from '../accounts.tables.ts'
import { tidyAccounts } from '../tidy.service.ts'

const { app, bearer, clock, deps, given, sentMails } = await buildTestApp()
await startWork(deps)
const mailbox = mailboxOf(sentMails)

const password = 'Kreide-und-Tafel-7'
const post = async (path: string, payload: object, headers: Record<string, string> = {}) => {
  const answer = await app.inject({ method: 'POST', url: `/api/auth/users/${path}`, payload, headers })
  return { status: answer.statusCode, body: answer.body && answer.json(), headers: answer.headers }
}
const person = { password, first_name: 'Friederike', last_name: 'Möllenkamp' }
let made = 0
const freshEmail = () => `neu-${++made}@schule.example`
const find = async (email: string) => {
  const [account] = await deps.db.select().from(accounts).where(eq(accounts.email, email))
  return account
}
/** Somebody who has signed up, with the link from the mail. */
const signedUp = async () => {
  const email = freshEmail()
  const { body } = await post('', { ...person, email })
  const mail = await mailbox.latest(email)
  return { email, id: Number(body.id), link: mailbox.linkIn(mail) }
}
const badToken = { token: ['Das Token für diesen Benutzer ist ungültig.'] }
const badUid = { uid: ['Die User-ID ist ungültig oder dieser Benutzer existiert nicht.'] }
const required = ['Dieses Feld ist zwingend erforderlich.']

test('a sign-up makes an inactive account and mails one link that activates it', async () => {
  const { status, body, headers } = await post('', { ...person, email: ' Neu@SCHULE.Example ' })
  expect([status, headers.location]).toEqual([201, undefined])
  const account = await find('Neu@schule.example')
  expect(body).toEqual({
    id: account?.id,
    email: 'Neu@schule.example',
    first_name: 'Friederike',
    last_name: 'Möllenkamp',
  })
  expect(account).toMatchObject({ state: 'unconfirmed', isUser: true, isStaff: false })
  const mail = await mailbox.latest('Neu@schule.example')
  expect(mail.subject).toBe('Aktivierung des Benutzerkontos auf Tafelrunde')
  const { page, uid, token } = mailbox.linkIn(mail)
  expect(page).toBe('/register-confirm')
  const answer = await post('activation/', { uid, token })
  expect([answer.status, answer.body, answer.headers['content-type']]).toEqual([204, '', undefined])
  expect(await find('Neu@schule.example')).toMatchObject({ state: 'active' })
})

test('sign-up and activation ignore a token, however bad', async () => {
  const rubbish = { authorization: 'Bearer rubbish' }
  expect((await post('', { ...person, email: freshEmail() }, rubbish)).status).toBe(201)
  expect((await post('activation/', { uid: 'MQ' }, rubbish)).body).toEqual({ token: required })
})

test('an activation names what is wrong: fields first, then the account, then the link', async () => {
  const { link } = await signedUp()
  const answers = [
    await post('activation/', {}),
    await post('activation/', { uid: 'OTk5OTk5', token: link.token }),
    await post('activation/', { uid: '§', token: link.token }),
    await post('activation/', { uid: link.uid, token: `${link.token}x` }),
    await post('activation/', { uid: link.uid, token: 'x'.repeat(10) }),
  ]
  expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400])
  expect(answers.map(({ body }) => body)).toEqual([
    { uid: required, token: required },
    badUid,
    badUid,
    badToken,
    badToken,
  ])
})

test('what was never in a link is told so, however long it is', async () => {
  const { link } = await signedUp()
  const endless = 'M'.repeat(3000)
  expect((await post('activation/', { uid: endless, token: 'x' })).body).toEqual(badUid)
  expect((await post('activation/', { uid: link.uid, token: endless })).body).toEqual(badToken)
})

test("nobody activates with somebody else's link", async () => {
  const [first, second] = [await signedUp(), await signedUp()]
  expect((await post('activation/', { uid: first.link.uid, token: second.link.token })).body).toEqual(
    badToken,
  )
})

test('a link that is used a second time tells that the account is active', async () => {
  const { link } = await signedUp()
  expect((await post('activation/', link)).status).toBe(204)
  const { status, body } = await post('activation/', link)
  expect([status, body]).toEqual([403, { detail: 'Das Token für diesen Benutzer ist abgelaufen.' }])
})

test('a used link does not open an account that the office has closed since', async () => {
  const { email, link } = await signedUp()
  await post('activation/', link)
  await deps.db.update(accounts).set({ state: 'closed' }).where(eq(accounts.email, email))
  expect((await post('activation/', link)).body).toEqual(badToken)
})

test('a link is good for three days to the second, and no longer', async () => {
  const { link } = await signedUp()
  const { link: late } = await signedUp()
  clock.passSeconds(3 * 24 * 60 * 60)
  expect((await post('activation/', link)).status).toBe(204)
  clock.passSeconds(1)
  expect((await post('activation/', late)).body).toEqual(badToken)
})

test('of a link only the hash is kept', async () => {
  const { link } = await signedUp()
  const stored = JSON.stringify(await deps.db.select().from(links))
  expect(stored).not.toContain(link.token)
})

test('an activation mail is sent again to an inactive account, and its link works', async () => {
  const { email, link } = await signedUp()
  const answer = await post('resend_activation/', { email: email.toUpperCase() })
  expect([answer.status, answer.body]).toEqual([204, ''])
  const again = mailbox.linkIn(await mailbox.latest(email, 2))
  expect(again.token).not.toBe(link.token)
  expect((await post('activation/', again)).status).toBe(204)
  expect((await post('activation/', link)).status).toBe(403)
})

test('asked again for an active or an unknown address, the answer is the same and no mail goes out', async () => {
  const active = await given.account({ passwordHash: 'x' })
  const without = await given.account({ state: 'closed', passwordHash: 'x' })
  for (const email of [active.email, without.email, 'niemand@schule.example'])
    expect((await post('resend_activation/', { email })).status).toBe(204)
  const { email } = await signedUp()
  await post('resend_activation/', { email })
  await mailbox.latest(email, 2) // the jobs are done in their order
  expect([active.email, without.email, 'niemand@schule.example'].flatMap(mailbox.to)).toEqual([])
  expect((await post('resend_activation/', { email: 'x' })).body).toEqual({
    email: ['Geben Sie eine gültige E-Mail Adresse an.'],
  })
})

test('after five mails in an hour there is a pause, for known and unknown addresses alike', async () => {
  const { email } = await signedUp() // which sends the first
  const ask = () => post('resend_activation/', { email: 'niemand-anders@schule.example' })
  expect((await ask()).status).toBe(204)
  for (const asked of [email, 'niemand-anders@schule.example']) {
    const answers = []
    for (let time = 0; time < 5; time++) answers.push(await post('resend_activation/', { email: asked }))
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204, 204, 429])
    expect(Number(answers.at(-1)?.headers['retry-after'])).toBeGreaterThan(0)
  }
})

test('a wrong method is 405 for everyone', async () => {
  const authorization = await bearer(await given.account())
  for (const headers of [{}, authorization]) {
    const answer = await app.inject({ url: '/api/auth/users/activation/', headers })
    expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'POST, OPTIONS'])
  }
})

test('links that have expired are tidied away', async () => {
  await signedUp()
  clock.passSeconds(3 * 24 * 60 * 60 + 1)
  await inTransaction(deps.db, tx => tidyAccounts(tx, deps))
  expect(await deps.db.$count(links)).toBe(0)
})
