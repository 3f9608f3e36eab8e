import { eq } from 'drizzle-orm'
import { XmlDocument } from 'libxml2-wasm'
import { expect, test } from 'vitest'
import { readings } from '../../../../test/read/calendars.ts'
import { events } from '../../events/events.tables.ts'
import { timeslots } from '../../timeslots/timeslots.tables.ts'
import { workshopLecturers, workshops } from '../../workshops/workshops.tables.ts'
import { publisher, saidBy } from './schedule.fixture.ts'

const { app, bearer, deps, given, published, importPublished } = await publisher()
const { db } = deps
const formats = ['json', 'xml', 'ics'] as const
const fetchFile = (id: number | string, format: string, headers = {}) =>
  app.inject({ url: `/api/events/${id}/schedule.${format}`, headers })

const at = (clock: string) => new Date(`2027-03-13T${clock}:00+01:00`)
/** A congress with a workshop that is given twice by two people, a plenary session and a break. */
const congress = async () => {
  const event = await given.event({
    name: 'Kongress',
    description: 'Zwei Tage\nSchule & mehr',
    location: 'Lindenau',
  })
  const facts = { eventId: event.id, name: 'Lesen', description: 'Für <alle>\n\n  • **Bücher** &amp; mehr' }
  const workshop = await given.workshop(facts)
  const slot = (facts: object) => given.timeslot({ eventId: event.id, workshopId: workshop.id, ...facts })
  const late = await slot({ startsAt: at('13:00'), endsAt: at('14:30'), location: '204' })
  const early = await slot({ startsAt: at('10:00'), endsAt: at('11:30'), location: 'Aula' })
  const open = { workshopId: null, capacity: null, location: 'Aula' }
  await slot({ ...open, caption: 'Begrüßung', startsAt: at('09:00'), endsAt: at('09:30') })
  await slot({ ...open, caption: 'Kaffeepause', startsAt: at('09:30'), endsAt: at('10:00') })
  const anna = await given.lecturer(workshop.id, { firstName: 'Anna', lastName: 'van der Berg' })
  const ole = await given.lecturer(workshop.id, {
    firstName: '',
    lastName: 'Ole',
    profileDescription: 'Lehrer',
  })
  await db.update(workshopLecturers).set({ position: 2 }).where(eq(workshopLecturers.lecturerId, anna.id))
  return { event, workshop, early, late, anna, ole }
}

test('the JSON has the days, rooms and talks of an event as frab words them', async () => {
  const { event, workshop, early, ole } = await congress()
  const { schedule } = JSON.parse(await published(event.id, 'json'))
  expect(schedule.version).toMatch(/^[0-9a-f]{12}$/)
  const { days, ...conference } = schedule.conference
  expect(conference).toMatchObject({
    acronym: `tafelrunde_${event.id}`,
    title: 'Kongress',
    description: 'Zwei Tage\nSchule & mehr',
    start: '2027-03-13',
    end: '2027-03-13',
    daysCount: 1,
    time_zone_name: 'Europe/Berlin',
    rooms: [{ name: '204' }, { name: 'Aula' }],
  })
  expect(days).toMatchObject([
    {
      index: 1,
      date: '2027-03-13',
      day_start: '2027-03-13T09:00:00+01:00',
      day_end: '2027-03-13T14:30:00+01:00',
    },
  ])
  const { Aula: talks } = days[0].rooms
  const told = talks.map(({ title, type, start, duration }: Record<string, string>) => [
    title,
    type,
    start,
    duration,
  ])
  expect(told).toEqual([
    ['Begrüßung', 'plenary', '09:00', '00:30'],
    ['Kaffeepause', 'break', '09:30', '00:30'],
    ['Lesen', 'workshop', '10:00', '01:30'],
  ])
  expect(talks[2]).toMatchObject({
    id: early.id,
    guid: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/),
    date: '2027-03-13T10:00:00+01:00',
    room: 'Aula',
    url: `https://tafelrunde.example/workshop-detail/${workshop.id}`,
    language: 'de',
    description: 'Für ‹alle›\n\n  • **Bücher** &amp; mehr',
    persons: [
      { id: ole.id, public_name: 'Ole', biography: 'Lehrer' },
      { public_name: 'Anna van der Berg', biography: '' },
    ],
  })
})

test('the XML says the same, also to a program that is not ours', async () => {
  const { event } = await congress()
  const document = XmlDocument.fromString(await published(event.id, 'xml'))
  const textsAt = (path: string) => document.find(path).map(node => node.content)
  expect(textsAt('/schedule/conference/title')).toEqual(['Kongress'])
  expect(textsAt('/schedule/conference/days')).toEqual(['1'])
  expect(textsAt('/schedule/day/@date')).toEqual(['2027-03-13'])
  expect(textsAt('/schedule/day/room/@name')).toEqual(['204', 'Aula'])
  expect(textsAt('//event/title')).toEqual(['Lesen', 'Begrüßung', 'Kaffeepause', 'Lesen'])
  expect(textsAt('//room[@name="204"]/event/description')).toEqual([
    'Für ‹alle›\n\n  • **Bücher** &amp; mehr',
  ])
  expect(textsAt('//room[@name="204"]/event/persons/person')).toEqual(['Ole', 'Anna van der Berg'])
  const { schedule } = JSON.parse(await published(event.id, 'json'))
  expect(textsAt('/schedule/version')).toEqual([schedule.version])
})

