import { expect, test } from 'vitest'
import { event } from '../../shared/queries/events.example.ts'
import * as texts from './events.texts.ts'
import * as facts from './facts.texts.ts'

const taken = { caption: 'Leseförderung', participation: { state: 'registered' } }
const waiting = { caption: 'Mobbing erkennen', participation: { state: 'waitlisted' } }

test.each([
  ['open', { participants_count: 334 }, 'noch 86\u00A0Plätze', 'von 420'],
  ['open', { participants_count: 419 }, 'noch 1\u00A0Platz', 'von 420'],
  ['full', { waitlist_count: 0 }, 'Ausgebucht', ''],
  ['full', { waitlist_count: 1 }, 'Ausgebucht', '· 1\u00A0wartet'],
  ['full', { waitlist_count: 6 }, 'Ausgebucht', '· 6\u00A0warten'],
  ['announced', {}, '420\u00A0Plätze', ''],
] as const)('the places of an event that is %s with %o', (status, facts, text, more) => {
  expect(texts.placesLeft(event(facts), status)).toEqual({ text, more })
})

test('places that are not counted or cannot be had are not shown', () => {
  expect(texts.placesLeft(event({ capacity: null }), 'open')).toBeUndefined()
  expect(texts.placesLeft(event(), 'closed')).toBeUndefined()
})

test.each([
  ['open', 'Anmeldung offen'],
  ['announced', 'Angekündigt'],
  ['full', 'Ausgebucht – Warteliste'],
  ['closed', 'Anmeldung geschlossen'],
  ['over', 'Beendet'],
  ['cancelled', 'Abgesagt'],
] as const)('the chip of an event that is %s', (status, text) => {
  expect(texts.chipOf(status, { state: 'none' }).text).toBe(text)
})

test('„Angemeldet“ takes the place of the chip, but not of „Abgesagt“ or „Beendet“', () => {
  const chip = (status: Parameters<typeof texts.chipOf>[0]) =>
    texts.chipOf(status, { state: 'registered' }).text
  expect([chip('open'), chip('full'), chip('closed')]).toEqual(['Angemeldet', 'Angemeldet', 'Angemeldet'])
  expect([chip('cancelled'), chip('over')]).toEqual(['Abgesagt', 'Beendet'])
})

test('what somebody has chosen is counted, what they wait for apart', () => {
  expect(texts.chosenText([])).toEqual({ text: 'Noch kein Workshop', more: 'gewählt' })
  expect(texts.chosenText([taken])).toEqual({ text: '1\u00A0Workshop', more: 'gewählt' })
  expect(texts.chosenText([taken, taken, waiting])).toEqual({
    text: '2\u00A0Workshops',
    more: 'gewählt, 1 auf der Warteliste',
  })
})

test('a deadline at the end of a day is that day', () => {
  expect(facts.registrationWindow(event())).toEqual([
    'ab Mo., 2.\u00A0November, 08:00 Uhr',
    'bis So., 28.\u00A0Februar',
  ])
  expect(facts.cancellationDeadline(event({ cancellation_deadline: null }))).toBe(
    'bis Fr., 12.\u00A0März, 09:00 Uhr',
  )
})
