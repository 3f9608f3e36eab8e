import { getPresence } from '@tafelrunde/contract/admin/events/presence'
import { afterAll, expect, test } from 'vitest'
import { presenceExamples } from '../../../../papers/presence-examples.ts'
import { buildTestApp } from '../../../../test/build-test-app.ts'
import { readPdf } from '../../../../test/read/read-pdf.ts'
import { createPapers } from '../../../platform/papers/papers.ts'
import { exhibitorEvents, exhibitors } from '../../directory/directory.tables.ts'
import { lecturerData } from '../../lecturers/lecturer-data.tables.ts'
import { attendanceMarks } from '../attendance.tables.ts'

const { app, as, bearer, clock, deps, given } = await buildTestApp()
const papers = createPapers()
afterAll(() => papers.close())
const staff = await given.staff()
const at = (time: string) => new Date(`2027-03-13T${time}:00+01:00`)

const { id: event } = await given.event()
const slot = (name: string, location: string, from: string, to: string) =>
  given.timeslot({ eventId: event, name, location, startsAt: at(from), endsAt: at(to) })
const early = await slot('Stimme', 'Aula', '08:30', '09:30')
const reading = await slot('Leseförderung', 'Raum 2.14', '10:00', '11:30')
const maths = await slot('Mathematik', 'Raum 10', '10:00', '11:30')
const late = await slot('Ausklang', 'Aula', '15:00', '16:00')
const yesterday = await given.timeslot({
  eventId: event,
  startsAt: new Date('2027-03-12T10:00:00+01:00'),
  endsAt: new Date('2027-03-12T11:00:00+01:00'),
})
type Slot = typeof reading

const person = (lastName: string) => given.account({ firstName: 'Eva', lastName })
/** Somebody in a Termin: marked there at this time, missed, or only booked. */
const put = async (who: { id: number }, where: Slot, how: string) => {
  const state = how === 'booked' ? 'registered' : how === 'absent' ? 'absent' : 'attended'
  const { id } = await given.participation(who, where, { state })
  if (state !== 'attended') return
  const recordedAt = at(how)
  await deps.db
    .insert(attendanceMarks)
    .values({ participationId: id, state, recordedAt, receivedAt: recordedAt })
}

const zimmer = await person('Zimmer')
await put(zimmer, reading, '10:02')
const oezdemir = await person('Özdemir')
await put(oezdemir, reading, 'booked')
const stayed = await person('Früh')
await put(stayed, early, '08:40')
await put(stayed, maths, 'absent')
const gone = await person('Fern')
await put(gone, reading, 'absent')
await put(await person('Später'), late, 'booked')
await put(await person('Gestern'), yesterday, 'booked')
const teacher = await given.account({ firstName: 'Karin', lastName: 'Ostermann', isLecturer: true })
await given.lecturer(maths.workshopId ?? 0, { accountId: teacher.id })
await deps.db.insert(lecturerData).values({ accountId: teacher.id, phone: '0151 2345678' })
const [stand] = await deps.db
  .insert(exhibitors)
  .values({ name: 'Verlag Kreidestrich', contactName: 'Petra Kluge', contactPhone: '030 1', stand: '12' })
  .returning()
await deps.db.insert(exhibitorEvents).values({ exhibitorId: stand?.id ?? 0, eventId: event })

const listed = async (time: string) => {
  clock.set(at(time).toISOString())
  const { rooms, ...sums } = await as(staff)(getPresence, { params: { id: event } })
  return { sums, rooms: rooms.map(({ room, people }) => [room, ...people.map(one => one.last_name)]) }
}

test('the emergency list has everybody who is in the house by room and name, and nobody who is not', async () => {
  expect(await listed('10:20')).toEqual({
    sums: { at: at('10:20'), people: 5, seen: 2 },
    rooms: [
      ['Ausstellung', 'Petra Kluge'],
      ['Raum 2.14', 'Özdemir', 'Zimmer'],
      ['Raum 10', 'Ostermann'],
      ['', 'Früh'],
    ],
  })
})

test('it says why somebody is on it, where a door saw them last, and under which number they are reached', async () => {
  clock.set(at('10:20').toISOString())
  const { rooms } = await as(staff)(getPresence, { params: { id: event } })
  const people = rooms.flatMap(room => room.people)
  const found = (key: string) => people.find(one => one.key === key)
  expect(found(`account-${zimmer.id}`)).toMatchObject({
    basis: 'seen',
    activity: 'Leseförderung',
    seen: { at: at('10:02'), room: 'Raum 2.14' },
  })
  expect(found(`account-${oezdemir.id}`)).toMatchObject({ basis: 'booked', seen: null })
  expect(found(`account-${stayed.id}`)).toMatchObject({
    activity: '',
    seen: { at: at('08:40'), room: 'Aula' },
  })
  expect(found(`account-${teacher.id}`)).toMatchObject({ basis: 'planned', phone: '0151 2345678' })
  expect(found(`exhibitor-${stand?.id}`)).toMatchObject({
    activity: 'Verlag Kreidestrich, Stand 12',
    phone: '030 1',
  })
})

test('after their Termin people are still in the house, and before the day begins nobody is', async () => {
  expect((await listed('13:00')).rooms.at(-1)).toEqual(['', 'Früh', 'Ostermann', 'Özdemir', 'Zimmer'])
  clock.set('2027-03-11T10:00:00+01:00')
  expect((await as(staff)(getPresence, { params: { id: event } })).rooms).toEqual([])
})

test('the paper says the same and has room to tick; neither is ever kept by a browser', async () => {
  clock.set(at('10:20').toISOString())
  const headers = await bearer(staff)
  const url = `/api/admin/events/${event}/presence/`
  const paper = await app.inject({ url: `${url}paper/`, headers })
  expect(paper.headers['content-disposition']).toMatch(/^inline; filename="Notfallliste /)
  for (const answer of [paper, await app.inject({ url, headers })])
    expect(answer.headers['cache-control']).toBe('private, no-store')
  const { text } = await readPdf(paper.rawPayload)
  for (const words of [
    '5 Personen im Haus, davon 2 an',
    'Raum 2.14',
    'Zimmer, Eva',
    'gesehen 10:02',
    '0151 2345678',
  ])
    expect(text).toContain(words)
  expect(text).toMatch(/gesehen 08:40, Aula/)
  expect(
    (await app.inject({ url: '/api/admin/events/2147483647/presence/paper/', headers })).statusCode,
  ).toBe(404)
})

test.each(Object.entries(presenceExamples))(
  'the paper %s is accessible, and nothing is printed over',
  async (_name, { template, document }) => {
    const { info, pages } = await readPdf(await papers.draw(template, document))
    expect(info).toMatchObject({ Title: `Notfallliste · ${document.subject}`, Language: 'de-DE' })
    pages.forEach(page => expect(page.overprinted).toEqual([]))
  },
)
