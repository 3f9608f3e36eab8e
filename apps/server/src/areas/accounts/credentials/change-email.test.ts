import { expect, test } from 'vitest'
import { buildTestApp } from '../../../../test/build-test-app.ts'
import { password, peopleIn } from '../../../../test/people.ts'
import { mailboxOf } from '../../../../test/servers/mailbox.ts'
import { startWork } from '../../../jobs.ts'

const testApp = await buildTestApp()
const { clock, deps, given, sentMails } = testApp
await startWork(deps)
const mailbox = mailboxOf(sentMails)
const { find, logIn, loggedIn, post, refresh } = await peopleIn(testApp)
const next = 'Schwamm-und-Zirkel-8'
const linkTo = async (email: string, count = 1) => mailbox.linkIn(await mailbox.latest(email, count))
const required = ['Dieses Feld ist zwingend erforderlich.']
const wrongPassword = ['Das Passwort ist ungültig.']
const taken = ['Benutzer mit diesem Wert für das Feld E-Mail-Adresse existiert bereits.']
const badUid = { uid: ['Die User-ID ist ungültig oder dieser Benutzer existiert nicht.'] }
const badToken = { token: ['Das Token für diesen Benutzer ist ungültig.'] }

test('passwords and addresses are changed by those who are logged in', async () => {
  for (const path of ['users/set_password', 'users/set_email']) {
    const { status, body, headers } = await post(path, {})
    expect([status, body, headers['www-authenticate']]).toEqual([
      401,
      { detail: 'Anmeldedaten fehlen.' },
      'Bearer realm="api"',
    ])
  }
})

/** Somebody whose address is another one since, with what the former mailbox got about it. */
const moved = async (to: string) => {
  const person = await loggedIn()
  const change = { current_password: password, new_email: to }
  expect((await post('users/set_email', change, person.headers)).status).toBe(204)
  const { uid, token } = await linkTo(to)
  expect((await post('users/reset_email_confirm', { uid, token, new_email: to })).status).toBe(204)
  return { ...person, back: await linkTo(person.email, 2) }
}

test('whatever a request says, I do not get an address by naming it, and whoever has it hears nothing of me', async () => {
  const person = await loggedIn()
  const victim = `opfer-${person.id}@schule.example`
  const change = { current_password: password, new_email: victim, by_mail: false }
  const answer = await post('users/set_email', change, person.headers)
  expect([answer.status, answer.body]).toEqual([204, ''])
  expect((await find(person.id)).email).toBe(person.email)
  const told = await mailbox.latest(person.email)
  expect(told.text).toContain('https://tafelrunde.example/password-reset')
  expect(told.text).not.toContain(victim)
})

test('whoever asked for a new address sees which it is, and takes a mistyped one back before a stranger opens the link', async () => {
  const person = await loggedIn()
  const { headers } = person
  const own = { url: '/api/account/email-change/', headers }
  const pending = async () => (await testApp.app.inject(own)).json()
  expect(await pending()).toEqual({ pending: null })
  const stranger = `vertippt-${person.id}@schule.example`
  await post('users/set_email', { current_password: password, new_email: stranger }, headers)
  expect(await pending()).toEqual({ pending: { email: stranger, until: expect.any(String) } })
  const { uid, token } = await linkTo(stranger)
  expect((await testApp.app.inject({ ...own, method: 'DELETE' })).statusCode).toBe(204)
  expect(await pending()).toEqual({ pending: null })
  const late = await post('users/reset_email_confirm', { uid, token, new_email: stranger })
  expect([late.status, late.body]).toEqual([400, badToken])
})

test('a new password ends a change of the address that a thief has begun', async () => {
  const person = await loggedIn()
  const theirs = `dieb-${person.id}@schule.example`
  const change = { current_password: password, new_email: theirs }
  await post('users/set_email', change, person.headers)
  const { uid, token } = await linkTo(theirs)
  await post('users/set_password', { current_password: password, new_password: next }, person.headers)
  const late = await post('users/reset_email_confirm', { uid, token, new_email: theirs })
  expect(late.body).toEqual(badToken)
})

test('the former address gets a way back, which stays good whatever comes after, and ends all that came', async () => {
  const [first, second] = [`eins-${Date.now()}@schule.example`, `zwei-${Date.now()}@schule.example`]
  const person = await moved(first)
  const { access, refresh: theirs } = await logIn(first)
  const headers = { authorization: `Bearer ${access}` }
  await post('users/set_email', { current_password: password, new_email: second }, headers)
  const on = await linkTo(second)
  await post('users/reset_email_confirm', { uid: on.uid, token: on.token, new_email: second })
  const { page, uid, token, email } = person.back
  expect([page, email]).toEqual(['/email-reset-confirm', person.email])
  const other = await post('users/reset_email_confirm', { uid, token, new_email: 'x@schule.example' })
  expect(other.body).toEqual(badToken)
  const back = await post('users/reset_email_confirm', { uid, token, new_email: person.email })
  expect([back.status, (await find(person.id)).email]).toEqual([204, person.email])
  expect((await refresh(theirs)).status).toBe(401)
  const again = await linkTo(first, 3)
  const stolen = await post('users/reset_email_confirm', {
    uid: again.uid,
    token: again.token,
    new_email: first,
  })
  expect(stolen.body).toEqual(badToken)
})

