import * as people from '@tafelrunde/contract/admin/people/people'
import { getMe } from '@tafelrunde/contract/people/account'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../../test/build-test-app.ts'
import { unzipped } from '../../../../test/read/unzipped.ts'

const { app, as, bearer, given } = await buildTestApp()
const okka = await given.account({ isStaff: true, firstName: 'Okka', lastName: 'Harms' })
const boss = await given.account({ isStaff: true, isSuperuser: true, lastName: 'Boss' })
const find = async (query: Record<string, string>) =>
  (await as(okka)(people.listOfficePeople, { query })).results.map(({ id }) => id)
const change = async (caller: { id: number }, id: number, body: object) => {
  const { version } = await as(okka)(people.getOfficePerson, { params: { id } })
  return as(caller)(people.changePerson, { params: { id }, body: { version, ...body } })
}

test('people are found by name, address and customer number, by role, and whether they are active', async () => {
  const { id } = await given.account({
    firstName: 'Jonte',
    lastName: 'Ahlers',
    email: 'ja@lyrik-schule.example',
    customerNumber: 'K-4711',
    isLecturer: true,
  })
  const gone = await given.account({ firstName: 'Jonte', lastName: 'Zabel', state: 'closed' })
  for (const search of ['ahlers jonte', 'LYRIK-schule', '4711']) expect(await find({ search })).toEqual([id])
  expect(await find({ search: 'jonte' })).toEqual([id, gone.id])
  expect(await find({ search: 'jonte', state: 'closed' })).toEqual([gone.id])
  expect(await find({ search: 'jonte', role: 'lecturer' })).toEqual([id])
  const [listed] = (await as(okka)(people.listOfficePeople, { query: { role: 'superuser' } })).results
  expect(listed).toMatchObject({ id: boss.id, roles: ['staff', 'superuser'] })
})

test('the office changes a person’s data, which the history tells, and closes an account, which logs it out', async () => {
  const person = await given.account({ firstName: 'Jonte' })
  const session = await bearer(person)
  const changed = await change(okka, person.id, { first_name: 'Jonte Peer', as_customernumber: 'K1' })
  expect(changed).toMatchObject({ first_name: 'Jonte Peer', as_customernumber: 'K1' })
  const late = change(okka, person.id, { first_name: 'Anders', version: changed.version - 1 })
  await expect(late).rejects.toMatchObject({ body: { code: 'changed' } })
  const { results } = await as(okka)(people.listPersonHistory, { params: { id: person.id }, query: {} })
  expect(results[0]).toMatchObject({
    by: 'Okka Harms',
    after: { first_name: 'Jonte Peer', customer_number: 'K1' },
  })
  await change(okka, person.id, { is_active: false })
  expect((await app.inject({ url: getMe.url, headers: session })).statusCode).toBe(401)
})

test('roles are given by superusers alone, who cannot take their own', async () => {
  const { id } = await given.account()
  expect(await change(okka, id, { is_staff: true })).toMatchObject({ is_staff: false })
  expect(await change(boss, id, { is_staff: true, is_lecturer: true })).toMatchObject({
    is_staff: true,
    is_lecturer: true,
  })
  await given.account({ isStaff: true, isSuperuser: true })
  for (const role of ['is_superuser', 'is_staff', 'is_active'])
    await expect(change(boss, boss.id, { [role]: false })).rejects.toMatchObject({
      status: 409,
      body: { detail: expect.stringContaining('Ihre eigenen Rechte') },
    })
})

test('a person’s page has what they have, did and got', async () => {
  const person = await given.account()
  const event = await given.event({ name: 'Herbsttagung' })
  const slot = await given.timeslot({ eventId: event.id, caption: 'Lyrik' })
  await given.participation(person, slot)
  await bearer(person)
  const { results } = await as(okka)(people.listPersonRecords, { params: { id: person.id } })
  expect(results).toContainEqual(
    expect.objectContaining({ kind: 'timeslot', title: 'Lyrik', leads_to: slot.id }),
  )
  expect(results).toContainEqual(expect.objectContaining({ kind: 'device', state: 'active' }))
})

test('superusers save everything about a person, with what was changed of it', async () => {
  const person = await given.account({ firstName: 'Jonte', lastName: 'Müller' })
  await change(okka, person.id, { first_name: 'Peer' })
  const url = `/api/admin/people/${person.id}/export/`
  expect((await app.inject({ url, headers: await bearer(okka) })).statusCode).toBe(403)
  const { rawPayload, headers } = await app.inject({ url, headers: await bearer(boss) })
  expect(headers['content-disposition']).toContain('Peer')
  const files = unzipped(rawPayload)
  expect(JSON.parse(files['konto.json'] ?? '')).toMatchObject({ firstName: 'Peer' })
  expect(JSON.parse(files['aenderungen.json'] ?? '')).toContainEqual(
    expect.objectContaining({ before: { first_name: 'Jonte' }, after: { first_name: 'Peer' } }),
  )
})
