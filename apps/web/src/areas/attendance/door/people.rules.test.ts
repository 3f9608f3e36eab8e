import { expect, test } from 'vitest'
import { filterOf, isEnough, wholeNumber } from './people.rules.ts'

test('figures are a customer number, everything else is a name', () => {
  expect(filterOf('204 817')).toEqual({ as_customernumber__istartswith: '204817' })
  expect(filterOf(' Eva Sommer ')).toEqual({ name: 'Eva Sommer' })
})

test('three characters are enough to look for somebody', () => {
  expect(isEnough('Ev ')).toBe(false)
  expect(isEnough('Eva')).toBe(true)
})

test('without a network only a customer number tells who is meant', () => {
  expect(wholeNumber('204 817')).toBe('204817')
  expect(wholeNumber('20')).toBeUndefined()
  expect(wholeNumber('Eva Sommer')).toBeUndefined()
})
