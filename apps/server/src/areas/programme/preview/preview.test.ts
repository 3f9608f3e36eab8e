import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../../test/build-test-app.ts'
import { auditEntries } from '../../../platform/db/audit.tables.ts'
import { bookingNotes } from '../../participations/notes/notes.tables.ts'
import { workshops } from '../../workshops/workshops.tables.ts'
import { importInto, scheduleOf } from '../import/import-programme.fixture.ts'
import { outcomesOf, uploadsOf } from './preview.fixture.ts'

const testApp = await buildTestApp()
const { deps, given } = testApp
const staff = await given.staff()
const { send, done } = uploadsOf(testApp, staff)
const { eventOf, importTalks, timeslotOf, timeslotsOf, workshopsOf } = await importInto(testApp)

test('a preview says what is new, changed and removed and why, and writes nothing; then it is taken over', async () => {
  await importTalks(
    'seen',
    { guid: 'a' },
    { guid: 'b', start: '14:00' },
    { guid: 'c', start: '16:00', person: 'Gerd Gehtfort' },
  )
  const { id } = await eventOf('seen')
  const before = [await timeslotsOf('seen'), await workshopsOf('seen')]
  const file = scheduleOf(
    'seen',
    { guid: 'a', title: 'Neu' },
    { guid: 'b', start: '15:00' },
    { guid: 'd', person: 'Dora Da' },
  )

  const preview = await done(id, { file })
  expect(outcomesOf(preview)).toEqual([
    'changed event Tagung seen',
    'new workshop Workshop d',
    'changed workshop Workshop a',
    'removed workshop Workshop c',
    'new timeslot Workshop d',
    'changed timeslot Workshop a',
    'changed timeslot Workshop b',
    'removed timeslot Workshop c',
    'new lecturer Dora Da',
    'removed lecturer Gerd Gehtfort',
  ])
  const [moved] = preview.items.filter(({ kind, name }) => kind === 'timeslot' && name === 'Workshop b')
  expect(moved).toMatchObject({
    reasons: ['Die Datei sagt es jetzt so.'],
    parts: [
      {
        name: 'Zeit',
        before: 'Sa., 13. März 2027, 14:00–15:00 Uhr',
        after: 'Sa., 13. März 2027, 15:00–16:00 Uhr',
        key: null,
      },
    ],
  })
  expect(
    preview.items.find(({ outcome, kind }) => outcome === 'removed' && kind === 'timeslot')?.reasons,
  ).toEqual(['Steht nicht mehr in der Datei, und niemand hat einen Platz darin.'])
  expect(preview.unchanged).toEqual({ workshop: 1, timeslot: 0, lecturer: 0 })
  expect([await timeslotsOf('seen'), await workshopsOf('seen')]).toEqual(before)

  await done(id, { file, seen: preview.seen })
  expect((await workshopsOf('seen')).map(({ name }) => name)).toEqual(['Neu', 'Workshop b', 'Workshop d'])
  expect((await done(id, { file })).items).toEqual([])
  const deleted = and(eq(auditEntries.subject, 'timeslots'), eq(auditEntries.action, 'delete'))
  expect(await deps.db.select().from(auditEntries).where(deleted)).toMatchObject([{ actor: staff.id }])
})

test('of what the office has changed since the last file it counts, unless somebody says that the file does', async () => {
  await importTalks('choice', { guid: 'a' }, { guid: 'b', start: '14:00' })
  const { id } = await eventOf('choice')
  const [first] = await workshopsOf('choice')
  await deps.db
    .update(workshops)
    .set({ name: 'Vom Büro' })
    .where(eq(workshops.id, first?.id ?? 0))
  const file = scheduleOf('choice', { guid: 'a', title: 'Aus der Datei' }, { guid: 'b', start: '14:00' })

  const preview = await done(id, { file })
  const [kept] = preview.items.filter(({ kind }) => kind === 'workshop')
  const key = `workshop ${first?.id} Name`
  expect(kept).toMatchObject({
    outcome: 'kept',
    parts: [{ name: 'Name', before: 'Vom Büro', after: 'Aus der Datei', key, takes: 'office' }],
  })
  const chosen = await done(id, { file, from_file: [key] })
  expect(chosen.items.find(({ kind }) => kind === 'workshop')).toMatchObject({
    outcome: 'changed',
    parts: [{ key, takes: 'file' }],
  })

  // What was seen with one choice is not done with another one.
  expect((await send(id, { file, from_file: [key], seen: preview.seen })).statusCode).toBe(409)
  await done(id, { file, from_file: [key], seen: chosen.seen })
  expect((await workshopsOf('choice')).map(({ name }) => name)).toEqual(['Aus der Datei', 'Workshop b'])
})

