import { expect, test } from 'vitest'
import { event } from '../../shared/events.example.ts'
import * as texts from './events.texts.ts'

const taken = { caption: 'Leseförderung', participation: { state: 'registered' } }
const waiting = { caption: 'Mobbing erkennen', participation: { state: 'waitlisted' } }

test.each([
  ['open', { participants_count: 334 }, 'noch 86 Plätze', 'von 420'],
  ['open', { participants_count: 419 }, 'noch 1 Platz', 'von 420'],
  ['full', { waitlist_count: 0 }, 'Ausgebucht', ''],
  ['full', { waitlist_count: 1 }, 'Ausgebucht', '· 1 wartet'],
  ['full', { waitlist_count: 6 }, 'Ausgebucht', '· 6 warten'],
  ['announced', {}, '420 Plätze', ''],
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
  expect(texts.chosenText([taken])).toEqual({ text: '1 Workshop', more: 'gewählt' })
  expect(texts.chosenText([taken, taken, waiting])).toEqual({
    text: '2 Workshops',
    more: 'gewählt, 1 auf der Warteliste',
  })
})

test('a deadline at the end of a day is that day', () => {
  expect(texts.registrationWindow(event())).toEqual([
    'ab Mo., 2.\u00A0November, 08:00 Uhr',
    'bis So., 28.\u00A0Februar',
  ])
  expect(texts.cancellationDeadline(event({ cancellation_deadline: null }))).toBe(
    'bis Fr., 12.\u00A0März, 09:00 Uhr',
  )
})

test('whoever leaves is told by name what is lost', () => {
  const registered = { state: 'registered' } as const
  expect(texts.leavingQuestion(event(), registered, [taken, waiting]).message).toBe(
    'Ihre 2 Workshops werden ebenfalls abgemeldet:\n„Leseförderung“\n„Mobbing erkennen“ (Warteliste)',
  )
  expect(texts.leavingQuestion(event(), registered, [taken]).message).toBe(
    'Ihr Workshop wird ebenfalls abgemeldet: „Leseförderung“',
  )
  expect(texts.leavingQuestion(event({ waitlist_count: 6 }), registered, []).message).toBe(
    'Ihr Platz geht sofort an die nächste Person auf der Warteliste.',
  )
  expect(texts.leavingQuestion(event(), registered, []).message).toBe('Ihr Platz wird frei.')
  expect(texts.leavingQuestion(event(), { state: 'waitlisted', position: 3 }, [])).toMatchObject({
    header: 'Warteliste verlassen?',
    message: 'Ihr Platz 3 auf der Warteliste verfällt.',
  })
})

test('whoever meant to take the last place is told that it is gone', () => {
  const third = { state: 'waitlisted', position: 3 } as const
  expect(texts.registeredText(event(), third, false)).toBe(
    'Die Veranstaltung ist inzwischen voll. Sie stehen auf Platz 3 der Warteliste.',
  )
  expect(texts.registeredText(event(), third, true)).toBe('Sie stehen auf Platz 3 der Warteliste.')
  expect(texts.registeredText(event(), { state: 'registered' }, false)).toBe(
    'Angemeldet: Frühjahrstagung 2027',
  )
})
