import { expect, test } from 'vitest'
import { askIn } from '../../../test/ask.ts'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { schooltypes } from '../schooltypes/schooltypes.tables.ts'
import { accounts } from './accounts.tables.ts'

const testApp = await buildTestApp()
const { app, bearer, deps, given } = testApp
const [schooltype] = await deps.db.insert(schooltypes).values({ name: 'Gymnasium' }).returning()
const me = '/api/auth/users/me/'
type Person = { id: number }
const ask = askIn(testApp)
const userUrl = ({ id }: Person) => `/api/auth/users/${id}/`
const notFound = { detail: 'Nicht gefunden.' }
const forbidden = { detail: 'Sie sind nicht berechtigt, diese Aktion durchzuführen.' }

/** A form as browsers send it. */
const form = (fields: Record<string, string>) => {
  const parts = Object.entries(fields).map(
    ([name, value]) => `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  return `${parts.join('')}--x--\r\n`
}
const multipart = 'multipart/form-data; boundary=x'

test('the own account is changed in part, as JSON or as a form', async () => {
  const person = await given.account({ birthday: '1985-04-12' })
  const json = await ask('PATCH', me, person, { first_name: ' Friederike ', schooltype: schooltype?.id })
  expect([json.status, json.body]).toMatchObject([
    200,
    { first_name: 'Friederike', schooltype: schooltype?.id },
  ])
  const fields = { last_name: 'Möllenkamp', birthday: '', schooltype: '', as_customernumber: '204 817' }
  const { body } = await ask('PATCH', me, person, form(fields), multipart)
  expect(body).toMatchObject({
    first_name: 'Friederike',
    last_name: 'Möllenkamp',
    birthday: null,
    schooltype: null,
    as_customernumber: '204 817',
  })
  const urlencoded = 'application/x-www-form-urlencoded'
  const again = await ask(
    'PATCH',
    me,
    person,
    'profile_description=Liest+gern.&birthday=1985-04-13',
    urlencoded,
  )
  expect(again.body).toMatchObject({ profile_description: 'Liest gern.', birthday: '1985-04-13' })
  expect((await ask('GET', me, person)).body).toEqual(again.body)
})

test('PUT changes what is said; nothing at all is fine', async () => {
  const person = await given.account({ firstName: 'Anna' })
  expect(await ask('PUT', me, person, {})).toMatchObject({ status: 200, body: { first_name: 'Anna' } })
  expect((await ask('PUT', me, person, { last_name: 'Neu' })).body).toMatchObject({
    first_name: 'Anna',
    last_name: 'Neu',
  })
})

test('what people may not change of themselves is ignored', async () => {
  const person = await given.account()
  const { status, body } = await ask('PATCH', me, person, {
    email: 'anders@schule.example',
    is_staff: true,
    is_superuser: true,
    is_lecturer: true,
    is_active: false,
    id: 1,
    unknown: 'x',
  })
  expect([status, body]).toMatchObject([
    200,
    { id: person.id, email: person.email, is_staff: false, is_superuser: false, is_lecturer: false },
  ])
})

test.each([
  [{ first_name: '' }, { first_name: ['Dieses Feld darf nicht leer sein.'] }],
  [{ last_name: null }, { last_name: ['Dieses Feld darf nicht null sein.'] }],
  [{ schooltype: 999 }, { schooltype: ['Ungültiger pk "999" - Object existiert nicht.'] }],
  [{ schooltype: 'abc' }, { schooltype: ['Falscher Typ. Erwarte pk-Wert, erhielt aber str.'] }],
  [{ schooltype: true }, { schooltype: ['Falscher Typ. Erwarte pk-Wert, erhielt aber bool.'] }],
  [{ schooltype: [1] }, { schooltype: ['Falscher Typ. Erwarte pk-Wert, erhielt aber list.'] }],
  [{ schooltype: { id: 1 } }, { schooltype: ['Falscher Typ. Erwarte pk-Wert, erhielt aber dict.'] }],
  [{ schooltype: 1.5 }, { schooltype: ['Falscher Typ. Erwarte pk-Wert, erhielt aber float.'] }],
  [{ birthday: '2999-01-01' }, { birthday: ['Das Geburtsdatum liegt in der Zukunft.'] }],
  [
    { birthday: 'gestern', profile_description: 'a\0b' },
    {
      birthday: ['Datum hat das falsche Format. Nutzen Sie stattdessen eines dieser Formate: YYYY-MM-DD.'],
      profile_description: ['Nullzeichen sind nicht erlaubt.'],
    },
  ],
  [[], { non_field_errors: ['Ungültige Daten. Dictionary erwartet, aber list erhalten.'] }],
])('the change %j is refused at its fields', async (payload, errors) => {
  const person = await given.account()
  const { status, body } = await ask('PATCH', me, person, payload)
  expect([status, body]).toEqual([400, errors])
})

test('POST to the own account is 405 with what it allows', async () => {
  const { status, headers } = await ask('POST', me, await given.account(), {})
  expect(status).toBe(405)
  expect(String(headers.allow).split(', ').toSorted()).toEqual(
    'GET, PUT, PATCH, DELETE, HEAD, OPTIONS'.split(', ').toSorted(),
  )
})

test('without a login there is nothing to see or to change', async () => {
  for (const [method, url] of [
    ['GET', me],
    ['PATCH', me],
    ['PUT', me],
    ['GET', '/api/auth/users/'],
    ['GET', '/api/auth/users/1/'],
    ['GET', '/api/users/'],
  ] as const)
    expect(await ask(method, url)).toMatchObject({ status: 401, body: { detail: 'Anmeldedaten fehlen.' } })
})

test('the list of users shows people themselves, staff everyone in pages', async () => {
  const [person, staff] = [await given.account(), await given.staff()]
  const own = await ask('GET', '/api/auth/users/', person)
  expect(own.body).toMatchObject({ count: 1, next: null, previous: null, results: [{ id: person.id }] })
  const { body } = await ask('GET', '/api/auth/users/?limit=2&offset=1', staff)
  expect(body).toMatchObject({
    count: await deps.db.$count(accounts),
    next: 'https://tafelrunde.example/api/auth/users/?limit=2&offset=3',
    previous: 'https://tafelrunde.example/api/auth/users/?limit=2',
  })
  expect(body.results).toHaveLength(2)
})

test("another person's account does not exist, except for staff", async () => {
  const [person, other, staff] = [await given.account(), await given.account(), await given.staff()]
  for (const method of ['GET', 'PUT', 'PATCH'] as const)
    for (const url of [userUrl(other), '/api/auth/users/999999/', '/api/auth/users/none/'])
      expect(await ask(method, url, person, method === 'GET' ? undefined : {})).toMatchObject({
        status: 404,
        body: notFound,
      })
  expect((await ask('GET', userUrl(person), person)).body).toMatchObject({ id: person.id })
  expect((await ask('PATCH', userUrl(other), staff, { first_name: 'Neu' })).body).toMatchObject({
    id: other.id,
    first_name: 'Neu',
  })
  expect((await ask('GET', '/api/auth/users/999999/', staff)).status).toBe(404)
})

test('staff closes an account, which is logged out at once; its roles are a matter of superusers', async () => {
  const [person, staff] = [await given.account(), await given.staff()]
  const superuser = await given.account({ isStaff: true, isSuperuser: true })
  const authorization = await bearer(person)
  const closed = await ask('PATCH', userUrl(person), staff, { is_active: 'off', is_lecturer: true })
  expect(closed.body).toMatchObject({ is_active: false, is_lecturer: false })
  const answer = await app.inject({ url: me, headers: authorization })
  expect([answer.statusCode, answer.json()]).toEqual([
    401,
    { detail: 'Inaktiver Benutzer', code: 'user_inactive' },
  ])
  const opened = await ask('PATCH', userUrl(person), superuser, { is_active: 1, is_lecturer: 'true' })
  expect(opened.body).toMatchObject({ is_active: true, is_lecturer: true })
  expect((await ask('PATCH', userUrl(person), superuser, { is_staff: 'ja' })).body).toEqual({
    is_staff: ['Muss ein gültiger Wahrheitswert sein.'],
  })
})

test('staff neither closes nor re-opens an account of the office; superusers do both', async () => {
  const staff = await given.staff()
  const superuser = await given.account({ isStaff: true, isSuperuser: true })
  for (const facts of [{ isStaff: true }, { isSuperuser: true }])
    for (const isActive of [true, false]) {
      const colleague = await given.account({ ...facts, state: isActive ? 'active' : 'closed' })
      const change = { is_active: !isActive }
      const byStaff = await ask('PATCH', userUrl(colleague), staff, change)
      expect([byStaff.status, byStaff.body]).toEqual([403, forbidden])
      const same = await ask('PATCH', userUrl(colleague), staff, { is_active: isActive, first_name: 'Rike' })
      expect(same.body).toMatchObject({ is_active: isActive, first_name: 'Rike' })
      expect((await ask('PATCH', userUrl(colleague), superuser, change)).body).toMatchObject(change)
    }
})

test('staff does not close superusers, and the last of these stays one', async () => {
  await deps.db.update(accounts).set({ isSuperuser: false })
  const staff = await given.staff()
  const superuser = await given.account({ isStaff: true, isSuperuser: true })
  const close = await ask('PATCH', userUrl(superuser), staff, { is_active: false })
  expect([close.status, close.body]).toEqual([403, forbidden])
  for (const change of [{ is_active: false }, { is_superuser: false }])
    expect(await ask('PATCH', userUrl(superuser), superuser, change)).toMatchObject({
      status: 409,
      body: { code: 'state' },
    })
  await given.account({ isStaff: true, isSuperuser: true })
  expect((await ask('PATCH', userUrl(superuser), superuser, { is_superuser: false })).status).toBe(200)
})