test('what people have a place in stays and says so; who is moved will be told, and is not told by looking', async () => {
  await importTalks('booked', { guid: 'a' }, { guid: 'b', start: '14:00' })
  const { id } = await eventOf('booked')
  await given.participants((await timeslotOf('booked', 'Workshop a')).id, 2)
  await given.participants((await timeslotOf('booked', 'Workshop b')).id, 1)
  const notes = await deps.db.$count(bookingNotes)

  const { items, consequences } = await done(id, {
    file: scheduleOf('booked', { guid: 'a', start: '11:00' }),
  })
  expect(items.filter(({ outcome }) => outcome === 'kept')).toMatchObject([
    {
      kind: 'workshop',
      reasons: ['Steht nicht mehr in der Datei und bleibt trotzdem, weil ein Termin davon bleibt.'],
    },
    {
      kind: 'timeslot',
      reasons: ['Steht nicht mehr in der Datei und bleibt trotzdem: 1 Teilnahme hängt daran.'],
    },
  ])
  expect(items.find(({ outcome, kind }) => outcome === 'changed' && kind === 'timeslot')?.reasons).toContain(
    'Alle bleiben darin: 2 Teilnahmen hängen daran.',
  )
  expect(consequences).toEqual([
    'Gilt sofort, auch in der App; der Raumplan muss dafür nicht veröffentlicht werden.',
    '2 Personen bekommen eine E-Mail, weil ein gebuchter Termin verlegt wird.',
    'Räume stehen am Termin so, wie die Datei sie nennt. In Ihrer Raumliste fehlt: „Saal 1“.',
  ])
  expect(await deps.db.$count(bookingNotes)).toBe(notes)
})

test('whatever has changed since the preview is looked at first: nothing is written, and twice is not done', async () => {
  await importTalks('twice', { guid: 'a' })
  const { id } = await eventOf('twice')
  const file = scheduleOf('twice', { guid: 'a', start: '11:00' })
  const { seen } = await done(id, { file })
  await given.participants((await timeslotOf('twice', 'Workshop a')).id, 1) // hinders nobody
  await importTalks('twice', { guid: 'a', start: '12:00' })
  const answer = await send(id, { file, seen })
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'changed'])
  expect((await timeslotOf('twice', 'Workshop a')).start).toEqual(new Date('2027-03-13T12:00:00+01:00'))

  const again = await done(id, { file })
  await done(id, { file, seen: again.seen })
  expect((await send(id, { file, seen: again.seen })).statusCode).toBe(409)
})

test('a file that would give somebody two Termine at a time is refused by their names before anything is written', async () => {
  await importTalks('clash', { guid: 'a' }, { guid: 'b', start: '14:00' })
  const { id } = await eventOf('clash')
  const person = await given.account()
  for (const caption of ['Workshop a', 'Workshop b']) {
    const { id: slot, start, end } = await timeslotOf('clash', caption)
    await given.participation(person, { id: slot, startsAt: start, endsAt: end }, { state: 'registered' })
  }
  const answer = await send(id, {
    file: scheduleOf('clash', { guid: 'a', start: '14:30' }, { guid: 'b', start: '14:00' }),
  })
  expect([answer.statusCode, answer.json()]).toMatchObject([
    409,
    {
      code: 'clash',
      detail: expect.stringContaining('„Workshop b“, Sa., 13. März 2027, 14:00–15:00 Uhr: 1 Person'),
    },
  ])
})
