import { expect, test } from 'vitest'
import { numberFromField } from './numberField.ts'

test.each(['', '  '])('the empty field %j is null', text => {
  expect(numberFromField(text)).toBeNull()
})

test.each([
  ['12', 12],
  [' 1,5 ', 1.5],
  ['1.5', 1.5],
  ['1.234,50', 1234.5],
  ['-3', -3],
  ['0', 0],
])('%j is %d', (text, value) => {
  expect(numberFromField(text)).toBe(value)
})

test.each(['zwölf', '1,2,3', '12 km'])('%j is no number', text => {
  expect(numberFromField(text)).toBeNaN()
})
