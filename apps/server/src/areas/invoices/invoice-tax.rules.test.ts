import { expect, test } from 'vitest'
import { isUnseen } from './invoice-tax.rules.ts'

test.each([
  ['nothing changed, one click', 0, null, false],
  ['nothing changed, its sum seen', 0, 11_900, false],
  ['nothing changed, another sum seen', 0, 10_000, true],
  ['another tax, nobody has looked', 1, null, true],
  ['another tax, its sum seen', 1, 11_900, false],
  ['another tax, another sum seen', 1, 10_000, true],
])('%s', (_, changes, seenCents, unseen) => {
  expect(isUnseen({ grossCents: 11_900, changes }, seenCents)).toBe(unseen)
})
