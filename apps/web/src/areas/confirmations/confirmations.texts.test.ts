import { expect, test } from 'vitest'
import { at, participation } from './confirmations.example.ts'
import { schoolYears } from './confirmations.rules.ts'
import {
  closedText,
  extentText,
  fileName,
  footText,
  hoursFrom,
  missingText,
  revokedText,
  schoolYearName,
  unitsInWords,
} from './confirmations.texts.ts'

const now = at('2026-11-20T12:00')
const without = (reason: 'not_attended' | 'too_short' | 'event_not_finished' | 'feedback_missing') => ({
  confirmation: { available: false, reason },
})

test.each([
  ['Feedback fehlt noch', without('feedback_missing'), now],
  ['Feedback fehlt, die Frist ist abgelaufen', without('feedback_missing'), at('2026-12-13T00:00')],
  ['Für eine Bestätigung waren Sie zu kurz dabei', without('too_short'), now],
  ['Kommt nach dem Ende der Veranstaltung', without('event_not_finished'), now],
  ['Sie sind als nicht anwesend erfasst', { ...without('not_attended'), state: 'absent' }, now],
  ['Ihre Anwesenheit wurde nicht erfasst', { ...without('not_attended'), state: 'registered' }, now],
  [
    'Anwesenheit noch nicht erfasst',
    { ...without('not_attended'), state: 'registered', event: { state: 'open' } },
    now,
  ],
  [undefined, {}, now],
] as const)('what is missing is said in words: %s', (text, facts, moment) => {
  expect(missingText(participation(facts), moment)).toBe(text)
})

test('the foot of the form counts the open questions and names the deadline', () => {
  const until = ' · änderbar bis 12.\u00A0Dezember'
  expect(footText(3, participation())).toBe(`Noch 3 Fragen offen${until}`)
  expect(footText(1, participation())).toBe(`Noch eine Frage offen${until}`)
  expect(footText(0, participation({ event: { feedback_deadline: null } }))).toBe('Alle Fragen beantwortet')
})

test('hours, units and school years are written as in German papers', () => {
  expect(extentText(participation())).toBe('1,5\u00A0Zeitstunden, 2\u00A0Unterrichtseinheiten')
  expect(unitsInWords(1)).toEqual({ figure: '1', word: 'Unterrichts\u00ADeinheit' })
  expect(schoolYearName(2099)).toBe('Schuljahr 2099/00')
  const [year] = schoolYears([participation()], now)
  expect(year && hoursFrom(year)).toBe('1,5\u00A0Zeitstunden aus 1\u00A0Workshop')
})

test('a file is named by day and workshop, without characters that systems refuse', () => {
  const workshop = { id: 1, name: 'Was tun? Lesen/Schreiben' }
  expect(fileName(participation({ workshop }))).toBe(
    'Teilnahmebestätigung 2026-11-14 Was tun LesenSchreiben.pdf',
  )
})

test('a closed form names its end', () => {
  expect(closedText('over', participation())).toBe(
    'Die Frist für das Feedback ist abgelaufen. Sie endete am 12.\u00A0Dezember 2026.',
  )
})

test('a confirmation that does not hold any more tells whether there is a new one, and never its code', () => {
  expect(revokedText({ replaced: true })).toBe(
    'Der Verband hat sie durch eine neue ersetzt. Bitte lassen Sie sich die neue zeigen und prüfen Sie deren Code.',
  )
  expect(revokedText({ replaced: false })).toBe('Der Verband hat sie zurückgezogen.')
})
