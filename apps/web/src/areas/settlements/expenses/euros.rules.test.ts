import { expect, test } from 'vitest'
import { centsFromField, fieldOfCents } from './euros.rules.ts'

test.each(['', '  '])('the empty field %j is null', text => {
  expect(centsFromField(text)).toBeNull()
})

test.each([
  ['16,20', 1620],
  ['16,2', 1620],
  ['16.20', 1620],
  ['16', 1600],
  [' 16,20 € ', 1620],
  ['1.234,50', 123_450],
  ['1234,50', 123_450],
  ['0,29', 29],
  ['1,15', 115],
])('%j is %d cents', (text, cents) => {
  expect(centsFromField(text)).toBe(cents)
})

test.each(['sechzehn', '-3', '1,2,3', '16,205', '1.234', '1e3', '0x10', ',5', '1.23,50'])(
  '%j is no amount',
  text => {
    expect(centsFromField(text)).toBeNaN()
  },
)

test('an amount stands in its field as Germans write it', () => {
  expect([0, 5, 1620, 123_450].map(fieldOfCents)).toEqual(['', '0,05', '16,20', '1234,50'])
})
