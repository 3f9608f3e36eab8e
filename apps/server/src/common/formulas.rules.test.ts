import { expect, test } from 'vitest'
import { typedCell } from './formulas.rules.ts'

test.each([
  '=1+1',
  '+1+1',
  '-1+1',
  '@SUM(1;1)',
  '\t=1+1',
  '\r=1+1',
  '\n=1+1',
  '\uFF1D1+1',
  '\uFF0B1',
  '\uFF0D1',
  '\uFF201',
])('what begins as %j does is a text in a table, and can be read as it was typed', text => {
  expect(typedCell(text)).toBe(`'${text}`)
})

test.each(['Lesen = Verstehen', '0170 12', "'n Abend", ''])('%j stays as it is', text => {
  expect(typedCell(text)).toBe(text)
})
