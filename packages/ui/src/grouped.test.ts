import { expect, test } from 'vitest'
import { grouped } from './grouped.ts'

test('what has the same key stands together, in the order of its coming', () => {
  const words = ['Tafel', 'Kreide', 'Tisch', 'Klasse', 'Schwamm']
  expect([...grouped(words, ([first]) => first)]).toEqual([
    ['T', ['Tafel', 'Tisch']],
    ['K', ['Kreide', 'Klasse']],
    ['S', ['Schwamm']],
  ])
  expect(grouped([], String).size).toBe(0)
})
