import { expect, test } from 'vitest'
import { fullName, fullNames } from './names.ts'

test('a name is first and last name, without a gap where one is missing', () => {
  expect(fullName({ first_name: 'Özlem', last_name: 'Karaca' })).toBe('Özlem Karaca')
  expect(fullName({ first_name: '', last_name: 'Karaca' })).toBe('Karaca')
  expect(fullName({ first_name: 'Madonna', last_name: '' })).toBe('Madonna')
})

test('several are named after each other', () => {
  const people = [
    { first_name: 'Miriam', last_name: 'Baumgärtner' },
    { first_name: 'Özlem', last_name: 'Karaca' },
  ]
  expect(fullNames(people)).toBe('Miriam Baumgärtner, Özlem Karaca')
})
