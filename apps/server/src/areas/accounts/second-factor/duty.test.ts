import { createApiKey } from '@tafelrunde/contract/admin/api-keys'
import { changeAssociation, getOfficeAssociation } from '@tafelrunde/contract/admin/association'
import { getDoctor } from '@tafelrunde/contract/admin/doctor'
import {
  getOfficePerson,
  listOfficePeople,
  removeSecondFactor,
  startLook,
} from '@tafelrunde/contract/admin/people/people'
import { listSettlements } from '@tafelrunde/contract/lecturers/settlements'
import { getAccount } from '@tafelrunde/contract/people/account'
import * as contract from '@tafelrunde/contract/people/second-factor'
import { afterEach, expect, test } from 'vitest'
import { buildTestApp } from '../../../../test/build-test-app.ts'
import { association } from '../../association/association.tables.ts'
import { password, twoStepsIn } from './two-steps.fixture.ts'

const server = await buildTestApp()
const { app, as, bearer, deps, given } = server
const { codeOf, passwordHash, person } = await twoStepsIn(server)

const office = { isStaff: true, passwordHash }
const top = { ...office, isSuperuser: true }
const superuser = await person(top)

const change = async (caller: { id: number }, staff_second_factor?: boolean) => {
  const now = await as(superuser.account)(getOfficeAssociation, {})
  return as(caller)(changeAssociation, { body: { ...now, staff_second_factor } })
}
const missing = {
  status: 403,
  body: { code: 'second_factor_missing', detail: expect.stringContaining('Pflicht') },
}

afterEach(() => deps.db.update(association).set({ staffSecondFactor: false }))

test('only a superuser who logs in in two steps makes it a duty; another one is told at the field', async () => {
  const without = await given.account(top)
  await expect(change(without, true)).rejects.toMatchObject({
    status: 400,
    body: { staff_second_factor: [expect.stringContaining('zuerst Ihre eigene')] },
  })
  const staff = await person(office)
  await expect(change(staff.account, true)).rejects.toMatchObject({ status: 403 })
  expect(await change(superuser.account, true)).toMatchObject({ staff_second_factor: true })
  expect(await change(superuser.account)).toMatchObject({ staff_second_factor: true })
  expect(await change(superuser.account, false)).toMatchObject({ staff_second_factor: false })
})

test('who of the office has no second step can do nothing of it while the duty holds, in a session that was there before as well, and keeps what is their own', async () => {
  const staff = await given.account({ ...office, isLecturer: true })
  const headers = await bearer(staff)
  const people = () => app.inject({ url: '/api/admin/people/', headers })
  expect((await people()).statusCode).toBe(200)
  await change(superuser.account, true)
  expect((await people()).json()).toMatchObject(missing.body)
  await expect(as(staff)(getAccount, {})).resolves.toMatchObject({ id: staff.id, is_staff: true })
  await expect(as(staff)(listSettlements, { query: {} })).resolves.toMatchObject({ results: [] })
})

test('a superuser without a second step sees no setting and no state either', async () => {
  const without = await given.account(top)
  await change(superuser.account, true)
  await expect(as(without)(getDoctor, {})).rejects.toMatchObject(missing)
  await expect(as(without)(getOfficeAssociation, {})).rejects.toMatchObject(missing)
})

test('teachers are asked for nothing', async () => {
  await change(superuser.account, true)
  const teacher = await given.account({ passwordHash })
  await expect(as(teacher)(contract.getSecondFactor, {})).resolves.toMatchObject({ is_duty: false })
  await expect(as(teacher)(listOfficePeople, { query: {} })).rejects.toMatchObject({
    status: 403,
    body: { detail: 'Sie sind nicht berechtigt, diese Aktion durchzuführen.' },
  })
})

test('who sets it up then has the office at once', async () => {
  await change(superuser.account, true)
  const staff = await person(office)
  await expect(as(staff.account)(listOfficePeople, { query: {} })).resolves.toMatchObject({})
})

test('it cannot be switched off while the duty holds, only be brought to a new phone', async () => {
  const staff = await person(office)
  await change(superuser.account, true)
  const both = async (secret: string) => ({ current_password: password, code: await codeOf(secret) })
  await expect(
    as(staff.account)(contract.switchOffSecondFactor, { body: await both(staff.secret) }),
  ).rejects.toMatchObject({
    status: 409,
    body: { code: 'state', detail: expect.stringContaining('Pflicht') },
  })
  await expect(as(staff.account)(contract.getSecondFactor, {})).resolves.toMatchObject({
    since: expect.any(Date),
    is_duty: true,
  })
})

test('who loses it to a superuser has to set it up anew before the office opens again', async () => {
  const staff = await person(office)
  await change(superuser.account, true)
  await as(superuser.account)(removeSecondFactor, { params: { id: staff.account.id } })
  await expect(as(staff.account)(listOfficePeople, { query: {} })).rejects.toMatchObject(missing)
})

test('a look through somebody’s eyes is over for whoever lacks it', async () => {
  const [staff, teacher] = [await given.account(office), await given.account({ passwordHash })]
  const { access } = await as(staff)(startLook, { params: { id: teacher.id } })
  const look = () => app.inject({ url: '/api/account/', headers: { authorization: `Bearer ${access}` } })
  expect((await look()).statusCode).toBe(200)
  await change(superuser.account, true)
  expect((await look()).statusCode).toBe(401)
})

test('a key of the interface opens nothing of the office while its owner lacks the second step', async () => {
  const staff = await given.account(office)
  const { secret } = await as(staff)(createApiKey, {
    body: { name: 'Auswertung', scopes: ['programme:read'], days: 30 },
  })
  const events = () =>
    app.inject({ url: '/api/admin/events/1/', headers: { authorization: `Bearer ${secret}` } })
  expect((await events()).statusCode).toBe(404)
  await change(superuser.account, true)
  expect((await events()).json()).toMatchObject(missing.body)
})

test('the list of people tells who logs in in two steps, and shows those of the office who do not', async () => {
  const without = await given.account(office)
  const query = { role: 'staff', has_second_factor: 'false', limit: '100' } as const
  const { results } = await as(superuser.account)(listOfficePeople, { query })
  expect(results.map(({ id }) => id)).toContain(without.id)
  expect(results.every(({ has_second_factor }) => !has_second_factor)).toBe(true)
  const { results: having } = await as(superuser.account)(listOfficePeople, {
    query: { ...query, has_second_factor: 'true' },
  })
  expect(having.map(({ id }) => id)).toContain(superuser.account.id)
  expect(having.map(({ id }) => id)).not.toContain(without.id)
  await expect(as(superuser.account)(getOfficePerson, { params: { id: without.id } })).resolves.toMatchObject(
    { second_factor_since: null },
  )
})
