import { expect, test } from 'vitest'
import { sizeText } from './sizes.ts'

test('the size of a file is told in two figures or so', () => {
  expect(sizeText(340)).toBe('1\u00A0kB')
  expect(sizeText(340_000)).toBe('340\u00A0kB')
  expect(sizeText(1_240_000)).toBe('1,2\u00A0MB')
})
