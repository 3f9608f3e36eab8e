import { expect, test } from 'vitest'
import { guess } from './passwordGuess.ts'
import { strengthOf } from './passwordStrength.ts'

test.each([
  ['', 'zu kurz'],
  ['Kx9!zq', 'zu kurz'],
  ['passwort123', 'schwach'],
  ['12345678', 'schwach'],
  ['Tafel-Kreide-Schwamm-1908', 'sehr gut'],
])('„%s“ is told as %s', (password, word) => {
  expect(strengthOf(password, [], guess).word).toBe(word)
})

test('a password made of the own name is weaker than the same for somebody else', () => {
  const password = 'moellenkamp27'
  const own = strengthOf(password, ['Möllenkamp', 'moellenkamp@schule.example'], guess)
  expect(own.level).toBeLessThan(strengthOf(password, ['Karaca'], guess).level)
})

test('without the dictionary only the length counts, and nothing is called very good', () => {
  expect([7, 8, 12, 16, 60].map(length => strengthOf('a'.repeat(length), []).word)).toEqual([
    'zu kurz',
    'schwach',
    'mittel',
    'gut',
    'gut',
  ])
})
