import { createPerson, getOfficePerson, mailAccess } from '@tafelrunde/contract/admin/people/people'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../../test/build-test-app.ts'
import { accounts } from '../../accounts/accounts.tables.ts'
import { mails } from '../../mail/mail.tables.ts'

const { as, deps, given, app } = await buildTestApp()
const office = as(await given.staff())

const mailsTo = (email: string) => deps.db.select().from(mails).where(eq(mails.recipient, email))
const linkIn = (text = '') => {
  const url = new URL(/https?:\/\/\S+\?uid=\S+/.exec(text)?.[0] ?? '')
  return { uid: url.searchParams.get('uid'), token: url.searchParams.get('token') }
}
const person = { email: 'neu@schule.example', first_name: 'Jonte', last_name: 'Harms' }

test('the office makes an account, and whoever reads its mail chooses a password and is in', async () => {
  const made = await office(createPerson, { body: person })
  expect(made).toMatchObject({ ...person, is_active: true, has_password: false })
  const [mail] = await mailsTo(person.email)
  expect(mail?.subject).toBe('Ihr Konto auf Tafelrunde')
  const password = 'Kreidestaub und Morgenkreis'
  const chosen = await app.inject({
    method: 'POST',
    url: '/api/auth/users/reset_password_confirm/',
    payload: { ...linkIn(mail?.text), new_password: password, re_new_password: password },
  })
  expect(chosen.statusCode).toBe(204)
  const login = await app.inject({
    method: 'POST',
    url: '/api/auth/jwt/create/',
    payload: { email: person.email, password },
  })
  expect(login.statusCode).toBe(200)
  const now = await office(getOfficePerson, { params: { id: made.id } })
  expect(now.has_password).toBe(true)
  await expect(office(mailAccess, { params: { id: made.id } })).rejects.toMatchObject({ status: 409 })
})

test('the link is mailed again while there is no password', async () => {
  const { id } = await office(createPerson, { body: { ...person, email: 'zwei@schule.example' } })
  await office(mailAccess, { params: { id } })
  expect(await mailsTo('zwei@schule.example')).toHaveLength(2)
})

test('an address that has an account makes no second one', async () => {
  const { email } = await given.account()
  await expect(
    office(createPerson, { body: { ...person, email: email.toUpperCase() } }),
  ).rejects.toMatchObject({
    status: 400,
    body: { email: [expect.any(String)] },
  })
  expect(await deps.db.$count(accounts, eq(accounts.email, email))).toBe(1)
})
