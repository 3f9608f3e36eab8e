import { expect, test } from 'vitest'
import { isLeitwegId } from './leitweg.ts'

test.each(['04011000-1234512345-06', '991-33333TEST-33', '05711-06001-79', '992-90009-96'])(
  'the Leitweg-ID %s is one',
  id => {
    expect(isLeitwegId(id)).toBe(true)
    // One digit that is wrong, or two that are swapped, are found by the check digits.
    const [first = '', second = ''] = id.slice(-2)
    expect(isLeitwegId(id.slice(0, -1) + ((Number(second) + 1) % 10))).toBe(false)
    expect(first === second || !isLeitwegId(id.slice(0, -2) + second + first)).toBe(true)
  },
)

test.each([
  '04011000-1234512345-07',
  '40011000-1234512345-06',
  '0401-12345-06',
  '04011000 1234512345 06',
  '04011000-12345_2345-06',
  '-06',
])('„%s“ is none', text => {
  expect(isLeitwegId(text)).toBe(false)
})
