import { type AuditSubject, listAudit } from '@tafelrunde/contract/admin/audit'
import { changeTimeslot, deleteWorkshop } from '@tafelrunde/contract/admin/events/programme'
import { changeRoom, createRoom, deleteRoom } from '@tafelrunde/contract/admin/events/rooms'
import { changePerson } from '@tafelrunde/contract/admin/people/people'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'

const { app, as, bearer, given } = await buildTestApp()
const boss = await given.account({ isStaff: true, isSuperuser: true })
const version = 2_000_000_000

/** What the log calls this record, the oldest entry first. */
const namesOf = async (subject: AuditSubject, record: number) => {
  const query = { subject, record: String(record) }
  const { results } = await as(boss)(listAudit, { query })
  return results.map(({ name }) => name).toReversed()
}

test('a record is called in the log what it is called today, and what it was called once it is gone', async () => {
  const { id } = await as(boss)(createRoom, { body: { name: 'Aula' } })
  await as(boss)(changeRoom, { params: { id }, body: { name: 'Mensa', version } })
  expect(await namesOf('rooms', id)).toEqual(['Mensa', 'Mensa'])
  await as(boss)(deleteRoom, { params: { id } })
  expect(await namesOf('rooms', id)).toEqual(['Aula', 'Mensa', 'Mensa'])
})

test('a Termin is called what its workshop is called, while there is one', async () => {
  const { id, workshopId, startsAt, endsAt } = await given.timeslot({ name: 'Lyrik' })
  const body = { workshop: workshopId, start: startsAt.toISOString(), end: endsAt.toISOString(), version }
  await as(boss)(changeTimeslot, { params: { id }, body })
  expect(await namesOf('timeslots', id)).toEqual(['Lyrik', 'Lyrik'])
  await as(boss)(deleteWorkshop, { params: { id: workshopId ?? 0 } })
  expect(new Set(await namesOf('timeslots', id))).toEqual(new Set(['']))
  expect((await namesOf('workshops', workshopId ?? 0)).at(-1)).toBe('Lyrik')
})

test('a person is called by their name, and by nothing once they are erased', async () => {
  const { id } = await given.account({ firstName: 'Jonte', lastName: 'Ahlers' })
  await as(boss)(changePerson, { params: { id }, body: { last_name: 'Zabel', version } })
  expect(await namesOf('accounts', id)).toEqual(['Jonte Zabel', 'Jonte Zabel'])
  const headers = await bearer({ id })
  expect((await app.inject({ method: 'DELETE', url: '/api/auth/users/me/', headers })).statusCode).toBe(204)
  expect(new Set(await namesOf('accounts', id))).toEqual(new Set(['']))
})
