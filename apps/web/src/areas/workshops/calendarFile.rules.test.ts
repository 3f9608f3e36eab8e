import { expect, test } from 'vitest'
import { calendarFile } from './calendarFile.rules.ts'

const now = new Date('2027-03-01T08:00:00+01:00')
const entry = {
  uid: 'timeslot-91@tafelrunde.example',
  start: new Date('2027-03-13T10:00:00+01:00'),
  end: new Date('2027-03-13T11:30:00+01:00'),
  title: 'Leseförderung in der Grundschule',
  location: 'Raum 2.14',
  url: 'https://tafelrunde.example/workshop-detail/70',
}
const linesOf = (file: string) => file.split('\r\n')

test('a Termin is an entry with times in UTC and lines that end in CRLF', () => {
  expect(linesOf(calendarFile(entry, now))).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Tafelrunde//DE',
    'BEGIN:VEVENT',
    'UID:timeslot-91@tafelrunde.example',
    'DTSTAMP:20270301T070000Z',
    'DTSTART:20270313T090000Z',
    'DTEND:20270313T103000Z',
    'SUMMARY:Leseförderung in der Grundschule',
    'LOCATION:Raum 2.14',
    'URL:https://tafelrunde.example/workshop-detail/70',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

test('backslash, semicolon, comma and line break are escaped', () => {
  const file = calendarFile({ ...entry, title: 'Lesen, Schreiben; C:\\Rechnen\nheute' }, now)
  expect(linesOf(file)).toContain('SUMMARY:Lesen\\, Schreiben\\; C:\\\\Rechnen\\nheute')
})

test('a line of more than 75 octets is folded between characters', () => {
  const title = 'Überfachliche Förderpläne für Schülerinnen und Schüler – gemeinsam geprüft 😀'.repeat(3)
  const file = calendarFile({ ...entry, title }, now)
  const octets = linesOf(file).map(line => new TextEncoder().encode(line).length)
  expect(Math.max(...octets)).toBeLessThanOrEqual(75)
  expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title.replaceAll(',', '\\,')}`)
})
