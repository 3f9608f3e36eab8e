import { expect, test } from 'vitest'
import { buildTestApp } from '../../../../test/build-test-app.ts'
import { mailboxOf } from '../../../../test/mailbox.ts'
import { password, peopleIn } from '../../../../test/people.ts'
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

test('an address is changed at once, and the former one gets a notice with a way back', async () => {
  const person = await loggedIn()
  const change = { current_password: password, new_email: `Direkt-${person.id}@SCHULE.example` }
  const answer = await post('users/set_email', change, person.headers)
  expect([answer.status, answer.body]).toEqual([204, ''])
  expect((await find(person.id)).email).toBe(`Direkt-${person.id}@schule.example`)
  expect(await logIn(`direkt-${person.id}@schule.example`)).toHaveProperty('access')
  expect((await refresh(person.refresh)).status).toBe(200)
  const { page, uid, token } = await linkTo(person.email)
  expect(page).toBe('/email-reset-confirm')
  const back = await post('users/reset_email_confirm', { uid, token, new_email: person.email })
  expect([back.status, (await find(person.id)).email]).toEqual([204, person.email])
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

test('by mail an address changes when the link that went to the new one is used, to that one alone', async () => {
  const person = await loggedIn()
  const email = `bestaetigt-${person.id}@schule.example`
  const change = { current_password: password, new_email: email, by_mail: true }
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
  expect(mailbox.linkIn(await mailbox.latest(person.email)).page).toBe('/email-reset-confirm')
})

test('a link to the present address lets a new one be chosen; a change takes other links with it', async () => {
  const person = await loggedIn()
  await post('users/reset_email', { email: person.email })
  const { uid, token, email } = await linkTo(person.email)
  expect(email).toBe('')
  await post('users/reset_password', { email: person.email })
  const { token: forPassword } = await linkTo(person.email, 2)
  const chosen = { uid, token, new_email: `gewaehlt-${person.id}@schule.example` }
  expect((await post('users/reset_email_confirm', chosen)).status).toBe(204)
  const late = await post('users/reset_password_confirm', { uid, token: forPassword, new_password: next })
  expect(late.body).toEqual(badToken)
  expect((await post('users/reset_email_confirm', { ...chosen, new_email: 'x@y.example' })).body).toEqual(
    badToken,
  )
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
