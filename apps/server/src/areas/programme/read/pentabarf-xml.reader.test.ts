import { readFile } from 'node:fs/promises'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readPentabarfXml } from './pentabarf-xml.reader.ts'

const schedule = (days: string, conference = '') => `<?xml version="1.0" encoding="UTF-8"?>
<schedule>
<version>1.2</version>
<conference><title>Lehrertag &amp; Messe</title><venue>Aula</venue><city>Ulm</city>${conference}</conference>
${days}
</schedule>`
const event = (fields: string, id = '1') => `<event id="${id}"><title>Lesen</title>${fields}</event>`
const inRoom = (events: string) =>
  `<day index="1" date="2027-03-13"><room name="Saal 1">${events}</room></day>`

const read = (text: string) => readPentabarfXml(text, 'Europe/Berlin')
const programmeIn = (reading: ReturnType<typeof read>) => {
  if ('faults' in reading) throw new Error(JSON.stringify(reading.faults))
  return reading.programme
}
const sessionsIn = (reading: ReturnType<typeof read>) => programmeIn(reading).sessions
const faultsIn = (reading: ReturnType<typeof read>) =>
  'faults' in reading ? reading.faults.map(({ place, problem }) => `${place}: ${problem}`) : []

const fosdem = await readFile(
  new URL('../../../../test/data/fosdem-2018.schedule.xml', import.meta.url),
  'utf8',
)

test('an old pentabarf file without guid, date and zone is read by id, day and clock', () => {
  const { sessions, ...programme } = programmeIn(
    read(schedule(inRoom(event('<start>10:00</start><duration>00:45</duration><room>Saal 1</room>', '17')))),
  )
  expect(programme).toEqual({
    key: 'Lehrertag & Messe',
    title: 'Lehrertag & Messe',
    description: '',
    version: '1.2',
    location: 'Aula, Ulm',
  })
  expect(sessions).toMatchObject([
    {
      guid: '17',
      room: 'Saal 1',
      startsAt: new Date('2027-03-13T10:00:00+01:00'),
      endsAt: new Date('2027-03-13T10:45:00+01:00'),
    },
  ])
})

test('hours before the change of day belong to the night after it', () => {
  const night = '<start>00:30</start><duration>01:00</duration>'
  const zone = '<day_change>04:00:00</day_change><time_zone_name>Europe/Lisbon</time_zone_name>'
  expect(sessionsIn(read(schedule(inRoom(event(night)), zone)))).toMatchObject([
    { startsAt: new Date('2027-03-14T00:30:00Z') },
  ])
  const dated = event(`<date>2027-03-14</date>${night}`)
  expect(sessionsIn(read(schedule(inRoom(dated), zone)))).toMatchObject([
    { startsAt: new Date('2027-03-14T00:30:00Z') },
  ])
})

test('frab’s date with its offset counts more than clock and day', () => {
  const fields = '<date>2027-03-27T23:30:00+01:00</date><start>23:30</start><duration>03:00</duration>'
  expect(sessionsIn(read(schedule(inRoom(event(fields)))))).toMatchObject([
    { startsAt: new Date('2027-03-27T22:30:00Z'), endsAt: new Date('2027-03-28T01:30:00Z') },
  ])
})

test('persons come with their ids or names, rooms in parts are one room', () => {
  const fields = `<start>10:00</start><duration>00:45</duration><persons>
    <person id="6">Anna Berg</person><person>Ben Ott</person><person id="9"/></persons>`
  const parts = `${inRoom(event(fields)).replace('</day>', '')}
    <room name="Saal 1">${event(fields, '2')}</room></day>`
  const sessions = sessionsIn(read(schedule(parts)))
  expect(sessions.map(({ room, persons }) => [room, persons.map(({ key }) => key)])).toEqual([
    ['Saal 1', ['6', 'ben ott']],
    ['Saal 1', ['6', 'ben ott']],
  ])
})

