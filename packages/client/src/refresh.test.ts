import { expect, test } from 'vitest'
import { isInvalidToken } from './refresh.ts'

const page = '<h1>Bitte anmelden</h1>'
const refusal = { detail: 'Die Anfrage wurde gedrosselt.' }

test('that a token is no good is the word of our server, in a code', () => {
  const body = { detail: 'Token ist ungültig oder abgelaufen', code: 'token_not_valid' }
  expect(isInvalidToken({ status: 401, body })).toBe(true)
  expect(isInvalidToken({ status: 200, body })).toBe(false)
})

test.each([
  [200, page],
  [401, page],
  [403, page],
  [401, refusal],
  [429, refusal],
  [503, refusal],
  [401, { ...refusal, code: 'user_not_found' }],
])('an answer of %i with %j says nothing of a token: who is logged in stays so', (status, body) => {
  expect(isInvalidToken({ status, body })).toBe(false)
})
