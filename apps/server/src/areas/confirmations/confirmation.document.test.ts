import { expect, test } from 'vitest'
import {
  daysText,
  hoursText,
  schoolYearText,
  shortDayText,
  timesText,
  unitsText,
} from '../../common/papers.texts.ts'
import { type ConfirmationFacts, confirmationDocument, printedCode } from './confirmation.document.ts'
import type { EventFacts, SessionFacts } from './paper.rules.ts'
import { yearRecordDocument } from './year-record.document.ts'

/** Spaces that never break, made visible. */
const visible = (text: string) => text.replaceAll('\u00a0', '~')

const span = (startsAt: string, endsAt: string) => ({
  startsAt: new Date(startsAt),
  endsAt: new Date(endsAt),
})
const morning = span('2027-03-13T10:00:00+01:00', '2027-03-13T11:30:00+01:00')
const event: EventFacts = {
  name: 'Frühjahrskongress 2027',
  ...span('2027-03-13T09:00:00+01:00', '2027-03-13T17:00:00+01:00'),
  location: 'Kongresshaus Lindenau',
  state: 'finished',
  unitMinutes: 45,
  minimumShare: 0,
  feedbackRequired: false,
  accreditation: ' LI-2027-0042 \n\nIQ 17\n',
  confirmationText: '',
}
const reading: SessionFacts = {
  ...morning,
  name: 'Leseförderung',
  location: 'Raum 204',
  lecturers: ['Dr. Henning Voß'],
  state: 'attended',
  attendedMinutes: null,
  breakMinutes: 0,
}
const facts: ConfirmationFacts = {
  number: '2027-000001',
  code: 'K7QF3XMP92TD',
  appUrl: 'https://tafelrunde.example',
  issuedAt: new Date('2027-03-15T23:30:00Z'),
  association: {
    name: 'Lehrkräfteverband Musterland',
    street: '',
    postalCode: '',
    city: 'Musterstadt',
    email: '',
    phone: '',
    website: '',
  },
  person: { firstName: 'Eva', lastName: 'Sommer', schooltype: 'Grundschule', customerNumber: '204817' },
  event,
  sessions: [reading, { ...reading, name: 'Schulrecht', attendedMinutes: 50, breakMinutes: 10 }],
  replaces: null,
}

test('a confirmation says who attended what, for how long, and how to check it', () => {
  const { event, person, sessions, ...document } = confirmationDocument(facts)
  expect(document).toMatchObject({
    number: '2027-000001',
    code: 'K7QF-3XMP-92TD',
    checkUrl: 'https://tafelrunde.example/bestaetigung/K7QF3XMP92TD',
    checkPage: 'tafelrunde.example/bestaetigung',
    totalHours: '2,33',
    totalUnits: '3',
    accreditation: ['LI-2027-0042', 'IQ 17'],
  })
  expect(visible(document.dateline)).toBe('Musterstadt, 16.~März~2027') // in Berlin the day has changed
  expect(visible(document.unitNote)).toBe('Unterrichtseinheiten (UE) zu 45~Minuten')
  expect(person.name).toBe('Eva Sommer')
  expect(visible(person.details)).toBe('Grundschule · Mitgliedsnummer~204817')
  expect(visible(event.days)).toBe('am Samstag, 13.~März~2027')
  expect(sessions.map(({ name, hours, units }) => [name, hours, units])).toEqual([
    ['Leseförderung', '1,5', '2'],
    ['Schulrecht', '0,83', '1'],
  ])
})

test('part attendance carries a remark, full attendance none', () => {
  const remarks = confirmationDocument(facts).sessions.map(({ remark }) => remark && visible(remark))
  expect(remarks).toEqual([null, 'Teilweise teilgenommen: 50 von 80~Minuten'])
})

test('what is kept as JSON draws the same paper', () => {
  const document = confirmationDocument(facts)
  expect(JSON.parse(JSON.stringify(document))).toEqual(document)
})

test.each([
  [null, '204817', 'Mitgliedsnummer~204817'],
  ['Gymnasium', '', 'Gymnasium'],
  [null, '', ''],
])(
  'a person with school type %s and number „%s“ is described as „%s“',
  (schooltype, customerNumber, text) => {
    const { person } = confirmationDocument({
      ...facts,
      person: { ...facts.person, schooltype, customerNumber },
    })
    expect(visible(person.details)).toBe(text)
  },
)

test('a year record sums up each event and the school year', () => {
  const twice = { ...event, sessions: [reading, reading] }
  const record = yearRecordDocument({
    ...facts,
    year: 2026,
    events: [twice, { ...twice, sessions: [reading] }],
  })
  expect(record).toMatchObject({ schoolYear: 'Schuljahr 2026/27', totalHours: '4,5', totalUnits: '6' })
  expect(record.events.map(({ totalHours, totalUnits }) => [totalHours, totalUnits])).toEqual([
    ['3,0', '4'],
    ['1,5', '2'],
  ])
  expect(record.events.map(({ details }) => visible(details)).at(0)).toBe(
    'am Samstag, 13.~März~2027 · Kongresshaus Lindenau · UE zu 45~Minuten',
  )
})

test.each([
  ['one day', '2027-03-13T09:00:00+01:00', '2027-03-13T17:00:00+01:00', 'am Samstag, 13.~März~2027'],
  ['two days', '2027-03-12T09:00:00+01:00', '2027-03-13T17:00:00+01:00', 'vom 12.~März bis 13.~März~2027'],
  [
    'the turn of a year',
    '2026-12-31T18:00:00Z',
    '2027-01-01T02:00:00Z',
    'vom 31.~Dezember~2026 bis 1.~Januar~2027',
  ],
])('the days of an event: %s', (_, startsAt, endsAt, text) => {
  expect(visible(daysText(span(startsAt, endsAt)))).toBe(text)
})

test.each([
  ['in winter', '2027-03-13T09:00:00Z', '2027-03-13T10:30:00Z', 'Sa., 13.~März~2027', '10:00–11:30~Uhr'],
  ['in summer', '2027-06-30T22:30:00Z', '2027-07-01T00:00:00Z', 'Do., 1.~Juli~2027', '00:30–02:00~Uhr'],
])('day and times %s are those of Berlin', (_, startsAt, endsAt, day, times) => {
  const slot = span(startsAt, endsAt)
  expect([visible(shortDayText(slot.startsAt)), visible(timesText(slot))]).toEqual([day, times])
})

test.each([
  [1.5, '1,5', '1,5'],
  [3, '3,0', '3'],
  [4 / 3, '1,33', '1,33'],
  [0.1 + 0.2, '0,3', '0,3'],
  [1234.5, '1.234,5', '1.234,5'],
])('%d is printed as %s hours and as %s units', (number, hours, units) => {
  expect([hoursText(number), unitsText(number)]).toEqual([hours, units])
})

test('codes are grouped, school years named by both years', () => {
  expect(printedCode('ABCDEFGHJKLM')).toBe('ABCD-EFGH-JKLM')
  expect([2026, 2099].map(schoolYearText)).toEqual(['Schuljahr 2026/27', 'Schuljahr 2099/00'])
})
