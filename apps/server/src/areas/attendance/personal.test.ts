import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { unzipped } from '../../../test/read/unzipped.ts'
import { participations } from '../participations/participations.tables.ts'
import { attendanceMarks } from './attendance.tables.ts'
import { at, doorIn } from './door.fixture.ts'

const testApp = await buildTestApp()
const { app, bearer, clock, deps, given } = testApp
const { add, held, mark, openDoor, see } = doorIn(testApp)

const attended = async () => {
  openDoor()
  const { slot, lecturer } = await held()
  const person = await given.account()
  const wish = { timeslot: slot.id, account: person.id, state: 'attended', recorded_at: at('09:40') } as const
  return { lecturer, person, id: (await add(lecturer, wish)).id }
}
const erase = async (person: { id: number }) =>
  app.inject({ method: 'DELETE', url: '/api/auth/users/me/', headers: await bearer(person) })

test('people read what was recorded about them', async () => {
  const { lecturer, person, id } = await attended()
  await mark(lecturer, id, { minutes: 45, recorded_at: at('09:41') })
  const answer = await app.inject({ url: '/api/account/export/', headers: await bearer(person) })
  expect(JSON.parse(unzipped(answer.rawPayload)['anwesenheit.json'] ?? '')).toMatchObject([
    { workshop: 'Leseförderung', state: 'attended', minutes: null },
    { workshop: 'Leseförderung', state: 'attended', minutes: 45, recorded: '2027-03-13T08:41:00.000Z' },
  ])
})

test('of a person who is erased the attendance stays as a count, of a lecturer the records without a name', async () => {
  const { lecturer, person, id } = await attended()
  const kept = await attended()
  clock.set('2027-03-14T12:00:00+01:00')
  expect((await erase(person)).statusCode).toBe(204)
  const [row] = await deps.db.select().from(participations).where(eq(participations.id, id))
  expect(row).toMatchObject({ accountId: null, state: 'attended' })
  await expect(see(lecturer, id)).rejects.toMatchObject({ status: 404 })
  expect((await erase(kept.lecturer)).statusCode).toBe(204)
  expect(await see(await given.staff(), kept.id)).toMatchObject({ state: 'attended', recorded_by: '' })
  const marks = attendanceMarks
  expect(await deps.db.$count(marks, eq(marks.recordedBy, kept.lecturer.id))).toBe(0)
})
