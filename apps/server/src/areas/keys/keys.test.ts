import { revokeApiKey } from '@tafelrunde/contract/admin/api-keys'
import { changePerson } from '@tafelrunde/contract/admin/people/people'
import type { KeyScope } from '@tafelrunde/contract/key-scopes'
import { deleteUser } from '@tafelrunde/contract/people/privacy'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { accounts } from '../accounts/accounts.tables.ts'
import { keysIn, rooms } from './keys.fixture.ts'

const testApp = await buildTestApp()
const { app, as, clock, deps, given } = testApp
const { made } = keysIn(testApp)
const boss = await given.account({ isStaff: true, isSuperuser: true })
const version = 2_000_000_000

beforeEach(() => clock.set('2027-03-01T12:00:00+01:00'))

const over = {
  detail: 'Diesen Schlüssel gibt es nicht, oder er gilt nicht mehr.',
  code: 'token_not_valid',
}

test('a key reads and changes what its scopes name, in its owner’s name', async () => {
  const { get, post, key } = await made()
  expect(key.secret).toMatch(/^tr_[\w-]{43}$/)
  expect((await post('Aula')).statusCode).toBe(201)
  expect((await get()).json().results).toContainEqual(expect.objectContaining({ name: 'Aula' }))
})

test('whoever may only read changes nothing, and hears which scope is missing', async () => {
  const { get, post } = await made({ scopes: ['programme:read'] })
  expect((await get()).statusCode).toBe(200)
  const refused = await post('Mensa')
  expect([refused.statusCode, refused.json()]).toEqual([
    403,
    { detail: 'Diesem Schlüssel fehlt die Berechtigung programme:write.' },
  ])
  expect((await get('/api/admin/people/')).statusCode).toBe(403)
})

test('a key ends at its end, when it is revoked, and for whoever is not of the office any more', async () => {
  type Made = Awaited<ReturnType<typeof made>>
  const change = ({ person }: Made, body: object) =>
    as(boss)(changePerson, { params: { id: person.id }, body: { ...body, version } })
  const ends: ((made: Made) => unknown)[] = [
    () => clock.passSeconds(30 * 24 * 60 * 60),
    ({ person, key }) => as(person)(revokeApiKey, { params: { id: key.id } }),
    ({ key }) => as(boss)(revokeApiKey, { params: { id: key.id } }),
    made => change(made, { is_staff: false }),
    made => change(made, { is_active: false }),
    ({ person }) => as(boss)(deleteUser, { params: { id: person.id }, body: {} }),
    // Past all that the product does, as by a statement by hand.
    ({ person }) => deps.db.update(accounts).set({ isStaff: false }).where(eq(accounts.id, person.id)),
  ]
  for (const end of ends) {
    const one = await made()
    expect((await one.get()).statusCode).toBe(200)
    await end(one)
    const answer = await one.get()
    expect([String(end), answer.statusCode, answer.json()]).toEqual([String(end), 401, over])
    // Nor is it good again should they come back.
    await deps.db
      .update(accounts)
      .set({ state: 'active', isStaff: true })
      .where(eq(accounts.id, one.person.id))
    expect((await one.get()).statusCode).toBe(401)
  }
})

test('a key of a superuser opens nothing of superusers', async () => {
  const { get } = await made({ owner: { isStaff: true, isSuperuser: true } })
  for (const url of ['/api/admin/audit/', '/api/admin/association/', '/api/admin/doctor/'])
    expect((await get(url)).statusCode).toBe(403)
})

test('with a key nobody makes, sees or ends keys, looks through somebody’s eyes or ends a session', async () => {
  const { headers, key } = await made()
  const refused = [
    ['GET', '/api/admin/api-keys/'],
    ['POST', '/api/admin/api-keys/'],
    ['DELETE', `/api/admin/api-keys/${key.id}/`],
    ['POST', `/api/admin/people/${boss.id}/look/`],
    ['DELETE', '/api/account/sessions/current/'],
    ['POST', '/api/auth/users/set_password/'],
    ['GET', '/api/account/export/'],
  ] as const
  for (const [method, url] of refused) {
    const answer = await app.inject({ method, url, headers })
    expect([url, answer.statusCode, answer.json()]).toEqual([
      url,
      403,
      { detail: 'Das geht nicht mit einem Schlüssel, nur mit einer Anmeldung.' },
    ])
  }
  const refresh = { method: 'POST', url: '/api/token/refresh/', payload: { refresh: key.secret } } as const
  expect((await app.inject(refresh)).statusCode).toBe(401)
})

test('drafts are seen with the scope that reads them, and by no other key', async () => {
  const event = await given.event({ state: 'draft' })
  const status = async (scopes: KeyScope[]) => {
    const { get } = await made({ scopes })
    return (await get(`/api/events/${event.id}/`)).statusCode
  }
  expect([await status(['programme:read']), await status(['people:read'])]).toEqual([200, 404])
})

test('wrong keys are counted for their network address, and a good one is never kept out', async () => {
  const { headers } = await made()
  const remoteAddress = '203.0.113.9'
  const guess = () =>
    app.inject({ url: rooms, remoteAddress, headers: { authorization: 'Bearer tr_falsch' } })
  const statuses = []
  for (let count = 0; count < 101; count++) statuses.push((await guess()).statusCode)
  expect([statuses[0], statuses[99], statuses[100]]).toEqual([401, 401, 429])
  expect((await app.inject({ url: rooms, remoteAddress, headers })).statusCode).toBe(200)
})
