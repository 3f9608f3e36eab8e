import { changePerson, getOfficePerson } from '@tafelrunde/contract/admin/people/people'
import { changeMe } from '@tafelrunde/contract/people/users'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { unzipped } from '../../../test/read/unzipped.ts'
import { mailboxOf } from '../../../test/servers/mailbox.ts'
import { startWork } from '../../jobs.ts'
import { intakesIn } from '../intake/intake.fixture.ts'
import { intakeRows } from '../intake/intake.tables.ts'
import { mails } from '../mail/mail.tables.ts'
import { accounts } from './accounts.tables.ts'

const testApp = await buildTestApp()
const { app, as, bearer, clock, deps, given, sentMails } = testApp
const { db } = deps
await startWork(deps)
const mailbox = mailboxOf(sentMails)
const boss = await given.account({ isStaff: true, isSuperuser: true })
const { applied, uploaded } = intakesIn(testApp, boss)

const password = 'Kreide-und-Tafel-7'
const post = (path: string, payload: object) =>
  app.inject({ method: 'POST', url: `/api/auth/${path}`, payload })
const find = async (id: number) => {
  const [account] = await db.select().from(accounts).where(eq(accounts.id, id))
  return account
}
const idOf = async (email: string) => {
  const [account] = await db.select().from(accounts).where(eq(accounts.email, email))
  return account?.id ?? 0
}
type Person = { id: number }
const exported = async (person: Person) => {
  const answer = await app.inject({ url: '/api/account/export/', headers: await bearer(person) })
  return unzipped(answer.rawPayload)
}
const erase = async (person: Person) =>
  app.inject({ method: 'DELETE', url: '/api/auth/users/me/', headers: await bearer(person) })
const typed = (person: Person, number: string) =>
  as(person)(changeMe, { body: { as_customernumber: number } })
const seen = (id: number) => as(boss)(getOfficePerson, { params: { id } })
const saved = async (id: number, changes: object) =>
  as(boss)(changePerson, { params: { id }, body: { version: (await seen(id)).version, ...changes } })

test('the office opens the account that I made for an address that is not mine: my password opens nothing', async () => {
  const email = 'friederike@schule.example'
  await post('users/', { email, password, first_name: 'Fremde', last_name: 'Person' })
  const id = await idOf(email)
  await saved(id, { is_active: true })
  expect(await find(id)).toMatchObject({ state: 'active', passwordHash: null, emailProvenAt: null })
  expect((await post('jwt/create/', { email, password })).statusCode).toBe(401)
  const { uid, token } = mailbox.linkIn(await mailbox.latest(email, 2))
  const own = 'Lineal-und-Heft-9'
  expect((await post('users/reset_password_confirm/', { uid, token, new_password: own })).statusCode).toBe(
    204,
  )
  expect((await post('jwt/create/', { email, password: own })).statusCode).toBe(200)
  expect((await seen(id)).email_proven_at).toEqual(clock.now())
})

test('I say that my number is what stands in everybody’s row: I read no row but mine, and take none with me', async () => {
  const me = await given.account({ email: 'eve@schule.example' })
  await typed(me, 'Gymnasium')
  const rows = ['M-1;anna@schule.example;Anna;Alt;Gymnasium', 'M-2;EVE@schule.example;Eve;Neu;Gymnasium']
  // My address stands in a row of somebody else, too, but not as theirs.
  const remark = 'M-3;carla@schule.example;eve@schule.example;Neu;Gymnasium'
  const file = ['Mitgliedsnummer;E-Mail;Vorname;Nachname;Schulart', ...rows, remark].join('\n')
  const { id } = await uploaded({ kind: 'members', file })
  const told = JSON.stringify((await exported(me))['tabellen.json'])
  expect(told).toContain('EVE@schule.example')
  expect(told).not.toMatch(/anna@|carla@/)
  await erase(me)
  expect(await db.$count(intakeRows, eq(intakeRows.intakeId, id))).toBe(2)
})

test('what stands under an address whose mailbox never answered is nobody’s who goes by it', async () => {
  const email = 'presse@verein.example'
  const me = await given.account({ email, emailProvenAt: null })
  const letter = { recipient: email, subject: 'An die Presse', text: '', createdAt: clock.now() }
  await db.insert(mails).values({ ...letter, id: crypto.randomUUID() })
  expect((await exported(me))['nachrichten.json']).toBe('[]\n')
  await erase(me)
  expect(await db.$count(mails, eq(mails.subject, 'An die Presse'))).toBe(1)
})

test('I say that somebody’s number is mine: lists of members and registrations take me for nobody', async () => {
  const me = await given.account({ email: 'ich@schule.example', firstName: 'Eve' })
  await typed(me, 'M-7')
  const row = 'M-7;anna-7@schule.example;Anna;Alt'
  const file = ['Mitgliedsnummer;E-Mail;Vorname;Nachname', row].join('\n')
  expect((await applied({ kind: 'members', file })).counts).toMatchObject({ new: 1, changed: 0 })
  expect(await find(me.id)).toMatchObject({ firstName: 'Eve', customerNumberBy: 'self' })
  const event = await given.event()
  const list = { kind: 'registrations' as const, event: event.id, file: 'Mitgliedsnummer\nM-7' }
  await applied(list)
  const { rows } = await db.$client.query('select account_id from event_subscriptions where event_id = $1', [
    event.id,
  ])
  expect(rows).toEqual([{ account_id: await idOf('anna-7@schule.example') }])
})

test('an address that I signed up with, and never confirmed, is somebody’s who stands in the list of members', async () => {
  const email = 'mitglied@schule.example'
  await post('users/', { email, password, first_name: 'Fremde', last_name: 'Person' })
  const file = `Mitgliedsnummer;E-Mail;Vorname;Nachname\nM-12;${email};Miriam;Baumgärtner`
  expect((await applied({ kind: 'members', file })).counts).toMatchObject({ new: 1 })
  expect(await find(await idOf(email))).toMatchObject({ firstName: 'Miriam', customerNumberBy: 'members' })
  expect((await post('jwt/create/', { email, password })).statusCode).toBe(401)
})

test('a number is the person’s word until somebody says it who knows, and again once the person writes another', async () => {
  const { id, email } = await given.account()
  await typed({ id }, 'M-20')
  const by = async () => (await seen(id)).customernumber_by
  expect(await by()).toBe('self')
  await saved(id, { as_customernumber: 'M-20', is_customernumber_proven: false })
  expect(await by()).toBe('self')
  await saved(id, { as_customernumber: 'M-20', is_customernumber_proven: true })
  expect(await by()).toBe('office')
  await typed({ id }, 'M-20')
  expect(await by()).toBe('office')
  await typed({ id }, 'M-21')
  expect(await by()).toBe('self')
  await applied({ kind: 'members', file: `Mitgliedsnummer;E-Mail\nM-22;${email}` })
  expect(await seen(id)).toMatchObject({ as_customernumber: 'M-22', customernumber_by: 'members' })
})
