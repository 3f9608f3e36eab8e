import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../../test/build-test-app.ts'
import { importInto, scheduleOf } from '../import/import-programme.fixture.ts'
import { uploadsOf } from './preview.fixture.ts'

const testApp = await buildTestApp()
const { given } = testApp
const { send, done } = uploadsOf(testApp, await given.staff())
const { eventOf, importTalks, timeslotOf } = await importInto(testApp)

test('an event of the office takes its first file in: its own Termine stay, and its time is its own', async () => {
  const event = await given.event()
  await given.timeslot({ eventId: event.id, workshopId: null, caption: 'Stadtführung' })
  const file = scheduleOf('adopted', { guid: 'a' })
  const { items, consequences, seen } = await done(event.id, { file, capacity: '7' })
  expect(items[0]).toMatchObject({
    kind: 'event',
    outcome: 'kept',
    parts: [{ name: 'Zeit', takes: 'office' }],
  })
  expect(consequences).toContain(
    'Die Veranstaltung hat schon 1 Termin aus keiner Datei. Er bleibt, wie er ist.',
  )
  await done(event.id, { file, capacity: '7', seen })
  expect(await eventOf('adopted')).toMatchObject({ id: event.id, name: event.name, startsAt: event.startsAt })
  expect(await timeslotOf('adopted', 'Workshop a')).toMatchObject({ capacity: 7 })
  expect(await timeslotOf('adopted', 'Stadtführung')).toMatchObject({ workshop: null })
})

test('a file that is none, or another event’s, is refused in words', async () => {
  await importTalks('own', { guid: 'a' })
  await importTalks('other', { guid: 'a' })
  const { id } = await eventOf('own')
  const bare = await given.event()
  const refusedBy = async (eventId: number, file: string | Uint8Array) => {
    const answer = await send(eventId, { file })
    expect(answer.statusCode).toBe(400)
    return answer.json().file
  }
  expect(await refusedBy(id, 'Programm')).toEqual([
    'Zeile 1: Die Datei ist weder ein Programm in JSON noch eines in XML.',
  ])
  expect(await refusedBy(id, '')).toEqual(['Zeile 1: Die Datei ist leer.'])
  const endless = scheduleOf('own', { guid: 'a' })
    .replace('2027-03-13T', '9999-12-31T')
    .replace('"01:00"', '"99:00"')
  expect(await refusedBy(id, endless)).toEqual([expect.stringContaining('Das Ende läge nach dem Jahr 9999.')])
  expect(await refusedBy(id, '{"schedule": {}}')).toEqual([expect.stringContaining('conference: ')])
  expect(await refusedBy(id, '{"schedule": ')).toEqual([expect.stringMatching(/^Zeile 1/)])
  expect(await refusedBy(id, scheduleOf('other', { guid: 'a' }))).toEqual([
    'Diese Datei ist ein anderes Programm („other“) als das, aus dem die Veranstaltung stammt („own“).',
  ])
  expect(await refusedBy(bare.id, scheduleOf('other', { guid: 'a' }))).toEqual([
    'Diese Datei ist das Programm von „Tagung other“. Bitte lesen Sie sie dort ein.',
  ])
  expect(await refusedBy(id, new Uint8Array(50 * 1024 * 1024 + 1))).toEqual([
    'Die Datei ist zu groß. Sie darf höchstens 50 MB haben.',
  ])
  expect((await send(2_147_483_647, { file: scheduleOf('own', { guid: 'a' }) })).statusCode).toBe(404)
})

test('a programme of 689 Termine is looked at and taken over while somebody waits', async () => {
  const event = await given.event({ state: 'draft' })
  const file = await readFile(new URL('../../../../test/data/fosdem-2018.schedule.xml', import.meta.url))
  const { items, seen } = await done(event.id, { file })
  expect(items.filter(({ kind }) => kind === 'timeslot')).toHaveLength(689)
  await done(event.id, { file, seen })
  const again = await done(event.id, { file })
  expect(again.items).toEqual([expect.objectContaining({ kind: 'event', outcome: 'kept' })])
  expect(again.unchanged.timeslot).toBe(689)
})
