import { createPerson } from '@tafelrunde/contract/admin/people/people'
import { getCalendarAddress } from '@tafelrunde/contract/events/calendar'
import { getMe } from '@tafelrunde/contract/people/account'
import { getPass } from '@tafelrunde/contract/people/passes'
import { changeUser } from '@tafelrunde/contract/people/users'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { mailboxOf } from '../../../test/servers/mailbox.ts'
import { startWork } from '../../jobs.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { mails } from '../mail/mail.tables.ts'
import { readPass } from '../passes/passes.service.ts'
import { tidyUnconfirmed, unconfirmedKept } from '../privacy/unconfirmed.service.ts'
import { accounts, links } from './accounts.tables.ts'

const { app, as, bearer, clock, deps, given, sentMails } = await buildTestApp()
await startWork(deps)
const mailbox = mailboxOf(sentMails)
const boss = await given.account({ isStaff: true, isSuperuser: true })

const password = 'Kreide-und-Tafel-7'
const stranger = { password, first_name: 'Fremde', last_name: 'Person', as_customernumber: 'M-1' }
const owner = { password: 'Lineal-und-Heft-9', first_name: 'Friederike', last_name: 'Möllenkamp' }

const post = async (path: string, payload: object) => {
  const answer = await app.inject({ method: 'POST', url: `/api/auth/${path}`, payload })
  return { status: answer.statusCode, body: answer.body && answer.json() }
}
const signUp = (person: object, email: string) => post('users/', { ...person, email })
const logIn = (email: string, word: string) => post('jwt/create/', { email, password: word })
const activate = (link: object) => post('users/activation/', link)
const setActive = (id: number, is_active: boolean) =>
  as(boss)(changeUser, { params: { id }, body: { is_active } })
const badToken = { status: 400, body: { token: ['Das Token für diesen Benutzer ist ungültig.'] } }

const find = async (email: string) => {
  const [account] = await deps.db.select().from(accounts).where(eq(accounts.email, email))
  if (!account) throw new Error('there is an account')
  return account
}
let made = 0
const freshEmail = () => `wer-${++made}@schule.example`
const linkTo = async (email: string, nth = 1) => mailbox.linkIn(await mailbox.latest(email, nth))

test('I was dismissed, my account is closed: neither an old link nor a new one lets me in again', async () => {
  const email = freshEmail()
  await signUp(owner, email)
  const older = await linkTo(email)
  await post('users/resend_activation/', { email })
  await activate(await linkTo(email, 2))
  const { id } = await find(email)
  await deps.db.update(accounts).set({ isStaff: true, isSuperuser: true }).where(eq(accounts.id, id))
  await setActive(id, false)
  expect(await activate(older)).toEqual(badToken)
  await post('users/resend_activation/', { email })
  await post('users/reset_password/', { email })
  const other = freshEmail()
  await signUp(owner, other)
  await mailbox.latest(other) // the jobs are done in their order
  expect(mailbox.to(email)).toHaveLength(2)
  expect((await find(email)).state).toBe('closed')
  expect((await signUp(owner, email)).status).toBe(400)
})

test('I have a link for a new password when the office closes the account: it ends at once, and stays ended', async () => {
  const email = freshEmail()
  const { id } = await given.account({ email, passwordHash: 'x' })
  await post('users/reset_password/', { email })
  const { uid, token } = await linkTo(email)
  await setActive(id, false)
  await setActive(id, true)
  expect(await post('users/reset_password_confirm/', { uid, token, new_password: password })).toEqual(
    badToken,
  )
  expect(await deps.db.$count(links, eq(links.accountId, id))).toBe(0)
})

test('I kept session, calendar address and pass of a closed account: none is good again once it is opened', async () => {
  const person = await given.account()
  const headers = await bearer(person)
  const { url } = await as(person)(getCalendarAddress, {})
  const { token } = await as(person)(getPass, {})
  await setActive(person.id, false)
  await setActive(person.id, true)
  expect((await app.inject({ url: getMe.url, headers })).statusCode).toBe(401)
  expect((await app.inject({ url: new URL(url).pathname })).statusCode).toBe(404)
  expect(await readPass(deps, token)).toEqual({ fault: 'ended' })
  const next = await as(person)(getPass, {})
  expect(await readPass(deps, next.token)).toEqual({ accountId: person.id })
})

test('I signed up with an address that is not mine: its owner signs up all the same, and nothing of mine is left', async () => {
  const email = freshEmail()
  await signUp(stranger, email)
  const mine = await linkTo(email)
  const asOwned = email.replace('w', 'W')
  expect((await signUp(owner, asOwned)).status).toBe(201)
  expect(await activate(mine)).toEqual(badToken)
  expect((await activate(await linkTo(asOwned))).status).toBe(204)
  expect((await logIn(email, stranger.password)).status).toBe(401)
  expect((await logIn(email, owner.password)).status).toBe(200)
  const account = await find(asOwned)
  expect(account).toMatchObject({ firstName: 'Friederike', customerNumber: '', state: 'active' })
})

test('the office makes an account for the owner of an address with which I signed up: my password opens nothing', async () => {
  const email = freshEmail()
  await signUp(stranger, email)
  const names = { first_name: 'Friederike', last_name: 'Möllenkamp', as_customernumber: '' }
  const { id } = await as(boss)(createPerson, { body: { email, ...names } })
  expect(await find(email)).toMatchObject({ id, state: 'active', passwordHash: null, customerNumber: '' })
  expect((await logIn(email, stranger.password)).status).toBe(401)
})

test('staff who saves an unconfirmed account does not close it, and opens it by saying so', async () => {
  const email = freshEmail()
  await signUp(owner, email)
  const { id } = await find(email)
  await setActive(id, false)
  expect((await find(email)).state).toBe('unconfirmed')
  await setActive(id, true)
  expect((await find(email)).state).toBe('active')
})

test('an account that nobody confirms goes after seven days, and takes nothing with it that its address got', async () => {
  const email = freshEmail()
  const letter = { recipient: email, subject: 'An wen die Adresse gehört', text: '', createdAt: clock.now() }
  await deps.db.insert(mails).values({ ...letter, id: crypto.randomUUID() })
  const before = await deps.db.$count(mails, eq(mails.recipient, email))
  await signUp(stranger, email)
  const { id } = await find(email)
  const tidy = () => inTransaction(deps.db, tx => tidyUnconfirmed(tx, deps))
  clock.passSeconds(unconfirmedKept / 1000)
  await tidy()
  expect(await deps.db.$count(accounts, eq(accounts.id, id))).toBe(1)
  clock.passSeconds(1)
  await tidy()
  expect(await deps.db.$count(accounts, eq(accounts.id, id))).toBe(0)
  // The mail that asks to confirm is there as well, and none that tells of the end.
  expect(await deps.db.$count(mails, eq(mails.recipient, email))).toBe(before + 1)
})