test('the calendar has every timeslot, as two programs read it', async () => {
  const { event } = await congress()
  for (const entries of readings(await published(event.id, 'ics')))
    expect(entries.map(({ summary, start, location }) => [summary, start, location])).toEqual([
      ['Begrüßung', at('09:00'), 'Aula, Lindenau'],
      ['Kaffeepause', at('09:30'), 'Aula, Lindenau'],
      ['Lesen', at('10:00'), 'Aula, Lindenau'],
      ['Lesen', at('13:00'), '204, Lindenau'],
    ])
})

test('imported again, the dates of a workshop are those of one, and breaks are breaks', async () => {
  const { event } = await congress()
  for (const format of ['json', 'xml'] as const) {
    const text = await published(event.id, format)
    const copy = await importPublished(text, format, `tafelrunde-${event.id}`)
    expect(saidBy(await published(copy.id, format))).toBe(saidBy(text))
    expect(await db.$count(workshops, eq(workshops.eventId, copy.id))).toBe(1)
    expect(await db.$count(timeslots, eq(timeslots.eventId, copy.id))).toBe(4)
  }
})

test('a workshop without a lecturer whose name sounds like a break is still a workshop', async () => {
  const event = await given.event()
  await given.timeslot({ eventId: event.id, name: 'Die bewegte Pause' })
  const copy = await importPublished(await published(event.id, 'json'), 'json', `tafelrunde-${event.id}`)
  expect(await db.$count(workshops, eq(workshops.eventId, copy.id))).toBe(1)
})

test.each([
  ['json', 'application/json; charset=utf-8'],
  ['xml', 'application/xml; charset=utf-8'],
  ['ics', 'text/calendar; charset=utf-8'],
])('the %s is a file for everybody, 304 while it is the same', async (format, type) => {
  const { event, workshop, late } = await congress()
  const { statusCode, headers } = await fetchFile(event.id, format, { accept: type })
  expect(statusCode).toBe(200)
  expect(headers).toMatchObject({
    'content-type': type,
    'content-disposition': `attachment; filename=programm-${event.id}.${format}`,
    'cache-control': 'public, no-cache',
  })
  const ifNoneMatch = { 'if-none-match': String(headers.etag) }
  expect((await fetchFile(event.id, format, ifNoneMatch)).statusCode).toBe(304)
  await db.update(timeslots).set({ location: 'Turnhalle' }).where(eq(timeslots.id, late.id))
  await expect.poll(async () => (await fetchFile(event.id, format, ifNoneMatch)).statusCode).toBe(200)
  await db.update(workshops).set({ name: 'Lesen und Schreiben' }).where(eq(workshops.id, workshop.id))
  await expect.poll(async () => (await fetchFile(event.id, format)).body).toContain('Lesen und Schreiben')
})

test('every change of the programme is a new version', async () => {
  const { event, late } = await congress()
  const version = async () => JSON.parse(await published(event.id, 'json')).schedule.version
  const before = await version()
  await db
    .update(timeslots)
    .set({ endsAt: at('15:00') })
    .where(eq(timeslots.id, late.id))
  await expect.poll(version).not.toBe(before)
})

test('a draft is for staff only and never kept, what does not exist is for nobody', async () => {
  const { event } = await congress()
  await db.update(events).set({ state: 'draft' }).where(eq(events.id, event.id))
  const [staff, other] = [await bearer(await given.staff()), await bearer(await given.account())]
  for (const format of formats) {
    for (const headers of [{}, other])
      expect((await fetchFile(event.id, format, headers)).statusCode).toBe(404)
    const answer = await fetchFile(event.id, format, staff)
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'private, no-store'])
    expect((await fetchFile(999_999, format, staff)).statusCode).toBe(404)
    expect((await fetchFile('x', format)).statusCode).toBe(404)
  }
})

test('an event in which nothing happens yet has files with its first day and nothing in it', async () => {
  const { id } = await given.event()
  const { days } = JSON.parse(await published(id, 'json')).schedule.conference
  expect(days).toMatchObject([{ index: 1, rooms: {} }])
  const document = XmlDocument.fromString(await published(id, 'xml'))
  expect(document.find('//event')).toEqual([])
  for (const entries of readings(await published(id, 'ics'))) expect(entries).toEqual([])
})

test('characters that no XML may have are left out, all others stay', async () => {
  const event = await given.event()
  await given.timeslot({
    eventId: event.id,
    name: 'Kreide\u0007 \uffff & <Tafel>',
    location: 'A "1" &amp; B',
  })
  const document = XmlDocument.fromString(await published(event.id, 'xml'))
  expect(document.find('//title').map(node => node.content)).toContain('Kreide & <Tafel>')
  for (const path of ['//event/room', '//room/@name'])
    expect(document.get(path)?.content).toBe('A "1" &amp; B')
})
