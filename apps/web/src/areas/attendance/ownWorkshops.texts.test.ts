import { expect, test } from 'vitest'
import { timeslotExample } from './attendance.example.ts'
import * as texts from './ownWorkshops.texts.ts'

const timeslot = timeslotExample({
  start: new Date('2027-03-13T10:00:00+01:00'),
  end: new Date('2027-03-13T11:30:00+01:00'),
  capacity: 24,
  participants_count: 20,
  counts: { registered: 20, waitlisted: 0, attended: 0, absent: 0, cancelled: 1 },
})
const before = new Date('2027-03-13T09:00:00+01:00')
const during = new Date('2027-03-13T10:02:00+01:00')

test('before it begins a card says how many places are taken', () => {
  expect(texts.placesText(timeslot, before)).toBe('20 von 24\u00A0Plätzen belegt')
  expect(texts.placesText({ ...timeslot, participants_count: 24 }, before)).toBe('Alle 24\u00A0Plätze belegt')
  expect(texts.placesText({ ...timeslot, capacity: null }, before)).toBe('20 angemeldet')
  expect(texts.placesText({ ...timeslot, is_called_off: true }, before)).toBe('Entfällt')
})

test('once it runs a card says how many of those with a place are there', () => {
  const counts = { ...timeslot.counts, registered: 2, attended: 18, absent: 4 }
  expect(texts.placesText({ ...timeslot, counts }, during)).toBe('18 von 24 da')
  expect(texts.placesText({ ...timeslot, counts }, before)).toBe('18 von 24 da')
})

test('the day is named unless it is today', () => {
  expect(texts.whenText(timeslot, before)).toBe('Heute, 10:00–11:30\u00A0Uhr')
  expect(texts.whenText(timeslot, new Date('2027-03-12T09:00:00+01:00'))).toBe(
    'Sa., 13.\u00A0März, 10:00–11:30\u00A0Uhr',
  )
  expect(texts.boardChip(timeslot, before)).toBe('Beginnt um 10:00\u00A0Uhr')
  expect(texts.boardChip(timeslot, during)).toBe('Läuft gerade')
})

test('materials are spoken of also while they are unknown and where there are none, so that nothing moves', () => {
  expect(texts.materialsText(undefined)).toBe('Material …')
  expect(texts.materialsText(0)).toBe('Kein Material')
  expect(texts.materialsText(1)).toBe('1\u00A0Material')
})

test('what there is nothing to say of is left out', () => {
  expect(texts.waitingText(timeslot)).toBe('')
  expect(texts.unsentText(2)).toBe('2\u00A0Einträge nicht gesendet')
})
