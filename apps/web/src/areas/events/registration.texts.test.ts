import { expect, test } from 'vitest'
import { event } from '../../shared/queries/events.example.ts'
import * as texts from './registration.texts.ts'

const taken = { caption: 'Leseförderung', participation: { state: 'registered' } }
const waiting = { caption: 'Mobbing erkennen', participation: { state: 'waitlisted' } }

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
