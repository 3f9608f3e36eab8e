import { expect, test } from 'vitest'
import { sizeText } from './backups.texts.ts'

test('a size is told in the unit that people know it by', () => {
  expect([0, 999, 1000, 2_436_000, 31_000_000_000].map(sizeText)).toEqual([
    '0\u00A0Byte',
    '999\u00A0Byte',
    '1\u00A0kB',
    '2,4\u00A0MB',
    '31\u00A0GB',
  ])
})
