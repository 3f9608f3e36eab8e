import { listParticipants } from '@tafelrunde/contract/events/attendance'
import { getLecturerTimeslot, listLecturerTimeslots } from '@tafelrunde/contract/lecturers/lecturer-timeslots'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { askIn } from '../../../test/ask.ts'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { participations } from '../participations/participations.tables.ts'
import { doorIn } from './door.fixture.ts'

const testApp = await buildTestApp()
const { as, deps, given } = testApp
const { held, idOf, mark, openDoor, see } = doorIn(testApp)
const ask = askIn(testApp)
const missing = expect.objectContaining({ status: 404 })
const wrong = (field: string) => ({
  status: 400,
  body: { [field]: ['Bitte eine gültige Auswahl treffen. Dies ist keine gültige Auswahl.'] },
})

test('a lecturer sees the own timeslots with how many there are in each state, staff see all', async () => {
  const { slot, lecturer } = await held({ capacity: 2 })
  const other = await held()
  const [first] = await given.participants(slot.id, 3)
  openDoor()
  await mark(lecturer, await idOf(slot, first ?? slot), { state: 'attended' })
  const { results } = await as(lecturer)(listLecturerTimeslots, { query: {} })
  expect(results).toMatchObject([
    {
      id: slot.id,
      workshop_name: 'Leseförderung',
      participants_count: 2,
      counts: { registered: 1, waitlisted: 1, attended: 1, absent: 0, cancelled: 0 },
    },
  ])
  const one = await as(lecturer)(getLecturerTimeslot, { params: { id: slot.id } })
  expect([one]).toEqual(results)
  const all = await as(await given.staff())(listLecturerTimeslots, { query: {} })
  expect(all.results.map(({ id }) => id)).toEqual(expect.arrayContaining([slot.id, other.slot.id]))
})

test('what is not one’s own is not found, in a filter it is wrong, and drafts are nobody’s', async () => {
  const { slot, lecturer } = await held()
  const other = await held()
  const [person] = await given.participants(slot.id, 1)
  const id = await idOf(slot, person ?? slot)
  await expect(as(other.lecturer)(getLecturerTimeslot, { params: { id: slot.id } })).rejects.toEqual(missing)
  await expect(see(other.lecturer, id)).rejects.toEqual(missing)
  await expect(mark(other.lecturer, id, { state: 'attended' })).rejects.toEqual(missing)
  expect((await as(other.lecturer)(listParticipants, { query: {} })).results).toEqual([])
  const from = (url: string) => ask('GET', url, other.lecturer)
  expect(await from(`/api/lecturer-participants/?timeslot=${slot.id}`)).toMatchObject(wrong('timeslot'))
  expect(await from(`/api/lecturer-timeslots/?workshop=${slot.workshopId}`)).toMatchObject(wrong('workshop'))
  expect(await from('/api/lecturer-timeslots/?event=2000000000')).toMatchObject(wrong('event'))
  const draft = await held({ eventId: (await given.event({ state: 'draft' })).id })
  await expect(as(draft.lecturer)(getLecturerTimeslot, { params: { id: draft.slot.id } })).rejects.toEqual(
    missing,
  )
  expect(await see(lecturer, id)).toMatchObject({ id, state: 'registered' })
})

test('who is neither lecturer nor staff may not ask, nobody without a login either', async () => {
  const person = await given.account()
  for (const url of ['/api/lecturer-timeslots/', '/api/lecturer-participants/']) {
    expect((await ask('GET', url, person)).status).toBe(403)
    expect((await ask('GET', url)).status).toBe(401)
  }
})

test('participants come by family name, those who wait in their order, and nobody whose account is gone', async () => {
  const { slot, lecturer } = await held({ capacity: 3 })
  const [last, first, gone, waiting, next] = await given.participants(slot.id, 5)
  const rename = async (person: { id: number } | undefined, lastName: string) =>
    ask('PATCH', '/api/auth/users/me/', person, { last_name: lastName })
  await rename(last, 'Zander')
  await rename(first, 'Albrecht')
  await rename(waiting, 'Winter')
  await rename(next, 'Adler')
  await deps.db
    .update(participations)
    .set({ accountId: null })
    .where(eq(participations.accountId, gone?.id ?? 0))
  const { count, results } = await as(lecturer)(listParticipants, { query: {} })
  expect(count).toBe(4)
  expect(results.map(one => [one.account.last_name, one.waitlist_position])).toEqual([
    ['Albrecht', null],
    ['Zander', null],
    ['Winter', 1],
    ['Adler', 2],
  ])
  const waitlist = await as(lecturer)(listParticipants, { query: { state: 'waitlisted' } })
  expect(waitlist.count).toBe(2)
})
