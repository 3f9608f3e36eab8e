import { expect, test } from 'vitest'
import { buildTestApp } from '../../../../test/build-test-app.ts'
import { password, peopleIn } from '../../../../test/people.ts'
import { mailboxOf } from '../../../../test/servers/mailbox.ts'
import { startWork } from '../../../jobs.ts'
import { association } from '../../association/association.tables.ts'
import { keysIn } from '../../keys/keys.fixture.ts'

const testApp = await buildTestApp()
const { clock, deps, given, sentMails } = testApp
await startWork(deps)
const mailbox = mailboxOf(sentMails)
const { find, logIn, loggedIn, passwordHash, post, refresh } = await peopleIn(testApp)
const next = 'Schwamm-und-Zirkel-8'
const linkTo = async (email: string, count = 1) => mailbox.linkIn(await mailbox.latest(email, count))
const required = ['Dieses Feld ist zwingend erforderlich.']
const wrongPassword = ['Das Passwort ist ungültig.']
const badUid = { uid: ['Die User-ID ist ungültig oder dieser Benutzer existiert nicht.'] }
const badToken = { token: ['Das Token für diesen Benutzer ist ungültig.'] }

test('a new password logs in, the former one does not, and every refresh token is revoked', async () => {
  const person = await loggedIn()
  const other = await logIn(person.email)
  const answer = await post(
    'users/set_password',
    { current_password: password, new_password: next },
    person.headers,
  )
  expect([answer.status, answer.body]).toEqual([204, ''])
  expect((await refresh(person.refresh)).status).toBe(401)
  expect((await refresh(other.refresh)).body).toMatchObject({ code: 'token_not_valid' })
  expect(await logIn(person.email)).toEqual({
    detail: 'Kein aktiver Account mit diesen Zugangsdaten gefunden',
  })
  expect(await logIn(person.email, next)).toHaveProperty('access')
  const mail = await mailbox.latest(person.email)
  expect(mail.text).toContain('https://tafelrunde.example/password-reset')
})

test.each([
  [{}, { current_password: required, new_password: required }],
  [{ current_password: 'falsch', new_password: '1' }, { current_password: wrongPassword }],
  [
    { current_password: 'falsch', new_password: '' },
    { current_password: wrongPassword, new_password: ['Dieses Feld darf nicht leer sein.'] },
  ],
  [
    { current_password: password, new_password: '123' },
    {
      new_password: [
        'Dieses Passwort ist zu kurz. Es muss mindestens 8 Zeichen enthalten.',
        'Dieses Passwort ist zu üblich.',
        'Dieses Passwort ist komplett numerisch. ',
      ],
    },
  ],
  [
    { current_password: password, new_password: '1234567' },
    {
      new_password: [
        'Dieses Passwort ist zu kurz. Es muss mindestens 8 Zeichen enthalten.',
        'Dieses Passwort ist zu üblich.',
        'Dieses Passwort ist komplett numerisch. ',
      ],
    },
  ],
  [
    { current_password: password, new_password: 'paula#123' },
    { new_password: ['Das Passwort ist zu ähnlich zu Vorname.'] },
  ],
])('the change of password %j is refused at its fields', async (payload, errors) => {
  const person = await loggedIn()
  const { status, body } = await post('users/set_password', payload, person.headers)
  expect([status, body]).toEqual([400, errors])
  expect((await refresh(person.refresh)).status).toBe(200)
})

test('neither a change nor a reset takes the name of the association as a password', async () => {
  await deps.db.update(association).set({ name: 'Zirkel Oberlausitz' })
  const person = await loggedIn()
  const weak = { new_password: 'oberlausitz7' }
  const refused = { new_password: ['Das Passwort ist zu ähnlich zum Namen des Verbands.'] }
  const change = { ...weak, current_password: password }
  expect((await post('users/set_password', change, person.headers)).body).toEqual(refused)
  await post('users/reset_password', { email: person.email })
  const { uid, token } = await linkTo(person.email)
  expect((await post('users/reset_password_confirm', { uid, token, ...weak })).body).toEqual(refused)
  expect(await logIn(person.email)).toHaveProperty('access')
})

test('the own password may be set again, and nobody guesses it with a stolen token', async () => {
  const person = await loggedIn()
  const same = { current_password: password, new_password: password }
  expect((await post('users/set_password', same, person.headers)).status).toBe(204)
  const statuses = []
  const { access } = await logIn(person.email)
  const headers = { authorization: `Bearer ${access}` }
  for (let time = 0; time < 11; time++) {
    const guess = { current_password: `geraten-${time}`, new_password: next }
    statuses.push((await post('users/set_password', guess, headers)).status)
  }
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429])
})

