import { listAudit } from '@tafelrunde/contract/admin/audit'
import {
  changePerson,
  getOfficePerson,
  listPersonRecords,
  startLook,
} from '@tafelrunde/contract/admin/people/people'
import { CallFailed, callThrough } from '@tafelrunde/contract/http/call'
import { getAccount } from '@tafelrunde/contract/people/account'
import { deleteUser } from '@tafelrunde/contract/people/privacy'
import { endSession, listLooks, listSessions } from '@tafelrunde/contract/people/sessions'
import { changeMe } from '@tafelrunde/contract/people/users'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { accounts } from '../accounts/accounts.tables.ts'
import { lookLifetime } from './looks.service.ts'

const { app, as, bearer, clock, deps, given } = await buildTestApp()
const superuser = await given.account({ isStaff: true, isSuperuser: true })
const staff = { firstName: 'Okka', lastName: 'Harms', isStaff: true } as const

/** Calls with the very header that somebody has, as a browser does. */
const having = (headers: { authorization: string }) =>
  callThrough(async ({ method, url, body }) => {
    const payload = body === undefined ? {} : { payload: JSON.parse(JSON.stringify(body)) }
    const answer = await app.inject({ method, url, headers, ...payload })
    return { status: answer.statusCode, body: answer.body && answer.json() }
  })

const begun = async (facts: Parameters<typeof given.account>[0] = {}) => {
  const looker = await given.account(staff)
  const person = await given.account({ firstName: 'Imke', lastName: 'Folkerts', ...facts })
  const own = await bearer(looker)
  const { access } = await having(own)(startLook, { params: { id: person.id } })
  const eyes = { authorization: `Bearer ${access}` }
  const end = () => app.inject({ method: 'POST', url: '/api/token/blacklist/', payload: { refresh: access } })
  return { looker, person, own, eyes, access, end }
}
const refusalOf = (call: Promise<unknown>) =>
  call.then(
    () => 'nothing',
    failure => (failure instanceof CallFailed ? [failure.status, failure.message] : failure),
  )
const over = [401, 'Der Token ist für keinen Tokentyp gültig']
const onlyLooking = [
  403,
  'Sie sehen die App mit den Augen einer anderen Person: Ändern und vorzeigen kann das nur sie selbst.',
]

beforeEach(() => clock.set('2027-03-01T12:00:00+01:00'))

test('staff see what a person sees, without a device of the person', async () => {
  const { person, eyes, looker } = await begun()
  expect(await having(eyes)(getAccount, {})).toMatchObject({ id: person.id, last_login: null })
  await bearer(person)
  expect((await as(person)(listSessions, { query: {} })).results.map(({ device }) => device)).toEqual([
    '',
    '',
  ])
  expect((await as(looker)(getAccount, {})).id).toBe(looker.id)
})

test('through somebody’s eyes nothing can be changed, shown at a door or carried away', async () => {
  const { eyes } = await begun()
  expect(await refusalOf(having(eyes)(changeMe, { body: { first_name: 'Max' } }))).toEqual(onlyLooking)
  for (const url of ['/api/users/qr/', '/api/users/calendar/', '/api/account/export/'])
    expect((await app.inject({ url, headers: eyes })).json()).toEqual({ detail: onlyLooking[1] })
  expect((await app.inject({ url: '/api/admin/people/', headers: eyes })).statusCode).toBe(403)
})

test('the token of a look is no refresh token and is over after a quarter of an hour', async () => {
  const { eyes, access } = await begun()
  const refresh = { method: 'POST', url: '/api/token/refresh/', payload: { refresh: access } } as const
  expect((await app.inject(refresh)).json()).toMatchObject({ code: 'token_not_valid' })
  clock.passSeconds(lookLifetime - 1)
  await having(eyes)(getAccount, {})
  clock.passSeconds(1)
  expect(await refusalOf(having(eyes)(getAccount, {}))).toEqual(over)
})

