import { changeParticipant } from '@tafelrunde/contract/events/attendance'
import { expect, test } from 'vitest'
import { backedUp, restored } from '../backups.ts'
import { buildTestApp } from '../build-test-app.ts'
import { peopleIn } from '../people.ts'
import { expectSound } from '../sound.ts'
import { timeLimit } from './chance.ts'

const before = await buildTestApp()

test(
  'after an older backup nobody is taken for somebody who came later, and who was logged in logs in again',
  async () => {
    const { given, deps } = before
    const people = await peopleIn(before)
    const slot = await given.timeslot()
    const teacher = await given.account({ isLecturer: true })
    await given.lecturer(slot.workshopId ?? 0, { accountId: teacher.id })
    const stayed = await people.loggedIn()
    const { file } = await backedUp(deps.db)
    // What happens after it is gone with the database.
    const renewed = (await people.refresh(stayed.refresh)).body
    const late = await people.loggedIn()
    const lateSlot = await given.timeslot({ eventId: slot.eventId, workshopId: slot.workshopId })
    const place = await given.participation(late, slot, { state: 'registered' })

    const { url } = await restored(file)
    const after = await buildTestApp(url)
    const now = await peopleIn(after)
    const look = async (authorization: string | undefined) =>
      (await after.app.inject({ url: '/api/account/', headers: { authorization } })).statusCode
    expect(await look(late.headers.authorization)).toBe(401)
    expect((await now.refresh(late.refresh)).status).toBe(401)
    expect(await look(stayed.headers.authorization)).toBe(200)
    expect((await now.refresh(renewed.refresh)).status).toBe(401)
    expect(await now.logIn(stayed.email)).toMatchObject({ access: expect.any(String) })

    // Others come instead, and none of them gets a number that somebody else may still name.
    const somebody = await after.given.account({ email: 'neu@schule.example' })
    const theirs = await after.given.participation(somebody, slot, { state: 'registered' })
    const another = await after.given.timeslot({ eventId: slot.eventId, workshopId: slot.workshopId })
    expect(somebody.id).toBeGreaterThan(late.id)
    expect(theirs.id).toBeGreaterThan(place.id)
    expect(another.id).toBeGreaterThan(lateSlot.id)
    const mark = (id: number) =>
      after.as(teacher)(changeParticipant, { params: { id }, body: { state: 'attended' } })
    await expect(mark(place.id)).rejects.toMatchObject({ status: 404 })
    const answer = await after.app.inject({
      method: 'POST',
      url: `/api/timeslots/${lateSlot.id}/subscribe`,
      headers: stayed.headers,
    })
    expect(answer.statusCode).toBe(404)
    await expectSound(after.deps.db)
  },
  timeLimit,
)
