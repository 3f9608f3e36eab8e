import { expect, test } from 'vitest'
import { examples } from '../../../../papers/examples.ts'
import { type SheetFacts, type SheetPerson, sheetDocument } from './sheet.document.ts'

const person = (lastName: string, firstName: string, facts: Partial<SheetPerson> = {}): SheetPerson => ({
  lastName,
  firstName,
  schooltype: 'Grundschule',
  customerNumber: '204817',
  ...facts,
})
const { association } = examples.confirmation.document
const facts: SheetFacts = {
  drawnAt: new Date('2027-03-12T16:05:00+01:00'),
  association,
  event: 'Frühjahrstagung',
  workshop: 'Leseförderung',
  startsAt: new Date('2027-03-13T10:00:00+01:00'),
  endsAt: new Date('2027-03-13T11:30:00+01:00'),
  location: 'Raum 2.14',
  lecturers: ['Miriam Baumgärtner', 'Jonas Pfeiffer'],
  participants: [],
  waitlist: [],
}
const spaced = (text: string) => text.replaceAll('\u00a0', ' ')

test('the sheet names workshop, event, date, time, room and lecturers, and how old it is', () => {
  const document = sheetDocument(facts)
  expect([document.title, document.workshop]).toEqual(['Anwesenheitsliste', 'Leseförderung'])
  expect(document.facts.map(({ label, value }) => `${label}: ${spaced(value)}`)).toEqual([
    'Veranstaltung: Frühjahrstagung',
    'Termin: Sa., 13. März 2027, 10:00–11:30 Uhr',
    'Raum: Raum 2.14',
    'Leitung: Miriam Baumgärtner, Jonas Pfeiffer',
    'Angemeldet: 0',
  ])
  expect(spaced(document.dateline)).toBe('Stand: Fr., 12. März 2027, 16:05 Uhr')
})

test('what nobody has entered has no line', () => {
  const { facts: lines } = sheetDocument({ ...facts, location: '', lecturers: [''] })
  expect(lines.map(({ label }) => label)).toEqual(['Veranstaltung', 'Termin', 'Angemeldet'])
})

test('a timeslot over several days says when it begins and when it ends', () => {
  const { facts: lines } = sheetDocument({ ...facts, endsAt: new Date('2027-03-14T16:00:00+01:00') })
  expect(spaced(lines[1]?.value ?? '')).toBe(
    'Sa., 13. März 2027, 10:00 Uhr bis So., 14. März 2027, 16:00 Uhr',
  )
})

test('people stand in German order by family name, numbered, and those without a name by what they have', () => {
  const { participants } = sheetDocument({
    ...facts,
    participants: [
      person('Zimmer', 'Anna'),
      person('Özdemir', 'Elif', { schooltype: null, customerNumber: '' }),
      person('Oberle', 'Bernd'),
      person('Özdemir', 'Aylin'),
      person('Ng', ''),
    ],
  })
  expect(participants.map(({ number, name }) => `${number} ${name}`)).toEqual([
    '1 Ng',
    '2 Oberle, Bernd',
    '3 Özdemir, Aylin',
    '4 Özdemir, Elif',
    '5 Zimmer, Anna',
  ])
  expect(participants[3]).toMatchObject({ schooltype: '', customerNumber: '' })
})

test('empty rows for walk-ins go on counting; the waitlist keeps its order', () => {
  const { walkIns, waitlist } = sheetDocument({
    ...facts,
    participants: [person('Ng', 'Jo')],
    waitlist: [person('Zimmer', 'Anna'), person('Arslan', 'Deniz')],
  })
  expect(walkIns).toEqual(['2', '3', '4', '5', '6'])
  expect(waitlist.map(({ number, name }) => `${number} ${name}`)).toEqual([
    '1 Zimmer, Anna',
    '2 Arslan, Deniz',
  ])
})
