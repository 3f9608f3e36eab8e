import { changeTimeslot, getOfficeTimeslot } from '@tafelrunde/contract/admin/events/programme'
import { createRoom } from '@tafelrunde/contract/admin/events/rooms'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../../test/build-test-app.ts'
import { events } from '../../events/events.tables.ts'
import { workshopLecturers, workshops } from '../../workshops/workshops.tables.ts'
import { countsOf, importInto } from './import-programme.fixture.ts'

const app = await buildTestApp()
const { as, deps, given } = app
const staff = await given.staff()
const { eventOf, fileOf, importTalks, run, timeslotOf, workshopsOf } = await importInto(app)

test('what the office has changed since the last file stays and is named; all else follows the file', async () => {
  await importTalks('kept', { guid: 'a' }, { guid: 'b', start: '14:00' })
  const [first] = await workshopsOf('kept')
  await deps.db
    .update(workshops)
    .set({ name: 'Vom Büro' })
    .where(eq(workshops.id, first?.id ?? 0))

  const newer = [
    { guid: 'a', title: 'Neu', start: '11:00' },
    { guid: 'b', title: 'Auch neu', start: '14:00' },
  ] as const
  const { printed } = await importTalks('kept', ...newer)
  expect((await workshopsOf('kept')).map(({ name }) => name)).toEqual(['Vom Büro', 'Auch neu'])
  expect(await timeslotOf('kept', 'Neu')).toMatchObject({ start: new Date('2027-03-13T11:00:00+01:00') })
  expect(printed).toContain(`Workshop Nr. ${first?.id}: Name`)
  expect(printed).toContain('nach der Datei mit --overwrite')
})

test('a Termin keeps the room that the office gave it, and the time that it was moved to', async () => {
  await importTalks('room', { guid: 'a' })
  const { id } = await timeslotOf('room', 'Workshop a')
  const room = await as(staff)(createRoom, { body: { name: 'Aula', capacity: 80 } })
  const { workshop, caption, version } = await as(staff)(getOfficeTimeslot, { params: { id } })
  const times = { start: '2027-03-13T12:00:00+01:00', end: '2027-03-13T13:30:00+01:00' }
  const body = { workshop, caption, ...times, room: room.id, version }
  await as(staff)(changeTimeslot, { params: { id }, body })

  await importTalks('room', { guid: 'a', room: 'Saal 2' })
  expect(await as(staff)(getOfficeTimeslot, { params: { id } })).toMatchObject({
    room: room.id,
    location: 'Aula',
    start: new Date(times.start),
    end: new Date(times.end),
  })
})

test('with --overwrite the file counts, and what it says is then no change of the office any more', async () => {
  await importTalks('over', { guid: 'a' })
  const { id } = await eventOf('over')
  const early = new Date('2027-03-13T08:00:00+01:00')
  await deps.db.update(events).set({ startsAt: early }).where(eq(events.id, id))
  const kept = await importTalks('over', { guid: 'a' })
  expect(kept.printed).toContain(`Veranstaltung Nr. ${id}: Zeit`)
  expect((await eventOf('over')).startsAt).toEqual(early)

  const file = await fileOf('over', { guid: 'a' })
  const { printed } = await run(file, '--overwrite')
  expect(printed).toContain('In der Verwaltung geändert, jetzt nach der Datei:')
  expect((await eventOf('over')).startsAt).toEqual(new Date('2027-03-13T10:00:00+01:00'))
  expect((await run(file)).printed).not.toContain('In der Verwaltung geändert')
})

test('who gives a workshop is the office’s once it said otherwise, and nobody comes or goes for what the file says', async () => {
  await importTalks(
    'cast',
    { guid: 'a', person: 'Anna Berg' },
    { guid: 'b', start: '14:00', person: 'Ben Ott' },
  )
  const givenBy = async () =>
    (await workshopsOf('cast')).map(({ lecturers }) => lecturers.map(({ last_name }) => last_name))
  const [first, second] = await workshopsOf('cast')
  const [ott] = second?.lecturers ?? []
  const ofFirst = eq(workshopLecturers.workshopId, first?.id ?? 0)
  await deps.db
    .update(workshopLecturers)
    .set({ lecturerId: ott?.id ?? 0 })
    .where(ofFirst)

  const newer = await fileOf(
    'cast',
    { guid: 'a', person: 'Carla Neu' },
    { guid: 'b', start: '14:00', person: 'Ben Ott' },
  )
  const { printed } = await run(newer)
  expect(await givenBy()).toEqual([['Ott'], ['Ott']])
  expect(printed).toContain(`Workshop Nr. ${first?.id}: Referenten`)
  expect(countsOf(printed, 'Referenten')).toEqual([0, 0, 1, 1])

  await run(newer, '--overwrite')
  expect(await givenBy()).toEqual([['Neu'], ['Ott']])
  expect((await run(newer)).printed).not.toContain('In der Verwaltung geändert')
})

test('a workshop keeps whom the office added, wherever it put them', async () => {
  await importTalks('added', { guid: 'a', person: 'Anna Berg' })
  const [workshop] = await workshopsOf('added')
  const workshopId = workshop?.id ?? 0
  await deps.db
    .update(workshopLecturers)
    .set({ position: 2 })
    .where(eq(workshopLecturers.workshopId, workshopId))
  const own = await given.lecturer(workshopId)
  const { printed } = await importTalks('added', { guid: 'a', person: 'Anna Berg' })
  expect(countsOf(printed, 'Workshops')).toEqual([0, 0, 1, 0])
  expect((await workshopsOf('added')).map(({ lecturers }) => lecturers.map(({ id }) => id))).toMatchObject([
    [own.id, expect.any(Number)],
  ])
})
