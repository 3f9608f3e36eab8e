import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { readings } from '../../../test/read/calendars.ts'
import type { Entry } from './calendar.rules.ts'
import { calendarFile } from './calendar.service.ts'

const usual: Entry = {
  uid: 'timeslot-12@tafelrunde.example',
  sequence: 7,
  status: 'CONFIRMED',
  summary: 'Leseförderung',
  startsAt: new Date('2027-03-13T09:00:00Z'),
  endsAt: new Date('2027-03-13T10:30:00Z'),
  allDay: false,
  location: 'Raum 2.14, Kongresshaus',
  description: 'Frühjahrstagung',
  url: 'https://tafelrunde.example/workshop-detail/3',
  updatedAt: new Date('2027-02-01T08:00:00Z'),
}
const options = {
  now: new Date('2027-03-01T11:00:00Z'),
  appUrl: 'https://tafelrunde.example',
  association: { name: 'Lehrerverband, Bezirk Süd', email: 'office@verband.example' },
}
const file = (entries: Partial<Entry>[], more: Partial<Parameters<typeof calendarFile>[1]> = {}) =>
  calendarFile(
    entries.map(entry => ({ ...usual, ...entry })),
    { ...options, ...more },
  )

// The clock changes on 28 March and 31 October 2027: the same hour of the wall is another one of the world.
test.each([
  ['the last morning of winter', '2027-03-27T09:00:00+01:00'],
  ['the first morning of summer', '2027-03-28T09:00:00+02:00'],
  ['right before the hour that is left out', '2027-03-28T01:30:00+01:00'],
  ['the last morning of summer', '2027-10-30T09:00:00+02:00'],
  ['the first morning of winter', '2027-10-31T09:00:00+01:00'],
  ['far ahead in summer', '2034-07-01T09:00:00+02:00'],
])('%s is that moment in every calendar', (_sentence, start) => {
  const startsAt = new Date(start)
  const endsAt = new Date(startsAt.getTime() + 90 * 60_000)
  const text = file([{ startsAt, endsAt }])
  expect(text).toContain(`\r\nDTSTART;TZID=Europe/Berlin:${start.slice(0, 19).replaceAll(/[-:]/g, '')}\r\n`)
  for (const entries of readings(text)) expect(entries).toMatchObject([{ start: startsAt, end: endsAt }])
})

test('an entry that lasts through the change of the clock keeps both ends', () => {
  const times = { startsAt: new Date('2027-10-30T21:00:00Z'), endsAt: new Date('2027-10-31T03:15:00Z') }
  for (const entries of readings(file([times])))
    expect(entries).toMatchObject([{ start: times.startsAt, end: times.endsAt }])
})

test('whole days end with the day after the last one, also in the weekend with 25 hours', () => {
  const days = (start: string, end: string) =>
    file([{ allDay: true, startsAt: new Date(start), endsAt: new Date(end) }]).match(/(?<=VALUE=DATE:)\d+/g)
  expect(days('2027-10-30T09:00:00+02:00', '2027-10-31T17:00:00+01:00')).toEqual(['20271030', '20271101'])
  expect(days('2027-12-31T00:00:00+01:00', '2028-01-01T00:00:00+01:00')).toEqual(['20271231', '20280101'])
  for (const entries of readings(file([{ allDay: true }]))) expect(entries).toMatchObject([{ allDay: true }])
})

