import { expect, test } from 'vitest'
import { choices, nothing, reachText, scopesOf, scopesText } from './keys.texts.ts'

test('whoever may change something may read it, and nothing else', () => {
  const scopes = scopesOf({ ...nothing, programme: 'write', people: 'read' })
  expect(scopes).toEqual(['programme:read', 'programme:write', 'people:read'])
  expect(scopesText(scopes)).toBe('Programm lesen und ändern, Personen lesen')
})

test('a key that was made by a program may change without reading', () => {
  expect(scopesText(['registrations:write'])).toBe('Anmeldungen ändern')
})

test('accounts can be read, and not changed', () => {
  const reaches = Object.fromEntries(choices.map(({ field, reaches }) => [field, reaches]))
  expect(reaches).toMatchObject({
    people: ['none', 'read'],
    members: ['none', 'write'],
    money: ['none', 'read', 'write'],
  })
})

test('a program of the association brings members and reads nothing of them', () => {
  const scopes = scopesOf({ ...nothing, members: 'write' })
  expect(scopes).toEqual(['members:write'])
  expect([scopesText(scopes), reachText('members', 'write')]).toEqual(['Mitglieder abgleichen', 'abgleichen'])
})
