import { readFile } from 'node:fs/promises'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readFrabJson } from './frab-json.reader.ts'

const talk = {
  id: 1,
  guid: 'a',
  date: '2027-03-13T10:00:00+01:00',
  start: '10:00',
  duration: '01:30',
  room: 'Saal 1',
  title: 'Lesen lernen',
  persons: [{ id: 7, public_name: 'Anna Berg' }],
}
const conference = { acronym: 'tag27', title: 'Lehrertag 2027' }
const day = (rooms: unknown) => ({ date: '2027-03-13', rooms })
const file = (days: unknown, more = {}) =>
  JSON.stringify({ schedule: { version: '1.2', conference: { ...conference, ...more, days } } })
const read = (text: string) => readFrabJson(text, 'Europe/Berlin')
const readTalks = (...talks: unknown[]) => read(file([day({ 'Saal 1': talks })]))

const sessionsIn = (reading: ReturnType<typeof read>) => {
  if ('faults' in reading) throw new Error(JSON.stringify(reading.faults))
  return reading.programme.sessions
}
const faultsIn = (reading: ReturnType<typeof read>) =>
  'faults' in reading ? reading.faults.map(({ place, problem }) => `${place}: ${problem}`) : []

const realFile = (name: string) => readFile(new URL(`../../../../test/data/${name}`, import.meta.url), 'utf8')

test('a talk becomes a session', () => {
  const [session] = sessionsIn(readTalks(talk))
  expect(session).toEqual({
    guid: 'a',
    workshop: 'a',
    subtitle: '',
    title: 'Lesen lernen',
    description: '',
    room: 'Saal 1',
    startsAt: new Date('2027-03-13T10:00:00+01:00'),
    endsAt: new Date('2027-03-13T11:30:00+01:00'),
    persons: [{ key: '7', name: 'Anna Berg', biography: '' }],
  })
})

test('the night in which the clocks change takes nothing from a talk’s length', () => {
  const [spring, autumn] = sessionsIn(
    readTalks(
      { ...talk, date: '2027-03-27T23:30:00+01:00', duration: '04:00' },
      { ...talk, guid: 'b', date: '2027-10-30T23:30:00+02:00', duration: '24:30' },
    ),
  )
  expect(spring?.endsAt).toEqual(new Date('2027-03-28T04:30:00+02:00'))
  expect(autumn?.endsAt).toEqual(new Date('2027-10-31T23:00:00+01:00'))
})

test('without an offset the clocks hang in the conference’s zone', () => {
  const talks = { 'Saal 1': [{ ...talk, date: '2027-03-13T10:00:00' }] }
  const [session] = sessionsIn(read(file([day(talks)], { time_zone_name: 'Europe/Lisbon' })))
  expect(session?.startsAt).toEqual(new Date('2027-03-13T10:00:00Z'))
})

test('a talk may have no room, no persons, several persons and persons without an id', () => {
  const persons = [{ public_name: 'Ben  Ott' }, { public_name: 'ben ott' }, { id: 3, name: '' }, 'Cem Arslan']
  const { persons: _, room: __, ...bare } = talk
  const [first, second] = sessionsIn(
    read(file([day({ '': [bare, { ...talk, guid: 'b', room: null, persons }] })])),
  )
  expect(first).toMatchObject({ room: null, persons: [] })
  expect(second?.persons.map(({ key }) => key)).toEqual(['ben ott', 'cem arslan'])
})

test('subtitle, abstract and description make one text without repetition', () => {
  const texts = { subtitle: 'Für alle', abstract: '<p>Kurz.</p>', description: 'Kurz. Und länger.' }
  const [session] = sessionsIn(readTalks({ ...talk, ...texts }))
  expect(session?.description).toBe('Für alle\n\nKurz. Und länger.')
})

test('texts in several languages are read in German', () => {
  const [session] = sessionsIn(readTalks({ ...talk, title: { en: 'Reading', de: 'Lesen' } }))
  expect(session?.title).toBe('Lesen')
})

test('days without rooms are read, also where PHP wrote a list', () => {
  const reading = read(file([day([]), day({}), day({ 'Saal 1': [talk] })]))
  expect(sessionsIn(reading)).toHaveLength(1)
})

