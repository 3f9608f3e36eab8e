import { expect, test } from 'vitest'
import { readLines } from './group.rules.ts'

const eva = { email: 'eva@schule.example', first_name: 'Eva', last_name: 'Sommer', isRead: true }

test('people are read from lines as mail programs, Excel and people write them', () => {
  for (const text of [
    'Eva Sommer <eva@schule.example>',
    '"Eva Sommer" <eva@schule.example>',
    'Sommer, Eva; eva@schule.example',
    'Eva\tSommer\teva@schule.example',
    'Eva;Sommer;eva@schule.example',
    'eva@schule.example Eva Sommer',
    'Eva Sommer, eva@schule.example',
  ])
    expect(readLines(text)).toEqual([{ text, ...eva }])
})

test('a name of more words ends with the family name, and empty lines are none', () => {
  expect(readLines('\nAnna Maria Groß <a@b.example>\n\n')).toMatchObject([
    { first_name: 'Anna Maria', last_name: 'Groß' },
  ])
})

test('a line without an address or a name is told apart', () => {
  expect(readLines('Eva Sommer\neva@schule.example').map(({ isRead }) => isRead)).toEqual([false, false])
})
