import { markParticipants, mostMarks } from '@tafelrunde/contract/events/attendance'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { expectSound } from '../../../test/sound.ts'
import { at, doorIn } from './door.fixture.ts'

const testApp = await buildTestApp()
const { as, clock, deps, given } = testApp
const { held, idOf, openDoor, see } = doorIn(testApp)

type Lecturer = { id: number }
type Marks = Parameters<typeof sendAll>[1]
const sendAll = (
  lecturer: Lecturer,
  marks: {
    participant: number
    state: 'registered' | 'attended' | 'absent' | 'cancelled'
    minutes?: number | null
    recorded_at: string
  }[],
) => as(lecturer)(markParticipants, { body: { marks } })

/** The ids of so many people in a timeslot, whose door is open. */
const heldFor = async (count: number, facts: Parameters<typeof held>[0] = {}) => {
  const { slot, lecturer } = await held(facts)
  const people = await given.participants(slot.id, count)
  const ids: number[] = []
  for (const person of people) ids.push(await idOf(slot, person))
  const [first = 0, second = 0, third = 0] = ids
  return { slot, lecturer, ids, first, second, third }
}

const statusesOf = ({ answers }: { answers: { status: number }[] }) => answers.map(({ status }) => status)

beforeEach(() => {
  clock.set('2027-03-01T12:00:00+01:00')
})

test('what was tapped without a network is taken in one go, all of it, in its order', async () => {
  const { lecturer, ids, first } = await heldFor(10)
  openDoor()
  const marks: Marks = ids.flatMap(participant => [
    { participant, state: 'attended', recorded_at: at('09:40') },
    { participant, state: 'absent', recorded_at: at('09:41') },
    { participant, state: 'attended', minutes: 60, recorded_at: at('09:42') },
  ])
  const { answers, participants } = await sendAll(lecturer, marks)
  expect(answers).toEqual(marks.map(() => ({ status: 200 })))
  expect(participants.map(({ id }) => id).toSorted((one, other) => one - other)).toEqual(ids)
  for (const participant of participants)
    expect(participant).toMatchObject({ state: 'attended', minutes: 60, recorded_by: 'Miriam Baumgärtner' })
  const { marks: history } = await see(lecturer, first)
  expect(history.map(({ state }) => state)).toEqual(['attended', 'absent', 'attended'])
  await expectSound(deps.db)
})

test('sent again, because the answer got lost, it changes nothing', async () => {
  const { lecturer, first, second } = await heldFor(2)
  openDoor()
  const marks: Marks = [
    { participant: first, state: 'attended', recorded_at: at('09:40') },
    { participant: second, state: 'absent', recorded_at: at('09:41') },
  ]
  const once = await sendAll(lecturer, marks)
  expect(await sendAll(lecturer, marks)).toEqual(once)
  expect((await see(lecturer, first)).marks).toHaveLength(1)
})

test('what is refused says why, as it would alone, and keeps nothing behind it from being taken', async () => {
  const { lecturer, first, second, third } = await heldFor(3)
  const { first: foreign } = await heldFor(1)
  openDoor()
  const { answers, participants } = await sendAll(lecturer, [
    { participant: foreign, state: 'attended', recorded_at: at('09:40') },
    { participant: first, state: 'attended', minutes: 1000, recorded_at: at('09:40') },
    { participant: second, state: 'attended', recorded_at: '2027-03-12T10:00:00+01:00' },
    { participant: second, state: 'attended', recorded_at: at('10:40') },
    { participant: third, state: 'absent', recorded_at: at('09:40') },
  ])
  expect(answers).toEqual([
    { status: 404, body: { detail: 'Nicht gefunden.' } },
    { status: 400, body: { minutes: [expect.stringContaining('kleiner oder gleich 90')] } },
    { status: 409, body: { detail: expect.any(String), code: 'not_open_yet' } },
    { status: 400, body: { recorded_at: [expect.stringContaining('Uhr dieses Geräts')] } },
    { status: 200 },
  ])
  expect(participants).toMatchObject([{ id: third, state: 'absent' }])
})

test('a fault with one of them is that of one of them', async () => {
  const { lecturer, first, second } = await heldFor(2)
  openDoor()
  await deps.db.execute(
    sql.raw(`
      create function no_luck() returns trigger language plpgsql as $$ begin raise exception 'no luck'; end $$;
      create trigger no_luck before insert on attendance_marks for each row
        when (new.participation_id = ${first}) execute function no_luck();
    `),
  )
  const answer = await sendAll(lecturer, [
    { participant: first, state: 'attended', recorded_at: at('09:40') },
    { participant: second, state: 'attended', recorded_at: at('09:40') },
  ])
  await deps.db.execute(sql.raw('drop trigger no_luck on attendance_marks; drop function no_luck()'))
  expect(statusesOf(answer)).toEqual([500, 200])
})

test('a hundred of them are enough for one go, and it is a matter of lecturers', async () => {
  const { lecturer, first } = await heldFor(1)
  openDoor()
  const mark: Marks[number] = { participant: first, state: 'attended', recorded_at: at('09:40') }
  const many = (count: number) => Array.from({ length: count }, () => mark)
  expect(statusesOf(await sendAll(lecturer, many(mostMarks)))).toHaveLength(mostMarks)
  await expect(sendAll(lecturer, many(mostMarks + 1))).rejects.toMatchObject({ status: 400 })
  expect(await sendAll(lecturer, [])).toEqual({ answers: [], participants: [] })
  await expect(sendAll(await given.account(), [mark])).rejects.toMatchObject({ status: 403 })
})