test('all faults are named together, each with its path', () => {
  const { duration: _, ...endless } = talk
  const reading = read(
    file([
      day({ 'Saal 1': [talk, { ...endless, guid: 'b' }, { ...talk, guid: 'c', duration: '90' }] }),
      { date: '13.03.2027', rooms: { Aula: [{ ...talk, guid: null, id: null, title: ' ' }, 'Pause'] } },
      day({
        Aula: [
          { ...talk, guid: 'd', date: '2027-02-30T10:00:00+01:00' },
          { ...talk, date: '', start: null },
        ],
      }),
    ]),
  )
  expect(faultsIn(reading)).toEqual([
    'schedule.conference.days[0].rooms["Saal 1"][1].duration: Die Angabe fehlt.',
    'schedule.conference.days[0].rooms["Saal 1"][2].duration: „90“ ist nicht lesbar; erwartet wird eine Dauer über null wie 01:30 (Stunden:Minuten).',
    'schedule.conference.days[1].date: „13.03.2027“ ist nicht lesbar; erwartet wird ein Tag wie 2027-03-13.',
    'schedule.conference.days[1].rooms.Aula[0].title: Die Angabe fehlt.',
    'schedule.conference.days[1].rooms.Aula[0].guid: Es fehlen guid und id.',
    'schedule.conference.days[1].rooms.Aula[1]: Hier wird ein Objekt erwartet.',
    'schedule.conference.days[2].rooms.Aula[0].date: „2027-02-30T10:00:00+01:00“ ist nicht lesbar; erwartet wird ein Zeitpunkt wie 2027-03-13T10:00:00+01:00.',
    'schedule.conference.days[2].rooms.Aula[1].start: Die Angabe fehlt.',
  ])
})

test.each([
  ['a talk without a key', readTalks({ ...talk, guid: '', id: null }), 'rooms["Saal 1"][0].guid'],
  ['two talks with one key', readTalks(talk, { ...talk, title: 'Rechnen' }), 'rooms["Saal 1"][1].guid'],
  ['a programme without talks', read(file([day({})])), 'schedule.conference.days'],
  ['an unknown zone', read(file([], { time_zone_name: 'Berlin' })), 'time_zone_name'],
  ['another JSON file', read('{"talks":[]}'), 'schedule'],
  ['a list', read('[]'), 'Datei'],
  ['a wrong token', read('{"schedule":\n  {"conference": nix}}'), 'Zeile 2, Spalte 19'],
  ['a line break in a text', read('{"schedule": "a\nb"}'), 'Zeile 1, Spalte 16'],
])('%s is refused where it stands', (_sentence, reading, place) => {
  expect(faultsIn(reading)).toEqual([expect.stringContaining(`${place}: `)])
})

test.each([
  {
    name: 'camp-2019.schedule.json',
    counts: [79, 90, 2],
    title: 'Achtung, Datenpannen!',
    known: {
      room: 'Meitner',
      startsAt: new Date('2019-08-22T23:00:00+02:00'),
      endsAt: new Date('2019-08-23T00:30:00+02:00'),
    },
  },
  {
    name: 'rc3-2020.schedule.json',
    counts: [48, 56, 5],
    title: 'selbstmachradio',
    known: {
      guid: '79bf0ee0-a609-56b5-ae23-378aa01d844c',
      startsAt: new Date('2020-12-28T21:30:00+01:00'),
      endsAt: new Date('2020-12-28T23:30:00+01:00'),
      persons: [{ key: 'VZT7DU', name: 'abc', biography: expect.stringMatching(/^professionally/) }],
    },
  },
])('the real file $name is read in full', async ({ name, counts, title, known }) => {
  const sessions = sessionsIn(read(await realFile(name)))
  const persons = new Set(sessions.flatMap(session => session.persons).map(({ key }) => key))
  const rooms = new Set(sessions.map(({ room }) => room))
  expect([sessions.length, persons.size, rooms.size]).toEqual(counts)
  expect(sessions.find(session => session.title === title)).toMatchObject(known)
  expect(sessions.filter(({ description }) => /<[a-z/!?]/i.test(description))).toEqual([])
  expect(sessions.every(({ workshop }) => workshop)).toBe(true)
})

test.each(['camp-2019.schedule.json', 'rc3-2020.schedule.json'])(
  '%s is refused with a place, wherever it is cut off',
  async name => {
    const text = (await realFile(name)).trimEnd()
    fc.assert(
      fc.property(fc.nat({ max: text.length - 1 }), length => {
        expect(faultsIn(read(text.slice(0, length)))).toEqual([
          expect.stringMatching(/^Zeile \d+, Spalte \d+: Hier ist das JSON nicht lesbar/),
        ])
      }),
      { numRuns: 100 },
    )
  },
)