test('a reset link sets a new password once, ends all sessions and logs nobody in', async () => {
  const person = await loggedIn()
  const asked = await post('users/reset_password', { email: person.email.toUpperCase() })
  expect([asked.status, asked.body]).toEqual([204, ''])
  const { page, uid, token } = await linkTo(person.email)
  expect(page).toBe('/password-reset-confirm')
  clock.passSeconds(60)
  const body = { uid, token, new_password: next }
  const answer = await post('users/reset_password_confirm', body)
  expect([answer.status, answer.body]).toEqual([204, ''])
  expect(await deps.passwords.verify((await find(person.id)).passwordHash, next)).toBe(true)
  expect((await find(person.id)).lastLoginAt).toEqual(clock.now())
  expect((await refresh(person.refresh)).status).toBe(401)
  expect((await post('users/reset_password_confirm', body)).body).toEqual(badToken)
  expect((await mailbox.latest(person.email, 2)).text).toContain('Passwort')
})

test('whoever resets the password may end the keys of the interface as well; who does not, keeps them', async () => {
  const { made } = keysIn(testApp)
  for (const [wish, status] of [
    [{}, 200],
    [{ end_keys: true }, 401],
  ] as const) {
    const { person, get } = await made({ owner: { passwordHash } })
    await post('users/reset_password', { email: person.email })
    const mail = await mailbox.latest(person.email, 2)
    expect(mail.text).toContain('keys=1')
    const { uid, token } = mailbox.linkIn(mail)
    await post('users/reset_password_confirm', { uid, token, new_password: next, ...wish })
    expect((await get()).statusCode).toBe(status)
  }
})

test('a reset by link is refused in order: fields, weak password, account, link', async () => {
  const { email } = await loggedIn()
  await post('users/reset_password', { email })
  const { uid, token } = await linkTo(email)
  const confirm = async (payload: object) => (await post('users/reset_password_confirm', payload)).body
  expect(await confirm({})).toEqual({ uid: required, token: required, new_password: required })
  expect(await confirm({ uid: '§', token, new_password: 'kurz' })).toEqual({
    new_password: ['Dieses Passwort ist zu kurz. Es muss mindestens 8 Zeichen enthalten.'],
  })
  expect(await confirm({ uid: '§', token, new_password: next })).toEqual(badUid)
  expect(await confirm({ uid, token: 'x', new_password: next })).toEqual(badToken)
  expect(await confirm({ uid, token, new_password: next })).toBe('')
})

test('of two uses of a link at the same moment one counts', async () => {
  const { email } = await loggedIn()
  await post('users/reset_password', { email })
  const { uid, token } = await linkTo(email)
  const use = (word: string) => post('users/reset_password_confirm', { uid, token, new_password: word })
  const answers = await Promise.all([use(next), use('Lineal-und-Heft-9')])
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204, 400]))
})

test('a link serves its own purpose only', async () => {
  const { email } = await loggedIn()
  await post('users/reset_password', { email })
  const { uid, token } = await linkTo(email)
  expect((await post('users/activation', { uid, token })).body).toEqual(badToken)
  const asEmail = { uid, token, new_email: 'anders@schule.example' }
  expect((await post('users/reset_email_confirm', asEmail)).body).toEqual(badToken)
})

test('a new password takes the links for another one with it', async () => {
  const { email, headers } = await loggedIn()
  await post('users/reset_password', { email })
  const { uid, token } = await linkTo(email)
  await post('users/set_password', { current_password: password, new_password: next }, headers)
  const late = await post('users/reset_password_confirm', { uid, token, new_password: 'Lineal-und-Heft-9' })
  expect(late.body).toEqual(badToken)
})

test('a reset neither tells of accounts nor opens closed ones', async () => {
  const closed = await given.account({ passwordHash, state: 'closed' })
  const without = await given.account()
  for (const path of ['users/reset_password', 'users/reset_email'])
    for (const email of [closed.email, without.email, `niemand-${path.slice(-5)}@schule.example`])
      expect((await post(path, { email })).status).toBe(204)
  const { email } = await loggedIn()
  await post('users/reset_password', { email })
  await mailbox.latest(email) // the jobs are done in their order
  expect([closed.email, without.email].flatMap(mailbox.to)).toEqual([])
  for (const path of ['users/reset_password', 'users/reset_email'])
    expect((await post(path, { email: 'x' })).body).toEqual({
      email: ['Geben Sie eine gültige E-Mail Adresse an.'],
    })
})