test('the person reads who looked, while it lasts and afterwards, as does the office', async () => {
  const { person, looker, end } = await begun()
  const shown = async () => {
    const { results } = await as(person)(listLooks, { query: {} })
    return results.map(({ id: _id, ...look }) => look)
  }
  const started = clock.now()
  const ends = new Date('2027-03-01T12:15:00+01:00')
  expect(await shown()).toEqual([{ by: 'Okka Harms', started, ended: ends, running: true }])
  clock.passSeconds(60)
  expect((await end()).statusCode).toBe(200)
  const ended = clock.now()
  expect(await shown()).toEqual([{ by: 'Okka Harms', started, ended, running: false }])
  const { results } = await as(looker)(listPersonRecords, { params: { id: person.id } })
  expect(results).toContainEqual({
    kind: 'look',
    at: started,
    title: 'Okka Harms',
    state: 'over',
    leads_to: null,
  })
})

test('the log says who began and who ended it, and forgets with the person', async () => {
  const { person, looker, end } = await begun()
  await end()
  const logged = async () => {
    const query = { subject: 'looks', record: String(person.id) } as const
    const { results } = await as(superuser)(listAudit, { query })
    return results.map(({ by, action, after }) => ({ by, action, isForgotten: after === null }))
  }
  const by = 'Okka Harms'
  expect(await logged()).toEqual([
    { by, action: 'change', isForgotten: false },
    { by, action: 'create', isForgotten: false },
  ])
  await as(superuser)(deleteUser, { params: { id: person.id }, body: {} })
  expect((await logged()).map(({ isForgotten }) => isForgotten)).toEqual([true, true, true])
  await as(superuser)(deleteUser, { params: { id: looker.id }, body: {} })
  expect((await logged()).map(entry => entry.by)).not.toContain(by)
})

test('a look ends by itself with what it needs', async () => {
  const asNow = async (id: number) => {
    const { version } = await as(superuser)(getOfficePerson, { params: { id } })
    return version
  }
  const changed = async (id: number, wish: { is_active?: boolean; is_staff?: boolean }) =>
    as(superuser)(changePerson, { params: { id }, body: { ...wish, version: await asNow(id) } })
  const ends: ((look: Awaited<ReturnType<typeof begun>>) => Promise<unknown>)[] = [
    ({ end }) => end(),
    ({ own }) => having(own)(endSession, { params: { id: 'current' } }),
    ({ looker }) => changed(looker.id, { is_staff: false }),
    ({ looker }) => changed(looker.id, { is_active: false }),
    ({ person }) => changed(person.id, { is_active: false }),
    ({ person }) => changed(person.id, { is_staff: true }),
    async ({ own }) => having(own)(startLook, { params: { id: (await given.account()).id } }),
    // Past all that the product does, as by a statement by hand.
    ({ looker }) => deps.db.update(accounts).set({ isStaff: false }).where(eq(accounts.id, looker.id)),
  ]
  for (const end of ends) {
    const look = await begun()
    await having(look.eyes)(getAccount, {})
    await end(look)
    expect(await refusalOf(having(look.eyes)(getAccount, {})), String(end)).toEqual(over)
    await deps.db
      .update(accounts)
      .set({ state: 'active', isStaff: false })
      .where(eq(accounts.id, look.person.id))
    const { results } = await as(look.person)(listLooks, { query: {} })
    expect(
      results.map(({ running }) => running),
      String(end),
    ).toEqual([false])
  }
})

test('nobody looks through the eyes of the office, of a closed account or of nobody', async () => {
  const looker = await given.account(staff)
  const refused = async (id: number) => refusalOf(as(looker)(startLook, { params: { id } }))
  const office = [409, 'Wer zum Büro gehört, dem sieht niemand über die Schulter.']
  expect(await refused(superuser.id)).toEqual(office)
  expect(await refused(looker.id)).toEqual(office)
  const closed = await given.account({ state: 'closed' })
  const notActive = 'Dieses Konto ist nicht aktiv: Die Person kann sich nicht anmelden und sieht nichts.'
  expect(await refused(closed.id)).toEqual([409, notActive])
  expect((await refused(2_147_483_647))[0]).toBe(404)
})
