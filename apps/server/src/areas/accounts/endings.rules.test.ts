import { expect, test } from 'vitest'
import { type Ending, endings, isAttemptOver } from './endings.rules.ts'

const all: [string, Ending][] = Object.entries(endings)
const eventsThat = (ends: (ending: Ending) => unknown) =>
  all.filter(([, ending]) => ends(ending)).map(([event]) => event)
const thief = [
  'password_changed',
  'password_reset',
  'password_reset_with_keys',
  'token_reused',
  'second_factor_switched_off',
  'second_factor_taken',
  'passkey_removed',
]

test('a new password, a reset, a removed second factor and a token that two have used end every session', () => {
  expect(eventsThat(({ sessions }) => sessions === 'all')).toEqual([...thief, 'email_taken_back', 'closed'])
})

test('a second step that is set up and a portal that is left log out all but whoever does it', () => {
  const ends = eventsThat(({ sessions }) => sessions === 'others')
  expect(ends).toEqual(['second_factor_set_up', 'portal_unlinked'])
})

test('whatever ends every session ends what was begun, and each link but the ways back', () => {
  for (const [, ending] of all.filter(([event]) => thief.includes(event)))
    expect(ending).toMatchObject({ links: ['activation', 'password_reset', 'email_reset'], attempts: true })
})

test('a way back to a former address ends when it is used, or nobody is to come in any more', () => {
  const ends = eventsThat(({ links }) => links?.includes('email_back'))
  expect(ends).toEqual(['email_taken_back', 'replaced', 'closed'])
})

test('keys of the interface end with the account, and with a reset by whoever wants it', () => {
  expect(eventsThat(({ keys }) => keys)).toEqual(['password_reset_with_keys', 'closed'])
})

test('calendar address and pass, which open nothing but reading, end with the account alone', () => {
  expect(eventsThat(({ calendar, passes }) => calendar ?? passes)).toEqual(['closed'])
})

const attemptsFrom = new Date('2027-03-01T12:00:00.500Z')
const second = Math.floor(attemptsFrom.getTime() / 1000)

test.each([
  ['what was begun before is over', second - 1, { attemptsFrom }, true],
  ['so is what was begun in that second', second, { attemptsFrom }, true],
  ['what was begun after it is not', second + 1, { attemptsFrom }, false],
  ['nothing is over where nothing has happened', 0, { attemptsFrom: null }, false],
])('%s', (_sentence, begunAt, account, over) => {
  expect(isAttemptOver(begunAt, account)).toBe(over)
})
