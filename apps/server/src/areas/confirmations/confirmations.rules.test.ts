import { expect, test } from 'vitest'
import { codeFrom, codeLength, numberOf, plainCode, schoolYearBegins } from './confirmations.rules.ts'

test('a code has twelve signs of an alphabet without 0, O, 1 and I, each as likely as the others', () => {
  expect(codeFrom(new Uint8Array(codeLength).fill(7))).toHaveLength(12)
  const all = codeFrom(Array.from({ length: 256 }, (_, byte) => byte))
  const counts = Map.groupBy(all, sign => sign)
  expect([...counts.keys()].toSorted().join('')).toBe('23456789ABCDEFGHJKLMNPQRSTUVWXYZ')
  expect(new Set([...counts.values()].map(({ length }) => length))).toEqual(new Set([8]))
})

test.each([
  'K7QF3XMP92TD',
  'k7qf3xmp92td',
  'K7QF-3XMP-92TD',
  ' k7qf 3xmp 92td\n',
  'K7QF\u20103XMP\u201092TD\0',
])('%j is read as the same code', typed => {
  expect(plainCode(typed)).toBe('K7QF3XMP92TD')
})

test.each([
  [123, '2027-03-15T12:00:00Z', '2027-000123'],
  [7, '2026-12-31T23:00:00Z', '2027-000007'],
  [1_234_567, '2027-12-31T22:59:59Z', '2027-1234567'],
])('confirmation %i of %s has the number %s: the year is that of Berlin', (running, issuedAt, number) => {
  expect(numberOf(running, new Date(issuedAt))).toBe(number)
})

test('a school year begins on 1 August in Berlin', () => {
  expect(schoolYearBegins(2026).toISOString()).toBe('2026-07-31T22:00:00.000Z')
})