test('descriptions come encoded, as CDATA or as HTML elements, and are decoded once', () => {
  const times = '<start>10:00</start><duration>00:45</duration>'
  const texts = [
    '<description>&lt;p&gt;A &amp;amp; B&lt;/p&gt;</description>',
    '<description><![CDATA[<p>A &amp; B</p>]]></description>',
    '<description><p>A &amp; B</p></description>',
  ]
  const events = texts.map((text, index) => event(times + text, `${index}`)).join('')
  const sessions = sessionsIn(read(schedule(inRoom(events))))
  expect(sessions.map(({ description }) => description)).toEqual(['A & B', 'A & B', 'A & B'])
})

test('all faults are named together, each with its line', () => {
  const days = `<day index="1" date="2027-03-13"><room name="Saal 1">
<event id="1">
  <title>Lesen</title>
  <start>10:00</start>
  <duration>lang</duration>
</event>
<event id="2"><title>Lesen</title><start>25:00</start>
  <duration>01:00</duration></event>
<event><title/><start>10:00</start><duration>01:00</duration></event>
<event id="3"><title>Lesen</title><start>10:00</start></event>
</room></day>
<day index="2"/>`
  expect(faultsIn(read(schedule(days)))).toEqual([
    'Zeile 9 (duration): „lang“ ist nicht lesbar; erwartet wird eine Dauer über null wie 01:30 (Stunden:Minuten).',
    'Zeile 11 (start): „25:00“ ist nicht lesbar; erwartet wird eine Uhrzeit wie 10:00.',
    'Zeile 13 (title): Die Angabe fehlt.',
    'Zeile 13 (guid): Es fehlen guid und id.',
    'Zeile 14 (duration): Die Angabe fehlt.',
    'Zeile 16 (date): Die Angabe fehlt.',
  ])
})

const times = '<start>10:00</start><duration>00:45</duration>'
test.each([
  ['two talks with one key', schedule(inRoom(`\n${event(times)}\n${event(times)}`)), 'Zeile 7 (guid)'],
  ['a programme without talks', schedule(''), 'Zeile 4 (days)'],
  ['a schedule without a conference', '<schedule/>', 'Zeile 1 (conference)'],
  ['another XML file', '<?xml version="1.0"?>\n<html></html>', 'Zeile 2'],
  ['an element that is not closed', '<schedule>\n<day>\n</schedule>', 'Zeile 3, Spalte 11'],
  ['an entity of HTML', '<schedule>\n&nbsp;</schedule>', 'Zeile 2, Spalte 6'],
])('%s is refused where it stands', (_sentence, text, place) => {
  expect(faultsIn(read(text))).toEqual([expect.stringMatching(place.replace(/[()]/g, '\\$&'))])
})

test('FOSDEM 2018 is read in full', () => {
  const { sessions, ...programme } = programmeIn(read(fosdem))
  const persons = new Set(sessions.flatMap(session => session.persons).map(({ key }) => key))
  const rooms = new Set(sessions.map(({ room }) => room))
  expect([sessions.length, persons.size, rooms.size]).toEqual([689, 651, 31])
  expect(programme).toMatchObject({
    title: 'FOSDEM 2018',
    location: 'ULB (Université Libre de Bruxelles), Brussels',
  })
  expect(sessions.find(({ guid }) => guid === '6245')).toMatchObject({
    title: 'Consensus as a Service',
    room: 'Janson',
    startsAt: new Date('2018-02-03T10:00:00+01:00'),
    endsAt: new Date('2018-02-03T10:50:00+01:00'),
    persons: [
      { key: '228', name: 'Simon Phipps', biography: '' },
      { key: '312', name: 'Italo Vignoli', biography: '' },
    ],
  })
  expect(sessions.filter(({ description }) => /<[a-z/!?]/i.test(description))).toEqual([])
  expect(sessions.find(({ guid }) => guid === '6245')?.description).toMatch(
    /^Twenty Years of OSI Stewardship\n\nThe Open Source label/,
  )
})

test('FOSDEM 2018 is refused with a place, wherever it is cut off', () => {
  const text = fosdem.trimEnd()
  fc.assert(
    fc.property(fc.nat({ max: text.length - 1 }), length => {
      expect(faultsIn(read(text.slice(0, length)))).toEqual([expect.stringMatching(/^Zeile \d+/)])
    }),
    { numRuns: 30 },
  )
})