test('what is wrong with password and address is told together', async () => {
  const person = await loggedIn()
  const send = async (payload: object) => {
    const { status, body } = await post('users/set_email', payload, person.headers)
    return [status, body]
  }
  expect(await send({})).toEqual([400, { current_password: required, new_email: required }])
  expect(await send({ current_password: password, new_email: 'x' })).toEqual([
    400,
    { new_email: ['Geben Sie eine gültige E-Mail Adresse an.'] },
  ])
  expect(await send({ current_password: 'falsch', new_email: 'x' })).toEqual([
    400,
    { current_password: wrongPassword, new_email: ['Geben Sie eine gültige E-Mail Adresse an.'] },
  ])
  expect(await send([])).toEqual([
    400,
    { non_field_errors: ['Ungültige Daten. Dictionary erwartet, aber list erhalten.'] },
  ])
  expect(await send({ current_password: 'falsch', new_email: person.email.toUpperCase() })).toEqual([
    400,
    { current_password: wrongPassword, new_email: taken },
  ])
})

test('an address changes when the link that went to the new one is used, to that one alone', async () => {
  const person = await loggedIn()
  const email = `bestaetigt-${person.id}@schule.example`
  const change = { current_password: password, new_email: email }
  expect((await post('users/set_email', change, person.headers)).status).toBe(204)
  expect((await find(person.id)).email).toBe(person.email)
  const { uid, token, email: named } = await linkTo(email)
  expect(named).toBe(email)
  const wrong = await post('users/reset_email_confirm', { uid, token, new_email: 'fremd@schule.example' })
  expect(wrong.body).toEqual(badToken)
  clock.passSeconds(60)
  const answer = await post('users/reset_email_confirm', { uid, token, new_email: email })
  expect([answer.status, answer.body]).toEqual([204, ''])
  expect(await find(person.id)).toMatchObject({ email, lastLoginAt: clock.now() })
  expect(mailbox.linkIn(await mailbox.latest(person.email, 2)).page).toBe('/email-reset-confirm')
})

test('a link to the present address lets a new one be chosen, whose mailbox is asked first', async () => {
  const person = await loggedIn()
  await post('users/reset_email', { email: person.email })
  const { uid, token, email } = await linkTo(person.email)
  expect(email).toBe('')
  const chosen = { uid, token, new_email: `gewaehlt-${person.id}@schule.example` }
  expect((await post('users/reset_email_confirm', chosen)).status).toBe(204)
  expect((await find(person.id)).email).toBe(person.email)
  const asked = await linkTo(chosen.new_email)
  expect((await post('users/reset_email_confirm', { ...chosen, ...asked })).status).toBe(204)
  expect((await find(person.id)).email).toBe(chosen.new_email)
  expect((await post('users/reset_email_confirm', { ...chosen, new_email: 'x@y.example' })).body).toEqual(
    badToken,
  )
})

test('a change takes other links with it', async () => {
  const person = await loggedIn()
  await post('users/reset_password', { email: person.email })
  const { uid, token } = await linkTo(person.email)
  const email = `anders-${person.id}@schule.example`
  await post('users/set_email', { current_password: password, new_email: email }, person.headers)
  const asked = await linkTo(email)
  await post('users/reset_email_confirm', { uid, token: asked.token, new_email: email })
  const late = await post('users/reset_password_confirm', { uid, token, new_password: next })
  expect(late.body).toEqual(badToken)
})

test('nobody has more than five letters an hour sent to an address that they name', async () => {
  const email = `fremd-${Date.now()}@schule.example`
  const statuses = []
  for (let time = 0; time < 6; time++) {
    const { headers } = await loggedIn()
    const change = { current_password: password, new_email: email }
    statuses.push((await post('users/set_email', change, headers)).status)
  }
  expect(statuses).toEqual([204, 204, 204, 204, 204, 429])
})

test('nobody has letters sent to more than five addresses in an hour, wherever they call from', async () => {
  const { headers, id } = await loggedIn()
  const statuses = []
  for (let time = 0; time < 6; time++) {
    const change = { current_password: password, new_email: `liste-${id}-${time}@schule.example` }
    statuses.push((await post('users/set_email', change, headers)).status)
  }
  expect(statuses).toEqual([204, 204, 204, 204, 204, 429])
})

test('a change by link is refused in order: the new address, the account, the link', async () => {
  const person = await loggedIn()
  const other = await given.account()
  await post('users/reset_email', { email: person.email })
  const { uid, token } = await linkTo(person.email)
  const confirm = async (payload: object) => (await post('users/reset_email_confirm', payload)).body
  expect(await confirm({})).toEqual({ new_email: required })
  expect(await confirm({ uid, token, new_email: other.email })).toEqual({ new_email: taken })
  expect(await confirm({ token, new_email: 'frei@schule.example' })).toEqual(badUid)
  expect(await confirm({ uid, new_email: 'frei@schule.example' })).toEqual(badToken)
})