test('long German texts come out as they went in, in lines of at most 75 octets', () => {
  const summary = `Größe; Maß, „Übung“ \\ Überprüfung: ${'Rechtschreibförderungsmaßnahmen, '.repeat(9).trim()}`
  const description = `Erste Zeile, mit Komma; und mehr.\nZweite Zeile: 👩‍🏫 ${'äöüß'.repeat(60)}\n\nDTSTART:19700101`
  const text = file([{ summary, description, location: 'Säle 1, 2; 3\\4' }])
  for (const entries of readings(text))
    expect(entries).toMatchObject([{ summary, description, location: 'Säle 1, 2; 3\\4' }])
  const lines = text.split('\r\n')
  expect(lines.pop()).toBe('')
  expect(lines.join('')).not.toMatch(/[\r\n]/)
  expect(Math.max(...lines.map(line => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
})

test('what RFC 5545 does not know is left out, line ends of Windows are line ends', () => {
  const text = file([{ summary: 'Kreide\u0007 und\u0000 Tafel', description: 'eins\r\nzwei' }])
  for (const entries of readings(text))
    expect(entries).toMatchObject([{ summary: 'Kreide und Tafel', description: 'eins\nzwei' }])
})

const valueOf = (text: string, name: string, component = 'vevent') => {
  const calendar = new ICAL.Component(ICAL.parse(text))
  const part = component === 'vcalendar' ? calendar : calendar.getFirstSubcomponent(component)
  return part?.getFirstPropertyValue(name)?.toString()
}

test('the file names the zone, the product and the association', () => {
  const text = file([{}])
  expect(valueOf(text, 'prodid', 'vcalendar')).toBe('-//Lehrerverband, Bezirk Süd//Tafelrunde//DE')
  expect(valueOf(text, 'version', 'vcalendar')).toBe('2.0')
  expect(valueOf(text, 'tzid', 'vtimezone')).toBe('Europe/Berlin')
  expect(valueOf(text, 'url')).toBe(usual.url)
  expect(valueOf(text, 'categories')).toBe('Fortbildung')
})

test('all that a calendar says of itself stands before what is in it, and it is never empty (RFC 5545 3.6)', () => {
  const allDay = { allDay: true }
  for (const entries of [[], [{}], [allDay], [{}, allDay, { summary: 'BEGIN:VEVENT' }]])
    for (const more of [{}, { isFeed: true }, { method: 'PUBLISH' as const }]) {
      const lines = file(entries, more).split('\r\n').slice(1, -2)
      const first = lines.indexOf('BEGIN:VTIMEZONE')
      const properties = lines.slice(0, first).map(line => line.split(/[:;]/)[0])
      expect(properties).toEqual([
        'VERSION',
        'PRODID',
        ...('method' in more ? ['METHOD'] : []),
        ...('isFeed' in more ? ['NAME', 'X-WR-CALNAME', 'REFRESH-INTERVAL', 'X-PUBLISHED-TTL'] : []),
      ])
      // From there on there is nothing outside of a component.
      let open = 0
      for (const line of lines.slice(first)) {
        open += line.startsWith('BEGIN:') ? 1 : 0
        expect([line, open > 0]).toEqual([line, true])
        open -= line.startsWith('END:') ? 1 : 0
      }
      expect(lines.filter(line => line === 'BEGIN:VEVENT')).toHaveLength(entries.length)
    }
})

test('a fetched calendar is stamped with its change, so that it stays the same while nothing changes', () => {
  const text = file([{}])
  expect(valueOf(text, 'dtstamp')).toBe('2027-02-01T08:00:00Z')
  expect(valueOf(text, 'last-modified')).toBe('2027-02-01T08:00:00Z')
  expect(valueOf(text, 'organizer')).toBeUndefined()
  expect(valueOf(text, 'method', 'vcalendar')).toBeUndefined()
  expect(file([{}], { now: new Date('2027-03-02T11:00:00Z') })).toBe(text)
})

test('a file with a method is stamped with its making and names who sends it', () => {
  const text = file([{ status: 'CANCELLED' }], { method: 'CANCEL' })
  expect(valueOf(text, 'method', 'vcalendar')).toBe('CANCEL')
  expect(valueOf(text, 'dtstamp')).toBe('2027-03-01T11:00:00Z')
  expect(valueOf(text, 'organizer')).toBe('mailto:office@verband.example')
  const unnamed = file([{}], { method: 'PUBLISH', association: { name: 'Verband', email: '' } })
  expect(valueOf(unnamed, 'organizer')).toBe('mailto:tafelrunde@tafelrunde.example')
})

test('only what is sure keeps the time busy', () => {
  const free = (entry: Partial<Entry>) => [
    valueOf(file([entry]), 'transp'),
    valueOf(file([entry]), 'x-microsoft-cdo-busystatus'),
  ]
  expect(free({})).toEqual(['OPAQUE', 'BUSY'])
  expect(free({ status: 'TENTATIVE' })).toEqual(['OPAQUE', 'TENTATIVE'])
  expect(free({ status: 'CANCELLED' })).toEqual(['TRANSPARENT', 'FREE'])
  expect(free({ allDay: true })).toEqual(['TRANSPARENT', 'FREE'])
})
