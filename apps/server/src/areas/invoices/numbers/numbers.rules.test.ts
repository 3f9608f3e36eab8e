import { expect, test } from 'vitest'
import { readNumber, refusalOf } from './numbers.rules.ts'

test('a number is read as it stands on the paper, and nothing else', () => {
  expect(readNumber(' 2027-R-00042 ')).toEqual({ year: 2027, running: 42 })
  expect(readNumber('2027-r-123456')).toEqual({ year: 2027, running: 123_456 })
  for (const typed of ['42', '2027-R-42', 'B-2027-000012', '2027-R-00042a', ''])
    expect(readNumber(typed)).toBeUndefined()
})

test('numbers only count on, within years that have come, and never by a slip of the finger', () => {
  const refusal = (running: number, year = 2027) => refusalOf({ year, running }, 42, 2027)
  expect(refusal(43)).toBeUndefined()
  expect(refusal(1042)).toBeUndefined()
  expect(refusal(60, 2026)).toBeUndefined()
  expect(refusal(42)).toBe('Die Nummern gehen nur vorwärts: Die nächste ist schon 2027-R-00043.')
  expect(refusal(1043)).toContain('1001 Nummern auf einmal, von 2027-R-00043 an')
  expect(refusal(43, 2028)).toBe('Für 2028 gibt es noch keine Rechnungen.')
})
