import { CallFailed } from '@tafelrunde/contract/http/call'
import { describe, expect, test } from 'vitest'
import { errorFieldText, failureText, Unreachable, valuesText } from './failures.ts'
import { fieldFailures, loginFailureText } from './form-failures.ts'

describe('a failed response with an error field', () => {
  test('shows the message in the Error field of that error', () => {
    expect(errorFieldText({ error: { Error: 'Das geht nicht.' } })).toBe('Das geht nicht.')
    expect(failureText(new CallFailed(500, { error: { Error: 'Das geht nicht.' } }))).toBe('Das geht nicht.')
  })
  test('shows the message in the Error field beside it', () => {
    expect(errorFieldText({ error: true, Error: 'Das geht nicht.' })).toBe('Das geht nicht.')
  })
  test('shows plain Error without such a message', () => {
    expect(errorFieldText({ error: { code: 7 } })).toBe('Error')
  })
})

test.each([[undefined], [''], ['<html>'], [{}], [[]]])(
  'a failed response with body %j shows plain Error',
  body => {
    expect(failureText(new CallFailed(502, body))).toBe('Error')
  },
)

describe('an error body with several values', () => {
  test('shows every value on a line of its own', () => {
    expect(valuesText({ email: ['Erstens.', 'Zweitens.'], password: 'Drittens.' })).toBe(
      'Erstens.\nZweitens.\nDrittens.',
    )
  })
  test('reads a string as JSON where it is JSON', () => {
    expect(valuesText({ a: '"Erstens."', b: '["Zweitens.", "Drittens."]', c: '{"d":"Viertens."}' })).toBe(
      'Erstens.\nZweitens.\nDrittens.\nViertens.',
    )
  })
  test('reads nested objects and bare lists', () => {
    expect(failureText(new CallFailed(400, { items: { 1: { tables: ['Zu viele.'] } } }))).toBe('Zu viele.')
    expect(failureText(new CallFailed(400, ['Erstens.', 'Zweitens.']))).toBe('Erstens.\nZweitens.')
  })
})

test("the server's detail is shown without its code", () => {
  const full = { detail: 'Der Termin ist voll.', code: 'event_full' }
  expect(failureText(new CallFailed(409, full))).toBe('Der Termin ist voll.')
})

test('a failure of the network says what happened', () => {
  expect(failureText(new Unreachable('Sie sind offline.'))).toBe('Sie sind offline.')
})

describe('a login that fails', () => {
  test('with 401 blames name or password', () => {
    const refused = new CallFailed(401, { detail: 'Kein aktiver Account mit diesen Zugangsdaten gefunden' })
    expect(loginFailureText(refused)).toBe('Benutzername oder Passwort falsch')
  })
  test("otherwise shows the server's error text", () => {
    expect(loginFailureText(new CallFailed(503, { error: 'Wartung bis 12 Uhr.' }))).toBe(
      'Wartung bis 12 Uhr.',
    )
  })
  test.each([new CallFailed(500, {}), new CallFailed(500, 'x'), new Unreachable('Sie sind offline.')])(
    'without such a text says so',
    failure => {
      expect(loginFailureText(failure)).toBe('Fehler beim Anmelden')
    },
  )
})

describe('fields that the server refuses', () => {
  test('get their first sentence', () => {
    expect(fieldFailures(new CallFailed(400, { email: ['Erstens.', 'Zweitens.'] }))).toEqual([
      ['email', 'Erstens.'],
    ])
  })
  test('are none when the fault lies elsewhere', () => {
    expect(fieldFailures(new CallFailed(409, { detail: 'Voll.' }))).toEqual([])
    expect(fieldFailures(new Unreachable('Sie sind offline.'))).toEqual([])
  })
})
