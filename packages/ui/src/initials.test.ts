import { expect, test } from 'vitest'
import { initials } from './initials.ts'

test.each([
  ['Miriam Baumgärtner', 'MB'],
  ['Özlem Karaca', 'ÖK'],
  ['Prof. Dr. Karin Ostermann', 'KO'],
  ['Sabine Köhler-Wüst', 'SK'],
  ['Anna von der Heide', 'AH'],
  ['Madonna', 'M'],
  ['', ''],
])('the initials of "%s" are "%s"', (name, letters) => {
  expect(initials(name)).toBe(letters)
})
